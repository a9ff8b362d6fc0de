// iTunes Connect, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - itunes-connect/loading.svg as itunes-connect-loading

import SwiftUI

private let textColor = Color(white: 0.6)

/// What iTunes Connect shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { ITunesConnectLoadingState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct ITunesConnectLoadingState: View {
    /// In the catalogue it shows “itunes-connect.loading” for 3 s, then “itunes-connect”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 9) {
            Image("itunes-connect-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "No Favorites")
                .font(.system(size: 22))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "To add a favorite, tap the star icon next to an App's name.")
                .font(.system(size: 14))
                .foregroundStyle(textColor)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    ITunesConnectLoadingState()
}
