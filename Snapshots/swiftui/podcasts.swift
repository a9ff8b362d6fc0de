// Podcasts, state “empty”, for SwiftUI.
//
// Images to add to the asset catalog:
// - podcasts/header.svg as podcasts-header

import SwiftUI

private let textColor = Color(white: 0.6)

/// What Podcasts shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { PodcastsEmptyState() } }
struct PodcastsEmptyState: View {
    /// In the catalogue it shows “podcasts.loading” for 3 s, then “podcasts”.
    var onTapView: () -> Void = {}

    var body: some View {
        ZStack(alignment: .top) {
            Image(
                "podcasts-header",
                label: Text(verbatim: "A search field and a switch between grid and list")
            )
            .frame(height: 44)
            VStack(spacing: 35) {
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
    PodcastsEmptyState()
}
