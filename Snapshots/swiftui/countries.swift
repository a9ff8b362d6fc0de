// Countries, state “loading”, for SwiftUI.

import SwiftUI

/// What Countries shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { CountriesLoadingState() } }
struct CountriesLoadingState: View {
    var body: some View {
        ProgressView()
            .controlSize(.large)
            .accessibilityLabel(Text(verbatim: "Loading"))
            .padding(.horizontal, 23)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.white)
    }
}

#Preview {
    CountriesLoadingState()
}
