/// The columns that code may take.
struct LineRoom {
    /// Columns of a line.
    var width: Int
    /// Columns that are taken on the first line.
    var used = 0
    /// Columns of the last line that are left for what follows.
    var reserve = 0

    /// Whether code fits into one line.
    func fits(_ flat: String) -> Bool { used + flat.count + reserve <= width }

    /// The room one step further in, for lines of their own.
    func inside(reserve: Int = 0) -> LineRoom {
        LineRoom(width: width - SwiftCode.indent.utf8.count, reserve: reserve)
    }
}

extension SwiftCode {
    /// One step of indentation.
    static let indent = "    "

    /// The code on one line; nil where it needs several.
    var flat: String? {
        switch self {
        // Longer than any line, even where each letter has four bytes.
        case .code(let code): code.utf8.count > 4 * SwiftSourceWriter.width ? nil : code
        case .comment: nil
        case .call(let call): call.flat
        case .prefixed(let prefix, let code): code.flat.map { prefix + $0 }
        case .suffixed(let code, let suffix): code.flat.map { $0 + suffix }
        case .choice(let condition, let first, let second):
            Self.joined([.code(condition + " ?"), first, ":", second], by: " ")
        case .coalescing(let first, let second): Self.joined([first, "??", second], by: " ")
        case .list(let members): members.flat.map { "[\($0)]" }
        case .branch: nil
        }
    }

    /// The code as lines that fit where it can be broken, relative to its own indentation.
    func lines(_ room: LineRoom) -> [String] {
        if let flat, room.fits(flat) { return [flat] }
        switch self {
        case .code(let code): return [code]
        case .comment(let text): return ["// " + SwiftComment.text(text)]
        case .call(let call): return call.lines(room)
        case .prefixed(let prefix, let code):
            var room = room
            room.used += prefix.count
            var lines = code.lines(room)
            lines[0] = prefix + lines[0]
            return lines
        case .suffixed(let code, let suffix):
            var room = room
            room.reserve += suffix.count
            var lines = code.lines(room)
            lines[lines.count - 1] += suffix
            return lines
        case .choice(let condition, let first, let second):
            return [condition] + Self.hanging("? ", first, room) + Self.hanging(": ", second, room)
        case .coalescing(let first, let second):
            return first.lines(LineRoom(width: room.width, used: room.used))
                + Self.hanging("?? ", second, room)
        case .list(let members):
            return ["["] + members.lines(room, last: members.elements.count > 1 ? "," : "") + ["]"]
        case .branch(let condition, let first, let second):
            let lines = ["if \(condition) {"] + Self.block(first, room)
            return lines + (second.isEmpty ? ["}"] : ["} else {"] + Self.block(second, room) + ["}"])
        }
    }

    /// Statements, one step further in.
    static func block(_ statements: [SwiftCode], _ room: LineRoom) -> [String] {
        statements.flatMap { $0.lines(room.inside()) }.map { indent + $0 }
    }

    /// Code behind an operator, one step further in.
    private static func hanging(_ sign: String, _ code: SwiftCode, _ room: LineRoom) -> [String] {
        SwiftCode.prefixed(sign, code).lines(room.inside(reserve: room.reserve)).map { indent + $0 }
    }

    private static func joined(_ parts: [SwiftCode], by separator: String) -> String? {
        let flats = parts.compactMap(\.flat)
        return flats.count == parts.count ? flats.joined(separator: separator) : nil
    }
}

extension SwiftArguments {
    /// All on one line; nil where one needs several.
    var flat: String? {
        let flats = elements.compactMap { labelled($0).flat }
        return flats.count == elements.count ? flats.joined(separator: ", ") : nil
    }

    /// One below the other, one step further in; `last` follows the last one.
    func lines(_ room: LineRoom, last: String) -> [String] {
        var lines: [String] = []
        for (index, element) in elements.enumerated() {
            let end = index == elements.count - 1 ? last : ","
            var part = broken(element, room.inside(reserve: 1))
            part[part.count - 1] += end
            lines += part.map { SwiftCode.indent + $0 }
        }
        return lines
    }

    /// An argument; one that is too long and cannot be broken stands below its label.
    private func broken(_ element: Element, _ room: LineRoom) -> [String] {
        let code = labelled(element)
        if !element.label.isEmpty, case .code(let value) = element.value,
            !(code.flat.map(room.fits) ?? false)
        {
            return ["\(element.label):", SwiftCode.indent + value]
        }
        return code.lines(room)
    }

    private func labelled(_ element: Element) -> SwiftCode {
        element.label.isEmpty ? element.value : .prefixed("\(element.label): ", element.value)
    }
}

extension SwiftCall {
    /// The call on one line; nil where it needs several, or has calls chained to it that have lines of their
    /// own.
    var flat: String? {
        guard chained.isEmpty || isCompact, let head = flatHead else { return nil }
        let calls = chained.compactMap(\.flat)
        return calls.count == chained.count ? head + calls.joined() : nil
    }

    /// The callee, the arguments, and a closure of one short statement.
    private var flatHead: String? {
        var line = callee
        if let arguments, !arguments.elements.isEmpty || closures.isEmpty {
            guard let flat = arguments.flat else { return nil }
            line += "(\(flat))"
        }
        if isOptional { line += "?" }
        guard let closure = closures.first else { return line }
        guard closures.count == 1, closure.body.count == 1, let body = closure.body[0].flat else {
            return nil
        }
        return "\(line) { \(body) }"
    }

    func lines(_ room: LineRoom) -> [String] {
        var lines = brokenHead(room)
        // What is chained to a closing parenthesis or brace stands below it, all else one step further in.
        let indent = lines.count == 1 ? SwiftCode.indent : ""
        for (index, call) in chained.enumerated() {
            var own = LineRoom(width: room.width - indent.utf8.count)
            if index == chained.count - 1 { own.reserve = room.reserve }
            lines += SwiftCode.call(call).lines(own).map { indent + $0 }
        }
        return lines
    }

    /// The call without what is chained to it.
    private func brokenHead(_ room: LineRoom) -> [String] {
        var room = room
        if !chained.isEmpty { room.reserve = 0 }
        if let flatHead, room.fits(flatHead) { return [flatHead] }
        if !closures.isEmpty { room.reserve = 2 }
        var lines = [callee]
        if let arguments, !arguments.elements.isEmpty || closures.isEmpty {
            let flat = arguments.flat.map { "\(callee)(\($0))" }
            if let flat, arguments.elements.isEmpty || room.fits(isOptional ? flat + "?" : flat) {
                lines = [flat]
            } else {
                lines = ["\(callee)("] + arguments.lines(room, last: "") + [")"]
            }
        }
        if isOptional { lines[lines.count - 1] += "?" }
        for closure in closures {
            lines[lines.count - 1] += closure.label.isEmpty ? " {" : " \(closure.label): {"
            lines += SwiftCode.block(closure.body, room) + ["}"]
        }
        return lines
    }
}
