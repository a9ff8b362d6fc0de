/// A piece of Swift source that is laid out to fit its lines.
///
/// What comes from a scene gets into it by `string` alone, or as a number, a colour or a font; `code` is for
/// what the renderers write themselves.
public indirect enum SwiftCode: Hashable, Sendable {
    /// Code that stays on its line.
    case code(String)
    /// A line of comment, made safe by `SwiftComment`.
    case comment(String)
    /// A call, with what is chained to it.
    case call(SwiftCall)
    /// Code after words that stay before it: `return `.
    case prefixed(String, SwiftCode)
    /// Code before a call that stays on its last line: `[...].reduce(0, +)`.
    case suffixed(SwiftCode, String)
    /// `condition ? first : second`.
    case choice(String, SwiftCode, SwiftCode)
    /// `first ?? second`.
    case coalescing(SwiftCode, SwiftCode)
    /// `[key: value]`, or `[value]` where they have no labels, a line each where they do not fit.
    case list(SwiftArguments)
    /// `if condition { ... } else { ... }`; without an `else` where that has nothing in it.
    case branch(String, [SwiftCode], [SwiftCode])

    /// A string literal whose value is exactly that text.
    public static func string(_ text: String) -> SwiftCode { .code(SwiftLiteral.string(text)) }

    /// A number literal.
    public static func number(_ value: Double) -> SwiftCode { .code(SwiftLiteral.number(value)) }

    /// A call of a function or an initialiser.
    public static func call(
        _ callee: String, _ arguments: SwiftArguments = [:], _ closures: SwiftClosure...
    ) -> SwiftCode {
        .call(SwiftCall(callee, arguments, closures: closures))
    }

    /// The same with a further call chained to it: `.font(.body)`.
    public func calling(
        _ name: String, _ arguments: SwiftArguments = [:], _ closures: SwiftClosure...
    ) -> SwiftCode {
        var call =
            switch self {
            case .call(let call): call
            default: SwiftCall(bare: flat ?? "")
            }
        call.chained.append(SwiftCall("." + name, arguments, closures: closures))
        return .call(call)
    }

    /// The same with what is chained to it skipped where the result is nil: `UIImage(named: "tray")?`.
    public var optional: SwiftCode {
        guard case .call(var call) = self else { return self }
        call.isOptional = true
        return .call(call)
    }

    /// The same where both stay on one line if they fit: `.custom("Lato", size: 17).weight(.bold)`.
    public func joining(_ name: String, _ arguments: SwiftArguments = [:]) -> SwiftCode {
        guard case .call(var call) = calling(name, arguments) else { return self }
        call.isCompact = true
        return .call(call)
    }
}

extension SwiftCode: ExpressibleByStringLiteral {
    /// Code that stands in the renderer.
    public init(stringLiteral value: StaticString) { self = .code(value.description) }
}

/// A call with its arguments, its trailing closures, and the calls that are chained to it.
public struct SwiftCall: Hashable, Sendable {
    /// What is called.
    public var callee: String
    /// The arguments; nil where the callee is a bare name, without parentheses.
    public var arguments: SwiftArguments?
    /// The trailing closures.
    public var closures: [SwiftClosure]
    /// Calls on the result, a line each.
    public var chained: [SwiftCall] = []
    /// Whether what is chained is skipped where the result is nil.
    public var isOptional = false
    /// Whether the chained calls stay on one line where they fit.
    public var isCompact = false

    /// A call.
    public init(_ callee: String, _ arguments: SwiftArguments = [:], closures: [SwiftClosure] = []) {
        self.callee = callee
        self.arguments = arguments
        self.closures = closures
    }

    /// A name, for something to be chained to.
    public init(bare name: String) {
        callee = name
        closures = []
    }
}

/// The arguments of a call, or the members of a list, in order.
public struct SwiftArguments: ExpressibleByDictionaryLiteral, Hashable, Sendable {
    /// An argument; an empty label is none.
    struct Element: Hashable, Sendable {
        var label: String
        var value: SwiftCode
    }

    /// In order.
    private(set) var elements: [Element]

    /// Arguments by label; `""` for those without.
    public init(dictionaryLiteral elements: (String, SwiftCode)...) {
        self.elements = elements.map { Element(label: $0.0, value: $0.1) }
    }

    /// Whether there are none.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds an argument.
    public mutating func append(_ label: String, _ value: SwiftCode) {
        elements.append(Element(label: label, value: value))
    }
}

/// A trailing closure.
public struct SwiftClosure: Hashable, Sendable {
    /// The label before it; empty for the first one.
    public var label: String
    /// Its statements.
    public var body: [SwiftCode]

    /// The first closure that a call ends with.
    public init(_ body: [SwiftCode]) {
        self.init("", body)
    }

    /// A further one, with its label.
    public init(_ label: String, _ body: [SwiftCode]) {
        self.label = label
        self.body = body
    }
}
