import ByteWriting
import MarkupText
import SceneModel
import Testing

@Suite("What all renderers that write markup share")
struct SharedDrawingTests {
    @Test(
        "a body is larger than its screen, with the home button opposite the speaker",
        arguments: [(Orientation.portrait, 411.0, 835.0), (.landscape, 835, 411)])
    func body(orientation: Orientation, width: Double, height: Double) throws {
        let shape = DeviceShape(around: Device.standard.canvas(orientation))
        #expect(shape.size == Size(width: width, height: height))
        let button = try #require(shape.homeButton)
        let speaker = try #require(shape.speaker)
        if orientation == .portrait {
            #expect(button == (width / 2, height - 41))
            #expect(speaker.x + speaker.size.width / 2 == width / 2)
        } else {
            #expect(button == (width - 41, height / 2))
            #expect(speaker.y + speaker.size.height / 2 == height / 2)
        }
    }

    @Test("a screen with round corners has a rim and no home button")
    func rim() throws {
        let canvas = try #require(Device.named("iphone-16")).canvas()
        let shape = DeviceShape(around: canvas)
        #expect(shape.size == Size(width: canvas.size.width + 28, height: canvas.size.height + 28))
        #expect(shape.cornerRadius == canvas.cornerRadius + 14)
        #expect(shape.homeButton == nil)
        #expect(shape.speaker == nil)
    }
}
