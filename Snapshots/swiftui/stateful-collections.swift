// StatefulCollections, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - stateful-collections/text.badge.xmark.svg as stateful-collections-text.badge.xmark

import SwiftUI

/// What StatefulCollections shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { StatefulCollectionsEmptyState() } }
///         .scrollDisabled(items.isEmpty)
///
/// Its background is the screen's own colour, which its other colours are made for.
struct StatefulCollectionsEmptyState: View {
    var body: some View {
        VStack(spacing: 16) {
            Image(
                "stateful-collections-text.badge.xmark",
                label: Text(verbatim: "Lines of text with a cross")
            )
            .renderingMode(.template)
            .foregroundStyle(Color(red: 0, green: 0x7A / 255, blue: 1))
            Text(verbatim: "No results")
                .font(.system(size: 17))
                .foregroundStyle(.black)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
    }
}

#Preview {
    StatefulCollectionsEmptyState()
}
