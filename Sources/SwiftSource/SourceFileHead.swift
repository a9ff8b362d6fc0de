public import SceneModel

extension SwiftSourceWriter {
    /// Writes what stands at the top of a file: whose screen it shows, what is left out of it, what it shows
    /// otherwise than the scene says, and the pictures to add to the app, a line each.
    public mutating func head(
        of scene: Scene, for framework: String, _ assets: AssetCatalog, leftOut: [String],
        shortcomings: [String] = []
    ) {
        comment("\(scene.shownName), state “\(scene.state)”, for \(framework).")
        if !shortcomings.isEmpty { comment("") }
        for sentence in shortcomings { comment(sentence) }
        if !leftOut.isEmpty {
            comment("")
            comment("Left out:")
            for part in leftOut { comment("- \(part)") }
        }
        if !assets.entries.isEmpty {
            comment("")
            comment("Images to add to the asset catalog:")
            for entry in assets.entries {
                let size = entry.size.map {
                    ", in \(SwiftLiteral.number($0.width)) × \(SwiftLiteral.number($0.height)) points"
                }
                comment("- \(entry.asset) as \(entry.name)\(size ?? "")")
            }
        }
        emptyLine()
    }
}

extension Scene {
    /// The app's name, or the scene's where it has none.
    public var shownName: String { app.name.isEmpty ? name : app.name }

    /// The parts around the content that a renderer with these features does not show, in words.
    public func surroundings(beside features: Set<Feature>) -> [String] {
        var parts: [String] = []
        if !features.contains(.deviceFrame), frame == .device { parts.append("the device's body") }
        if !features.contains(.bars) {
            if statusBar != nil { parts.append("the status bar") }
            if let bar = navigationBar {
                parts.append("the navigation bar" + (bar.title.map { " “\($0)”" } ?? ""))
            }
        }
        if !features.contains(.header), let header {
            let words = header.text?.string ?? header.image?.alternativeText ?? ""
            parts.append("the list's header" + (words.isEmpty ? "" : " “\(words)”"))
        }
        return parts
    }
}

extension TapAction {
    /// What the catalogue's entry does at a tap, in a sentence.
    public var sentence: String {
        switch self {
        case .show(let state, let seconds, let next):
            let time = seconds > 0 ? " for \(SwiftLiteral.number(seconds)) s" : ""
            return "In the catalogue it shows “\(state)”\(time)\(next.map { ", then “\($0)”" } ?? "")."
        case .log(let line): return "In the catalogue it logs “\(line)”."
        case .open(let address): return "In the catalogue it opens <\(address)>."
        }
    }
}
