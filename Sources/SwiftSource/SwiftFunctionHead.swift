/// The first line of a function: its name, its parameters and what it returns.
public struct SwiftFunctionHead: Sendable {
    /// Its name.
    public var name: String
    /// Labels and names with their types: `_ scrollView: UIScrollView`.
    public var parameters: [String]
    /// What it returns; nil for nothing.
    public var result: String?

    /// A function.
    public init(_ name: String, _ parameters: [String], returns result: String? = nil) {
        self.name = name
        self.parameters = parameters
        self.result = result
    }

    /// On one line, or with the parameters on one of their own.
    func lines(width: Int) -> [String] {
        let list = parameters.joined(separator: ", ")
        let end = result.map { " -> \($0)" } ?? ""
        let line = "func \(name)(\(list))\(end)"
        return line.count <= width ? [line] : ["func \(name)(", SwiftCode.indent + list, ")\(end)"]
    }
}
