/// One event of libyaml, in Swift's own memory.
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

    /// What may stand before a scalar, a sequence or a mapping; boxed, since it is rare.
    indirect enum Properties {
        /// The name after `&`, and the tag in full.
        case properties(anchor: String?, tag: String?)
    }

    var kind: Kind
    /// The style of a scalar.
    var style = ScalarStyle.plain
    /// The letters of a scalar, or the name of an alias.
    var text = ""
    /// The anchor and the tag, or nil where there is neither.
    var properties: Properties?
    /// Where it begins; for a node, at its anchor or tag.
    var start: Place
    /// Behind its last letter.
    var end: Place
}
