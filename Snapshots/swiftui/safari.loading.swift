// Safari, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - safari/loading.svg as safari-loading

import SwiftUI

/// What Safari shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { SafariLoadingState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct SafariLoadingState: View {
    /// In the catalogue it shows “safari.loading” for 3 s, then “safari”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 11) {
            Image("safari-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(
                verbatim: "Safari cannot open the page because your iPhone is not connected to the Internet."
            )
            .font(.system(size: 17))
            .foregroundStyle(Color(red: 0x7D / 255, green: 0x7F / 255, blue: 0x7F / 255))
            .lineSpacing(2)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    SafariLoadingState()
}
