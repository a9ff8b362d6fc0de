// Slack, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - slack/placeholder.svg as slack-placeholder

import SwiftUI

/// What Slack shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { SlackEmptyState() } }
struct SlackEmptyState: View {
    /// In the catalogue it shows “slack.loading” for 3 s, then “slack”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 11) {
            Image("slack-placeholder", label: Text(verbatim: "An at sign"))
            Text(verbatim: "You don't have any recent mentions")
                .font(.system(size: 17))
                .foregroundStyle(Color(white: 0xD7 / 255))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    SlackEmptyState()
}
