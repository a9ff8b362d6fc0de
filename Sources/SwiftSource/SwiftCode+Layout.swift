import ByteWriting

extension SwiftCode {
    /// One step of indentation.
    static var indent: Int { 4 }

    /// Lays out the statement that has been recorded, in a line that has `base` columns of indentation.
    ///
    /// `reserve` columns of that line are left free where all stands on one.
    mutating func layOut(base: Int, reserve: Int) {
        let (start, end) = (marks[0].start, bytes.count)
        lineStart = start - base
        if base + marks[0].width + reserve > SwiftSourceWriter.width, marks.count > 1 {
            lineStart = end - base
            layOutValue(0, base: base, reserve: reserve)
            bytes.remove(start..<end)
        }
        settle()
    }

    /// A statement, an argument or an operand: words, of which some may be laid out, or a comment.
    private mutating func layOutValue(_ index: Int, base: Int, reserve: Int) {
        let mark = marks[index]
        let first = index + 1
        guard first < mark.next, !fits(mark.width, reserve: reserve) else {
            return bytes.append(copyOf: mark.start..<mark.end)
        }
        let part = marks[first]
        bytes.append(copyOf: mark.start..<part.start)
        var end = part.end
        switch part.kind {
        case .call, .chained: end = layOutChain(first, upTo: mark.next, base: base, reserve: reserve)
        case .operation: layOutOperation(first, base: base, reserve: reserve)
        default: layOutList(first, base: base)
        }
        bytes.append(copyOf: end..<mark.end)
    }

    /// A call and those that are chained to it; returns where the last one ends.
    private mutating func layOutChain(_ first: Int, upTo end: Int, base: Int, reserve: Int) -> Int {
        let line = lineStart
        var index = first
        if marks[first].kind == .call {
            index = marks[first].next
            layOutCall(first, base: base, reserve: index < end ? 0 : reserve)
        }
        // What is chained to a closing parenthesis or brace stands below it, all else one step further in.
        let inner = lineStart == line ? base + Self.indent : base
        var last = first
        while index < end {
            last = index
            index = marks[last].next
            beginLine(inner)
            layOutCall(last, base: inner, reserve: index < end ? 0 : reserve)
        }
        return marks[last].end
    }

    private mutating func layOutCall(_ index: Int, base: Int, reserve: Int) {
        let call = marks[index]
        if fits(call.width, reserve: reserve) { return bytes.append(copyOf: call.start..<call.end) }
        var part = index + 1
        var end = call.start
        if part < call.next, marks[part].kind == .list {
            let list = marks[part]
            part = list.next
            end = part < call.next ? marks[part].start : call.end
            // The callee and what follows the parenthesis are ASCII.
            let head = list.start - call.start + list.width + end - list.end
            if part < call.next, fits(head, reserve: 2) {
                bytes.append(copyOf: call.start..<end)
            } else {
                bytes.append(copyOf: call.start..<list.start)
                layOutList(index + 1, base: base)
                bytes.append(copyOf: list.end..<end)
            }
        } else {
            end = part < call.next ? marks[part].start : call.end
            bytes.append(copyOf: call.start..<end)
        }
        while part < call.next {
            layOutClosure(part, base: base)
            part = marks[part].next
        }
    }

    /// Statements in braces, one step further in.
    private mutating func layOutClosure(_ index: Int, base: Int) {
        let closure = marks[index]
        bytes.append(copyOf: closure.start..<closure.start + closure.lead)
        var statement = index + 1
        while statement < closure.next {
            beginLine(base + Self.indent)
            layOutValue(statement, base: base + Self.indent, reserve: 0)
            statement = marks[statement].next
        }
        beginLine(base)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Arguments or members, one below the other, one step further in.
    private mutating func layOutList(_ index: Int, base: Int) {
        let list = marks[index]
        bytes.append(copyOf: list.start..<list.start + 1)
        var element = index + 1
        while element < list.next {
            beginLine(base + Self.indent)
            layOutElement(element, base: base + Self.indent)
            element = marks[element].next
            if element < list.next || list.trailsComma { bytes.append(UInt8(ascii: ",")) }
        }
        beginLine(base)
        bytes.append(copyOf: list.end - 1..<list.end)
    }

    /// An argument; one that is too long and cannot be broken stands below its label.
    private mutating func layOutElement(_ index: Int, base: Int) {
        let element = marks[index]
        let isWhole = element.next == index + 1
        guard isWhole, element.lead > 0, !fits(element.width, reserve: 1) else {
            return layOutValue(index, base: base, reserve: 1)
        }
        let value = element.start + element.lead + 1
        bytes.append(copyOf: element.start..<value - 1)
        beginLine(base + Self.indent)
        bytes.append(copyOf: value..<element.end)
    }

    /// Values, each but the first behind its operator one step further in.
    private mutating func layOutOperation(_ index: Int, base: Int, reserve: Int) {
        let end = marks[index].next
        layOutValue(index + 1, base: base, reserve: 0)
        var operand = marks[index + 1].next
        while operand < end {
            beginLine(base + Self.indent)
            layOutValue(operand, base: base + Self.indent, reserve: reserve)
            operand = marks[operand].next
        }
    }

    /// Whether so many columns are left of the line, and those in reserve.
    ///
    /// All that stands on a line before a part that is laid out is ASCII.
    private func fits(_ width: Int, reserve: Int) -> Bool {
        bytes.count - lineStart + width + reserve <= SwiftSourceWriter.width
    }

    private mutating func beginLine(_ base: Int) {
        bytes.append(UInt8(ascii: "\n"))
        lineStart = bytes.count
        bytes.append(spaces: base)
    }
}
