extension ShellStage {
    /// What stands behind what one line is offered, in the output of a shell.
    private static let mark = "=== next line"

    /// What bash's function leaves in `COMPREPLY` with the cursor at the end of the last word of each line.
    func offeredByBash(_ lines: [[String]]) throws -> [[String]] {
        try write(
            """
            source ../sample.bash
            offer() {
                COMP_WORDS=("$@")
                COMP_CWORD=$(($# - 1))
                _sample
                ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
                echo '\(Self.mark)'
            }
            \(lines.map { "offer " + Self.quoted($0) }.joined(separator: "\n"))
            """, to: "offer.bash")
        return try offers(["bash", "--norc", "-u", "../offer.bash"])
    }

    /// What fish offers at the end of each line, without the descriptions.
    func offeredByFish(_ lines: [String]) throws -> [[String]] {
        let code = "source ../sample.fish; for line in $argv; complete -C $line; echo '\(Self.mark)'; end"
        return try offers(["fish", "--no-config", "-c", code] + lines)
    }

    /// What an interactive zsh offers when Tab is pressed at the end of each line.
    func offeredByZsh(_ lines: [String]) throws -> [[String]] {
        // `compadd` is wrapped to write down what it would add; the widget ends with a mark to wait for.
        try write(
            """
            PS1= PS2= PROMPT_EOL_MARK=
            autoload -Uz compinit
            compinit -D -u
            source ../sample.zsh
            compadd() {
                local -a hits
                builtin compadd -O hits "$@"
                (($#hits)) && print -rl -- $hits >> ../hits
                builtin compadd "$@"
            }
            tab() { zle complete-word; BUFFER=; print -r -- '\(Self.mark)' >> ../hits; print -r -- TAB-IS-DONE }
            zle -N tab
            bindkey '^I' tab
            """, to: "setup.zsh")
        try write(
            """
            zmodload zsh/zpty
            : > ../hits
            zpty -b shell zsh -f -i
            zpty -w shell "source ../setup.zsh; print SHELL-IS''-READY"
            zpty -r -m shell answer '*SHELL-IS-READY*'
            for line in "$@"; do
                zpty -w -n shell "$line"$'\\t'
                zpty -r -m shell answer '*TAB-IS-DONE*'
            done
            zpty -d shell
            cat ../hits
            """, to: "offer.zsh")
        return try offers(["zsh", "-f", "../offer.zsh"] + lines)
    }

    func offeredByBash(_ words: String...) throws -> [String] { try offeredByBash([words]).first ?? [] }

    func offeredByFish(_ line: String) throws -> [String] { try offeredByFish([line]).first ?? [] }

    func offeredByZsh(_ line: String) throws -> [String] { try offeredByZsh([line]).first ?? [] }

    /// The sorted names that a shell prints for each line.
    private func offers(_ command: [String]) throws -> [[String]] {
        try write(Self.quoted(command), to: "offer.sh")
        let lines = try run("sh", "../offer.sh").output.split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.split(separator: Substring(Self.mark), omittingEmptySubsequences: false).dropLast().map {
            Set($0.map { String($0.prefix { $0 != "\t" }) }).sorted()
        }
    }

    private static func quoted(_ words: [String]) -> String {
        words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    }
}
