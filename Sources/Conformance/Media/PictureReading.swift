import Artwork
import Diagnostics

/// Reads pictures and other files whose form shows in their bytes.
enum PictureReading {
    /// Checks a PNG: its signature, the order and the checks of its chunks, its header.
    static func readPNG(_ bytes: [UInt8]) throws(RenderingFault) -> Transcript {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            throw RenderingFault("it is not a PNG", excerpt: beginning(of: bytes))
        }
        do throws(ArtworkFailure) {
            _ = try ArtworkReader.read(bytes, file: "")
        } catch {
            throw RenderingFault(RenderingFault.brief(error.diagnostics[0].message, columns: 160))
        }
        return Transcript()
    }

    /// Checks that a file begins and ends as its kind does.
    static func read(
        _ bytes: [UInt8], startingWith starts: [[UInt8]], endingWith end: [UInt8] = [], _ kind: String
    ) throws(RenderingFault) -> Transcript {
        guard starts.contains(where: { bytes.starts(with: $0) }) else {
            throw RenderingFault("it is not \(kind)", excerpt: beginning(of: bytes))
        }
        // Line breaks may follow the end of a PDF.
        let tail = bytes.suffix(end.count + 2)
        let isWhole = end.isEmpty || tail.indices.contains { tail[$0...].starts(with: end) }
        guard isWhole else { throw RenderingFault("it breaks off before the end of \(kind)") }
        return Transcript()
    }

    private static func beginning(of bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix(40), as: UTF8.self)
    }
}
