import Conformance
import Rendering
import SceneModel
import TerminalText

/// A renderer with one fault, and the cases that find it.
struct Mutant: Sendable {
    let name: String
    let renderer: any Renderer
    /// The names of all the cases that fail; every other case must not.
    let expected: Set<String>

    /// A fault that cases of these patterns find.
    init(_ name: String, _ renderer: any Renderer, fails patterns: String...) {
        self.name = name
        self.renderer = renderer
        expected = Set(patterns.flatMap { ConformanceSuite.cases(matching: $0).map(\.name) })
    }

    /// A fault that every case finds that is judged in a way, and about such scenes.
    init(_ name: String, _ renderer: any Renderer, fails test: (ConformanceCase) -> Bool) {
        self.name = name
        self.renderer = renderer
        expected = Set(ConformanceSuite.all.filter(test).map(\.name))
    }

    /// The names of the cases that fail.
    var failures: Set<String> {
        let run = ConformanceRun(renderer)
        return Set(
            ConformanceSuite.all.filter { test in
                if case .failed = run.outcome(of: test) { true } else { false }
            }.map(\.name))
    }
}

/// Cases that read files.
func judged(_ test: ConformanceCase) -> Bool {
    [.words, .wordsOrRefusal, .alternatives].contains(test.exam)
}

/// Cases that are for every renderer of text for terminals.
func answered(_ test: ConformanceCase) -> Bool {
    ![.unknownFields, .otherProtocol].contains(test.exam)
}

/// Cases that read files of scenes with such an element, and something in it.
func judged(_ kind: Scene.Element.Kind) -> (ConformanceCase) -> Bool {
    { test in
        judged(test)
            && test.scenes.contains { scene in
                scene.elements.contains { element in
                    var alone = scene
                    alone.header = nil
                    alone.navigationBar = nil
                    alone.elements = [element]
                    return element.kind == kind
                        && SampleRenderer.lines(of: alone).contains {
                            !$0.isPicture && $0.text.contains { !$0.isWhitespace }
                        }
                }
            }
    }
}

/// Cases that read files of scenes that show a picture or say what stands for one.
func showsPicture(_ test: ConformanceCase) -> Bool {
    judged(test)
        && test.scenes.contains { SampleRenderer.lines(of: $0).contains(where: \.isPicture) }
}

/// Cases that read files of scenes that say something else from the bottom to the top.
func isReversible(_ test: ConformanceCase) -> Bool {
    judged(test)
        && test.scenes.contains { scene in
            let words = SampleRenderer.lines(of: scene).filter { !$0.isPicture }.map(\.text)
                .filter { $0.contains { !$0.isWhitespace } }
            return words != words.reversed()
        }
}

extension ConformanceCase {
    /// Whether nothing is said that is not ASCII, beside what is spelt.
    var isInASCII: Bool {
        scenes.allSatisfy { scene in
            SampleRenderer.lines(of: scene).allSatisfy {
                VisibleText.escape($0.text).unicodeScalars.allSatisfy(\.isASCII)
            }
        }
    }
}

extension Mutant {
    static let all = wording + media + answers
}
