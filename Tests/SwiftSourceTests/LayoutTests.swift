import SwiftSource
import Testing

@Suite("Layout of code")
struct LayoutTests {
    private func source(_ code: SwiftCode...) -> String {
        var writer = SwiftSourceWriter()
        writer.write(code)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private let long = SwiftCode.string(String(repeating: "x", count: 60))

    @Test("A call stays on one line where it fits")
    func short() {
        let call = SwiftCode.call("Text", ["verbatim": .string("Hello"), "": .number(2)])
        #expect(source(call) == "Text(verbatim: \"Hello\", 2)\n")
    }

    @Test("Arguments that do not fit stand one below the other")
    func broken() {
        let x = String(repeating: "x", count: 60)
        #expect(
            source(.prefixed("return ", .call("f", ["a": long, "": .call("g", ["b": long])]))) == """
                return f(
                    a: "\(x)",
                    g(b: "\(x)")
                )

                """)
    }

    @Test("An argument that is too long for any line stands below its label")
    func unbreakable() {
        let x = String(repeating: "x", count: 120)
        #expect(
            source(.call("Text", ["verbatim": .string(x)])) == """
                Text(
                    verbatim:
                        "\(x)"
                )

                """)
    }

    @Test("Chained calls have lines of their own, further in than a call and level with a brace")
    func chained() {
        let text = SwiftCode.call("Text", ["": "a"]).calling("font", ["": ".body"])
        #expect(source(text) == "Text(a)\n    .font(.body)\n")
        let stack = SwiftCode.call("VStack", [:], SwiftClosure([text, "b"])).calling("padding")
        #expect(
            source(stack) == """
                VStack {
                    Text(a)
                        .font(.body)
                    b
                }
                .padding()

                """)
    }

    @Test("Calls that belong together stay together where they fit")
    func joined() {
        #expect(
            source(SwiftCode.call(".custom").joining("weight", ["": ".bold"])) == ".custom().weight(.bold)\n")
        let image = SwiftCode.call("UIImage", ["named": "a"]).optional.joining("fitted", ["in": "b"])
        #expect(source(image) == "UIImage(named: a)?.fitted(in: b)\n")
        let chain = SwiftCode.call("f", ["": "a"]).optional.calling("g").calling("h")
        #expect(source(chain) == "f(a)?\n    .g()\n    .h()\n")
    }

    @Test("Closures are labelled, and a short one stays on its line")
    func closures() {
        #expect(source(.call("onTap", [:], SwiftClosure(["a()"]))) == "onTap { a() }\n")
        let button = SwiftCode.call(
            "Button", [:], SwiftClosure(["a()"]), SwiftClosure("label", [.call("b", ["": "c"])]))
        #expect(
            source(button) == """
                Button {
                    a()
                } label: {
                    b(c)
                }

                """)
    }

    @Test("Choices, alternatives, lists and branches break behind their signs")
    func operators() {
        let x = String(repeating: "x", count: 60)
        #expect(source(.choice("a", "b", "c"), .coalescing("a", "b")) == "a ? b : c\na ?? b\n")
        #expect(
            source(.prefixed("k: ", .choice("a", long, long)))
                == "k: a\n    ? \"\(x)\"\n    : \"\(x)\"\n")
        #expect(source(.coalescing(long, long)) == "\"\(x)\"\n    ?? \"\(x)\"\n")
        #expect(source(.list(["a": "b", "": "c"])) == "[a: b, c]\n")
        #expect(
            source(.suffixed(.list(["a": long, "": long]), ".reduce()"))
                == "[\n    a: \"\(x)\",\n    \"\(x)\",\n].reduce()\n")
        #expect(
            source(.branch("a", ["b"], ["c"]), .branch("a", ["b"], []))
                == "if a {\n    b\n} else {\n    c\n}\nif a {\n    b\n}\n")
    }

    @Test("A function is short, has a body, or has its parameters on a line of their own")
    func functions() {
        var writer = SwiftSourceWriter()
        writer.block("struct A") { writer in
            writer.function(SwiftFunctionHead("f", ["_ a: Int"], returns: "Int"), ["a"])
            writer.emptyLine()
            writer.emptyLine()
            writer.function(SwiftFunctionHead("g", []), ["a", "b"])
            let parameters = (0..<3).map { "parameter\($0) name\($0): SomeLongType\($0)" }
            writer.function(SwiftFunctionHead("h", parameters, returns: "SomeType"), ["a"])
        }
        writer.block("class B") { _ in }
        #expect(
            String(decoding: writer.bytes, as: UTF8.self) == """
                struct A {
                    func f(_ a: Int) -> Int { a }

                    func g() {
                        a
                        b
                    }
                    func h(
                        parameter0 name0: SomeLongType0, parameter1 name1: SomeLongType1, parameter2 name2: SomeLongType2
                    ) -> SomeType {
                        a
                    }
                }
                class B {}

                """)
    }
}
