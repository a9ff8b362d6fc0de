/// What one kind of text escapes: which bytes need a second look, and what stands in their place.
protocol Escapes {
    /// Which bytes need a second look.
    static var marked: SixteenBytes.Kinds { get }
    /// Appends what stands for the first scalar of some UTF-8, the first byte of which is marked.
    ///
    /// - Returns: how many bytes that was for; it may be the first alone, where the rest needs nothing.
    static func replace(_ text: UnsafeBufferPointer<UInt8>, in bytes: inout ByteBuffer) -> Int
}

extension ByteBuffer {
    /// Appends a text in UTF-8, of which most stands as it is.
    mutating func append<Rules: Escapes>(_ text: UnsafeBufferPointer<UInt8>, escapes: Rules.Type) {
        guard var source = text.baseAddress else { return }
        let end = source + text.count
        while source < end {
            if Self.chunkSize &- taken < 16 { flush() }
            guard appendPlain(&source, upTo: end, escapes: Rules.self) else { continue }
            source += Rules.replace(UnsafeBufferPointer(start: source, count: end - source), in: &self)
        }
    }

    /// Appends what stands as it is, as far as the chunk has room; whether it ends at a byte that does not.
    ///
    /// Sixteen bytes are copied before it is known how many of them may stand, since that costs least.
    @inline(__always)
    private mutating func appendPlain<Rules: Escapes>(
        _ source: inout UnsafePointer<UInt8>, upTo end: UnsafePointer<UInt8>, escapes: Rules.Type
    ) -> Bool {
        var target = chunk + taken
        defer { taken = target - chunk }
        let whole = source + (min(end - source, Self.chunkSize &- taken) & ~15)
        while source < whole {
            let bytes = SixteenBytes(source)
            bytes.store(to: target)
            let marks = bytes.marked(Rules.marked)
            guard marks.isEmpty else {
                source += marks.first
                target += marks.first
                return true
            }
            source += 16
            target += 16
        }
        let rest = end - source
        guard rest > 0, rest < 16, Self.chunkSize &- (target - chunk) >= 16 else { return false }
        let bytes = SixteenBytes(source, count: rest)
        bytes.store(to: target)
        let marks = bytes.marked(Rules.marked)
        let plain = marks.isEmpty ? rest : marks.first
        source += plain
        target += plain
        return plain < rest
    }
}
