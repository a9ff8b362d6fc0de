/// What libyaml says of a file that it cannot go on with, in Swift's own memory.
struct ParserProblem: Error {
    /// Which part of libyaml stopped.
    enum Stage {
        /// The memory ran out.
        case memory
        /// The bytes are no text that YAML allows.
        case reader
        /// The letters are no tokens, or the tokens no document.
        case syntax
    }

    var stage: Stage
    /// libyaml's own words.
    var message: String
    /// Where it stopped; meaningless for the reader, which knows no places.
    var place: Place
    /// Where what it was reading began.
    var context: Place?
    /// For the reader, a byte near the bad one.
    var byteOffset: Int
    /// For the reader, the character or byte it refused.
    var value: UInt32

    static let outOfMemory = ParserProblem(
        stage: .memory, message: "", place: Place(zeroBasedLine: 0, column: 0), context: nil, byteOffset: 0,
        value: 0)
}
