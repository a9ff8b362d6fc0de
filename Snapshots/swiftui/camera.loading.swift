// Camera, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - camera/loading.svg as camera-loading

import SwiftUI

private let textColor = Color(red: 0x5F / 255, green: 0x69 / 255, blue: 0x78 / 255)

/// What Camera shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { CameraLoadingState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct CameraLoadingState: View {
    /// In the catalogue it shows “camera.loading” for 3 s, then “camera”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “camera.loading” for 3 s, then “camera”.
    var onTapButton: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 11) {
            Image("camera-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "Please Allow Photo Access")
                .font(.system(size: 18, weight: .bold))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(
                verbatim:
                    "This allows you to share photos from your library and save photos to your camera roll."
            )
            .font(.system(size: 14))
            .foregroundStyle(textColor)
            Button {
                onTapButton()
            } label: {
                Text(verbatim: "Continue")
                    .font(.system(size: 17, weight: .bold))
            }
            .buttonStyle(MainButtonStyle())
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
        .onTapGesture { onTapView() }
    }
}

private struct MainButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                configuration.isPressed
                    ? Color(red: 0x48 / 255, green: 0xA1 / 255, blue: 0xEA / 255)
                    : Color(red: 0, green: 0x7E / 255, blue: 0xE5 / 255)
            )
            .padding(.vertical, 6)
            .contentShape(.rect)
    }
}

#Preview {
    CameraLoadingState()
}
