// Skype, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - skype/placeholder.svg as skype-placeholder

import SwiftUI

/// What Skype shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { SkypeEmptyState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct SkypeEmptyState: View {
    /// In the catalogue it shows “skype.loading” for 3 s, then “skype”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 11) {
            Image("skype-placeholder", label: Text(verbatim: "A star"))
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
            .font(.custom("HelveticaNeue-Light", fixedSize: 17.75))
            .foregroundStyle(Color(red: 0xA6 / 255, green: 0xC3 / 255, blue: 0xD1 / 255))
            .lineSpacing(3)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    SkypeEmptyState()
}
