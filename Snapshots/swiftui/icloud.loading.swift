// iCloud, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - icloud/loading.svg as icloud-loading
// - icloud/button-normal.svg as icloud-button-normal
// - icloud/button-highlighted.svg as icloud-button-highlighted

import SwiftUI

private let textColor = Color(white: 0.6)

/// What iCloud shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { ICloudLoadingState() } }
///
/// Its background is the screen's own colour, which its other colours are made for.
struct ICloudLoadingState: View {
    /// In the catalogue it shows “icloud.loading” for 3 s, then “icloud”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “icloud.loading” for 3 s, then “icloud”.
    var onTapButton: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 11) {
            Image("icloud-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "iCloud Photo Sharing")
                .font(.system(size: 27))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(
                verbatim:
                    "Share photos and videos with just the people you choose, and let them add photos, videos, and comments."
            )
            .font(.system(size: 17))
            .foregroundStyle(textColor)
            .lineSpacing(2)
            Button {
                onTapButton()
            } label: {
                Text(verbatim: "Create New Stream")
                    .font(.system(size: 14))
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
            .foregroundStyle(configuration.isPressed ? Color(white: 0xEB / 255) : textColor)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, minHeight: 67)
            .background {
                Image(
                    decorative: configuration.isPressed
                        ? "icloud-button-highlighted"
                        : "icloud-button-normal"
                )
                .resizable(capInsets: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
                .padding(.horizontal, 61)
                .padding(.vertical, 19)
            }
            .contentShape(.rect)
    }
}

#Preview {
    ICloudLoadingState()
}
