// Fancy, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - fancy/placeholder.svg as fancy-placeholder

import SwiftUI

/// What Fancy shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { FancyEmptyState() } }
struct FancyEmptyState: View {
    /// In the catalogue it shows “fancy.loading” for 3 s, then “fancy”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 1) {
            Image("fancy-placeholder", label: Text(verbatim: "The Fancy emblem in a rounded square"))
            Text(verbatim: "No Owns yet")
                .font(.system(size: 14, weight: .bold))
                .foregroundStyle(Color(red: 0x49 / 255, green: 0x4C / 255, blue: 0x53 / 255))
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "Tap Add to List and add things to Owns")
                .font(.system(size: 13))
                .foregroundStyle(Color(red: 0x7A / 255, green: 0x7D / 255, blue: 0x83 / 255))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0xF0 / 255))
        .onTapGesture { onTapView() }
    }
}

#Preview {
    FancyEmptyState()
}
