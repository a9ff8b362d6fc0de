import SceneModel
import Testing

@testable import Typesetting

@Suite("Clusters")
struct ClusterTests {
    private static let lone = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }
        .filter { LoneScalars.contains($0) }

    @Test("a scalar that stands alone joins none of its like, nor a mark before it")
    func lone() {
        let neighbours: [Unicode.Scalar] = [" ", "a", "’", "é", "邮", "の", "！", "Я", "©"]
        for scalar in Self.lone {
            for other in neighbours + [scalar] {
                #expect(String(String.UnicodeScalarView([scalar, other])).count == 2)
                #expect(String(String.UnicodeScalarView([other, scalar])).count == 2)
            }
        }
        #expect(Self.lone.count > 20_000)
    }

    @Test("a scalar that stands alone is measured and broken as the cluster that it is")
    func same() {
        let face = FaceWidths(Font(name: "HelveticaNeue", size: 1000))
        for scalar in Self.lone {
            let one = Cluster.scalar(scalar)
            let other = Cluster.character(Character(scalar))
            #expect(one.byteCount == other.byteCount)
            #expect(face.advance(of: one) == face.advance(of: other))
            #expect(WideCharacters.contains(one) == WideCharacters.contains(other))
            let isWide = WideCharacters.contains(one)
            #expect(BreakClass(one, isWide: isWide) == BreakClass(other, isWide: isWide))
        }
    }

    @Test("the clusters of a text are its characters, each where it stands")
    func clusters() {
        for text in ["plain", "don’t", "e\u{301}é", "邮件か\u{3099}", "👍🏽 a", "", "🇩🇪🇯🇵", "Привет"] {
            let bytes = Array("x\(text)x".utf8)
            let found = bytes.withUnsafeBufferPointer { bytes in
                Clusters(TextBytes(bytes), in: 1..<bytes.count - 1).map { cluster in
                    switch cluster {
                    case .scalar(let scalar): Character(scalar)
                    case .character(let character): character
                    }
                }
            }
            #expect(found == Array(text))
        }
    }

    @Test("UTF-8 that is cut off stands for nothing alone")
    func cutOff() {
        for bytes: [UInt8] in [[0xE2], [0xE2, 0x80], [0xC3], [0x80], [0xF0, 0x9F]] {
            #expect(bytes.withUnsafeBufferPointer { TextBytes($0).loneScalar(at: 0) } == nil)
        }
    }

    @Test("signs open and close in every form that they have, but not under a mark")
    func signs() {
        for sign in "([{<«‘“（［｛＜「『【〔〈《〖〘\u{2329}" {
            #expect(BreakClass(.character(sign), isWide: false) == .opening)
        }
        for sign in ")]}>»’”!?.,:;%…）］｝＞」』】〕〉》〗〙、。，．：；？！％・ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ\u{232A}\u{37E}" {
            #expect(BreakClass(.character(sign), isWide: true) == .closing)
        }
        #expect(BreakClass(.character("ゝ\u{3099}"), isWide: true) == .closing)
        #expect(BreakClass(.character("ヽ\u{3099}"), isWide: true) == .closing)
        #expect(BreakClass(.character("(\u{301}"), isWide: false) == .letter)
        #expect(BreakClass(.character("ー\u{301}"), isWide: true) == .ideograph)
        #expect(BreakClass(.character("1\u{301}"), isWide: false) == .digit)
    }
}
