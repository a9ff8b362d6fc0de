// Facebook, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - facebook/placeholder.svg as facebook-placeholder

import SwiftUI

/// What Facebook shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { FacebookEmptyState() } }
struct FacebookEmptyState: View {
    /// In the catalogue it shows “facebook.loading” for 3 s, then “facebook”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 30) {
            Image("facebook-placeholder", label: Text(verbatim: "Silhouettes of a man and a woman"))
            Text(verbatim: "No friends to show.")
                .font(.system(size: 22, weight: .bold))
                .foregroundStyle(Color(red: 0xAC / 255, green: 0xAF / 255, blue: 0xBD / 255))
                .shadow(color: .white, radius: 0, y: 1)
                .accessibilityAddTraits(.isHeader)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0xEC / 255, green: 0xEE / 255, blue: 0xF7 / 255))
        .onTapGesture { onTapView() }
    }
}

#Preview {
    FacebookEmptyState()
}
