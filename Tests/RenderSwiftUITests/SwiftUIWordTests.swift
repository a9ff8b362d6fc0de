import RenderSwiftUI
import SceneModel
import SwiftChecking
import Testing

@Suite("The words of SwiftUI sources")
struct SwiftUIWordTests {
    @Test(
        "Every word of every scene stands in the literals, in order, and so does what stands for its pictures"
    )
    func words() throws {
        for sample in try ShippedScenes.all() + SampleScenes.all + SampleScenes.hostile {
            let literals = SourceLiterals(sample.source).values
            #expect(sample.scene.words.areInOrder(in: literals.joined()), "\(sample.scene.name)")
            for text in sample.scene.alternatives {
                #expect(literals.contains { $0.utf8.elementsEqual(text.utf8) }, "\(sample.scene.name)")
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
