public import Conformance
import RenderHTML
import RenderText
import Rendering
public import Testing

@Suite("Sound renderers against the suite")
struct SoundRendererTests {
    static let renderers: [any Renderer] = [TextRenderer(), HTMLRenderer()] + SampleRenderer.all

    @Test("Each passes every case that applies to it", arguments: renderers.indices, ConformanceSuite.all)
    func passes(index: Int, test: ConformanceCase) {
        let renderer = Self.renderers[index]
        switch ConformanceRun(renderer).outcome(of: test) {
        case .passed: break
        case .notApplicable: #expect(test.exam != .words, "\(renderer.info.name) \(test.name)")
        case let outcome: Issue.record("\(renderer.info.name) \(test.name): \(outcome)")
        }
    }
}

extension ConformanceCase: CustomTestStringConvertible {
    /// The name.
    public var testDescription: String { name }
}
