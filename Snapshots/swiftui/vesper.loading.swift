// Vesper, state “loading”, for SwiftUI.
//
// Images to add to the asset catalog:
// - vesper/loading.svg as vesper-loading

import SwiftUI

/// What Vesper shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { VesperLoadingState() } }
struct VesperLoadingState: View {
    /// In the catalogue it shows “vesper.loading” for 3 s, then “vesper”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 22) {
            Image("vesper-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "No Notes")
                .font(.system(size: 27))
                .foregroundStyle(Color(red: 0xD9 / 255, green: 0xDC / 255, blue: 0xE1 / 255))
                .accessibilityAddTraits(.isHeader)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(white: 0xF8 / 255))
        .onTapGesture { onTapView() }
    }
}

#Preview {
    VesperLoadingState()
}
