/// One event of libyaml.
///
/// It is small and flat because a file has hundreds.
struct Event {
    /// What it is.
    enum Kind {
        case streamStart
        case streamEnd
        case documentStart
        case documentEnd
        case alias
        case scalar
        case sequenceStart
        case sequenceEnd
        case mappingStart
        case mappingEnd
    }

    var kind: Kind
    /// The style of a scalar.
    var style = ScalarStyle.plain
    /// The letters of a scalar; lent until the next event is asked for.
    var letters = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// Whether an anchor or a tag stands before it; the stream tells which.
    var hasProperties = false
    /// Where it begins; for a node, at its anchor or tag.
    var start: Place
    /// Behind its last letter.
    var end: Place
}
