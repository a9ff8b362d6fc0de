// Podcasts, state “loading”, for SwiftUI.
//
// Images to add to the asset catalog:
// - podcasts/header.svg as podcasts-header
// - podcasts/loading.svg as podcasts-loading

import SwiftUI

private let textColor = Color(white: 0.6)

/// What Podcasts shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { PodcastsLoadingState() } }
struct PodcastsLoadingState: View {
    /// In the catalogue it shows “podcasts.loading” for 3 s, then “podcasts”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ZStack(alignment: .top) {
            Image(
                "podcasts-header",
                label: Text(verbatim: "A search field and a switch between grid and list")
            )
            .frame(height: 44)
            VStack(spacing: 35) {
                Image("podcasts-loading", label: Text(verbatim: "Loading"))
                    .rotationEffect(.degrees(isAnimated ? 360 : 0))
                    .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                    .onAppear { isAnimated = !reduceMotion }
                Text(verbatim: "No Podcasts")
                    .font(.system(size: 27))
                    .foregroundStyle(textColor)
                    .accessibilityAddTraits(.isHeader)
                Text(verbatim: "You can subscribe to podcasts in Top Charts or Featured.")
                    .font(.system(size: 17))
                    .foregroundStyle(textColor)
            }
            .multilineTextAlignment(.center)
            .padding(.horizontal, 23)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .contentShape(.rect)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    PodcastsLoadingState()
}
