// WhatsApp, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - whatsapp/loading.svg as whatsapp-loading

import SwiftUI

/// What WhatsApp shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { WhatsAppLoadingState() } }
struct WhatsAppLoadingState: View {
    /// In the catalogue it shows “whatsapp.loading” for 3 s, then “whatsapp”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 11) {
            Image("whatsapp-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
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
    WhatsAppLoadingState()
}
