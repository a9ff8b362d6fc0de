private import CLibYAML

/// The events of one YAML stream.
///
/// It owns libyaml's parser and a copy of the input, and frees both once.
///
/// The parser lives on the heap because libyaml keeps a pointer to it; so does one event, which is filled
/// again and again. Whatever `next()` returns is Swift's own: no C memory leaves it.
struct EventStream: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let event: UnsafeMutablePointer<yaml_event_t>
    private let input: UnsafeMutablePointer<UInt8>
    /// The byte of the file at which the input begins, behind a byte order mark.
    private let offset: Int

    /// The events of `bytes` from `offset` on, which must be UTF-8.
    init(_ bytes: [UInt8], from offset: Int) throws(ParserProblem) {
        let size = bytes.count - offset
        self.offset = offset
        parser = .allocate(capacity: 1)
        event = .allocate(capacity: 1)
        input = .allocate(capacity: max(size, 1))
        guard yaml_parser_initialize(parser) != 0 else {
            parser.deallocate()
            event.deallocate()
            input.deallocate()
            throw .outOfMemory
        }
        _ = UnsafeMutableBufferPointer(start: input, count: size).initialize(from: bytes[offset...])
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input, size)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        event.deallocate()
        input.deallocate()
    }

    /// The next event; `streamEnd` is the last, and none may be asked for after it or after a problem.
    mutating func next() throws(ParserProblem) -> Event {
        guard yaml_parser_parse(parser, event) != 0 else { throw problem }
        defer { yaml_event_delete(event) }
        let (start, end) = (Place(event.pointee.start_mark), Place(event.pointee.end_mark))
        switch event.pointee.type {
        case YAML_SCALAR_EVENT: return scalar(from: start, to: end)
        case YAML_MAPPING_START_EVENT:
            let properties = Self.properties(
                event.pointee.data.mapping_start.anchor, event.pointee.data.mapping_start.tag)
            return Event(kind: .mappingStart, properties: properties, start: start, end: end)
        case YAML_SEQUENCE_START_EVENT:
            let properties = Self.properties(
                event.pointee.data.sequence_start.anchor, event.pointee.data.sequence_start.tag)
            return Event(kind: .sequenceStart, properties: properties, start: start, end: end)
        case YAML_ALIAS_EVENT:
            let name = Self.string(event.pointee.data.alias.anchor) ?? ""
            return Event(kind: .alias, text: name, start: start, end: end)
        default: return Event(kind: Self.kind(event.pointee.type), start: start, end: end)
        }
    }

    private func scalar(from start: Place, to end: Place) -> Event {
        let letters = UnsafeBufferPointer(
            start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length)
        return Event(
            kind: .scalar, style: Self.style(event.pointee.data.scalar.style),
            text: Self.text(letters),
            properties: Self.properties(event.pointee.data.scalar.anchor, event.pointee.data.scalar.tag),
            start: start, end: end)
    }

    /// A copy of some letters, which are UTF-8.
    ///
    /// Most are so few that a `String` holds them in itself; made so, they are written there at once.
    private static func text(_ letters: UnsafeBufferPointer<UInt8>) -> String {
        guard letters.count <= 15 else { return String(decoding: letters, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: letters.count) { buffer in
            for index in letters.indices { buffer[index] = letters[index] }
            return letters.count
        }
    }

    /// The kinds that carry nothing.
    private static func kind(_ type: yaml_event_type_t) -> Event.Kind {
        switch type {
        case YAML_MAPPING_END_EVENT: .mappingEnd
        case YAML_SEQUENCE_END_EVENT: .sequenceEnd
        case YAML_STREAM_START_EVENT: .streamStart
        case YAML_DOCUMENT_START_EVENT: .documentStart
        case YAML_DOCUMENT_END_EVENT: .documentEnd
        default: .streamEnd
        }
    }

    @inline(__always)
    private static func properties(
        _ anchor: UnsafePointer<UInt8>?, _ tag: UnsafePointer<UInt8>?
    ) -> Event.Properties? {
        if anchor == nil, tag == nil { return nil }
        return .properties(anchor: string(anchor), tag: string(tag))
    }

    private static func style(_ style: yaml_scalar_style_t) -> ScalarStyle {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }

    /// A copy of a C string; anchors and tags hold no NUL, since libyaml takes only letters there.
    private static func string(_ letters: UnsafePointer<UInt8>?) -> String? {
        letters.map { String(cString: $0) }
    }

    /// Why the last `yaml_parser_parse` stopped.
    private var problem: ParserProblem {
        let state = parser.pointee
        let stage: ParserProblem.Stage =
            switch state.error {
            case YAML_MEMORY_ERROR: .memory
            case YAML_READER_ERROR: .reader
            default: .syntax
            }
        return ParserProblem(
            stage: stage, message: state.problem.map { String(cString: $0) } ?? "",
            place: Place(state.problem_mark),
            context: state.context == nil ? nil : Place(state.context_mark),
            byteOffset: state.problem_offset + offset, value: UInt32(truncatingIfNeeded: state.problem_value))
    }
}

extension Place {
    /// libyaml counts lines and columns from 0, columns in scalars.
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(zeroBasedLine: mark.line, column: mark.column)
    }
}
