// WhatsApp, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - whatsapp/placeholder.svg as whatsapp-placeholder

import SwiftUI

/// What WhatsApp shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { WhatsAppEmptyState() } }
struct WhatsAppEmptyState: View {
    /// In the catalogue it shows “whatsapp.loading” for 3 s, then “whatsapp”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 11) {
            Image("whatsapp-placeholder", label: Text(verbatim: "A lens over the Arrow Up icon"))
            Text(verbatim: "No Media")
                .font(.system(size: 20))
                .foregroundStyle(Color(white: 0x80 / 255))
                .accessibilityAddTraits(.isHeader)
            Text(
                verbatim:
                    "You can exchange media with Ignacio by tapping on the Arrow Up icon in the conversation screen."
            )
            .font(.system(size: 15))
            .foregroundStyle(Color(white: 0x98 / 255))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0xF2 / 255))
        .onTapGesture { onTapView() }
    }
}

#Preview {
    WhatsAppEmptyState()
}
