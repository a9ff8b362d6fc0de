import ByteWriting

extension SwiftCode {
    /// Appends a statement.
    public mutating func statement(_ value: (inout SwiftCode) -> Void) {
        let mark = openStatement()
        value(&self)
        close(mark)
    }

    /// Appends a statement that stays on its line.
    public mutating func statement(_ code: StaticString) {
        let mark = openStatement()
        bytes.append(code)
        close(mark)
    }

    /// Appends a line of comment around a text, which it makes safe.
    public mutating func comment(_ start: StaticString, _ text: String, _ end: StaticString) {
        let mark = openStatement()
        bytes.append("// ")
        bytes.append(start)
        SwiftComment.append(text, to: &bytes)
        bytes.append(end)
        breaks += 1
        close(mark)
    }

    /// Appends `if condition { ... } else { ... }`; without an `else` where that has nothing in it.
    public mutating func branch(
        _ condition: StaticString, _ first: (inout SwiftCode) -> Void,
        else second: (inout SwiftCode) -> Void = { _ in }
    ) {
        statement { code in
            let mark = code.open(.call)
            code.bytes.append("if ")
            code.bytes.append(condition)
            _ = code.block(" {", first)
            let end = (bytes: code.bytes.count, marks: code.marks.count)
            if code.block(" else {", second) == 0 {
                code.bytes.truncate(to: end.bytes)
                code.marks.removeSubrange(end.marks...)
            }
            code.breaks += 1
            code.close(mark)
        }
    }

    /// Begins a statement, after the space that is before it where all stands on one line.
    private mutating func openStatement() -> Int {
        if !marks.isEmpty { bytes.append(UInt8(ascii: " ")) }
        statements += 1
        return open(.statement)
    }

    /// Statements in braces; returns how many there are.
    mutating func block(
        _ brace: StaticString, after label: StaticString = "", _ body: (inout SwiftCode) -> Void
    ) -> Int {
        let mark = open(.closure)
        if label.utf8CodeUnitCount > 0 { bytes.append(UInt8(ascii: " ")) }
        bytes.append(label)
        bytes.append(brace)
        marks[mark].lead = bytes.count - marks[mark].start
        let outer = statements
        statements = 0
        body(&self)
        bytes.append(" }")
        let count = statements
        statements = outer
        if count != 1 { breaks += 1 }
        close(mark)
        return count
    }
}

// MARK: - Code apart

extension SwiftCode {
    /// A statement among others.
    public struct Place {
        /// Its mark.
        let mark: Int
    }

    /// Records a statement that `statement(_:from:)` puts elsewhere.
    public mutating func apart(_ value: (inout SwiftCode) -> Void) -> Place {
        let place = Place(mark: marks.count)
        statement(value)
        return place
    }

    /// Appends a statement that was recorded apart.
    public mutating func statement(_ place: Place, from other: borrowing SwiftCode) {
        let mark = openStatement()
        append(place, from: other)
        close(mark)
    }

    private mutating func append(_ place: Place, from other: borrowing SwiftCode) {
        let whole = other.marks[place.mark]
        let (byteOffset, markOffset) = (bytes.count - whole.start, marks.count - place.mark - 1)
        for index in place.mark + 1..<whole.next {
            var mark = other.marks[index]
            mark.start += byteOffset
            mark.end += byteOffset
            mark.next += markOffset
            marks.append(mark)
        }
        bytes.append(whole.start..<whole.end, of: other.bytes)
        if whole.width == CodeMark.endless {
            breaks += 1
        } else {
            surplus += whole.end - whole.start - whole.width
        }
    }
}
