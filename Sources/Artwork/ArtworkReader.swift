internal import Diagnostics

/// Reads artwork: what kind of picture a file holds, how large it is, and that nothing in it is active or
/// comes from elsewhere.
public enum ArtworkReader {
    /// What the file holds.
    ///
    /// `file` is its path as the user gave it: for messages, and for `@2x` or `@3x` at the end of a PNG's
    /// name, which says that a point is two or three pixels.
    /// Fails with every problem of the file that one reading can find.
    public static func read(_ bytes: [UInt8], file: String) throws(ArtworkFailure) -> Picture {
        var problems = ProblemList(source: SourceText(file: file, bytes: bytes))
        if bytes.count > ArtworkLimits.fileSize {
            problems.add(
                "artwork-size", "the file is larger than the limit of \(ArtworkLimits.fileSize) bytes",
                remedy: ArtworkLimits.fileSizeRemedy)
            try problems.check()
        }
        guard let kind = kind(of: bytes) else {
            let remedy = "save the picture as a plain SVG or as a PNG"
            problems.add(
                "artwork-kind", "the file holds \(content(of: bytes)), not an SVG or PNG", remedy: remedy)
            throw ArtworkFailure(problems.diagnostics)
        }
        checkName(file, holds: kind, &problems)
        try problems.check()
        switch kind {
        case .png: return try PNGReader.read(bytes, file: file)
        case .svg: return try SVGReader.read(bytes, file: file)
        }
    }

    /// A PNG by its signature; an SVG where the first letter is `<`, whatever comes then.
    private static func kind(of bytes: [UInt8]) -> Picture.Kind? {
        if bytes.starts(with: PNGReader.signature) { return .png }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return first == UInt8(ascii: "<") && !text.prefix(2).contains(0) ? .svg : nil
    }

    /// What the first bytes of a file that is neither say it is.
    private static func content(of bytes: [UInt8]) -> String {
        if bytes.isEmpty { return "nothing" }
        let known: [(start: [UInt8], content: String)] = [
            ([0xFF, 0xD8, 0xFF], "a JPEG"), (Array("GIF8".utf8), "a GIF"), (Array("%PDF".utf8), "a PDF"),
            ([0x1F, 0x8B], "gzip data, perhaps an SVGZ"), (Array("RIFF".utf8), "a RIFF file, perhaps a WebP"),
            ([0xFE, 0xFF], "UTF-16 text"), ([0xFF, 0xFE], "UTF-16 text"), ([0x00, 0x3C], "UTF-16 text"),
            ([0x3C, 0x00], "UTF-16 text"), (Array("version https://git-lfs".utf8), "a Git LFS pointer"),
        ]
        return known.first { bytes.starts(with: $0.start) }?.content ?? "something else"
    }

    /// A viewer goes by the name, so a name that says one kind must not hold the other.
    private static func checkName(_ file: String, holds kind: Picture.Kind, _ problems: inout ProblemList) {
        let name = file.lowercased()
        let other: Picture.Kind = kind == .svg ? .png : .svg
        guard name.hasSuffix("." + other.rawValue) else { return }
        problems.add(
            "artwork-kind",
            "the file is named .\(other.rawValue) but holds \(kind == .svg ? "text" : "a PNG")",
            remedy: "give it a name that ends in .\(kind.rawValue)")
    }
}
