// Photos, state “loading”, for SwiftUI.
//
// Images to add to the asset catalog:
// - photos/loading.svg as photos-loading

import SwiftUI

private let textColor = Color(white: 0.6)

/// What Photos shows over a list in the state “loading”.
///
///     List(items) { ... }
///         .overlay { if isLoading { PhotosLoadingState() } }
struct PhotosLoadingState: View {
    /// In the catalogue it shows “photos.loading” for 3 s, then “photos”.
    var onTapView: () -> Void = {}

    @State private var isAnimated = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 11) {
            Image("photos-loading", label: Text(verbatim: "Loading"))
                .rotationEffect(.degrees(isAnimated ? 360 : 0))
                .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimated)
                .onAppear { isAnimated = !reduceMotion }
            Text(verbatim: "No Photos or Videos")
                .font(.system(size: 27))
                .foregroundStyle(textColor)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "You can sync photos and videos onto your iPhone using iTunes.")
                .font(.system(size: 17))
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
    PhotosLoadingState()
}
