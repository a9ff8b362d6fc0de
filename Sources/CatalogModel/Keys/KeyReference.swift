/// The reference of the keys for people, made from the table of keys: `Catalog/README.md`.
public enum KeyReference {
    /// A page in Markdown.
    public static var markdown: String {
        var page = """
            # The catalogue

            Each folder holds one entry: `<id>/<id>.yaml`, and its artwork beside it. `emptystates new ID` \
            writes a commented entry to start from, and `emptystates validate` says what is wrong with one, \
            with its place. Editors that know `yaml-language-server` check entries as they are typed.

            What follows is made from the table that reads the entries; `Tools/test` compares the two.

            ## Rules of all values

            - A text is its own letters, quoted or not: `title: {text: No}` is "No". A value that is missing \
            (nothing, `~` or `null`) is an error.
            - A flag is `true` or `false`, unquoted.
            - A number is decimal, unquoted, without a leading zero.
            - A colour is six hexadecimal digits, or eight with the alpha last; with `#` it must be in quotes, \
            since an unquoted `#` starts a comment. `{light: …, dark: …}` gives one for each appearance.
            - A text may be `{en: …, ko: …}`, one for each language.
            - Unknown keys, duplicate keys, tags other than `!!str` and merge keys (`<<`) are errors; anchors \
            and aliases are fine.
            - One entry a file, in UTF-8 (UTF-16 is refused by name). Ids are unique over the catalogue, also \
            without regard to case, and none is a name that Windows reserves. The file may have another name \
            than its id.

            """
        var seen: Set<String> = []
        section(Entry.blockDescription, &page, &seen)
        return page
    }

    private static func section(_ block: BlockDescription, _ page: inout String, _ seen: inout Set<String>) {
        guard seen.insert(block.name).inserted else { return }
        page += "\n## \(block.name)\n\n\(block.documentation)\n\n"
        page += "| key | value | default | what it says |\n|---|---|---|---|\n"
        for key in block.keys {
            let standard = key.isRequired ? "required" : key.defaultText ?? ""
            page +=
                "| `\(key.name)` | \(cell(value(key.type))) | \(cell(standard)) | \(cell(key.documentation)) |\n"
        }
        for key in block.keys {
            if let nested = nested(key.type) { section(nested, &page, &seen) }
        }
    }

    private static func value(_ type: ValueType) -> String {
        switch type {
        case .block(let description): link(description().name)
        case .tapAction: link(TapFacts.blockName)
        case .offset: "points, or \(link(OffsetExpression.blockName))"
        case .list(let element): "list of \(value(element))"
        case .closed(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        default: type.expectation
        }
    }

    private static func nested(_ type: ValueType) -> BlockDescription? {
        switch type {
        case .block(let description): description()
        case .list(let element): nested(element)
        case .offset: OffsetExpression.blockDescription
        case .tapAction: TapFacts.blockDescription
        default: nil
        }
    }

    private static func link(_ name: String) -> String { "[\(name)](#\(name.lowercased()))" }

    /// A bar would end the cell.
    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
