import ByteWriting
public import MarkupText
public import SceneModel

extension HTMLWriter {
    /// An attribute: its name is a literal, its value is escaped.
    public struct Attribute: Sendable {
        enum Value: Sendable {
            case none
            case empty
            case literal(StaticString)
            case text(String)
            /// Bytes in which nothing has to be escaped.
            case ascii([UInt8])
            /// A text in UTF-8.
            case utf8([UInt8])
            /// A text, and another behind a comma.
            case words(String, String?)
            case color(Color)
            case name(ClassName)
            case number(Double)
            case counted(StaticString, Int)
        }

        let name: StaticString
        let value: Value

        /// No attribute.
        public static var none: Attribute { Attribute(name: "", value: .none) }

        /// A value that is a literal of the program.
        public static func literal(_ name: StaticString, _ value: StaticString) -> Attribute {
            Attribute(name: name, value: .literal(value))
        }

        /// A value from anywhere; it is escaped.
        public static func text(_ name: StaticString, _ value: String) -> Attribute {
            Attribute(name: name, value: .text(value))
        }

        /// A value from anywhere, or no attribute where it is nil.
        public static func text(_ name: StaticString, optional value: String?) -> Attribute {
            Attribute(name: name, value: value.map { .text($0) } ?? .none)
        }

        /// A value from anywhere in UTF-8, or no attribute where it is nil.
        static func utf8(_ name: StaticString, optional value: [UInt8]?) -> Attribute {
            Attribute(name: name, value: value.map { .utf8($0) } ?? .none)
        }

        /// `class` with one class.
        public static func name(_ name: ClassName) -> Attribute {
            Attribute(name: "class", value: .name(name))
        }

        /// A number, with at most three decimals.
        public static func number(_ name: StaticString, _ value: Double) -> Attribute {
            Attribute(name: name, value: .number(value))
        }

        /// A literal that ends in a number.
        static func counted(_ name: StaticString, _ value: StaticString, _ number: Int) -> Attribute {
            Attribute(name: name, value: .counted(value, number))
        }

        /// A text and, where there is another, that behind a comma; both are escaped.
        static func words(_ name: StaticString, _ first: String, _ second: String?) -> Attribute {
            Attribute(name: name, value: .words(first, second))
        }

        /// A colour.
        public static func color(_ name: StaticString, _ color: Color) -> Attribute {
            Attribute(name: name, value: .color(color))
        }

        /// An attribute without a value where `isPresent`, otherwise none.
        public static func flag(_ name: StaticString, _ isPresent: Bool = true) -> Attribute {
            Attribute(name: name, value: isPresent ? .empty : .none)
        }

        /// A picture as a `data:` address, in which no character has a meaning in HTML.
        public static func address(_ name: StaticString, _ address: DataAddress) -> Attribute {
            Attribute(name: name, value: .ascii(address.bytes))
        }

        /// What a page may load and run; `script` names its script as `policySource` names its style sheet.
        static func policy(_ style: borrowing FinishedStyleSheet, script: String?) -> Attribute {
            var policy: [UInt8] = []
            policy.reserveCapacity(160)
            policy.append("default-src 'none'; img-src data:; style-src '")
            style.appendPolicySource(to: &policy)
            if let script {
                policy.append("'; script-src '")
                policy.append(contentsOf: script.utf8)
            }
            policy.append("'")
            return Attribute(name: "content", value: .ascii(policy))
        }
    }
}
