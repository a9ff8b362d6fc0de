// Remote, state “loading”, for SwiftUI.
//
// Images to add to the asset catalog:
// - remote/loading.svg as remote-loading

import SwiftUI

private let textColor = Color(white: 0x55 / 255)

/// What Remote shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { RemoteLoadingState() } }
struct RemoteLoadingState: View {
    /// In the catalogue it shows “remote.loading” for 3 s, then “remote”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 11) {
            Image("remote-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "Cannot Connect to a Local Network")
                .font(.custom("HelveticaNeue-Medium", size: 18))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "You must connect to a Wi-Fi network to control iTunes or Apple TV")
                .font(.custom("HelveticaNeue-Medium", size: 11.75))
                .foregroundStyle(textColor)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(.rect)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    RemoteLoadingState()
}
