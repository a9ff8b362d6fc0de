// Vesper, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - vesper/loading.svg as vesper-loading

import SwiftUI

/// What Vesper shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { VesperLoadingState() } }
struct VesperLoadingState: View {
    /// In the catalogue it shows “vesper.loading” for 3 s, then “vesper”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 22) {
            Image("vesper-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "No Notes")
                .font(.system(size: 27))
                .foregroundStyle(Color(red: 0xD9 / 255, green: 0xDC / 255, blue: 0xE1 / 255))
                .accessibilityAddTraits(.isHeader)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0xF8 / 255))
        .onTapGesture { onTapView() }
    }
}

#Preview {
    VesperLoadingState()
}
