import ByteWriting
public import SceneModel

extension SwiftSourceWriter {
    /// Writes what stands at the top of a file: whose screen it shows, for what its numbers hold, what it shows
    /// otherwise than the scene says, what is left out of it, and the pictures to add to the app, a line each.
    ///
    /// Left out are the parts around the content that are not among `features`, and those of `leftOut`.
    public mutating func head(
        of scene: Scene, for scope: SourceScope, _ assets: AssetCatalog, features: Set<Scene.Feature>,
        leftOut: [String] = [], shortcomings: [String] = []
    ) {
        comment { code in
            SwiftComment.append(scene.shownName, to: &code.bytes)
            code.append(", state “")
            SwiftComment.append(scene.state, to: &code.bytes)
            code.append("”, for ")
            code.append(scope.framework)
            code.append(".")
        }
        writeScope(scope, of: scene)
        if !shortcomings.isEmpty { comment("") }
        for sentence in shortcomings { comment("", sentence) }
        var leavesOut = false
        writeSurroundings(of: scene, beside: features, &leavesOut)
        for part in leftOut { writeLeftOut("- ", part, "", &leavesOut) }
        if !assets.entries.isEmpty {
            comment("")
            comment("Images to add to the asset catalog:")
            for entry in assets.entries { write(entry) }
        }
        emptyLine()
    }

    private mutating func write(_ entry: AssetCatalog.Entry) {
        guard let size = entry.size else { return comment("- ", entry.asset, " as ", entry.name) }
        let (width, height) = (NumberText.shortest(size.width), NumberText.shortest(size.height))
        comment("- ", entry.asset, " as ", entry.name, ", in ", "\(width) × \(height)", " points")
    }

    /// The parts around the content that a renderer with these features does not show, in words.
    private mutating func writeSurroundings(
        of scene: Scene, beside features: Set<Scene.Feature>, _ leavesOut: inout Bool
    ) {
        if scene.frame == .device, !features.contains(.deviceFrame) {
            writeLeftOut("- the device's body", "", "", &leavesOut)
        }
        let hasBars = scene.statusBar != nil || scene.navigationBar != nil
        if hasBars, !features.contains(.bars) {
            if scene.statusBar != nil { writeLeftOut("- the status bar", "", "", &leavesOut) }
            if let bar = scene.navigationBar {
                if let title = bar.title {
                    writeLeftOut("- the navigation bar “", title, "”", &leavesOut)
                } else {
                    writeLeftOut("- the navigation bar", "", "", &leavesOut)
                }
            }
        }
        if let header = scene.header, !features.contains(.header) {
            let words = header.text?.string ?? header.image?.alternativeText ?? ""
            if words.isEmpty {
                writeLeftOut("- the list's header", "", "", &leavesOut)
            } else {
                writeLeftOut("- the list's header “", words, "”", &leavesOut)
            }
        }
    }

    private mutating func writeLeftOut(
        _ words: StaticString, _ text: String, _ end: StaticString, _ leavesOut: inout Bool
    ) {
        if !leavesOut {
            comment("")
            comment("Left out:")
            leavesOut = true
        }
        comment(words, text, end)
    }
}

extension Scene {
    /// The app's name, or the scene's where it has none.
    public var shownName: String { app.name.isEmpty ? name : app.name }
}

extension TapAction {
    /// What the catalogue's entry does at a tap, in a sentence.
    public var sentence: String {
        switch self {
        case .show(let state, let seconds, let next):
            let time = seconds > 0 ? " for \(NumberText.shortest(seconds)) s" : ""
            return "In the catalogue it shows “\(state)”\(time)\(next.map { ", then “\($0)”" } ?? "")."
        case .log(let line): return "In the catalogue it logs “\(line)”."
        case .open(let address): return "In the catalogue it opens <\(address)>."
        }
    }
}
