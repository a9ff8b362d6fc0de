import CommandTable
import Diagnostics
import Publishing
import Rendering
import Snapshots

extension ProgramCommand {
    static let snapshotReview = ProgramCommand(
        name: "review", summary: "Look at each change on the terminal, and accept or reject it",
        discussion: """
            It shows what verify --pending has left; where nothing waits, it renders everything itself, and names \
            what cannot be decided on, so that it ends as verify would. One key decides on a golden, and e on \
            every golden left that has had the same change; ? says what the keys do. What is accepted is written \
            at the end, all or nothing; what is rejected no longer waits. q ends early with what has been \
            decided, Ctrl-C with nothing done.

            Where chafa is installed, pictures are drawn.
            """,
        examples: [
            Example("emptystates snapshot review", "Every change there is"),
            Example(
                "emptystates snapshot review --pending waiting", "What a verification elsewhere has left"),
        ],
        options: SnapshotOptions.scope
            + OptionList(SnapshotOptions.waiting, RenderTarget.width, RenderTarget.color),
        operands: OperandList(.goldens)
    ) { parsed, context throws(CommandFailure) in
        let environment = context.console.environment
        guard environment.inputIsTerminal, environment.outputIsTerminal, !environment.isDumb else {
            throw .failed(
                .couldNotRun, "a review needs a terminal",
                remedy: "see 'emptystates snapshot verify', then accept or reject by name")
        }
        Interruption.install()
        let review = try SnapshotReviewing(parsed, context)
        defer { review.close() }
        review.tellOthers()
        guard !review.changes.isEmpty else {
            let others = review.otherCounts
            context.console.remark("emptystates: nothing has changed" + (others.isEmpty ? "" : "; \(others)"))
            return review.isComplete(.init()) ? .done : .finding
        }
        guard let decisions = try decide(review) else {
            throw .failed(.interrupted, "interrupted; nothing was written")
        }
        try review.carryOut(decisions)
        return review.isComplete(decisions) ? .done : .finding
    }

    /// The terminal sends single keys only as long as it is asked for them.
    private static func decide(
        _ review: SnapshotReviewing
    ) throws(CommandFailure) -> Reviewer.Decisions? {
        guard var keyboard = ReviewKeyboard.take() else {
            throw .failed(.couldNotRun, "standard input is no terminal")
        }
        return review.run(&keyboard)
    }
}
