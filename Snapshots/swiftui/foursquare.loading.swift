// Foursquare, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - foursquare/loading.svg as foursquare-loading
// - foursquare/button-normal.svg as foursquare-button-normal
// - foursquare/button-highlighted.svg as foursquare-button-highlighted

import SwiftUI

/// What Foursquare shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { FoursquareLoadingState() } }
struct FoursquareLoadingState: View {
    /// In the catalogue it shows “foursquare.loading” for 3 s, then “foursquare”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “foursquare.loading” for 3 s, then “foursquare”.
    var onTapButton: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 9) {
            Image("foursquare-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "Nobody has liked or commented on your check-ins yet.")
                .font(.system(size: 14, weight: .bold))
                .foregroundStyle(Color(red: 0xCE / 255, green: 0xCB / 255, blue: 0xC6 / 255))
            Button {
                onTapButton()
            } label: {
                Text(verbatim: "Add friends to get started!")
                    .font(.system(size: 14, weight: .bold))
            }
            .buttonStyle(MainButtonStyle())
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0xFC / 255, green: 0xFC / 255, blue: 0xFA / 255))
        .onTapGesture { onTapView() }
    }
}

private struct MainButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                configuration.isPressed ? Color.white : Color(red: 0, green: 0xAE / 255, blue: 0xEF / 255)
            )
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, minHeight: 35)
            .background {
                // The catalogue's cap insets (25, 25, 25, 25) leave nothing to stretch.
                Image(
                    decorative: configuration.isPressed
                        ? "foursquare-button-highlighted"
                        : "foursquare-button-normal"
                )
                .resizable(capInsets: EdgeInsets(top: 17, leading: 25, bottom: 17, trailing: 25))
                .padding(.horizontal, -10)
            }
            .contentShape(.rect)
    }
}

#Preview {
    FoursquareLoadingState()
}
