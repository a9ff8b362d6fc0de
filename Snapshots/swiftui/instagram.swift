// Instagram, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - instagram/placeholder.svg as instagram-placeholder

import SwiftUI

private let textColor = Color(white: 0x44 / 255)

/// What Instagram shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { InstagramEmptyState() } }
struct InstagramEmptyState: View {
    /// In the catalogue it shows “instagram.loading” for 3 s, then “instagram”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 24) {
            Image("instagram-placeholder", label: Text(verbatim: "An empty inbox tray"))
            Text(verbatim: "Instagram Direct")
                .font(.custom("HelveticaNeue-Light", fixedSize: 26))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(
                verbatim:
                    "Send photos and videos directly to your friends. Only the people you send to can see these posts."
            )
            .font(.system(size: 16))
            .foregroundStyle(textColor)
            .lineSpacing(4)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    InstagramEmptyState()
}
