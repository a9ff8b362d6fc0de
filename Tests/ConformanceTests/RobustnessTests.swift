import Rendering
import SceneModel
import Testing

@testable import Conformance

@Suite("Files from anywhere")
struct RobustnessTests {
    /// A generator that gives the same numbers each time (Steele and others, SplitMix64).
    private struct Numbers {
        var state: UInt64

        mutating func next(below bound: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((z ^ (z >> 31)) % UInt64(max(bound, 1)))
        }
    }

    @Test(
        "A file that is cut, changed or mixed up is judged and never ends the run",
        arguments: Medium.table.indices)
    func damaged(index: Int) throws {
        let medium = Medium.table[index]
        var numbers = Numbers(state: UInt64(index))
        let marks = [
            "<", ">", "\"", "\\", "`", "[", "](", "&#", "\u{1B}", "{", "*", "\"\"\"", "\\(", "#\"", "|",
        ]
        var sound = 0
        for renderer in SampleRenderer.all {
            for test in ConformanceSuite.cases(matching: "*.HostileText.*") {
                var bytes: [UInt8] = []
                try renderer.render(
                    test.scenes[0], assets: test.assets, options: test.options, into: &bytes)
                for _ in 0..<6 {
                    var damaged = bytes
                    switch numbers.next(below: 3) {
                    case 0: damaged.removeLast(numbers.next(below: damaged.count))
                    case 1:
                        let mark = Array(marks[numbers.next(below: marks.count)].utf8)
                        damaged.insert(contentsOf: mark, at: numbers.next(below: damaged.count))
                    default: damaged[numbers.next(below: damaged.count)] = UInt8(numbers.next(below: 256))
                    }
                    guard let transcript = try? medium.read(damaged, test.options) else { continue }
                    _ = SceneWording(test.scenes[0]).fault(in: transcript, by: medium.accounting)
                    sound += 1
                }
            }
        }
        // Signatures of pictures do not stand at the start of these files.
        #expect(sound > 0 || medium.name.contains("image/") || medium.name.contains("application/pdf"))
    }

    @Test("The shortest files are judged", arguments: Medium.table.indices)
    func short(index: Int) {
        let medium = Medium.table[index]
        for first in UInt8.min...UInt8.max {
            _ = try? medium.read([first], RenderOptions())
            for second in "<>\"\\`[](&#!/*{}\n-|=~".utf8 {
                _ = try? medium.read([first, second], RenderOptions())
            }
        }
        for text in ["<![", "<!--", "<!", "</", "<?", "&", "&#", "&#x", "![", "[](", "](", "\"\"\"", "\\u{"] {
            _ = try? medium.read(Array(text.utf8), RenderOptions())
        }
        #expect((try? medium.read([], RenderOptions()))?.blocks.joined() ?? "" == "")
    }
}
