import ByteWriting
import MarkupText
public import SceneModel

/// What the index of a gallery says of one entry, and finds it by.
public struct GalleryCard: Sendable {
    /// The entry; of its states only what they show is needed.
    public let entry: GalleryEntry
    /// The parts that some state shows: `image`.
    public var parts: [String] = []
    /// Every text that some state shows, in every language, with the part that shows it.
    public var texts: [(part: String, text: String)] = []
    /// The colours by which it is known.
    public var palette: [ColorFamily] = []
    /// What tells this version of the entry's files from others: `sha256-` and the hash of their bytes, one
    /// file behind the other, in Base64.
    let hash: String

    /// A card of an entry; `digest` is the SHA-256 of the files that it is made of.
    public init(_ entry: GalleryEntry, digest: [UInt8]) {
        var entry = entry
        entry.putWhatFitsFirst()
        self.entry = entry
        var text = Array("sha256-".utf8)
        Base64.append(digest, to: &text)
        hash = String(decoding: text, as: UTF8.self)
    }

    /// `[id, name, developer, category, platform, purpose, tags, palette, parts, states, aliases, scene]`, for
    /// the script of the index; what is not said is 0, and so is a scene that is called by the id.
    var listing: [UInt8] {
        var data = ScriptData()
        data.list { data in
            data.text(entry.id)
            data.text(entry.name)
            for text in [entry.developer, entry.category, entry.platform, entry.purpose] {
                if let text { data.text(text) } else { data.number(0) }
            }
            data.list(entry.tags)
            data.list(palette.map(\.rawValue))
            data.list(parts)
            data.list(entry.states.map(\.name))
            data.list(entry.aliases)
            if let scene = entry.states.first?.scene.name, scene != entry.id {
                data.text(scene)
            } else {
                data.number(0)
            }
        }
        return data.finish()
    }

    /// `[part, text, part, text, …]`, for the search.
    var words: [UInt8] {
        var data = ScriptData()
        data.list { data in
            for (part, text) in texts {
                data.text(part)
                data.text(text)
            }
        }
        return data.finish()
    }

    /// The entry in `index.json`.
    var record: [UInt8] {
        var data = ScriptData()
        data.object { data in
            data.member("id", entry.id)
            data.member("name", entry.name)
            data.member("developer", optional: entry.developer)
            data.member("category", optional: entry.category)
            data.member("platform", optional: entry.platform)
            data.member("purpose", optional: entry.purpose)
            data.member("tags", entry.tags)
            data.member("has", parts)
            data.member("palette", palette.map(\.rawValue))
            data.member("languages", entry.languages)
            data.member("aliases", entry.aliases)
            data.member("page", "\(entry.id).html")
            data.name("states")
            data.list { data in
                for state in entry.states {
                    data.object { data in
                        data.member("name", state.name)
                        data.member("screen", state.screenAddress)
                    }
                }
            }
            data.member("hash", hash)
        }
        return data.finish()
    }
}

/// A colour by the name that people give it.
public enum ColorFamily: String, CaseIterable, Sendable {
    case white, grey, black, red, orange, yellow, green, teal, blue, purple, pink, brown

    /// The family of a colour, by its hue, chroma and lightness, its alpha left out.
    public init(_ color: Color) {
        let (red, green, blue) = (
            Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255
        )
        let (least, most) = (min(red, green, blue), max(red, green, blue))
        let lightness = (least + most) / 2
        guard most - least > 0.12 else {
            self = lightness > 0.9 ? .white : lightness < 0.12 ? .black : .grey
            return
        }
        let hue = Self.hue(red, green, blue, least, most)
        switch hue {
        case 15..<45: self = lightness < 0.4 ? .brown : .orange
        case 45..<70: self = .yellow
        case 70..<160: self = .green
        case 160..<195: self = .teal
        case 195..<255: self = .blue
        case 255..<295: self = .purple
        case 295..<345: self = .pink
        default: self = .red
        }
    }

    /// Whether it is a hue, and no step from white to black.
    public var isHue: Bool { self != .white && self != .grey && self != .black }

    /// The angle on the colour wheel, 0 to 360, red being 0.
    private static func hue(
        _ red: Double, _ green: Double, _ blue: Double, _ least: Double, _ most: Double
    ) -> Double {
        let chroma = most - least
        let sixths: Double
        if most == red {
            sixths = (green - blue) / chroma
        } else if most == green {
            sixths = (blue - red) / chroma + 2
        } else {
            sixths = (red - green) / chroma + 4
        }
        return (sixths < 0 ? sixths + 6 : sixths) * 60
    }
}
