import ByteWriting

extension StyleSheet {
    /// The declarations of one rule, behind all that the style sheet has before it.
    public struct Declarations: ~Copyable {
        /// The whole style sheet so far.
        var bytes = ByteBuffer()
        /// Whether the rule has none yet.
        var isEmpty = true

        init() { bytes.reserveCapacity(4096) }

        consuming func finish() -> [UInt8] { bytes.finish() }

        /// Declarations that are literals.
        public mutating func literal(_ declarations: StaticString) {
            separate()
            bytes.append(declarations)
        }

        // The values are no list, since making one costs more than writing them. As these functions are always
        // inlined, what is done with values that are not there, and with other kinds than theirs, drops out.

        /// A property with up to six values, a space between them.
        @inline(__always)
        public mutating func set(
            _ property: StaticString, _ first: CSSValue, _ second: CSSValue? = nil,
            _ third: CSSValue? = nil, _ fourth: CSSValue? = nil, _ fifth: CSSValue? = nil,
            _ sixth: CSSValue? = nil
        ) {
            separate()
            bytes.append(property)
            var separator = UInt8(ascii: ":")
            add(first, behind: &separator)
            if let second { add(second, behind: &separator) }
            if let third { add(third, behind: &separator) }
            if let fourth { add(fourth, behind: &separator) }
            if let fifth { add(fifth, behind: &separator) }
            if let sixth { add(sixth, behind: &separator) }
        }

        /// One more value of the property that was set last.
        @inline(__always)
        public mutating func more(_ value: CSSValue) {
            var separator = UInt8(ascii: " ")
            add(value, behind: &separator)
        }

        /// What stands in for the last value of the property that was set last, as in a list of fonts.
        @inline(__always)
        public mutating func alternative(_ value: CSSValue) {
            var separator = UInt8(ascii: ",")
            add(value, behind: &separator)
        }

        private mutating func separate() {
            if !isEmpty { bytes.append(UInt8(ascii: ";")) }
            isEmpty = false
        }

        @inline(__always)
        private mutating func add(_ value: CSSValue, behind separator: inout UInt8) {
            if case .comma = value {
                separator = UInt8(ascii: ",")
                return
            }
            bytes.append(separator)
            value.append(to: &bytes)
            separator = UInt8(ascii: " ")
        }
    }
}
