import ByteWriting

extension SwiftCode {
    /// Appends `[key: value]`, or `[value]` where members have no labels; a line each where they do not fit.
    public mutating func list(_ members: (inout SwiftCode) -> Void) {
        let outer = opened
        let mark = open(.list)
        opened = Opened(list: mark)
        bytes.append(UInt8(ascii: "["))
        members(&self)
        marks[mark].trailsComma = opened.elements > 1
        endList("]")
        opened = outer
    }

    /// Appends `condition ? first : second`.
    public mutating func choice(
        _ condition: StaticString, _ first: (inout SwiftCode) -> Void, else second: (inout SwiftCode) -> Void
    ) {
        let mark = open(.operation)
        operand("") { $0.append(condition) }
        operand("? ", first)
        operand(": ", second)
        close(mark)
    }

    /// Appends `first ?? second`.
    public mutating func coalescing(
        _ first: (inout SwiftCode) -> Void, or second: (inout SwiftCode) -> Void
    ) {
        let mark = open(.operation)
        operand("", first)
        operand("?? ", second)
        close(mark)
    }

    private mutating func operand(_ sign: StaticString, _ value: (inout SwiftCode) -> Void) {
        if sign.utf8CodeUnitCount > 0 { bytes.append(UInt8(ascii: " ")) }
        let mark = open(.operand)
        bytes.append(sign)
        value(&self)
        close(mark)
    }
}
