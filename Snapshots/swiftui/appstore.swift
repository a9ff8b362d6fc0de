// AppStore, state “empty”, for SwiftUI.
//
// Images to add to the asset catalog:
// - appstore/placeholder.svg as appstore-placeholder

import SwiftUI

/// What AppStore shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { AppStoreEmptyState() } }
struct AppStoreEmptyState: View {
    /// In the catalogue it shows “appstore.loading” for 3 s, then “appstore”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 34) {
            Image("appstore-placeholder", label: Text(verbatim: "A magnifying glass"))
            Text(verbatim: "There are no results for “wwdc2014”.")
                .font(.system(size: 14))
                .foregroundStyle(Color(white: 0.2))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(.rect)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    AppStoreEmptyState()
}
