// Airbnb, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - airbnb/placeholder.svg as airbnb-placeholder

import SwiftUI

/// What Airbnb shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { AirbnbEmptyState() } }
struct AirbnbEmptyState: View {
    /// In the catalogue it shows “airbnb.loading” for 3 s, then “airbnb”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “airbnb.loading” for 3 s, then “airbnb”.
    var onTapButton: () -> Void = {}

    var body: some View {
        VStack(spacing: 24) {
            Image("airbnb-placeholder", label: Text(verbatim: "A speech bubble in a ring"))
            Text(verbatim: "No Messages")
                .font(.custom("HelveticaNeue-Light", fixedSize: 22))
                .foregroundStyle(Color(white: 0xC9 / 255))
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "When you have messages, you’ll see them here.")
                .font(.system(size: 13))
                .foregroundStyle(Color(white: 0xCF / 255))
                .lineSpacing(4)
            Button {
                onTapButton()
            } label: {
                Text(verbatim: "Start Browsing")
                    .font(.system(size: 16, weight: .bold))
            }
            .buttonStyle(MainButtonStyle())
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

private struct MainButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                configuration.isPressed
                    ? Color(red: 0x6B / 255, green: 0xCE / 255, blue: 1)
                    : Color(red: 0x05 / 255, green: 0xAD / 255, blue: 1)
            )
            .padding(.vertical, 6)
            .contentShape(.rect)
    }
}

#Preview {
    AirbnbEmptyState()
}
