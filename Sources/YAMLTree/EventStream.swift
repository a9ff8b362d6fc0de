private import CLibYAML

/// The events of one YAML stream.
///
/// It owns libyaml's parser and a copy of the input, and frees both once.
///
/// The parser lives on the heap because libyaml keeps a pointer to it; so does one event, which is filled
/// again and again. The letters of an event are lent until the next one is asked for; nothing else of C's
/// memory leaves it.
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
        event.initialize(to: yaml_event_t())
        _ = UnsafeMutableBufferPointer(start: input, count: size).initialize(from: bytes[offset...])
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input, size)
    }

    deinit {
        freeEvent()
        yaml_parser_delete(parser)
        parser.deallocate()
        event.deallocate()
        input.deallocate()
    }

    /// Frees what the last event holds, which most ends and starts do not.
    private func freeEvent() {
        switch event.pointee.type {
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: break
        case YAML_MAPPING_START_EVENT
        where event.pointee.data.mapping_start.anchor == nil && event.pointee.data.mapping_start.tag == nil:
            break
        default: yaml_event_delete(event)
        }
    }

    /// The next event; `streamEnd` is the last, and none may be asked for after it or after a problem.
    mutating func next() throws(ParserProblem) -> Event {
        freeEvent()
        guard yaml_parser_parse(parser, event) != 0 else { throw problem }
        let (start, end) = (Place(event.pointee.start_mark), Place(event.pointee.end_mark))
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            return Event(
                kind: .scalar, style: Self.style(event.pointee.data.scalar.style),
                letters: UnsafeBufferPointer(
                    start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length),
                hasProperties: event.pointee.data.scalar.anchor != nil
                    || event.pointee.data.scalar.tag != nil,
                start: start, end: end)
        case YAML_MAPPING_START_EVENT:
            let data = event.pointee.data.mapping_start
            return Event(
                kind: .mappingStart, hasProperties: data.anchor != nil || data.tag != nil,
                start: start, end: end)
        case YAML_SEQUENCE_START_EVENT:
            let data = event.pointee.data.sequence_start
            return Event(
                kind: .sequenceStart, hasProperties: data.anchor != nil || data.tag != nil,
                start: start, end: end)
        default: return Event(kind: Self.kind(event.pointee.type), start: start, end: end)
        }
    }

    /// The anchor and the tag, in full, before the node that the last event begins; for an alias, its name.
    var properties: (anchor: String?, tag: String?) {
        let data = event.pointee.data
        return switch event.pointee.type {
        case YAML_SCALAR_EVENT: (Self.string(data.scalar.anchor), Self.string(data.scalar.tag))
        case YAML_MAPPING_START_EVENT:
            (Self.string(data.mapping_start.anchor), Self.string(data.mapping_start.tag))
        case YAML_SEQUENCE_START_EVENT:
            (Self.string(data.sequence_start.anchor), Self.string(data.sequence_start.tag))
        case YAML_ALIAS_EVENT: (Self.string(data.alias.anchor), nil)
        default: (nil, nil)
        }
    }

    /// The kinds that carry nothing but a name.
    private static func kind(_ type: yaml_event_type_t) -> Event.Kind {
        switch type {
        case YAML_MAPPING_END_EVENT: .mappingEnd
        case YAML_SEQUENCE_END_EVENT: .sequenceEnd
        case YAML_ALIAS_EVENT: .alias
        case YAML_STREAM_START_EVENT: .streamStart
        case YAML_DOCUMENT_START_EVENT: .documentStart
        case YAML_DOCUMENT_END_EVENT: .documentEnd
        default: .streamEnd
        }
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
