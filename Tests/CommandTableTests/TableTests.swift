import CommandTable
import Diagnostics
import Testing

@Suite("The table itself")
struct TableTests {
    @Test("a sound table has no contradictions")
    func sound() {
        #expect(Program.sample.spec.contradictions == [])
    }

    @Test("names that are there twice, unreachable operands and examples that fail are found")
    func contradictions() {
        let command = Command<SampleContext>(
            name: "list", summary: "S", examples: [Example("sample list --nope", "Fails")],
            options: OptionList(Option<Bool>("host", short: "h", summary: "S")),
            operands: OperandList(.entries, .state)
        ) { _, _ in .done }
        let topic = HelpTopic(name: "list", summary: "S", body: "B")
        let program = Program(
            name: "sample", version: "1", summary: "S", commands: [command], topics: [topic])
        #expect(
            program.spec.contradictions == [
                "two commands or topics are called 'list'", "two options of 'list' are '-h'",
                "operand ID of 'list' leaves nothing for those behind it",
                "example 'sample list --nope' fails: unknown option '--nope' for 'list'",
            ])
    }

    @Test("an option that is in both of two lists stands once")
    func sum() {
        let list = OptionList(.all, .quiet) + OptionList(.quiet, .width)
        #expect(list.specs.map(\.name) == ["all", "quiet", "width"])
    }

    @Test("a failure with diagnostics is their text")
    func diagnostics() {
        let diagnostic = Diagnostic(rule: "r", file: "a.yaml", position: .start, message: "odd")
        let failure = CommandFailure.diagnosed(.finding, [diagnostic, diagnostic])
        #expect(failure.text(program: "sample") == "a.yaml:1:1: error: odd\na.yaml:1:1: error: odd")
        #expect(failure.status == .finding)
    }

    @Test("several failures are all said, with the greatest status; a wrong command line stands alone")
    func several() throws {
        let one = CommandFailure.failed(.finding, "one", remedy: "mend it")
        let other = CommandFailure.failed(.couldNotRun, "other")
        let both = try #require(CommandFailure([one, other]))
        #expect(both.text(program: "sample") == "sample: error: one\n  remedy: mend it\nsample: error: other")
        #expect(both.status == .couldNotRun)
        #expect(CommandFailure([one]) == one)
        #expect(CommandFailure([]) == nil)
        let wrong = CommandFailure.usage(UsageError("wrong"))
        #expect(CommandFailure([one, wrong, other]) == wrong)
    }

    @Test("completions combine")
    func completions() {
        let both = Completion.program(["list"]).or(.values(["a"])).or(.file)
        #expect(both == Completion(values: ["a"], program: ["list"], paths: .files))
        #expect(Completion.directory.or(.none).paths == .directories)
        #expect(Completion.file.or(.directory).paths == .files)
    }
}
