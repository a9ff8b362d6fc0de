import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What can be told of a file before libyaml sees it, and must be.
enum FileCheck {
    /// Why the file is not to be parsed at all, or nil.
    static func problem(of source: SourceText, limits: YAMLLimits) -> Diagnostic? {
        if source.bytes.count > limits.fileBytes {
            return source.diagnostic(
                rule: "file-size", at: .start,
                "a file of \(source.bytes.count) bytes, and \(limits.fileBytes) is the most",
                remedy: "make several entries of it")
        }
        if let encoding = foreignEncoding(of: source.bytes) {
            return Diagnostic(
                rule: "encoding", file: source.file, position: .start,
                message: "this file is saved as \(encoding)", remedy: "save it as UTF-8")
        }
        return excessDirective(in: source, limit: limits.directives).map {
            source.diagnostic(
                rule: "directives", at: $0, "more than \(limits.directives) lines begin with %",
                remedy: "remove the directives: an entry needs none")
        }
    }

    /// The encoding that a byte order mark names, or that two letters of which one byte is 0 give away.
    private static func foreignEncoding(of bytes: [UInt8]) -> String? {
        guard bytes.count >= 2 else { return nil }
        return switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE): bytes[2...].starts(with: [0, 0]) ? "UTF-32" : "UTF-16"
        case (0xFE, 0xFF): "UTF-16"
        case (0, 0): bytes[2...].starts(with: [0xFE, 0xFF]) ? "UTF-32" : nil
        case (0, 1...), (1..., 0): "UTF-16"
        default: nil
        }
    }

    /// The line that begins with `%` and is one too many.
    private static func excessDirective(in source: SourceText, limit: Int) -> SourcePosition? {
        let offset: Int? = source.bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var (start, count) = (0, 0)
            while start < buffer.count, let hit = memchr(base + start, 0x25, buffer.count - start) {
                let index = base.distance(to: UnsafeRawPointer(hit))
                if beginsLine(index, in: buffer) { count += 1 }
                if count > limit { return index }
                start = index + 1
            }
            return nil
        }
        return offset.map(source.position)
    }

    /// Whether libyaml sees a line begin at `index`: it breaks lines at U+0085, U+2028 and U+2029 too.
    private static func beginsLine(_ index: Int, in buffer: UnsafeRawBufferPointer) -> Bool {
        guard index > 0 else { return true }
        let before = buffer[max(0, index - 3)..<index]
        return switch buffer[index - 1] {
        case 0x0A, 0x0D: true
        case 0x85: before.suffix(2).elementsEqual([0xC2, 0x85])
        case 0xA8, 0xA9: before.prefix(2).elementsEqual([0xE2, 0x80])
        case 0xBF: index == 3 && before.elementsEqual([0xEF, 0xBB, 0xBF])
        default: false
        }
    }
}
