import CommandTable

extension ProgramCommand {
    static let snapshot = ProgramCommand(
        name: "snapshot", summary: "Keep golden renderings, and tell what has changed",
        discussion: """
            A golden is a rendering that somebody has accepted, byte for byte: \
            DIR/RENDERER/ENTRY[.STATE][.VARIANT].EXT, where DIR is the folder Snapshots beside the catalogue. \
            verify renders again and compares; record, review and accept change goldens, and nothing else does.

            The file snapshots.json in DIR, which people write, says what is kept:

              {
                "renderers": ["html", "json", "text"],
                "states": "all",
                "variants": {
                  "dark": {"appearance": "dark"},
                  "tablet": {"device": "ipad", "bars": "shown", "entries": ["airbnb"], "renderers": ["html"]}
                }
              }

            All of it may be left out: then every state is kept, by the renderers that have goldens. A variant \
            has the options of a scene (device, size, orientation, bars, frame, appearance, text-scale, \
            language, direction, query) and of a rendering (width, colors, style); nothing of the terminal or \
            the environment is ever in a golden.

            Outcomes: matched, changed, missing (there is no golden), orphaned (its entry, state, variant or \
            renderer is gone, or its renderer's files end otherwise), unreadable, failed (the scene cannot be rendered).
            """,
        examples: [
            Example("emptystates snapshot verify", "Whether anything has changed"),
            Example("emptystates snapshot review", "Look at what has, and decide"),
        ],
        subcommands: [
            .snapshotVerify, .snapshotRecord, .snapshotReview, .snapshotAccept, .snapshotReject,
            .snapshotPrune, .snapshotList, .snapshotMerge,
        ])
}
