/// An option of a command; the option itself is the key to its value: `parsed[.width]`.
///
/// `Value` is what a command gets: `Bool` for a flag, `T?` for a value that may be left out, `T` for one
/// that has a default or is required, `[T]` for a repeatable one, `OptionalValue<T>` for `--json[=FIELD]`.
public struct Option<Value: Sendable>: Sendable {
    /// The row of the table.
    public var spec: OptionSpec
    /// Makes the value of what was written, nil where that is not possible.
    let read: @Sendable ([String?]) -> Value?
}

extension Option where Value == Bool {
    /// A flag.
    public init(_ name: String, short: Character? = nil, summary: String) {
        spec = OptionSpec(name: name, short: short, form: .flag, summary: summary) { _ throws(ValueError) in }
        read = { !$0.isEmpty }
    }
}

extension Option {
    /// An option that may be left out; the last one counts.
    public init<T>(_ name: String, short: Character? = nil, value type: ValueType<T>, summary: String)
    where Value == T? {
        spec = OptionSpec(name, short, type, summary)
        // A value that was checked can be read; nothing given is read as nil.
        read = { .some($0.last.flatMap { $0 }.flatMap { try? type.read($0) }) }
    }

    /// An option with a value where it is not given; the last one counts.
    public init(
        _ name: String, short: Character? = nil, value type: ValueType<Value>, default fallback: Value,
        summary: String
    ) {
        spec = OptionSpec(name, short, type, summary)
        spec.defaultText = type.write(fallback)
        read = { $0.last.flatMap { $0 }.flatMap { try? type.read($0) } ?? fallback }
    }

    /// An option without which the command does not run; the last one counts.
    public init(_ name: String, short: Character? = nil, required type: ValueType<Value>, summary: String) {
        spec = OptionSpec(name, short, type, summary)
        spec.isRequired = true
        read = { $0.last.flatMap { $0 }.flatMap { try? type.read($0) } }
    }

    /// An option that can be given several times.
    public init<T>(_ name: String, short: Character? = nil, each type: ValueType<T>, summary: String)
    where Value == [T] {
        spec = OptionSpec(name, short, type, summary)
        spec.isRepeatable = true
        read = { $0.compactMap { $0.flatMap { try? type.read($0) } } }
    }

    /// An option with or without a value; the last one counts.
    public init<T>(_ name: String, short: Character? = nil, optionalValue type: ValueType<T>, summary: String)
    where Value == OptionalValue<T> {
        spec = OptionSpec(name, short, type, summary)
        spec.form = .optionalValue(type.placeholder)
        read = { occurrences in
            guard let last = occurrences.last else { return .absent }
            return last.flatMap { try? type.read($0) }.map { .value($0) } ?? .bare
        }
    }
}

extension OptionSpec {
    /// A row for an option with a value.
    init<T>(_ name: String, _ short: Character?, _ type: ValueType<T>, _ summary: String) {
        self.init(
            name: name, short: short, form: .value(type.placeholder), completion: type.completion,
            choices: type.choices, summary: summary
        ) { argument throws(ValueError) in
            if let argument { _ = try type.read(argument) }
        }
    }
}
