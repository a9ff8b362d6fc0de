import SwiftSource

/// A method of the source or of the delegate.
struct DataSetMethod {
    /// What is said of it, where there is something to say.
    let documentation: String
    private let head: SwiftFunctionHead
    private let statements: [SwiftCode]

    /// A question to the source: `title(forEmptyDataSet:)`.
    init(
        _ name: String, returns type: String, isOfState: Bool = false, documentation: String = "",
        _ statements: [SwiftCode]
    ) {
        let state = isOfState ? ["for state: UIControl.State"] : []
        head = SwiftFunctionHead(
            name, ["forEmptyDataSet scrollView: UIScrollView"] + state, returns: type)
        self.documentation = documentation
        self.statements = statements
    }

    /// A question to the delegate that is answered with yes or no.
    init(question name: String, _ answer: SwiftCode) {
        head = SwiftFunctionHead(name, ["_ scrollView: UIScrollView"], returns: "Bool")
        documentation = ""
        statements = [answer]
    }

    /// A tap that the delegate is told of.
    init(tap parameter: String, _ action: SwiftCode) {
        head = SwiftFunctionHead("emptyDataSet", ["_ scrollView: UIScrollView", parameter])
        documentation = ""
        statements = [action]
    }

    /// Writes the method.
    func write(to file: inout SwiftSourceWriter) {
        if !documentation.isEmpty { file.documentation(documentation) }
        file.function(head, statements)
    }
}
