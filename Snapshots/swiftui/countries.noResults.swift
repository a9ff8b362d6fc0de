// Countries, state “noResults”, for SwiftUI.
//
// Images to add to the asset catalog:
// - countries/search.svg as countries-search

import SwiftUI

/// What Countries shows over a list in the state “noResults”.
///
///     List(items) { ... }
///         .overlay { if results.isEmpty { CountriesNoResultsState() } }
///
/// Space and margins are the system's; in the catalogue they are 11 and 23 points.
struct CountriesNoResultsState: View {
    /// In the catalogue it opens <https://en.wikipedia.org/wiki/Special:Search>.
    var onTapButton: () -> Void = {}

    var body: some View {
        ContentUnavailableView {
            Image("countries-search", label: Text(verbatim: "A magnifying glass"))
        } description: {
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
        } actions: {
            Button {
                onTapButton()
            } label: {
                Text(verbatim: "Search in Wikipedia")
                    .font(.system(size: 16))
            }
            .buttonStyle(MainButtonStyle())
        }
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
