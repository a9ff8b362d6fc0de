// ZESTY, state “search”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Offset and margins are those of a screen of 375 × 667 points without bars.
// Texts are quoted from the app, in “ko”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - zesty/search.svg as zesty-search

import SwiftUI

/// What ZESTY shows over a list in the state “search”.
///
///     List(items) { ... }
///         .overlay { if query.isEmpty { ZESTYSearchState() } }
///         .scrollDisabled(query.isEmpty)
struct ZESTYSearchState: View {
    var body: some View {
        VStack(spacing: 10) {
            Image("zesty-search", label: Text(verbatim: "돋보기를 든 얼굴"))
            Text(verbatim: "등록하려는 맛집을\n검색해주세요.")
                .font(.system(size: 17, weight: .medium))
                .foregroundStyle(.black)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .offset(y: -155)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
    }
}

#Preview {
    ZESTYSearchState()
}
