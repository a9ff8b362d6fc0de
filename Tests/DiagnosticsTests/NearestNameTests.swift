import Diagnostics
import Testing

@Suite("Nearest names")
struct NearestNameTests {
    static let keys = [
        "title", "image", "backgroundColor", "verticalOffset", "spaceHeight", "id", "tags", "x", "y", "blur",
    ]

    @Test(
        "a misspelt name leads to the one that is meant",
        arguments: [
            ("Title", "title"), ("titel", "title"), ("tile", "title"),
            ("backgroundcolour", "backgroundColor"),
            ("verticaloffset", "verticalOffset"), ("vertical-offset", "verticalOffset"),
            ("spaceHieght", "spaceHeight"), ("tag", "tags"), ("ids", "id"), ("X", "x"), ("bluur", "blur"),
        ])
    func near(_ name: String, _ meant: String) {
        #expect(NearestName.of(name, among: Self.keys) == meant)
    }

    @Test(
        "a name that is near to none leads nowhere",
        arguments: ["colour", "subtitle!!", "", "z", "font", String(repeating: "title", count: 100)])
    func far(_ name: String) {
        #expect(NearestName.of(name, among: Self.keys) == nil)
    }

    @Test("of two that are equally near the first is taken, and a nearer one before either")
    func choice() {
        #expect(NearestName.of("bat", among: ["cat", "hat"]) == "cat")
        #expect(NearestName.of("heat", among: ["cheap", "heats", "heap"]) == "heats")
        #expect(NearestName.of("title", among: ["tilte", "title"]) == "title")
        #expect(NearestName.of("title", among: [String]()) == nil)
    }
}
