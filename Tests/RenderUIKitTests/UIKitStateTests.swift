import RenderUIKit
import SceneModel
import SwiftChecking
import Testing

@Suite("What UIKit sources of every state have in common")
struct UIKitStateTests {
    @Test("A picture that moves is allowed to wherever there is one, but where less motion is wished for")
    func animation() throws {
        let answer = """
            func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool {
                    !UIAccessibility.isReduceMotionEnabled
                }
            """
        for sample in try ShippedScenes.all() {
            let moves = sample.scene.requiredFeatures.contains(.animation)
            #expect(sample.text.contains(answer) == moves, "\(sample.scene.name)")
            #expect(sample.text.contains("func imageAnimation(") == moves, "\(sample.scene.name)")
        }
    }

    @Test("A picture that stands still ends the motion of the state before it, by a delegate that is in use")
    func standstill() throws {
        let answer = "func emptyDataSetShouldAnimateImageView(_ scrollView: UIScrollView) -> Bool { false }\n"
        for sample in try ShippedScenes.all() + SampleScenes.all {
            let scene = sample.scene
            let stands =
                scene.elements.contains { $0.kind == .image } && !sample.text.contains("func imageAnimation(")
            #expect(sample.text.contains(answer) == stands, "\(scene.name)")
            if stands { #expect(sample.text.contains("emptyDataSetDelegate = dataSet\n"), "\(scene.name)") }
        }
    }

    @Test(
        "Where the entry leaves the background to the screen, the source has that of the screen, and says why"
    )
    func backgrounds() throws {
        let answer = """
                /// The screen's own colour, which the other colours are made for.
                func backgroundColor(
            """
        for sample in try ShippedScenes.all() + ShippedScenes.others() {
            let (text, scene) = (sample.text, sample.scene)
            #expect(text.contains("func backgroundColor("), "\(scene.name)")
            #expect(text.contains(answer) == (scene.backgroundColor == nil), "\(scene.name)")
        }
    }
}
