import SwiftSource
import Testing

@Suite("Layout of code")
struct LayoutTests {
    private func source(_ statements: (inout SwiftCode) -> Void...) -> String {
        var writer = SwiftSourceWriter()
        for statement in statements { writer.statement(statement) }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private let x = String(repeating: "x", count: 60)

    @Test("A call stays on one line where it fits")
    func short() {
        let call = source { code in
            code.call("Text") { code in
                code.argument("verbatim", string: "Hello")
                code.argument(number: 2)
            }
        }
        #expect(call == "Text(verbatim: \"Hello\", 2)\n")
        let empty = source { $0.call("Text") }
        #expect(empty == "Text()\n")
    }

    @Test("Arguments that do not fit stand one below the other")
    func broken() {
        let call = source { code in
            code.append("return ")
            code.call("f") { code in
                code.argument("a", string: x)
                code.argument { code in
                    code.call("g") { $0.argument("b", string: x) }
                }
            }
        }
        #expect(
            call == """
                return f(
                    a: "\(x)",
                    g(b: "\(x)")
                )

                """)
    }

    @Test("An argument that is too long for any line stands below its label")
    func unbreakable() {
        let long = String(repeating: "x", count: 120)
        // Few columns, but so many bytes that they are not counted.
        let high = "e" + String(repeating: "\u{301}", count: 300)
        for text in [long, high] {
            let call = source { code in
                code.call("Text") { $0.argument("verbatim", string: text) }
            }
            #expect(
                call == """
                    Text(
                        verbatim:
                            "\(text)"
                    )

                    """)
        }
        let unlabelled = source { code in
            code.call("Text") { $0.argument(string: long) }
        }
        #expect(unlabelled == "Text(\n    \"\(long)\"\n)\n")
    }

    @Test("Chained calls have lines of their own, further in than a call and level with a brace")
    func chained() {
        func text(_ code: inout SwiftCode) {
            code.call("Text") { $0.argument("", "a") }
            code.calling("font", ".body")
        }
        #expect(source(text) == "Text(a)\n    .font(.body)\n")
        let stack = source { code in
            code.call("VStack") { code in
                code.closure { code in
                    code.statement(text)
                    code.statement("b")
                }
            }
            code.calling("padding")
        }
        #expect(
            stack == """
                VStack {
                    Text(a)
                        .font(.body)
                    b
                }
                .padding()

                """)
        let name = source { code in
            code.append("let a = b")
            code.calling("c")
        }
        #expect(name == "let a = b\n    .c()\n")
    }

    @Test("Calls that belong together stay together where they fit")
    func joined() {
        let font = source { code in
            code.call(".custom")
            code.joining("weight") { $0.argument("", ".bold") }
        }
        #expect(font == ".custom().weight(.bold)\n")
        let image = source { code in
            code.call("UIImage", isOptional: true) { $0.argument("named", "a") }
            code.joining("fitted") { $0.argument("in", "b") }
        }
        #expect(image == "UIImage(named: a)?.fitted(in: b)\n")
        let long = source { code in
            code.call("UIImage", isOptional: true) { $0.argument("named", string: x) }
            code.joining("fitted") { $0.argument("in", string: x) }
        }
        #expect(long == "UIImage(named: \"\(x)\")?\n    .fitted(in: \"\(x)\")\n")
        let chain = source { code in
            code.call("f", isOptional: true) { $0.argument("", "a") }
            code.calling("g")
            code.calling("h")
        }
        #expect(chain == "f(a)?\n    .g()\n    .h()\n")
    }

    @Test("Closures are labelled, and a short one stays on its line")
    func closures() {
        let tap = source { code in
            code.call("onTap") { code in
                code.closure { $0.statement("a()") }
            }
        }
        #expect(tap == "onTap { a() }\n")
        let button = source { code in
            code.call("Button") { code in
                code.closure { $0.statement("a()") }
                code.closure("label") { code in
                    code.statement { code in
                        code.call("b") { $0.argument("", "c") }
                    }
                }
            }
        }
        #expect(
            button == """
                Button {
                    a()
                } label: {
                    b(c)
                }

                """)
        let stack = source { code in
            code.call("Stack") { code in
                code.argument("a", string: x)
                code.closure { $0.statement { $0.string(x) } }
            }
        }
        #expect(stack == "Stack(a: \"\(x)\") {\n    \"\(x)\"\n}\n")
    }

    @Test("Choices, alternatives, lists and branches break behind their signs")
    func operators() {
        func long(_ code: inout SwiftCode) { code.string(x) }
        let short = source { code in
            code.choice("a", { $0.append("b") }, else: { $0.append("c") })
            code.append(", ")
            code.coalescing({ $0.append("a") }, or: { $0.append("b") })
        }
        #expect(short == "a ? b : c, a ?? b\n")
        let choice = source { code in
            code.append("k: ")
            code.choice("a", long, else: long)
        }
        #expect(choice == "k: a\n    ? \"\(x)\"\n    : \"\(x)\"\n")
        let alternatives = source { code in code.coalescing(long, or: long) }
        #expect(alternatives == "\"\(x)\"\n    ?? \"\(x)\"\n")
        let list = source { code in
            code.list { code in
                code.argument("a", "b")
                code.argument("", "c")
            }
        }
        #expect(list == "[a: b, c]\n")
        let sum = source { code in
            code.list { code in
                code.argument("a", long)
                code.argument("", long)
            }
            code.append(".reduce()")
        }
        #expect(sum == "[\n    a: \"\(x)\",\n    \"\(x)\",\n].reduce()\n")
    }

    @Test("A branch without an else has none")
    func branches() {
        let branches = source { code in
            code.call("f") { code in
                code.closure { code in
                    code.branch("a") {
                        $0.statement("b")
                    } else: {
                        $0.statement("c")
                    }
                    code.branch("a") { $0.statement("b") }
                }
            }
        }
        #expect(
            branches == """
                f {
                    if a {
                        b
                    } else {
                        c
                    }
                    if a {
                        b
                    }
                }

                """)
    }

    @Test("What is recorded apart is laid out where it is put")
    func apart() {
        var other = SwiftCode()
        let short = other.apart { code in
            code.call("f") { $0.argument("a", string: "“é”") }
        }
        let chain = other.apart { code in
            code.call("g") { $0.argument(string: x) }
            code.calling("h") { $0.argument(string: x) }
        }
        let both = source { code in
            code.call("Label") { code in
                code.closure { $0.statement(chain, from: other) }
                code.closure("icon") { $0.statement(short, from: other) }
            }
        }
        #expect(
            both == """
                Label {
                    g("\(x)")
                        .h("\(x)")
                } icon: {
                    f(a: "“é”")
                }

                """)
        let one = source { code in
            code.call("Label") { code in
                code.closure { $0.statement(short, from: other) }
            }
        }
        #expect(one == "Label { f(a: \"“é”\") }\n")
    }

    @Test("A function is short, has a body, or has its parameters on a line of their own")
    func functions() {
        var writer = SwiftSourceWriter()
        writer.block("struct A") { writer in
            writer.function("f", "_ a: Int", returns: "Int") { $0.statement("a") }
            writer.emptyLine()
            writer.emptyLine()
            writer.function("g", "") { code in
                code.statement("a")
                code.statement("b")
            }
            let parameters: StaticString = """
                parameter0 name0: SomeLongType0, parameter1 name1: SomeLongType1, \
                parameter2 name2: SomeLongType2
                """
            writer.function("h", parameters, returns: "SomeType") { $0.statement("a") }
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

    @Test("A function of up to a hundred columns has one line", arguments: [(100, 1), (101, 3)])
    func shortFunctions(columns: Int, lines: Int) {
        var writer = SwiftSourceWriter()
        let text = String(repeating: "x", count: columns - "func f() { \"\" }".count)
        writer.function("f", "") { $0.statement { $0.string(text) } }
        #expect(writer.bytes.count { $0 == UInt8(ascii: "\n") } == lines)
    }
}
