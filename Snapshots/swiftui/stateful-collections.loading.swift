// StatefulCollections, state “loading”, for SwiftUI.
//
// Images to add to the asset catalog:
// - stateful-collections/loading.svg as stateful-collections-loading

import SwiftUI

/// What StatefulCollections shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { StatefulCollectionsLoadingState() } }
///         .scrollDisabled(isLoading)
struct StatefulCollectionsLoadingState: View {
    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 16) {
            Image("stateful-collections-loading", label: Text(verbatim: "Loading"))
                .renderingMode(.template)
                .foregroundStyle(Color(white: 0.6))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "Loading...")
                .font(.system(size: 17))
                .foregroundStyle(.black)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview {
    StatefulCollectionsLoadingState()
}
