// Remote, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - remote/placeholder.svg as remote-placeholder

import SwiftUI

private let textColor = Color(white: 0x55 / 255)

/// What Remote shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { RemoteEmptyState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct RemoteEmptyState: View {
    /// In the catalogue it shows “remote.loading” for 3 s, then “remote”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 11) {
            Image("remote-placeholder", label: Text(verbatim: "A Wi-Fi signal"))
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
    RemoteEmptyState()
}
