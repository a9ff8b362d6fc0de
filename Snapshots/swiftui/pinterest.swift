// Pinterest, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - pinterest/header.svg as pinterest-header

import SwiftUI

/// What Pinterest shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { PinterestEmptyState() } }
struct PinterestEmptyState: View {
    /// In the catalogue it shows “pinterest.loading” for 3 s, then “pinterest”.
    var onTapView: () -> Void = {}

    var body: some View {
        ZStack(alignment: .top) {
            Image(
                "pinterest-header",
                label: Text(verbatim: "A profile with an Edit Profile button, 6 followers and 54 following")
            )
            .frame(height: 133)
            Text(verbatim: "No boards to display")
                .font(.system(size: 18, weight: .bold))
                .foregroundStyle(Color(white: 0.4))
                .accessibilityAddTraits(.isHeader)
                .multilineTextAlignment(.center)
                .padding(.horizontal, 23)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(Color(white: 0xE1 / 255))
        .onTapGesture { onTapView() }
    }
}

#Preview {
    PinterestEmptyState()
}
