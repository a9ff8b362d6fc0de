import Diagnostics
import SceneModel
import YAMLTree

// What the table of keys cannot say: keys that need or exclude each other.

extension Entry {
    static func check(_ entry: Entry, _ pairs: [Node.Pair], _ reader: inout EntryReader) {
        for pair in pairs {
            switch pair.key {
            case "id": checkID(entry, pair, &reader)
            case "behavior": checkTaps(entry, pair, &reader)
            default: break
            }
        }
    }

    private static func checkID(_ entry: Entry, _ pair: Node.Pair, _ reader: inout EntryReader) {
        guard case .scalar(let scalar) = pair.value.content else { return }
        reader.rawID = (scalar.text, pair.value.position)
        guard Forms.reservedNames.contains(entry.id) else { return }
        reader.refuse(
            at: pair.value.position, rule: "reserved-id",
            "\"\(entry.id)\" is a name that Windows reserves for a device", remedy: "choose another id")
    }

    /// A tap can only show a state that the entry describes.
    private static func checkTaps(_ entry: Entry, _ pair: Node.Pair, _ reader: inout EntryReader) {
        let taps = [("onTapView", entry.behavior.onTapView), ("onTapButton", entry.behavior.onTapButton)]
        for (key, action) in taps {
            guard case .show(let state, _, let then) = action else { continue }
            let missing = [state, then].compactMap { $0 }.filter { name in
                !entry.stateNames.contains { $0.rawValue == name }
            }
            guard let name = missing.first, let place = pair.value[key]?.position else { continue }
            reader.refuse(
                at: place, rule: "missing-state", "the entry has no state \"\(name)\" for \"\(key)\"",
                remedy: "it has " + entry.stateNames.map(\.rawValue).joined(separator: ", "))
        }
    }
}

extension States {
    static func check(_ states: States, _ pairs: [Node.Pair], _ reader: inout EntryReader) {
        guard pairs.isEmpty else { return }
        reader.refuseEmptyBlock(
            "the entry describes no state",
            remedy: "add one of " + StateName.allCases.map(\.rawValue).joined(separator: ", "))
    }
}

extension StateFacts {
    private static let replaced = [
        "image", "title", "description", "button", "secondaryButton", "spaceHeight",
    ]

    static func check(_ state: StateFacts, _ pairs: [Node.Pair], _ reader: inout EntryReader) {
        for pair in pairs {
            if state.customView != nil, replaced.contains(pair.key) {
                reader.note(
                    at: pair.keyPosition, rule: "replaced-by-custom-view",
                    "\"\(pair.key)\" has no effect, since the custom view wins",
                    remedy: "leave it out, or leave out customView")
            }
            switch pair.key {
            case "title": requireText(state.title, pair, &reader)
            case "description": requireText(state.description, pair, &reader)
            case "image":
                if let image = state.image, image.asset == nil { requireAsset(pair, &reader) }
                reader.warnOfIdle(
                    ["capInsets", "alignmentRectInsets"], in: pair, home: "a button's background")
            case "button": warnOfNothing(state.button, pair, &reader)
            case "secondaryButton": warnOfNothing(state.secondaryButton, pair, &reader)
            default: break
            }
        }
    }

    // A key that is there and refused has a problem of its own, and is not missing.

    private static func requireText(_ text: TextFacts?, _ pair: Node.Pair, _ reader: inout EntryReader) {
        guard let text, text.text == nil, pair.value["text"] == nil else { return }
        reader.refuse(
            at: pair.keyPosition, rule: "missing-key", "\"\(pair.key)\" has no \"text\"",
            remedy: "add text: and the letters")
    }

    fileprivate static func requireAsset(_ pair: Node.Pair, _ reader: inout EntryReader) {
        guard pair.value["asset"] == nil else { return }
        reader.refuse(
            at: pair.keyPosition, rule: "missing-key", "\"\(pair.key)\" has no \"asset\"",
            remedy: "add asset: and the name of a file beside the entry")
    }

