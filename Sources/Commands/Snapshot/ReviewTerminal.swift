import CommandTable
import EmptyDataSet
import Publishing
import Rendering
import SnapshotScenes
import Snapshots

/// The terminal of a review: it shows changes and pictures, and reads keys.
struct ReviewTerminal {
    let console: Console
    let details: ChangeDetails
    let text: ReportText
    /// Draws pictures, where the program for it is installed.
    let chafa: Chafa?
    /// The renderer of scenes as drawings, where there is one.
    let drawing: (any Renderer)?
    let colors: RenderOptions.Colors

    /// Shows a change as it is in one golden.
    func show(_ change: SnapshotReport.Change, _ golden: String) {
        var shown = change
        shown.detail = details.detail(of: golden, showsRenderings: true)
        // The golden in question is named first.
        shown.goldens = [golden] + change.goldens.filter { $0 != golden }
        console.print("")
        for line in text.lines(of: shown) { console.print(line) }
        for picture in pictures(of: shown) {
            console.print(picture.title)
            console.print(bytes: picture.lines)
        }
        console.flush()
    }

    /// Golden and rendering where they are pictures; else the scene as a drawing.
    private func pictures(of change: SnapshotReport.Change) -> [(title: String, lines: [UInt8])] {
        guard let chafa, colors != .none, let golden = change.goldens.first else { return [] }
        let size = CellSize(columns: min(60, console.environment.width), rows: 20)
        func drawn(_ title: String, _ bytes: [UInt8]?) -> (title: String, lines: [UInt8])? {
            guard let bytes, let lines = chafa.lines(of: bytes, within: size, colors) else { return nil }
            return (title, lines)
        }
        if let both = change.detail?.renderings, both.mediaType.hasPrefix("image/") {
            return [drawn("golden", both.golden), drawn("rendering", both.rendering)].compactMap { $0 }
        }
        guard let drawing, let name = details.layoutName(of: golden), let scene = details.scene(of: name)
        else { return [] }
        var bytes: [UInt8] = []
        do throws(RenderFailure) {
            try GoldenScene(scene.composition, KeptRenderer(drawing), scene.variant).render(into: &bytes)
        } catch {
            return []
        }
        return [drawn("the scene", bytes)].compactMap { $0 }
    }

    /// The next key from the terminal; `typed` are those that have been typed ahead.
    func nextKey(_ keyboard: borrowing Keyboard, _ typed: inout ArraySlice<UInt8>) -> Reviewer.Key? {
        console.flush()
        while true {
            if Interruption.isRequested { return .interruption }
            if let byte = typed.popFirst() {
                if byte == 0x1B { Self.skipSequence(&typed) } else { return key(byte) }
                continue
            }
            switch keyboard.read(within: .seconds(60)) {
            case .nothing: continue
            case .end: return nil
            case .bytes(let bytes): typed = bytes[...]
            }
        }
    }

    /// Drops what follows an escape: the letters that a terminal sends for an arrow mean nothing here.
    private static func skipSequence(_ typed: inout ArraySlice<UInt8>) {
        guard let kind = typed.first, kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else { return }
        typed.removeFirst()
        // A sequence ends with its first byte from @ on (ECMA-48, section 5.4).
        typed = typed.drop { $0 < 0x40 }.dropFirst()
    }

    /// Ctrl-C, Ctrl-D, or a letter.
    private func key(_ byte: UInt8) -> Reviewer.Key? {
        switch byte {
        case 3: .interruption
        case 4: nil
        default: .letter(Character(Unicode.Scalar(byte)))
        }
    }
}

/// Room for a picture, in cells.
struct CellSize: Hashable {
    let columns: Int
    let rows: Int
}

extension Chafa {
    /// A picture's bytes drawn as large as they can be; nil where that is not possible.
    func lines(of picture: [UInt8], within size: CellSize, _ colors: RenderOptions.Colors) -> [UInt8]? {
        let arguments = [
            "--format", "symbols", "--size", "\(size.columns)x\(size.rows)", "--colors", Self.depth(colors),
            "--animate", "off", "-",
        ]
        guard let result = Subprocess.run(program, arguments, input: picture, isSilent: true),
            result.status == 0
        else { return nil }
        return result.output
    }
}
