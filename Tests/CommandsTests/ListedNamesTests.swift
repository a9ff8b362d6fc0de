import Commands
import Testing

@Suite("Listing names alone")
struct ListedNamesTests {
    @Test("--print prints ids, states or tags alone, sorted, also on a terminal")
    func names() throws {
        let workspace = try Workspace()
        for (id, tags) in [("b", "[x, mail]"), ("a", "[mail]")] {
            let states = "{empty: {title: {text: T}}, error: {title: {text: E}}}"
            try workspace.write("\(id).yaml", "id: \(id)\ntags: \(tags)\nstates: \(states)\n")
        }
        func printed(_ what: String, _ more: String...) -> [String] {
            run(["list", "--catalog", workspace.path, "--print", what] + more, in: .terminal()).lines
        }
        #expect(printed("ids") == ["a", "b"])
        #expect(printed("tags") == ["mail", "x"])
        #expect(printed("states") == ["a/empty", "a/error", "b/empty", "b/error"])
        #expect(printed("states", "--tag", "x") == ["b/empty", "b/error"])
        #expect(run("list", "--catalog", workspace.path, "--print", "ids", "--json").status == 64)
    }
}
