// Slack, state “empty”, for SwiftUI.
//
// Images to add to the asset catalog:
// - slack/placeholder.svg as slack-placeholder

import SwiftUI

/// What Slack shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { SlackEmptyState() } }
///
/// Space and margins are the system's; in the catalogue they are 11 and 23 points.
struct SlackEmptyState: View {
    /// In the catalogue it shows “slack.loading” for 3 s, then “slack”.
    var onTapView: () -> Void = {}

    var body: some View {
        ContentUnavailableView {
            Image("slack-placeholder", label: Text(verbatim: "An at sign"))
        } description: {
            Text(verbatim: "You don't have any recent mentions")
                .font(.system(size: 17))
                .foregroundStyle(Color(white: 0xD7 / 255))
        }
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    SlackEmptyState()
}
