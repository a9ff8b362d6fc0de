internal import Diagnostics

extension ProblemList {
    func offset(ofAttribute index: Int, inTagAt offset: Int) -> Int {
        TagScanner.offset(ofAttribute: index, inTagAt: offset, of: source.bytes)
    }

    /// expat reports a document type at its `[` or its end; it begins before.
    func startOfDocumentType(before offset: Int) -> Int {
        let mark = Array("<!DOCTYPE".utf8)
        let end = min(offset, source.bytes.count - mark.count)
        guard end > 0 else { return 0 }
        return (0...end).reversed().first { source.bytes[$0...].starts(with: mark) } ?? offset
    }
}