    /// A button shows only if something is said of it at rest.
    private static func warnOfNothing(
        _ button: ButtonFacts?, _ pair: Node.Pair, _ reader: inout EntryReader
    ) {
        guard let button, button.title.normal == nil, button.image.normal == nil,
            pair.value["title"]?["normal"] == nil, pair.value["image"]?["normal"] == nil
        else { return }
        reader.note(
            at: pair.keyPosition, rule: "button-without-normal",
            "title.normal is missing, so this button will not show", remedy: "add title: {normal: {text: …}}")
    }
}

extension ButtonFacts {
    static func check(_ button: ButtonFacts, _ pairs: [Node.Pair], _ reader: inout EntryReader) {
        for pair in pairs {
            for face in pair.value.mapping ?? [] where pair.key == "image" {
                reader.warnOfIdle(["tint", "animation"], in: face, home: "a state's image")
                reader.warnOfIdle(
                    ["capInsets", "alignmentRectInsets"], in: face, home: "a button's background")
            }
            for face in pair.value.mapping ?? [] where pair.key == "background" {
                reader.warnOfIdle(["tint", "animation", "alt"], in: face, home: "a state's image")
            }
        }
        guard button.image.normal != nil else { return }
        for pair in pairs where pair.key != "image" {
            reader.note(
                at: pair.keyPosition, rule: "hidden-by-image",
                "\"\(pair.key)\" has no effect, since the button's image hides it", remedy: "leave it out")
        }
    }
}

extension TitleFacts {
    static func check(_ title: TitleFacts, _ pairs: [Node.Pair], _ reader: inout EntryReader) {
        guard let normal = title.normal, normal.text == nil else { return }
        for pair in pairs where pair.key == "normal" && pair.value["text"] == nil {
            reader.refuse(
                at: pair.keyPosition, rule: "missing-key", "\"normal\" has no \"text\"",
                remedy: "add text: and the letters")
        }
    }
}

extension PictureFacts {
    static func check(_ picture: PictureFacts, _ pairs: [Node.Pair], _ reader: inout EntryReader) {
        guard let normal = picture.normal, normal.asset == nil else { return }
        for pair in pairs where pair.key == "normal" { StateFacts.requireAsset(pair, &reader) }
    }
}

extension HeaderFacts {
    static func check(_ header: HeaderFacts, _ pairs: [Node.Pair], _ reader: inout EntryReader) {
        guard let first = pairs.first, !pairs.contains(where: { $0.key == "asset" || $0.key == "text" })
        else { return }
        reader.refuse(
            at: first.keyPosition, rule: "missing-key", "the header has neither \"asset\" nor \"text\"",
            remedy: "add one of them")
    }
}

extension TextFacts {
    static func check(_ text: TextFacts, _ pairs: [Node.Pair], _ reader: inout EntryReader) {
        guard let letters = text.text, !text.spans.isEmpty else { return }
        for pair in pairs where pair.key == "spans" {
            for span in text.spans where !Spans.occurs(span.text.first, in: letters.first) {
                reader.note(
                    at: pair.keyPosition, rule: "span-not-found",
                    "the text does not hold the span \"\(span.text.first)\"",
                    remedy: "write the part exactly as it stands in the text")
            }
        }
    }
}

extension TapFacts {
    static func check(_ tap: TapFacts, _ pairs: [Node.Pair], _ reader: inout EntryReader) {
        guard !pairs.contains(where: { $0.key == "show" }) else { return }
        for pair in pairs where pair.key == "for" || pair.key == "then" {
            reader.note(
                at: pair.keyPosition, rule: "no-effect", "\"\(pair.key)\" has no effect without \"show\"",
                remedy: "leave it out, or add show: and a state")
        }
    }
}

extension EntryReader {
    /// Says of keys that they do nothing where they stand; `home` is where they would.
    fileprivate mutating func warnOfIdle(_ keys: [String], in block: Node.Pair, home: String) {
        for pair in block.value.mapping ?? [] where keys.contains(pair.key) {
            note(
                at: pair.keyPosition, rule: "no-effect",
                "\"\(pair.key)\" has no effect here, only in \(home)",
                remedy: "leave it out")
        }
    }
}
