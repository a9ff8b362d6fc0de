// Podcasts, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - podcasts/header.svg as podcasts-header
// - podcasts/loading.svg as podcasts-loading

import SwiftUI

private let textColor = Color(white: 0.6)

/// What Podcasts shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { PodcastsLoadingState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct PodcastsLoadingState: View {
    /// In the catalogue it shows “podcasts.loading” for 3 s, then “podcasts”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ZStack(alignment: .top) {
            Image(
                "podcasts-header",
                label: Text(verbatim: "A search field and a switch between grid and list")
            )
            .frame(height: 44)
            VStack(spacing: 35) {
                Image("podcasts-loading", label: Text(verbatim: "Loading"))
                    .rotationEffect(.degrees(isAnimated ? 360 : 0))
                    .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                    .onAppear { isAnimated = !reduceMotion }
                Text(verbatim: "No Podcasts")
                    .font(.system(size: 27))
                    .foregroundStyle(textColor)
                    .accessibilityAddTraits(.isHeader)
                Text(verbatim: "You can subscribe to podcasts in Top Charts or Featured.")
                    .font(.system(size: 17))
                    .foregroundStyle(textColor)
            }
            .multilineTextAlignment(.center)
            .padding(.horizontal, 23)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    PodcastsLoadingState()
}
