// Remote, state “empty”, for SwiftUI.
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
/// Space and margins are the system's; in the catalogue they are 11 and 23 points.
struct RemoteEmptyState: View {
    /// In the catalogue it shows “remote.loading” for 3 s, then “remote”.
    var onTapView: () -> Void = {}

    var body: some View {
        ContentUnavailableView {
            Label {
                Text(verbatim: "Cannot Connect to a Local Network")
                    .font(.custom("HelveticaNeue-Medium", size: 18))
                    .foregroundStyle(textColor)
            } icon: {
                Image("remote-placeholder", label: Text(verbatim: "A Wi-Fi signal"))
            }
        } description: {
            Text(verbatim: "You must connect to a Wi-Fi network to control iTunes or Apple TV")
                .font(.custom("HelveticaNeue-Medium", size: 11.75))
                .foregroundStyle(textColor)
        }
        .contentShape(.rect)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    RemoteEmptyState()
}
