/// Reads Markdown as GitHub shows it.
///
/// It takes a mark for markup where it can be, so a text that is not escaped is found to lack it.
struct MarkdownReading {
    private var transcript = Transcript()

    /// What is seen on a page, block by block.
    static func read(_ bytes: [UInt8]) throws(RenderingFault) -> Transcript {
        let text = try TextBytes.read(bytes, allowing: TextBytes.sourceControls)
        var reading = MarkdownReading()
        for chunk in MarkdownLines(text).chunks {
            switch chunk {
            case .code(let line): reading.transcript.blocks.append(line)
            case .prose(let text):
                var inline = MarkdownInline(text)
                try inline.read()
                reading.add(inline.text)
                reading.transcript.unseen += inline.unseen
            }
        }
        return reading.transcript
    }

    private mutating func add(_ text: String) {
        transcript.blocks += text.split(separator: "\n").map(String.init).filter { !$0.isBlank }
    }
}
