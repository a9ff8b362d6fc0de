// Vine, state “empty”, for SwiftUI.
//
// Images to add to the asset catalog:
// - vine/placeholder.svg as vine-placeholder

import SwiftUI

/// What Vine shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { VineEmptyState() } }
struct VineEmptyState: View {
    /// In the catalogue it shows “vine.loading” for 3 s, then “vine”.
    var onTapView: () -> Void = {}

    var body: some View {
        VStack(spacing: 0) {
            Image("vine-placeholder", label: Text(verbatim: "Smiling speech bubbles on a color wheel"))
            Text(verbatim: "Welcome to VMs")
                .font(.system(size: 22, weight: .bold))
                .kerning(0.45)
                .foregroundStyle(Color(white: 0x59 / 255))
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "This is where your private conversations will live")
                .font(.system(size: 17))
                .foregroundStyle(Color(white: 0xA6 / 255))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(.rect)
        .onTapGesture { onTapView() }
    }
}

#Preview {
    VineEmptyState()
}
