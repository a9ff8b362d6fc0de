// StatefulCollections, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - stateful-collections/loading.svg as stateful-collections-loading

import SwiftUI

/// What StatefulCollections shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { StatefulCollectionsLoadingState() } }
///         .scrollDisabled(isLoading)
///
/// Its background is the screen's own colour, which its other colours are made for.
struct StatefulCollectionsLoadingState: View {
    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 16) {
            Image("stateful-collections-loading", label: Text(verbatim: "Loading"))
                .renderingMode(.template)
                .foregroundStyle(Color(white: 0.6))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "Loading...")
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
    StatefulCollectionsLoadingState()
}
