import RenderUIKit
import SceneModel
import SwiftChecking
import SwiftSource
import Testing

@Suite("The words of UIKit sources")
struct UIKitWordTests {
    @Test("Every word of every scene stands in the literals, in order, and what its image shows in a comment")
    func words() throws {
        for sample in try ShippedScenes.all() + SampleScenes.hostile {
            // What the library lacks is said to be left out.
            var scene = sample.scene
            scene.header = nil
            scene.elements.removeAll { $0.kind == .secondaryButton }
            let parts = SourceLiterals(sample.source)
            #expect(scene.words.areInOrder(in: parts.values.joined()), "\(scene.name)")
            for text in scene.alternatives {
                var comment = SwiftSourceWriter()
                comment.documentation("“", text, "”.")
                let expected = SourceLiterals(comment.bytes).comments
                #expect(expected.count == 1 && parts.comments.contains(expected[0]), "\(scene.name)")
            }
        }
    }

    @Test("No text of a scene gets out of its literals and comments", arguments: HostileText.all)
    func contained(text: String) {
        let hostile = SourceLiterals(SampleScenes.full(of: text).source)
        let harmless = SourceLiterals(SampleScenes.full(of: "word").source)
        #expect(hostile.punctuation == harmless.punctuation)
        #expect(hostile.values.count == harmless.values.count)
        #expect(hostile.comments.count == harmless.comments.count)
    }

    @Test("A source is made of lines that end, and the same each time")
    func lines() throws {
        for sample in try ShippedScenes.all() + SampleScenes.all + SampleScenes.hostile {
            let source = sample.source
            #expect(source.last == UInt8(ascii: "\n"))
            #expect(!source.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") || $0 == 0x7F })
            #expect(source == sample.source)
            #expect(!sample.text.contains(" \n") && !sample.text.contains("\n\n\n"))
        }
    }
}
