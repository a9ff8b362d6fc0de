// Safari, state “empty”, for SwiftUI.

import SwiftUI

/// What Safari shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { SafariEmptyState() } }
struct SafariEmptyState: View {
    /// In the catalogue it shows “safari.loading” for 3 s, then “safari”.
    var onTapView: () -> Void = {}

    var body: some View {
        Text(verbatim: "Safari cannot open the page because your iPhone is not connected to the Internet.")
            .font(.system(size: 17))
            .foregroundStyle(Color(red: 0x7D / 255, green: 0x7F / 255, blue: 0x7F / 255))
            .lineSpacing(2)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 23)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(.rect)
            .onTapGesture { onTapView() }
    }
}

#Preview {
    SafariEmptyState()
}
