// Photos, state “empty”, for SwiftUI.

import SwiftUI

private let textColor = Color(white: 0.6)

/// What Photos shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { PhotosEmptyState() } }
///
/// Space and margins are the system's; in the catalogue they are 11 and 23 points.
struct PhotosEmptyState: View {
    /// In the catalogue it shows “photos.loading” for 3 s, then “photos”.
    var onTapView: () -> Void = {}

    var body: some View {
        ContentUnavailableView {
            Text(verbatim: "No Photos or Videos")
                .font(.system(size: 27))
                .foregroundStyle(textColor)
        } description: {
            Text(verbatim: "You can sync photos and videos onto your iPhone using iTunes.")
                .font(.system(size: 17))
                .foregroundStyle(textColor)
        }
        .contentShape(.rect)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    PhotosEmptyState()
}
