// AppStore, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - appstore/loading.svg as appstore-loading

import SwiftUI

/// What AppStore shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { AppStoreLoadingState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct AppStoreLoadingState: View {
    /// In the catalogue it shows “appstore.loading” for 3 s, then “appstore”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 34) {
            Image("appstore-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
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
    AppStoreLoadingState()
}
