// Tumblr, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - tumblr/loading.svg as tumblr-loading

import SwiftUI

/// What Tumblr shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { TumblrLoadingState() } }
struct TumblrLoadingState: View {
    /// In the catalogue it shows “tumblr.loading” for 3 s, then “tumblr”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 10) {
            Image("tumblr-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "This is your Dashboard.")
                .font(.system(size: 18, weight: .bold))
                .foregroundStyle(Color(red: 0xAA / 255, green: 0xB6 / 255, blue: 0xC4 / 255))
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "When you follow some blogs, their latest posts will show up here!")
                .font(.system(size: 17))
                .foregroundStyle(Color(red: 0x82 / 255, green: 0x8E / 255, blue: 0x9C / 255))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0x34 / 255, green: 0x46 / 255, blue: 0x5C / 255))
        .onTapGesture { onTapView() }
    }
}

#Preview {
    TumblrLoadingState()
}
