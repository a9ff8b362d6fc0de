// StatefulCollections, state “error”, for SwiftUI.
//
// Images to add to the asset catalog:
// - stateful-collections/xmark.octagon.svg as stateful-collections-xmark.octagon

import SwiftUI

/// What StatefulCollections shows over a list in the state “error”.
///
///     List(items) { ... }
///         .overlay { if error != nil { StatefulCollectionsErrorState() } }
///         .scrollDisabled(error != nil)
struct StatefulCollectionsErrorState: View {
    var body: some View {
        VStack(spacing: 16) {
            Image("stateful-collections-xmark.octagon", label: Text(verbatim: "A cross in an octagon"))
                .renderingMode(.template)
                .foregroundStyle(Color(red: 0, green: 0x7A / 255, blue: 1))
            Text(verbatim: "There was an unknown error")
                .font(.system(size: 17))
                .foregroundStyle(.black)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview {
    StatefulCollectionsErrorState()
}
