import Testing

@testable import Publishing

struct ExportPathTests {
    @Test(
        "a plain relative path may be used",
        arguments: [
            "a", "index.html", "a/b/c.html", "a..b", "日本/é.html", "a b", "console.html",
        ])
    func good(path: String) {
        #expect(ExportPath.problem(path) == nil)
    }

    @Test(
        "a path that could lead elsewhere or break a line is refused",
        arguments: [
            "", "/", "/tmp/absolute", ".", "..", "../../escape", "a/../b", "a/./b", "a/..", "a//b", "a/",
            "a\\b",
            ".hidden", "a/.git/hooks", "..a", "a..", "con.html", "..\\a", "a\0b", "a\nb", "a\rb", "a\tb",
            "a\u{7F}b", "a\u{85}b", "a\u{2028}b", "/\u{301}a",
        ])
    func hostile(path: String) {
        #expect(ExportPath.problem(path) != nil)
    }

    @Test(
        "the names that an export keeps for itself are refused",
        arguments: [
            ExportMarker.name, ".EmptyStates-Export", ".emptystates-export/a", ".emptystates-123",
        ])
    func reserved(path: String) {
        #expect(ExportPath.problem(path) != nil)
    }

    @Test("folders above a path are listed from the outside in")
    func folders() {
        #expect(ExportPath.folders(above: "a/b/c") == ["a", "a/b"])
        #expect(ExportPath.folders(above: "a") == [])
        #expect(ExportPath.split("a/b/c") == ("a/b", "c"))
        #expect(ExportPath.split("c") == ("", "c"))
    }
}

struct PathRegisterTests {
    @Test(
        "two paths that are one file somewhere are refused",
        arguments: [
            ["a.html", "a.html"], ["a.html", "A.html"], ["x/a", "X/b"], ["caf\u{E9}", "cafe\u{301}"],
            ["a", "a/b"], ["a/b", "a"], ["A", "a/b"],
        ])
    func twins(paths: [String]) {
        var register = PathRegister()
        #expect(register.insert(paths[0]) == nil)
        #expect(register.insert(paths[1]) != nil)
        #expect(register.files == [paths[0]])
    }

    @Test("different files in the same folders are fine")
    func different() {
        var register = PathRegister()
        for path in ["a/b/c", "a/b/d", "a/e", "f", "ab"] { #expect(register.insert(path) == nil) }
        #expect(register.files == ["a/b/c", "a/b/d", "a/e", "f", "ab"])
    }
}
