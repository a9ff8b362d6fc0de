// Path, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - path/loading.svg as path-loading

import SwiftUI

/// What Path shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { PathLoadingState() } }
struct PathLoadingState: View {
    /// In the catalogue it shows “path.loading” for 3 s, then “path”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 1) {
            Image("path-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "Message Your Friends")
                .font(.system(size: 14, weight: .bold))
                .foregroundStyle(.white)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "Send a message or create a group.")
                .font(.system(size: 14))
                .foregroundStyle(Color(red: 0xA6 / 255, green: 0x97 / 255, blue: 0x8D / 255))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0x72 / 255, green: 0x6D / 255, blue: 0x67 / 255))
        .onTapGesture { onTapView() }
    }
}

#Preview {
    PathLoadingState()
}
