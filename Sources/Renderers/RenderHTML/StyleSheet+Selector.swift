import ByteWriting

extension StyleSheet {
    /// What a rule is for: a literal, or an element's class in some state, and something inside it.
    public struct Selector: Sendable {
        private var literal: StaticString
        private var name: ClassName?
        private var state: StaticString = ""
        private var inner: ClassName?

        /// A literal selector.
        public init(_ literal: StaticString) {
            self.literal = literal
        }

        /// A class in some state, `.e3:active`, or a class inside that.
        public init(_ name: ClassName, _ state: StaticString = "", inner: ClassName? = nil) {
            literal = ""
            self.name = name
            self.state = state
            self.inner = inner
        }

        func append(to bytes: inout ByteBuffer) {
            bytes.append(literal)
            if let name { Self.append(name, to: &bytes) }
            bytes.append(state)
            guard let inner else { return }
            bytes.append(UInt8(ascii: " "))
            Self.append(inner, to: &bytes)
        }

        private static func append(_ name: ClassName, to bytes: inout ByteBuffer) {
            bytes.append(UInt8(ascii: "."))
            bytes.append(name.letters)
            bytes.append(decimal: name.number)
        }
    }
}
