// StatefulCollections, state “error”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - stateful-collections/xmark.octagon.svg as stateful-collections-xmark.octagon

import SwiftUI

/// What StatefulCollections shows over a list in the state “error”.
///
///     List(items) { ... }
///         .overlay { if error != nil { StatefulCollectionsErrorState() } }
///         .scrollDisabled(error != nil)
///
/// Its background is the screen's own colour, which its other colours are made for.
struct StatefulCollectionsErrorState: View {
    var body: some View {
        VStack(spacing: 16) {
            Image("stateful-collections-xmark.octagon", label: Text(verbatim: "A cross in an octagon"))
                .renderingMode(.template)
                .foregroundStyle(Color(red: 0, green: 0x7A / 255, blue: 1))
            Text(verbatim: "There was an unknown error")
                .font(.system(size: 17))
                .foregroundStyle(.black)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
    }
}

#Preview {
    StatefulCollectionsErrorState()
}
