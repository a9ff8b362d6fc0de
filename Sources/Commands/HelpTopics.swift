import CommandTable

extension HelpTopic {
    /// What `help` explains besides commands.
    static let all = [exitCodes, environment, plugins]

    private static let exitCodes = HelpTopic(
        name: "exit-codes", summary: "What the exit statuses mean",
        body: """
            0  It was done.

            1  A finding: a problem in an entry, nothing found, a state that an entry lacks, or content that \
            cannot be rendered.

            2  It could not run: no such file, no such id, no such renderer, one \
            that is broken, or a folder that cannot be written.

            64  The command line is wrong.

            130  Interrupted from the keyboard; nothing was written. 143 and 129 are the same by SIGTERM and by \
            a terminal that was closed.

            A pipe whose reader goes away is a quiet end.
            """)

    private static let environment = HelpTopic(
        name: "environment", summary: "The environment variables that are read",
        body: """
            EMPTYSTATES_CATALOG  The catalogue's folder, where --catalog names none.

            NO_COLOR  Where it is not empty, no colours unless --color always asks for them.

            FORCE_COLOR, CLICOLOR_FORCE  Where not empty and not 0, colours also into a pipe.

            COLORTERM  24-bit colours where it says truecolor or 24bit.

            TERM  No colours where it is dumb; 256 colours where it says so, else 16.

            COLUMNS  The width to print in, from 1 to 10000; else the terminal's, or 80.

            EMPTYSTATES_PLUGINS  Folders of renderers, a colon between them; see 'emptystates help plugins'.

            PATH  Where renderers, fzf and chafa are looked for.

            CI  Where it is not empty, orphaned goldens fail, and nothing is left with --pending.

            TMPDIR  Where a renderer that is a program gets its folder to work in, instead of /tmp.
            """)
}
