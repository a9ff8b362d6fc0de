// 500px, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - 500px/placeholder.svg as 500px-placeholder

import SwiftUI

private let textColor = Color(white: 0x54 / 255)

/// What 500px shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { App500pxEmptyState() } }
struct App500pxEmptyState: View {
    /// In the catalogue it shows “500px.loading” for 3 s, then “500px”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 9) {
            Image("500px-placeholder", label: Text(verbatim: "A framed landscape photo"))
            Text(verbatim: "No Photos")
                .font(.system(size: 17, weight: .bold))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "Get started by uploading a photo.")
                .font(.system(size: 15, weight: .bold))
                .foregroundStyle(textColor)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.black)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    App500pxEmptyState()
}
