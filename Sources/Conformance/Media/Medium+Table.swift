extension Medium {
    /// Every medium that is judged by rules of its own; the first that has a media type counts.
    static let table: [Medium] =
        [
            Medium(
                name: "terminal text (`text/plain`)",
                rule: """
                    no control character but line breaks, no line wider than the width that was asked for, and \
                    every word in order, with frames allowed between the parts of a long one
                    """,
                has: { $0 == "text/plain" }, accounting: .inOrder
            ) { bytes, options throws(RenderingFault) in try TerminalReading.read(bytes, options) },
            Medium(
                name: "HTML (`text/html`)",
                rule: """
                    tags that match, no script, nothing loaded, and a visible text that is the scene's and nothing \
                    else; names of the app and the state, and what a status bar says, may be added as blocks of \
                    their own
                    """,
                has: { $0 == "text/html" }, accounting: .exact
            ) { bytes, _ throws(RenderingFault) in try HTMLReading.read(bytes, .html) },
            Medium(
                name: "XHTML (`application/xhtml+xml`)", rule: "as HTML, with the form of XML",
                has: { $0 == "application/xhtml+xml" }, accounting: .exact
            ) { bytes, _ throws(RenderingFault) in try HTMLReading.read(bytes, .xml) },
            Medium(
                name: "SVG (`image/svg+xml`)",
                rule: """
                    well-formed XML without a document type, no script, nothing loaded, and texts that are the \
                    scene's and nothing else, as in HTML
                    """,
                has: { $0 == "image/svg+xml" }, accounting: .exact
            ) { bytes, _ throws(RenderingFault) in try SVGReading.read(bytes) },
            Medium(
                name: "Markdown (`text/markdown`)",
                rule: """
                    every word in order once marks are taken out, so content must be escaped; no tag that runs code
                    """,
                has: { $0 == "text/markdown" || $0 == "text/x-markdown" }, accounting: .inOrderOfEachPart
            ) { bytes, _ throws(RenderingFault) in try MarkdownReading.read(bytes) },
            Medium(
                name: "Swift (`text/x-swift`)",
                rule: "brackets, comments and string literals that are whole, and every word in the literals",
                has: { ["text/x-swift", "text/swift", "application/x-swift"].contains($0) },
                accounting: .inOrderOfEachText
            ) { bytes, _ throws(RenderingFault) in try SwiftReading.read(bytes) },
            Medium(
                name: "JSON (`application/json`, `+json`)",
                rule: "one value, strictly by RFC 8259, no field twice, and every word in its strings",
                has: { $0 == "application/json" || $0.hasSuffix("+json") }, accounting: .inOrderOfEachText
            ) { bytes, _ throws(RenderingFault) in try JSONReading.read(bytes) },
        ] + pictures + [
            Medium(
                name: "any other text (`text/*`)",
                rule: """
                    UTF-8 without control characters but line breaks and tabs, and the letters and digits of every \
                    word in order
                    """,
                has: { $0.hasPrefix("text/") || $0.hasSuffix("+xml") || $0 == "application/xml" },
                accounting: .lettersInOrder
            ) { bytes, _ throws(RenderingFault) in
                Transcript(
                    blocks: [try TextBytes.read(bytes, allowing: TextBytes.sourceControls)])
            }
        ]

    private static let pictures: [Medium] = [
        Medium(
            name: "PNG (`image/png`)",
            rule: "a picture that decodes: its signature, its header, and the check of every chunk",
            has: { $0 == "image/png" }, accounting: .none
        ) { bytes, _ throws(RenderingFault) in try PictureReading.readPNG(bytes) },
        signed("JPEG", "image/jpeg", [[0xFF, 0xD8, 0xFF]], [0xFF, 0xD9]),
        signed("GIF", "image/gif", [Array("GIF87a".utf8), Array("GIF89a".utf8)], [0x3B]),
        signed("WebP", "image/webp", [Array("RIFF".utf8)], []),
        signed("PDF", "application/pdf", [Array("%PDF-".utf8)], Array("%%EOF".utf8)),
    ]

    /// A kind of file that is known by how it begins and ends.
    private static func signed(
        _ name: String, _ mediaType: String, _ starts: [[UInt8]], _ end: [UInt8]
    ) -> Medium {
        Medium(
            name: "\(name) (`\(mediaType)`)", rule: "a file that begins and ends as a \(name) does",
            has: { $0 == mediaType }, accounting: .none
        ) { bytes, _ throws(RenderingFault) in
            try PictureReading.read(bytes, startingWith: starts, endingWith: end, "a \(name)")
        }
    }

    /// What is not known is not judged, but that there is something.
    static let other = Medium(
        name: "anything else", rule: "a file that is not empty", has: { _ in true }, accounting: .none
    ) { _, _ throws(RenderingFault) in Transcript() }
}
