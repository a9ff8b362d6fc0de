import SceneModel

/// An object that was read, with its place in the document for messages.
///
/// A field that is null is one that is missing.
struct WireObject {
    private let members: [String: JSONValue]
    private let place: String

    /// The whole document, once its protocol number is known to be ours.
    init(document bytes: [UInt8]) throws(WireProblem) {
        let value: JSONValue
        do throws(JSONProblem) {
            value = try JSONValue(parsing: bytes)
        } catch {
            throw .syntax(error)
        }
        try self.init(value, at: "")
        try checkProtocol()
    }

    /// The value at `place`, which must be an object.
    init(_ value: JSONValue, at place: String) throws(WireProblem) {
        guard case .object(let members) = value else {
            let what = "expected an object, not \(value.kindName)"
            throw place.isEmpty ? .field("the document", what) : .field(place, what)
        }
        self.members = members
        self.place = place
    }

    private func checkProtocol() throws(WireProblem) {
        guard let value = self["protocol"] else { throw .version("no protocol at all") }
        if value.integer == WireProtocol.number { return }
        switch value {
        case .number(let number): throw .version("protocol \(value.integer.map(String.init) ?? "\(number)")")
        case .string(let text): throw .version("protocol \(WireProblem.quoted(text)), which is a string")
        default: throw .version("a protocol that is \(value.kindName)")
        }
    }

    /// The field of that name; nil where it is missing.
    subscript(name: String) -> JSONValue? {
        guard let value = members[name], value != .null else { return nil }
        return value
    }

    /// Where a field of it stands.
    func place(of name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

    /// A field that must be there.
    func required(_ name: String) throws(WireProblem) -> JSONValue {
        guard let value = self[name] else { throw .field(place(of: name), "it is missing") }
        return value
    }

    /// A text; nil where it is missing.
    func string(_ name: String) throws(WireProblem) -> String? {
        guard let value = self[name] else { return nil }
        guard let text = value.string else { throw wrong(name, "a string", value) }
        return text
    }

    /// A text that must be there.
    func requiredString(_ name: String) throws(WireProblem) -> String {
        let value = try required(name)
        guard let text = value.string else { throw wrong(name, "a string", value) }
        return text
    }

    /// A whole number; nil where it is missing.
    func integer(_ name: String) throws(WireProblem) -> Int? {
        guard let value = self[name] else { return nil }
        guard let number = value.integer else { throw wrong(name, "a whole number", value) }
        return number
    }

    /// A finite number that must be there.
    func requiredNumber(_ name: String) throws(WireProblem) -> Double {
        let value = try required(name)
        guard case .number(let number) = value else { throw wrong(name, "a number", value) }
        return number
    }

    /// True or false; nil where it is missing.
    func bool(_ name: String) throws(WireProblem) -> Bool? {
        guard let value = self[name] else { return nil }
        guard case .bool(let flag) = value else { throw wrong(name, "true or false", value) }
        return flag
    }

    /// One of the words of an enumeration; nil where it is missing.
    func word<Word: RawRepresentable & CaseIterable>(
        _ name: String, as type: Word.Type
    ) throws(WireProblem) -> Word? where Word.RawValue == String {
        guard let text = try string(name) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let known = type.allCases.map(\.rawValue).joined(separator: ", ")
        throw .field(place(of: name), "expected one of \(known), not \(WireProblem.quoted(text))")
    }

    /// The elements of an array, each an object with its place; nil where the array is missing.
    func objects(_ name: String) throws(WireProblem) -> [WireObject]? {
        guard let value = self[name] else { return nil }
        guard let values = value.array else { throw wrong(name, "an array", value) }
        var objects: [WireObject] = []
        for (index, value) in values.enumerated() {
            objects.append(try WireObject(value, at: "\(place(of: name))[\(index)]"))
        }
        return objects
    }

    /// The elements of an array of texts; nil where the array is missing.
    func strings(_ name: String) throws(WireProblem) -> [String]? {
        guard let value = self[name] else { return nil }
        guard let values = value.array else { throw wrong(name, "an array", value) }
        var strings: [String] = []
        for (index, value) in values.enumerated() {
            guard let text = value.string else { throw wrong("\(name)[\(index)]", "a string", value) }
            strings.append(text)
        }
        return strings
    }

    /// The members of an object, sorted by name, each an object with its place; empty where it is missing.
    func namedObjects(_ name: String) throws(WireProblem) -> [(name: String, object: WireObject)] {
        guard let value = self[name] else { return [] }
        var objects: [(name: String, object: WireObject)] = []
        let parent = try WireObject(value, at: place(of: name))
        for (name, value) in parent.members.sorted(by: { $0.key < $1.key }) {
            objects.append((name, try WireObject(value, at: parent.place(of: WireProblem.quoted(name)))))
        }
        return objects
    }

    private func wrong(_ name: String, _ expected: String, _ value: JSONValue) -> WireProblem {
        .field(place(of: name), "expected \(expected), not \(value.kindName)")
    }
}
