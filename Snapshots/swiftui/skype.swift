// Skype, state “empty”, for SwiftUI.
//
// Images to add to the asset catalog:
// - skype/placeholder.svg as skype-placeholder

import SwiftUI

/// What Skype shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { SkypeEmptyState() } }
///
/// Space and margins are the system's; in the catalogue they are 11 and 23 points.
struct SkypeEmptyState: View {
    /// In the catalogue it shows “skype.loading” for 3 s, then “skype”.
    var onTapView: () -> Void = {}

    var body: some View {
        ContentUnavailableView {
            Image("skype-placeholder", label: Text(verbatim: "A star"))
        } description: {
            Text(
                [
                    AttributedString("Keep all your favorite people together, "),
                    AttributedString(
                        "add favorites",
                        attributes: AttributeContainer()
                            .foregroundColor(Color(red: 0, green: 0xAD / 255, blue: 0xF1 / 255))
                    ),
                    AttributedString("."),
                ].reduce(AttributedString(), +)
            )
            .font(.custom("HelveticaNeue-Light", size: 17.75))
            .foregroundStyle(Color(red: 0xA6 / 255, green: 0xC3 / 255, blue: 0xD1 / 255))
            .lineSpacing(3)
        }
        .contentShape(.rect)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    SkypeEmptyState()
}
