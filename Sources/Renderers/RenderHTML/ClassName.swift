/// The name by which a rule finds an element: letters of the program and a number, `e3`.
public struct ClassName: Sendable {
    let letters: StaticString
    let number: Int

    /// A name from letters and a number.
    public init(_ letters: StaticString, _ number: Int) {
        self.letters = letters
        self.number = number
    }
}
