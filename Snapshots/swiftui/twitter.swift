// Twitter, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Offset and margins are those of a screen of 375 × 667 points without bars.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.

import SwiftUI

/// What Twitter shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { TwitterEmptyState() } }
struct TwitterEmptyState: View {
    /// In the catalogue it shows “twitter.loading” for 3 s, then “twitter”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: "No lists")
                .font(.system(size: 14, weight: .bold))
                .foregroundStyle(Color(red: 0x29 / 255, green: 0x2F / 255, blue: 0x33 / 255))
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "You aren’t subscribed to any lists yet.")
                .font(.system(size: 12))
                .foregroundStyle(Color(red: 0x88 / 255, green: 0x99 / 255, blue: 0xA6 / 255))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .offset(y: -267)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0xF5 / 255, green: 0xF8 / 255, blue: 0xFA / 255))
        .onTapGesture { onTapView() }
    }
}

#Preview {
    TwitterEmptyState()
}
