import ByteWriting

extension SwiftCode {
    /// Appends a call of a function or an initialiser, with the arguments and closures that `parts` appends;
    /// what is chained to an optional one is skipped where the result is nil.
    public mutating func call(
        _ callee: StaticString, isOptional: Bool = false, _ parts: (inout SwiftCode) -> Void = { _ in }
    ) {
        record(.call, callee, isOptional: isOptional, parts)
    }

    /// Appends a further call on a line of its own: `.font(.body)`.
    public mutating func calling(_ name: StaticString, _ parts: (inout SwiftCode) -> Void = { _ in }) {
        breaks += 1
        record(.chained, name, parts)
    }

    /// Appends a further call with one argument, on a line of its own.
    public mutating func calling(_ name: StaticString, _ argument: StaticString) {
        calling(name) { $0.argument("", argument) }
    }

    /// Appends a further call that stays on the line if all fits: `.custom("Lato", size: 17).weight(.bold)`.
    public mutating func joining(_ name: StaticString, _ parts: (inout SwiftCode) -> Void) {
        record(.chained, name, parts)
    }

    /// Appends an argument of a call, or a member of a list.
    public mutating func argument(_ label: StaticString = "", _ value: (inout SwiftCode) -> Void) {
        let mark = openElement(label)
        value(&self)
        close(mark)
    }

    /// Appends an argument that is the renderer's own code.
    public mutating func argument(_ label: StaticString = "", _ code: StaticString) {
        let mark = openElement(label)
        bytes.append(code)
        close(mark)
    }

    /// Appends an argument that is a number.
    public mutating func argument(_ label: StaticString = "", number: Double) {
        let mark = openElement(label)
        self.number(number)
        close(mark)
    }

    /// Appends an argument that is a string literal.
    public mutating func argument(_ label: StaticString = "", string: String) {
        let mark = openElement(label)
        self.string(string)
        close(mark)
    }

    /// Appends a trailing closure with its statements; each but the first has a label.
    public mutating func closure(_ label: StaticString = "", _ body: (inout SwiftCode) -> Void) {
        endArguments()
        if opened.closures > 0 { breaks += 1 }
        opened.closures += 1
        let outer = opened
        if label.utf8CodeUnitCount == 0 {
            _ = block(" {", body)
        } else {
            _ = block(": {", after: label, body)
        }
        opened = outer
    }

    /// Appends a function, on one line where that is short; its parameters stay on one line.
    mutating func function(
        _ name: StaticString, _ parameters: StaticString, returns result: StaticString?,
        _ body: (inout SwiftCode) -> Void
    ) {
        statement { code in
            let mark = code.open(.call)
            code.bytes.append("func ")
            code.bytes.append(name)
            if parameters.utf8CodeUnitCount > 0 {
                code.opened = Opened()
                code.argument("", parameters)
                code.endList(")")
            } else {
                code.bytes.append("()")
            }
            if let result {
                code.bytes.append(" -> ")
                code.bytes.append(result)
            }
            _ = code.block(" {", body)
            code.close(mark)
        }
    }

    private mutating func record(
        _ kind: CodeMark.Kind, _ callee: StaticString, isOptional: Bool = false,
        _ parts: (inout SwiftCode) -> Void
    ) {
        let outer = opened
        opened = Opened(isOptional: isOptional)
        let mark = open(kind)
        if kind == .chained { bytes.append(UInt8(ascii: ".")) }
        bytes.append(callee)
        parts(&self)
        if opened.closures == 0 {
            if opened.list == nil { bytes.append("()") }
            endArguments()
        }
        close(mark)
        opened = outer
    }

    /// What stands before the closures, or at the end where there are none.
    private mutating func endArguments() {
        guard opened.closures == 0 else { return }
        endList(")")
        if opened.isOptional { bytes.append(UInt8(ascii: "?")) }
    }

    private mutating func openElement(_ label: StaticString) -> Int {
        if opened.list == nil {
            opened.list = open(.list)
            bytes.append(UInt8(ascii: "("))
        } else if opened.elements > 0 {
            bytes.append(", ")
        }
        opened.elements += 1
        let mark = open(.element)
        if label.utf8CodeUnitCount > 0 {
            bytes.append(label)
            bytes.append(": ")
            marks[mark].lead = label.utf8CodeUnitCount + 1
        }
        return mark
    }

    /// Ends the arguments or members, where there are any.
    mutating func endList(_ bracket: Unicode.Scalar) {
        guard let list = opened.list else { return }
        bytes.append(UInt8(ascii: bracket))
        close(list)
        opened.list = nil
    }
}
