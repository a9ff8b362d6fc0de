// Remote, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - remote/loading.svg as remote-loading

import SwiftUI

private let textColor = Color(white: 0x55 / 255)

/// What Remote shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { RemoteLoadingState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct RemoteLoadingState: View {
    /// In the catalogue it shows “remote.loading” for 3 s, then “remote”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 11) {
            Image("remote-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "Cannot Connect to a Local Network")
                .font(.custom("HelveticaNeue-Medium", fixedSize: 18))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "You must connect to a Wi-Fi network to control iTunes or Apple TV")
                .font(.custom("HelveticaNeue-Medium", fixedSize: 11.75))
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
    RemoteLoadingState()
}
