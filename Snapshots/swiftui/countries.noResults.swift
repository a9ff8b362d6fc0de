// Countries, state “noResults”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - countries/search.svg as countries-search

import SwiftUI

/// What Countries shows over a list in the state “noResults”.
///
///     List(items) { ... }
///         .overlay { if results.isEmpty { CountriesNoResultsState() } }
struct CountriesNoResultsState: View {
    /// In the catalogue it opens <https://en.wikipedia.org/wiki/Special:Search>.
    var onTapButton: () -> Void = {}

    var body: some View {
        VStack(spacing: 11) {
            Image("countries-search", label: Text(verbatim: "A magnifying glass"))
            Text(
                [
                    AttributedString("No countries found matching\n"),
                    AttributedString(
                        "{query}",
                        attributes: AttributeContainer().font(Font.system(size: 17, weight: .bold))
                    ),
                    AttributedString("."),
                ].reduce(AttributedString(), +)
            )
            .font(.system(size: 17))
            .foregroundStyle(Color(red: 0xAA / 255, green: 0xAB / 255, blue: 0xB3 / 255))
            Button {
                onTapButton()
            } label: {
                Text(verbatim: "Search in Wikipedia")
                    .font(.system(size: 16))
            }
            .buttonStyle(MainButtonStyle())
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
    }
}

private struct MainButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                configuration.isPressed
                    ? Color(red: 0xCC / 255, green: 0xE4 / 255, blue: 1)
                    : Color(red: 0, green: 0x7A / 255, blue: 1)
            )
            .padding(.vertical, 6)
            .contentShape(.rect)
    }
}

#Preview {
    CountriesNoResultsState()
}
