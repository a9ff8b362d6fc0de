// iTunes Connect, state “loading”, for SwiftUI.
//
// Images to add to the asset catalog:
// - itunes-connect/loading.svg as itunes-connect-loading

import SwiftUI

private let textColor = Color(white: 0.6)

/// What iTunes Connect shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { ITunesConnectLoadingState() } }
struct ITunesConnectLoadingState: View {
    /// In the catalogue it shows “itunes-connect.loading” for 3 s, then “itunes-connect”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 9) {
            Image("itunes-connect-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "No Favorites")
                .font(.system(size: 22))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "To add a favorite, tap the star icon next to an App's name.")
                .font(.system(size: 14))
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
    ITunesConnectLoadingState()
}
