// Videos, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - videos/loading.svg as videos-loading

import SwiftUI

/// What Videos shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { VideosLoadingState() } }
struct VideosLoadingState: View {
    /// In the catalogue it shows “videos.loading” for 3 s, then “videos”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 0) {
            Image("videos-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "AirPlay")
                .font(.system(size: 17))
                .foregroundStyle(Color(white: 0x41 / 255))
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "This video is playing on “Apple TV”.")
                .font(.system(size: 12))
                .foregroundStyle(Color(white: 0x73 / 255))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.black)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    VideosLoadingState()
}
