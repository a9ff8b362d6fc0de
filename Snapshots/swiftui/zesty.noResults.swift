// ZESTY, state “noResults”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Offset and margins are those of a screen of 375 × 667 points without bars.
// Texts are quoted from the app, in “ko”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - zesty/noresult.svg as zesty-noresult

import SwiftUI

/// What ZESTY shows over a list in the state “noResults”.
///
///     List(items) { ... }
///         .overlay { if results.isEmpty { ZESTYNoResultsState() } }
///         .scrollDisabled(results.isEmpty)
struct ZESTYNoResultsState: View {
    var body: some View {
        VStack(spacing: 10) {
            Image("zesty-noresult", label: Text(verbatim: "당황한 얼굴"))
            Text(verbatim: "검색 결과가 없어요.")
                .font(.system(size: 17, weight: .medium))
                .foregroundStyle(Color(red: 0x8E / 255, green: 0x8E / 255, blue: 0x93 / 255))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .offset(y: -165)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.white)
    }
}

#Preview {
    ZESTYNoResultsState()
}
