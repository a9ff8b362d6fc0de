import Diagnostics

extension ValueType where Value == String {
    /// Any text.
    public static func text(_ placeholder: String, completion: Completion = .none) -> ValueType {
        ValueType(placeholder, completion: completion) { argument throws(ValueError) in argument }
    }

    /// The path of a file, not empty; `-` is left to the command to understand.
    public static func file(_ placeholder: String = "FILE") -> ValueType {
        path(placeholder, .file)
    }

    /// The path of a folder, not empty.
    public static func directory(_ placeholder: String = "DIR") -> ValueType {
        path(placeholder, .directory)
    }

    /// One of these names.
    public static func oneOf(_ names: [String], placeholder: String? = nil) -> ValueType {
        ValueType(
            placeholder ?? names.joined(separator: "|"), completion: .values(names), choices: names
        ) { argument throws(ValueError) in
            guard names.contains(argument) else { throw ValueError(unknown: argument, of: names) }
            return argument
        }
    }

    private static func path(_ placeholder: String, _ completion: Completion) -> ValueType {
        ValueType(placeholder, completion: completion) { argument throws(ValueError) in
            guard !argument.isEmpty else { throw ValueError("expected a path") }
            return argument
        }
    }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> {
    /// One of the cases of an enum, by its raw value.
    ///
    /// Inlinable, as the table of commands has many and every start of the program makes it: for a type that is
    /// known this takes a quarter of the time.
    @inlinable
    public static func oneOf(_ type: Value.Type, placeholder: String? = nil) -> ValueType {
        let names = type.allCases.map { $0.rawValue }
        return ValueType(
            placeholder ?? names.joined(separator: "|"), completion: .values(names), choices: names,
            write: { $0.rawValue }
        ) { argument throws(ValueError) in
            guard let value = Value(rawValue: argument) else {
                throw ValueError(unknown: argument, of: names)
            }
            return value
        }
    }
}

extension ValueType where Value == Int {
    /// A whole number in decimal digits.
    public static func integer(_ placeholder: String = "N", in range: ClosedRange<Int>) -> ValueType {
        ValueType(placeholder) { argument throws(ValueError) in
            guard let number = Int(argument), range.contains(number) else {
                throw ValueError("expected a whole number " + ValueError.span(range, top: .max))
            }
            return number
        }
    }

    /// A whole number from `range.lowerBound` up.
    public static func integer(_ placeholder: String = "N", in range: PartialRangeFrom<Int>) -> ValueType {
        integer(placeholder, in: range.lowerBound...Int.max)
    }
}

extension ValueType where Value == Double {
    /// A number in decimal notation with a point, as `1.5`.
    public static func decimal(_ placeholder: String = "X", in range: ClosedRange<Double>) -> ValueType {
        ValueType(placeholder, write: { ValueError.brief($0) }) { argument throws(ValueError) in
            let isPlain = argument.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
            guard isPlain, let number = Double(argument), range.contains(number) else {
                throw ValueError("expected a number " + ValueError.span(range, top: .infinity))
            }
            return number
        }
    }
}

extension ValueType {
    /// Several values of a type in one argument, with commas between them.
    public static func list<Element>(of type: ValueType<Element>) -> ValueType where Value == [Element] {
        var completion = type.completion
        completion.separator = ","
        return ValueType(
            type.placeholder + ",...", completion: completion, choices: type.choices,
            write: { $0.map(type.write).joined(separator: ",") }
        ) { argument throws(ValueError) in
            var elements: [Element] = []
            for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
                elements.append(try type.read(String(part)))
            }
            return elements
        }
    }

    /// The same type under another placeholder, or with another completion.
    public func named(_ placeholder: String? = nil, completion: Completion? = nil) -> ValueType {
        var copy = self
        if let placeholder { copy.placeholder = placeholder }
        if let completion { copy.completion = completion }
        return copy
    }
}

extension ValueError {
    /// The error for a name that is none of a closed set: all of them, and the nearest.
    public init(unknown name: String, of known: [String]) {
        let nearest = NearestName.of(name, among: known)
        let which = known.count == 1 ? known[0] : "one of " + known.joined(separator: ", ")
        self.init("expected " + which, hint: nearest.map { "did you mean '\($0)'?" })
    }

    /// `from 1`, or `from 1 to 9` where the range has a top.
    fileprivate static func span<Number>(_ range: ClosedRange<Number>, top: Number) -> String {
        let bottom = "from " + brief(range.lowerBound)
        return range.upperBound == top ? bottom : bottom + " to " + brief(range.upperBound)
    }

    /// `1` and not `1.0`.
    fileprivate static func brief(_ number: some Comparable) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
