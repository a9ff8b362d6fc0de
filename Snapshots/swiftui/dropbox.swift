// Dropbox, state “empty”, for SwiftUI: iOS 16, Xcode 15 or later.
//
// Colours are those of the light appearance.
// Margins are those of a screen 375 points wide.
// Texts are quoted from the app, in “en”; put your own in the string catalog.
// Font sizes are fixed; @ScaledMetric makes them follow the user's text size.
//
// Images to add to the asset catalog:
// - dropbox/placeholder.svg as dropbox-placeholder

import SwiftUI

/// What Dropbox shows over a list in the state “empty”.
///
///     List(items) { ... }
///         .overlay { if items.isEmpty { DropboxEmptyState() } }
struct DropboxEmptyState: View {
    /// In the catalogue it shows “dropbox.loading” for 3 s, then “dropbox”.
    var onTapView: () -> Void = {}
    /// In the catalogue it shows “dropbox.loading” for 3 s, then “dropbox”.
    var onTapButton: () -> Void = {}

    var body: some View {
        VStack(spacing: 11) {
            Image("dropbox-placeholder", label: Text(verbatim: "Documents and photos amid bursting stars"))
            Text(verbatim: "Star Your Favorite Files")
                .font(.system(size: 17, weight: .bold))
                .foregroundStyle(Color(red: 0x25 / 255, green: 0x28 / 255, blue: 0x2B / 255))
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "Favorites are saved for offline access.")
                .font(.system(size: 14.5))
                .foregroundStyle(Color(red: 0x7B / 255, green: 0x89 / 255, blue: 0x94 / 255))
            Button {
                onTapButton()
            } label: {
                Text(verbatim: "Learn more")
                    .font(.system(size: 15))
            }
            .buttonStyle(MainButtonStyle())
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 23)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0xF0 / 255, green: 0xF3 / 255, blue: 0xF5 / 255))
        .onTapGesture { onTapView() }
    }
}

private struct MainButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                configuration.isPressed
                    ? Color(red: 0x48 / 255, green: 0xA1 / 255, blue: 0xEA / 255)
                    : Color(red: 0, green: 0x7E / 255, blue: 0xE5 / 255)
            )
            .padding(.vertical, 6)
            .contentShape(.rect)
    }
}

#Preview {
    DropboxEmptyState()
}
