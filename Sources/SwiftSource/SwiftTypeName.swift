public import SceneModel

/// The name of the type that shows a scene.
public enum SwiftTypeName {
    /// `AirbnbEmptyState` for Airbnb's state `empty` and the suffix `State`.
    ///
    /// The app's name counts where it is plain ASCII, otherwise the entry's id.
    public static func of(_ scene: Scene, suffix: String) -> String {
        let app = scene.app.name.utf8.allSatisfy { $0 < 0x80 } ? scene.app.name : scene.app.id
        let words = capitalized(app, upTo: 32)
        let stem =
            (words.isEmpty ? capitalized(scene.app.id, upTo: 32) : words)
            + capitalized(scene.state, upTo: 16)
        // An identifier cannot begin with a digit.
        return (stem.first?.isNumber ?? false ? "App" : "") + stem + suffix
    }

    /// The ASCII letters and digits, each word with a capital: `ITunesConnect` for `iTunes Connect`.
    ///
    /// A name is cut off at `length` letters, so that a line still holds it.
    private static func capitalized(_ text: String, upTo length: Int) -> String {
        var name = ""
        var beginsWord = true
        for byte in text.utf8 where name.utf8.count < length {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z") where beginsWord:
                name.unicodeScalars.append(Unicode.Scalar(byte - 0x20))
                beginsWord = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
                beginsWord = false
            case UInt8(ascii: "'"): break
            default: beginsWord = true
            }
        }
        return name
    }
}
