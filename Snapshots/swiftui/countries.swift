// Countries, state “loading”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.

import SwiftUI

/// What Countries shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { CountriesLoadingState() } }
struct CountriesLoadingState: View {
    var body: some View {
        ProgressView()
            .environment(\.colorScheme, .light)
            .accessibilityLabel(Text(verbatim: "Loading"))
            .padding(.horizontal, 23)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.white)
    }
}

#Preview {
    CountriesLoadingState()
}
