import CatalogModel
import CommandTable
import FileSystem
import ProcessSpawn
import Publishing

extension Operand where Value == String {
    static let newID = Operand(.newID, summary: "The id of the entry to be")
}

extension ValueType where Value == String {
    /// An id by the grammar of the catalogue.
    static let newID = ValueType("ID") { argument throws(ValueError) in
        if let problem = EntryID.problem(argument) { throw ValueError(problem) }
        return argument
    }
}

extension ProgramCommand {
    static let new = ProgramCommand(
        name: "new", summary: "Write a commented entry to start from",
        discussion: """
            It makes the folder ID with ID.yaml and a picture in the catalogue that --catalog, \
            $EMPTYSTATES_CATALOG or ./Catalog names, else in the working folder. Nothing that is there is \
            touched.
            """,
        examples: [Example("emptystates new my-inbox", "Catalog/my-inbox/my-inbox.yaml, ready to be shown")],
        operands: OperandList(.newID)
    ) { parsed, context throws(CommandFailure) in
        let id = parsed[.newID]
        let folder = Path.join(newEntriesFolder(parsed, context.console.environment), id)
        guard FileStatus.kind(of: folder) == nil else {
            throw .failed(.couldNotRun, "\(folder) is there already", remedy: "choose another id")
        }
        let file = Path.join(folder, "\(id).yaml")
        do throws(FileError) {
            try FileWriter.makeFolder(folder)
            try FileWriter.write(Array(StarterEntry.artwork.utf8), to: Path.join(folder, "placeholder.svg"))
            let hasSchema = FileStatus.kindFollowingLinks(of: Path.join(folder, StarterEntry.schema)) == .file
            try FileWriter.write(Array(StarterEntry.yaml(id: id, hasSchema: hasSchema).utf8), to: file)
        } catch {
            throw .unwritable(error)
        }
        context.console.print(file)
        context.console.remark(
            "emptystates: see it with 'emptystates show \(Safe.oneLine(ShellWord.quoted(file)))'")
        return .done
    }

    /// The catalogue that the user works on; never the one that came with the program.
    private static func newEntriesFolder(_ parsed: Parsed, _ environment: Environment) -> String {
        if let folder = parsed[.catalog] ?? environment["EMPTYSTATES_CATALOG"] { return folder }
        return FileStatus.kindFollowingLinks(of: "Catalog") == .directory ? "Catalog" : ""
    }
}

/// What `new` writes.
enum StarterEntry {
    /// A tray, drawn in 80 by 60 points.
    static let artwork = """
        <svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" viewBox="0 0 80 60">
          <path d="M16 6h48l12 26v18a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V32z" fill="none" stroke="#b4b9c2" \
        stroke-width="3" stroke-linejoin="round"/>
          <path d="M4 32h20l6 10h20l6-10h20" fill="none" stroke="#b4b9c2" stroke-width="3" \
        stroke-linejoin="round"/>
        </svg>

        """

    /// Where the schema of entries lies, from the folder of one.
    static let schema = "../entry.schema.json"

    /// An entry that says what each line is for.
    ///
    /// Editors are pointed at the schema where there is one; they complain of one that is missing.
    static func yaml(id: String, hasSchema: Bool) -> String {
        (hasSchema ? "# yaml-language-server: $schema=\(schema)\n" : "") + """
            # Every key: `emptystates schema reference`. What is wrong: `emptystates validate`.
            id: \(id)
            app:
              name: My App                # the app's name
              # developer: "Example, Inc."
              # appStoreID: "123456789"   # digits, in quotes
              # platform: ios
            purpose: firstUse             # firstUse, cleared, noResults, noContent, error, noAccess, offline, loading
            tags: [inbox]                 # free words, lower case
            # source: {name: Where the replica comes from, year: 2026}
            # screen:
            #   statusBar: light          # white signs on a dark bar
            #   navigationBar: {barColor: "#2e5e86", tintColor: "#ffffff", title: Inbox}
            states:
              empty:                      # also loading, error, search, noResults
                image:
                  asset: placeholder.svg  # an SVG or PNG file beside this one
                  alt: An empty tray      # what it shows, for someone who cannot see it
                title:
                  text: No Messages
                  font: {name: system, size: 22, weight: bold}
                  color: "#5c6370"        # colours in quotes: an unquoted # starts a comment
                description:
                  text: When you have messages, you will see them here.
                  color: "#8b919d"
                button:
                  title:
                    normal:
                      text: Write One
                      font: {size: 17, weight: semibold}
                      color: "#007aff"
                    highlighted: {color: "#7fbcff"}
                backgroundColor: "#ffffff"
                spaceHeight: 16           # points between the elements; 11 where absent
                # verticalOffset: -20     # points, or an expression such as {height: -0.1}
            # behavior:                   # the answers of the delegate; these are the defaults
            #   shouldFadeIn: true
            #   shouldAllowTouch: true
            #   shouldAllowScroll: false
            #   onTapButton: {log: the button was tapped}   # or {show: loading, for: 3, then: empty}

            """
    }
}
