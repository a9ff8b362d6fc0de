// Instagram, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - instagram/loading.svg as instagram-loading

import SwiftUI

private let textColor = Color(white: 0x44 / 255)

/// What Instagram shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { InstagramLoadingState() } }
struct InstagramLoadingState: View {
    /// In the catalogue it shows “instagram.loading” for 3 s, then “instagram”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 24) {
            Image("instagram-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "Instagram Direct")
                .font(.custom("HelveticaNeue-Light", fixedSize: 26))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(
                verbatim:
                    "Send photos and videos directly to your friends. Only the people you send to can see these posts."
            )
            .font(.system(size: 16))
            .foregroundStyle(textColor)
            .lineSpacing(4)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    InstagramLoadingState()
}
