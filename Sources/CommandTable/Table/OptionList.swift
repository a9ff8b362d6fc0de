/// The options of a command: `OptionList(.all, .width) + .scene`.
public struct OptionList: Sendable, ExpressibleByArrayLiteral {
    /// The rows, in the order of the help.
    public private(set) var specs: [OptionSpec]

    /// Options of any types.
    public init<each Value>(_ options: repeat Option<each Value>) {
        specs = []
        for option in repeat each options { specs.append(option.spec) }
    }

    /// Options given as rows; `[]` is none.
    public init(arrayLiteral specs: OptionSpec...) {
        self.specs = specs
    }

    /// The same options under a heading of their own in the help, such as `SCENE OPTIONS`.
    public func section(_ heading: String) -> OptionList {
        var copy = self
        for index in copy.specs.indices { copy.specs[index].section = heading }
        return copy
    }

    /// The options of both; one that is in both stands once.
    public static func + (a: OptionList, b: OptionList) -> OptionList {
        var sum = a
        let names = Set(a.specs.map(\.name))
        sum.specs += b.specs.filter { !names.contains($0.name) }
        return sum
    }
}
