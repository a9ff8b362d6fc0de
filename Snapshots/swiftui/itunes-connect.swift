// iTunes Connect, state “empty”, for SwiftUI.
//
// Images to add to the asset catalog:
// - itunes-connect/placeholder.svg as itunes-connect-placeholder

import SwiftUI

private let textColor = Color(white: 0.6)

/// What iTunes Connect shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { ITunesConnectEmptyState() } }
struct ITunesConnectEmptyState: View {
    /// In the catalogue it shows “itunes-connect.loading” for 3 s, then “itunes-connect”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 9) {
            Image("itunes-connect-placeholder", label: Text(verbatim: "The outline of a star"))
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
    ITunesConnectEmptyState()
}
