/// Writes a style sheet: selectors and properties are literals, values are typed.
public struct StyleSheet: ~Copyable {
    private var bytes: [UInt8] = []

    /// An empty style sheet.
    public init() {
        bytes.reserveCapacity(2048)
    }

    /// The style sheet as it goes into a page.
    public consuming func finish() -> FinishedStyleSheet { FinishedStyleSheet(bytes: bytes) }

    /// Rules that are the same on every page.
    public mutating func literal(_ rules: StaticString) {
        bytes.append(rules)
    }

    /// A rule and its declarations; nothing where there are none.
    public mutating func rule(_ selector: Selector, _ declare: (inout Declarations) -> Void) {
        let start = bytes.count
        selector.append(to: &bytes)
        bytes.append(UInt8(ascii: "{"))
        var declarations = Declarations(appendingTo: bytes)
        bytes = []
        declare(&declarations)
        let isEmpty = declarations.isEmpty
        bytes = declarations.finish()
        if isEmpty {
            bytes.removeSubrange(start...)
        } else {
            bytes.append("}\n")
        }
    }

    /// Rules that hold under a condition: `@media (…)`.
    public mutating func group(_ condition: StaticString, _ rules: (inout StyleSheet) -> Void) {
        bytes.append(condition)
        bytes.append(UInt8(ascii: "{"))
        rules(&self)
        bytes.append("}\n")
    }
}

/// A style sheet that nothing can be added to any more.
public struct FinishedStyleSheet: Sendable {
    let bytes: [UInt8]

    /// What a content security policy calls it: `sha256-` and the hash in Base64.
    public var policySource: String {
        var source: [UInt8] = []
        source.append("sha256-")
        Base64.append(SHA256.hash(of: bytes), to: &source)
        return String(decoding: source, as: UTF8.self)
    }
}

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

        func append(to bytes: inout [UInt8]) {
            bytes.append(literal)
            if let name { Self.append(name, to: &bytes) }
            bytes.append(state)
            guard let inner else { return }
            bytes.append(UInt8(ascii: " "))
            Self.append(inner, to: &bytes)
        }

        private static func append(_ name: ClassName, to bytes: inout [UInt8]) {
            bytes.append(UInt8(ascii: "."))
            bytes.append(name.letters)
            bytes.append(decimal: name.number)
        }
    }

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
