import Rendering

/// A row of the table of media: how files of a media type are read, and how they answer for a scene's words.
struct Medium: Sendable {
    /// What the medium is called in the documentation.
    let name: String
    /// What is judged, as the documentation says it.
    let rule: String
    /// Whether it has that media type, in lower case and without parameters.
    let has: @Sendable (String) -> Bool
    /// How its text answers for the words of a scene.
    let accounting: Accounting
    /// Takes the text out of a file.
    let read: @Sendable ([UInt8], RenderOptions) throws(RenderingFault) -> Transcript

    /// The medium of a media type; parameters such as `charset` do not count.
    static func of(_ mediaType: String) -> Medium {
        let essence = essence(of: mediaType)
        return table.first { $0.has(essence) } ?? other
    }

    /// A media type in lower case, without its parameters.
    static func essence(of mediaType: String) -> String {
        let type = mediaType.prefix { $0 != ";" }
        return String(type.filter { !$0.isWhitespace }).lowercased()
    }
}
