import EmptyDataSet
import Foundation
import SceneModel
import Testing
import WireFormat

@Suite("Scenes on the wire")
struct SceneTests {
    @Test("every scene of the catalogue survives being written and read")
    func roundTrip() throws {
        for composition in try Shipped.compositions() {
            let bytes = WireScene.bytes(composition.scene, indented: false)
            #expect(try JSONDecoder().decode(Scene.self, from: Data(bytes)) == composition.scene)
        }
    }

    @Test("indented or not, it is the same scene, with sorted keys and plain slashes")
    func indented() throws {
        let scene = try #require(try Shipped.compositions().first).scene
        let compact = WireScene.bytes(scene, indented: false)
        let indented = WireScene.bytes(scene, indented: true)
        #expect(try JSONValue(parsing: compact) == JSONValue(parsing: indented))
        #expect(try JSONValue(parsing: compact).bytes() == compact)
        #expect(!String(decoding: compact, as: UTF8.self).contains("\\/"))
        #expect(indented.contains(UInt8(ascii: "\n")))
        #expect(!compact.contains(UInt8(ascii: "\n")))
    }

    @Test("what commands a terminal or turns text round is spelt as an escape")
    func escapes() throws {
        var scene = try #require(try Shipped.compositions().first).scene
        scene.app.name = "a\u{1B}[31m\u{202E}b\u{9B}\u{0}"
        let bytes = WireScene.bytes(scene, indented: false)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains(#""a\u001b[31m\u202eb\u009b\u0000""#))
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        #expect(try JSONDecoder().decode(Scene.self, from: Data(bytes)) == scene)
    }

    @Test("what is written of every scene of the catalogue is what the encoder makes of it")
    func encoding() throws {
        let requests = Shipped.requests
        #expect(requests.count >= 10)
        for scene in try Shipped.compositions(requests).map(\.scene) {
            let encoded = try JSONValue(encoding: scene)
            #expect(WireScene.bytes(scene, indented: true) == encoded.bytes(indented: true))
            #expect(WireScene.bytes(scene, indented: false) == encoded.bytes())
        }
    }

    @Test("a scene is appended after what stands there")
    func appending() throws {
        let scene = try #require(try Shipped.compositions().first).scene
        var bytes = Array("before".utf8)
        WireScene.append(scene, indented: true, to: &bytes)
        #expect(bytes == Array("before".utf8) + WireScene.bytes(scene, indented: true))
    }
}
