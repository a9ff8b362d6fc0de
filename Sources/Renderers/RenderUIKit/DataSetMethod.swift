import SwiftSource

/// Methods of the source and of the delegate, each after an empty line.
extension SwiftSourceWriter {
    /// Writes a question to the source: `title(forEmptyDataSet:)`, and before it a reason where there is one.
    mutating func question(
        _ name: StaticString, returns type: StaticString, reason: StaticString = "",
        _ statements: (inout SwiftCode) -> Void
    ) {
        emptyLine()
        document(reason)
        function(name, "forEmptyDataSet scrollView: UIScrollView", returns: type, statements)
    }

    /// Writes a question to the source that is asked for each state of the button.
    mutating func questionOfState(
        _ name: StaticString, returns type: StaticString, _ statements: (inout SwiftCode) -> Void
    ) {
        emptyLine()
        function(
            name, "forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State", returns: type,
            statements)
    }

    /// Writes a question to the delegate that is answered with yes or no, and before it a reason where there is
    /// one.
    mutating func answer(_ name: StaticString, _ answer: StaticString, reason: StaticString = "") {
        emptyLine()
        document(reason)
        function(name, "_ scrollView: UIScrollView", returns: "Bool") { $0.statement(answer) }
    }

    private mutating func document(_ reason: StaticString) {
        if reason.utf8CodeUnitCount > 0 { documentation(reason) }
    }

    /// Writes a method by which the delegate is told of a tap.
    mutating func tap(_ parameters: StaticString, _ action: StaticString) {
        emptyLine()
        function("emptyDataSet", parameters) { $0.statement(action) }
    }
}
