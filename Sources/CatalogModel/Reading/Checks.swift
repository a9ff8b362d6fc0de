import Diagnostics
import SceneModel
import YAMLTree

// What the table of keys cannot say: keys that need or exclude each other.

extension Entry {
    static func check(_ entry: Entry, _ node: NodeID, _ reader: inout EntryReader) {
        checkID(entry, node, &reader)
        checkTap(entry.behavior.onTapView, "onTapView", entry, node, &reader)
        checkTap(entry.behavior.onTapButton, "onTapButton", entry, node, &reader)
    }

    private static func checkID(_ entry: Entry, _ node: NodeID, _ reader: inout EntryReader) {
        guard let id = reader.table.value(Word("id"), in: node), reader.table.isScalar(id) else { return }
        let position = reader.table.position(of: id)
        reader.rawID = (reader.table.text(of: id), position)
        guard ReservedNames.windowsDevices.contains(entry.id) else { return }
        reader.refuse(
            at: position, rule: "reserved-id",
            "\"\(entry.id)\" is a name that Windows reserves for a device", remedy: "choose another id")
    }

    /// A tap can only show a state that the entry describes.
    private static func checkTap(
        _ action: TapAction?, _ key: String, _ entry: Entry, _ node: NodeID, _ reader: inout EntryReader
    ) {
        guard case .show(let state, _, let then) = action else { return }
        let missing = [state, then].compactMap { $0 }.first { name in
            !(StateName(rawValue: name).map(entry.states.has) ?? false)
        }
        guard let missing, let behavior = reader.table.value(Word("behavior"), in: node),
            let tap = reader.table.value(Word(key), in: behavior)
        else { return }
        reader.refuse(
            at: reader.table.position(of: tap), rule: "missing-state",
            "the entry has no state \"\(missing)\" for \"\(key)\"",
            remedy: "it has " + entry.stateNames.map(\.rawValue).joined(separator: ", "))
    }
}

extension States {
    static func check(_ states: States, _ node: NodeID, _ reader: inout EntryReader) {
        guard reader.table.count(of: node) == 0 else { return }
        reader.refuseEmptyBlock(
            "the entry describes no state",
            remedy: "add one of " + StateName.allCases.map(\.rawValue).joined(separator: ", "))
    }
}

extension StateFacts {
    static func check(_ state: StateFacts, _ node: NodeID, _ reader: inout EntryReader) {
        if state.customView != nil { warnOfReplaced(node, &reader) }
        for pair in reader.table.pairs(of: node) {
            // A file is looked at sooner than a model, of which a look is a copy.
            if reader.table.matches(pair.key, Words.image) {
                if lacks(Words.asset, pair, reader), state.image != nil { refuseWithoutAsset(pair, &reader) }
                reader.warnOfIdle(Words.insets, in: pair.value, home: "a button's background")
            } else if reader.table.matches(pair.key, Words.title) {
                if lacks(Words.text, pair, reader), state.title != nil { refuseWithoutText(pair, &reader) }
            } else if reader.table.matches(pair.key, Words.description) {
                if lacks(Words.text, pair, reader), state.description != nil {
                    refuseWithoutText(pair, &reader)
                }
            } else if reader.table.matches(pair.key, Words.button) {
                if showsNothing(pair, reader), state.button != nil { warnOfNothing(pair, &reader) }
            } else if reader.table.matches(pair.key, Words.secondaryButton) {
                if showsNothing(pair, reader), state.secondaryButton != nil { warnOfNothing(pair, &reader) }
            }
        }
    }

    private static func warnOfReplaced(_ node: NodeID, _ reader: inout EntryReader) {
        for pair in reader.table.pairs(of: node) {
            guard Words.replaced.contains(where: { reader.table.matches(pair.key, $0) }) else { continue }
            reader.note(
                at: reader.table.position(of: pair.key), rule: "replaced-by-custom-view",
                "\"\(reader.table.text(of: pair.key))\" has no effect, since the custom view wins",
                remedy: "leave it out, or leave out customView")
        }
    }

    // A key that is there and refused has a problem of its own, and is not missing.

    fileprivate static func lacks(_ key: Word, _ pair: NodeTable.Pair, _ reader: EntryReader) -> Bool {
        reader.table.value(key, in: pair.value) == nil
    }

    fileprivate static func refuseWithoutText(_ pair: NodeTable.Pair, _ reader: inout EntryReader) {
        reader.refuse(
            at: reader.table.position(of: pair.key), rule: "missing-key",
            "\"\(reader.table.text(of: pair.key))\" has no \"text\"", remedy: "add text: and the letters")
    }

    fileprivate static func refuseWithoutAsset(_ pair: NodeTable.Pair, _ reader: inout EntryReader) {
        reader.refuse(
            at: reader.table.position(of: pair.key), rule: "missing-key",
            "\"\(reader.table.text(of: pair.key))\" has no \"asset\"",
            remedy: "add asset: and the name of a file beside the entry")
    }

