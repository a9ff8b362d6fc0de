// WWDC, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.

import SwiftUI

private let textColor = Color(white: 0xB9 / 255)

/// What WWDC shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { WWDCEmptyState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct WWDCEmptyState: View {
    /// In the catalogue it shows “wwdc.loading” for 3 s, then “wwdc”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “wwdc.loading” for 3 s, then “wwdc”.
    var onTapButton: () -> Void = {}

    var body: some View {
        VStack(spacing: 18) {
            Text(verbatim: "No Favorites")
                .font(.custom("HelveticaNeue-Medium", fixedSize: 16))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "Favorites are only available to Registered Apple Developers.")
                .font(.system(size: 16))
                .foregroundStyle(textColor)
            Button {
                onTapButton()
            } label: {
                Text(verbatim: "Sign In")
                    .font(.system(size: 16))
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
                    ? Color(red: 0xFD / 255, green: 0xBB / 255, blue: 0xB2 / 255)
                    : Color(red: 0xFC / 255, green: 0x62 / 255, blue: 0x46 / 255)
            )
            .padding(.vertical, 6)
            .contentShape(.rect)
    }
}

#Preview {
    WWDCEmptyState()
}
