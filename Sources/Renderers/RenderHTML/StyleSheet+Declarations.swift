extension StyleSheet {
    /// The declarations of one rule.
    public struct Declarations: ~Copyable {
        private var bytes: [UInt8]
        private(set) var isEmpty = true

        init(appendingTo bytes: consuming [UInt8]) {
            self.bytes = bytes
        }

        consuming func finish() -> [UInt8] { bytes }

        /// Declarations that are literals.
        public mutating func literal(_ declarations: StaticString) {
            separate()
            bytes.append(declarations)
        }

        /// A property with its values, a space between them.
        public mutating func set(_ property: StaticString, _ values: CSSValue...) {
            separate()
            bytes.append(property)
            var separator = UInt8(ascii: ":")
            for value in values {
                if case .comma = value {
                    separator = UInt8(ascii: ",")
                    continue
                }
                bytes.append(separator)
                value.append(to: &bytes)
                separator = UInt8(ascii: " ")
            }
        }

        private mutating func separate() {
            if !isEmpty { bytes.append(UInt8(ascii: ";")) }
            isEmpty = false
        }
    }
}
