// Kickstarter, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - kickstarter/placeholder.svg as kickstarter-placeholder
// - kickstarter/button-normal.svg as kickstarter-button-normal
// - kickstarter/button-highlighted.svg as kickstarter-button-highlighted

import SwiftUI

private let textColor = Color(red: 0x82 / 255, green: 0x85 / 255, blue: 0x87 / 255)

/// What Kickstarter shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { KickstarterEmptyState() } }
struct KickstarterEmptyState: View {
    /// In the catalogue it shows “kickstarter.loading” for 3 s, then “kickstarter”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “kickstarter.loading” for 3 s, then “kickstarter”.
    var onTapButton: () -> Void = {}

    var body: some View {
        VStack(spacing: 15) {
            Image("kickstarter-placeholder", label: Text(verbatim: "A lightning bolt"))
            Text(verbatim: "Activity empty")
                .font(.system(size: 16, weight: .bold))
                .kerning(-0.1)
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "When you back a project or follow a friend, their activity will show up here.")
                .font(.system(size: 14))
                .foregroundStyle(textColor)
            Button {
                onTapButton()
            } label: {
                Text(verbatim: "Discover projects")
                    .font(.system(size: 14, weight: .bold))
                    .foregroundStyle(.white)
            }
            .buttonStyle(MainButtonStyle())
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0xF7 / 255, green: 0xFA / 255, blue: 0xFA / 255))
        .onTapGesture { onTapView() }
    }
}

private struct MainButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background {
                // The catalogue's cap insets (22, 22, 22, 22) leave nothing to stretch.
                Image(
                    decorative: configuration.isPressed
                        ? "kickstarter-button-highlighted"
                        : "kickstarter-button-normal"
                )
                .resizable(capInsets: EdgeInsets(top: 21, leading: 21, bottom: 21, trailing: 21))
                .padding(.horizontal, 20)
            }
            .contentShape(.rect)
    }
}

#Preview {
    KickstarterEmptyState()
}
