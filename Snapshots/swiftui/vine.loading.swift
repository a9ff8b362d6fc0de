// Vine, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - vine/loading.svg as vine-loading

import SwiftUI

/// What Vine shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { VineLoadingState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct VineLoadingState: View {
    /// In the catalogue it shows “vine.loading” for 3 s, then “vine”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 0) {
            Image("vine-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "Welcome to VMs")
                .font(.system(size: 22, weight: .bold))
                .kerning(0.45)
                .foregroundStyle(Color(white: 0x59 / 255))
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "This is where your private conversations will live")
                .font(.system(size: 17))
                .foregroundStyle(Color(white: 0xA6 / 255))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    VineLoadingState()
}
