// AppStore, state “loading”, for SwiftUI.
//
// Images to add to the asset catalog:
// - appstore/loading.svg as appstore-loading

import SwiftUI

/// What AppStore shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { AppStoreLoadingState() } }
struct AppStoreLoadingState: View {
    /// In the catalogue it shows “appstore.loading” for 3 s, then “appstore”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 34) {
            Image("appstore-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
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
    AppStoreLoadingState()
}