    /// Whether nothing is said of a button at rest.
    private static func showsNothing(_ button: NodeTable.Pair, _ reader: EntryReader) -> Bool {
        for face in [Words.title, Words.image] {
            guard let value = reader.table.value(face, in: button.value) else { continue }
            if reader.table.value(Words.normal, in: value) != nil { return false }
        }
        return true
    }

    private static func warnOfNothing(_ button: NodeTable.Pair, _ reader: inout EntryReader) {
        reader.note(
            at: reader.table.position(of: button.key), rule: "button-without-normal",
            "title.normal is missing, so this button will not show", remedy: "add title: {normal: {text: …}}")
    }
}

extension ButtonFacts {
    static func check(_ button: ButtonFacts, _ node: NodeID, _ reader: inout EntryReader) {
        if let image = reader.table.value(Words.image, in: node) {
            for face in reader.table.pairs(of: image) {
                reader.warnOfIdle(Words.looks, in: face.value, home: "a state's image")
                reader.warnOfIdle(Words.insets, in: face.value, home: "a button's background")
            }
        }
        if let background = reader.table.value(Words.background, in: node) {
            for face in reader.table.pairs(of: background) {
                reader.warnOfIdle(Words.looks + [Words.alt], in: face.value, home: "a state's image")
            }
        }
        guard button.image.normal != nil else { return }
        for pair in reader.table.pairs(of: node) where !reader.table.matches(pair.key, Words.image) {
            reader.note(
                at: reader.table.position(of: pair.key), rule: "hidden-by-image",
                "\"\(reader.table.text(of: pair.key))\" has no effect, since the button's image hides it",
                remedy: "leave it out")
        }
    }
}

extension TitleFacts {
    static func check(_ title: TitleFacts, _ node: NodeID, _ reader: inout EntryReader) {
        guard let pair = reader.table.pair(Words.normal, in: node),
            StateFacts.lacks(Words.text, pair, reader), title.normal != nil
        else { return }
        StateFacts.refuseWithoutText(pair, &reader)
    }
}

extension PictureFacts {
    static func check(_ picture: PictureFacts, _ node: NodeID, _ reader: inout EntryReader) {
        guard let pair = reader.table.pair(Words.normal, in: node),
            StateFacts.lacks(Words.asset, pair, reader), picture.normal != nil
        else { return }
        StateFacts.refuseWithoutAsset(pair, &reader)
    }
}

extension HeaderFacts {
    static func check(_ header: HeaderFacts, _ node: NodeID, _ reader: inout EntryReader) {
        let table = reader.table
        guard let first = table.pairs(of: node).first(where: { _ in true }),
            table.value(Words.asset, in: node) == nil, table.value(Words.text, in: node) == nil
        else { return }
        reader.refuse(
            at: table.position(of: first.key), rule: "missing-key",
            "the header has neither \"asset\" nor \"text\"", remedy: "add one of them")
    }
}

extension TextFacts {
    static func check(_ text: TextFacts, _ node: NodeID, _ reader: inout EntryReader) {
        guard !text.spans.isEmpty, let letters = text.text,
            let pair = reader.table.pair(Word("spans"), in: node)
        else { return }
        for span in text.spans where !Spans.occurs(span.text.first, in: letters.first) {
            reader.note(
                at: reader.table.position(of: pair.key), rule: "span-not-found",
                "the text does not hold the span \"\(span.text.first)\"",
                remedy: "write the part exactly as it stands in the text")
        }
    }
}

extension TapFacts {
    static func check(_ tap: TapFacts, _ node: NodeID, _ reader: inout EntryReader) {
        guard reader.table.value(Word("show"), in: node) == nil else { return }
        for key in ["for", "then"] {
            guard let pair = reader.table.pair(Word(key), in: node) else { continue }
            reader.note(
                at: reader.table.position(of: pair.key), rule: "no-effect",
                "\"\(key)\" has no effect without \"show\"",
                remedy: "leave it out, or add show: and a state")
        }
    }
}

/// The keys that the checks look for.
private enum Words {
    static let title = Word("title")
    static let description = Word("description")
    static let image = Word("image")
    static let button = Word("button")
    static let secondaryButton = Word("secondaryButton")
    static let background = Word("background")
    static let normal = Word("normal")
    static let text = Word("text")
    static let asset = Word("asset")
    static let alt = Word("alt")
    /// What only a background has.
    static let insets = [Word("capInsets"), Word("alignmentRectInsets")]
    /// What only a state's image has.
    static let looks = [Word("tint"), Word("animation")]
    /// What a custom view takes the place of.
    static let replaced = [image, title, description, button, secondaryButton, Word("spaceHeight")]
}

extension EntryReader {
    /// Says of keys that they do nothing where they stand; `home` is where they would.
    fileprivate mutating func warnOfIdle(_ keys: [Word], in block: NodeID, home: String) {
        for pair in table.pairs(of: block) where keys.contains(where: { table.matches(pair.key, $0) }) {
            note(
                at: table.position(of: pair.key), rule: "no-effect",
                "\"\(table.text(of: pair.key))\" has no effect here, only in \(home)",
                remedy: "leave it out")
        }
    }
}
