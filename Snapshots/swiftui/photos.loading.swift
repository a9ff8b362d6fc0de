// Photos, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - photos/loading.svg as photos-loading

import SwiftUI

private let textColor = Color(white: 0.6)

/// What Photos shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { PhotosLoadingState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct PhotosLoadingState: View {
    /// In the catalogue it shows “photos.loading” for 3 s, then “photos”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 11) {
            Image("photos-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "No Photos or Videos")
                .font(.system(size: 27))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "You can sync photos and videos onto your iPhone using iTunes.")
                .font(.system(size: 17))
                .foregroundStyle(textColor)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    PhotosLoadingState()
}
