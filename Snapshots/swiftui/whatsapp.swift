// WhatsApp, state “empty”, for SwiftUI.
//
// Images to add to the asset catalog:
// - whatsapp/placeholder.svg as whatsapp-placeholder

import SwiftUI

/// What WhatsApp shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { WhatsAppEmptyState() } }
///
/// Space and margins are the system's; in the catalogue they are 11 and 23 points.
struct WhatsAppEmptyState: View {
    /// In the catalogue it shows “whatsapp.loading” for 3 s, then “whatsapp”.
    var onTapView: () -> Void = {}

    var body: some View {
        ContentUnavailableView {
            Label {
                Text(verbatim: "No Media")
                    .font(.system(size: 20))
                    .foregroundStyle(Color(white: 0x80 / 255))
            } icon: {
                Image("whatsapp-placeholder", label: Text(verbatim: "A lens over the Arrow Up icon"))
            }
        } description: {
            Text(
                verbatim:
                    "You can exchange media with Ignacio by tapping on the Arrow Up icon in the conversation screen."
            )
            .font(.system(size: 15))
            .foregroundStyle(Color(white: 0x98 / 255))
        }
        .background(Color(white: 0xF2 / 255))
        .onTapGesture { onTapView() }
    }
}

#Preview {
    WhatsAppEmptyState()
}
