// AppStore, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - appstore/placeholder.svg as appstore-placeholder

import SwiftUI

/// What AppStore shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { AppStoreEmptyState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct AppStoreEmptyState: View {
    /// In the catalogue it shows “appstore.loading” for 3 s, then “appstore”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 34) {
            Image("appstore-placeholder", label: Text(verbatim: "A magnifying glass"))
            Text(verbatim: "There are no results for “wwdc2014”.")
                .font(.system(size: 14))
                .foregroundStyle(Color(white: 0.2))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    AppStoreEmptyState()
}
