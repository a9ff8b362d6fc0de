// Videos, state “empty”, for SwiftUI.
//
// Images to add to the asset catalog:
// - videos/placeholder.svg as videos-placeholder

import SwiftUI

/// What Videos shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { VideosEmptyState() } }
struct VideosEmptyState: View {
    /// In the catalogue it shows “videos.loading” for 3 s, then “videos”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 0) {
            Image("videos-placeholder", label: Text(verbatim: "A television set"))
            Text(verbatim: "AirPlay")
                .font(.system(size: 17))
                .foregroundStyle(Color(white: 0x41 / 255))
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "This video is playing on “Apple TV”.")
                .font(.system(size: 12))
                .foregroundStyle(Color(white: 0x73 / 255))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.black)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    VideosEmptyState()
}
