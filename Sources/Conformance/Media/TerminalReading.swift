import Rendering
import TerminalText

/// Reads text for a terminal.
enum TerminalReading {
    /// The lines, none wider than the options say, without any control character but line breaks.
    ///
    /// Where colours are asked for, the sequences that set them are allowed too, and the last one is a reset.
    static func read(_ bytes: [UInt8], _ options: RenderOptions) throws(RenderingFault) -> Transcript {
        let plain = options.colors == .none ? bytes : try withoutColors(bytes)
        let text = try TextBytes.read(plain, allowing: [])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (index, line) in lines.enumerated() {
            let columns = CellWidth.of(line)
            guard columns > options.width else { continue }
            throw RenderingFault(
                "line \(index + 1) takes \(columns) columns, and \(options.width) were asked for", line: line)
        }
        return Transcript(blocks: lines)
    }

    /// The bytes without `ESC [ ... m`.
    private static func withoutColors(_ bytes: [UInt8]) throws(RenderingFault) -> [UInt8] {
        var plain: [UInt8] = []
        var last: ArraySlice<UInt8> = []
        var rest = bytes[...]
        while let escape = rest.firstIndex(of: 0x1B) {
            plain += rest[..<escape]
            let sequence = rest[escape...].dropFirst(2)
            guard rest[escape...].dropFirst().first == UInt8(ascii: "["),
                let end = sequence.firstIndex(where: { !(0x30...0x3B).contains($0) }),
                rest[end] == UInt8(ascii: "m")
            else {
                throw RenderingFault("an escape sequence does more than colour", at: escape, of: bytes)
            }
            last = sequence[..<end]
            rest = rest[(end + 1)...]
        }
        guard last.allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ";") }) else {
            throw RenderingFault("the last colour is not reset at the end of the file")
        }
        return plain + rest
    }
}
