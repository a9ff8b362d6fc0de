import ByteWriting
public import SceneModel

/// The name of the type that shows a scene: ASCII letters and digits.
public struct SwiftTypeName: Sendable {
    /// The name.
    public let text: String

    /// `AirbnbEmptyState` for Airbnb's state `empty` and the suffix `State`.
    ///
    /// The app's name counts where it is plain ASCII, otherwise the entry's id.
    public init(_ scene: Scene, suffix: StaticString) {
        let isPlain = scene.app.name.utf8.allSatisfy { $0 < 0x80 }
        let capacity = 3 + Self.appLength + Self.stateLength + suffix.utf8CodeUnitCount
        text = String(unsafeUninitializedCapacity: capacity) { name in
            // An identifier cannot begin with a digit.
            let prefix: StaticString = "App"
            var end = Self.append(prefix, to: name, at: 0)
            let start = end
            if isPlain { end = Self.append(scene.app.name, upTo: Self.appLength, to: name, at: end) }
            if end == start { end = Self.append(scene.app.id, upTo: Self.appLength, to: name, at: end) }
            end = Self.append(scene.state, upTo: Self.stateLength, to: name, at: end)
            let needsPrefix = end > start && name[start] <= UInt8(ascii: "9")
            end = Self.append(suffix, to: name, at: end)
            if needsPrefix { return end }
            for index in start..<end { name[index - start] = name[index] }
            return end - start
        }
    }

    /// The letters of an app's name, and of a state's, that a line still has room for.
    private static let (appLength, stateLength) = (32, 16)

    private static func append(
        _ literal: StaticString, to name: UnsafeMutableBufferPointer<UInt8>, at start: Int
    ) -> Int {
        literal.withUTF8Buffer { bytes in
            for (index, byte) in bytes.enumerated() { name[start + index] = byte }
        }
        return start + literal.utf8CodeUnitCount
    }

    /// Appends the ASCII letters and digits, each word with a capital: `ITunesConnect` for `iTunes Connect`;
    /// returns where they end.
    private static func append(
        _ text: String, upTo length: Int, to name: UnsafeMutableBufferPointer<UInt8>, at start: Int
    ) -> Int {
        var end = start
        var beginsWord = true
        for byte in text.utf8 where end < start + length {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z") where beginsWord:
                name[end] = byte - 0x20
                end += 1
                beginsWord = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                name[end] = byte
                end += 1
                beginsWord = false
            case UInt8(ascii: "'"): break
            default: beginsWord = true
            }
        }
        return end
    }
}
