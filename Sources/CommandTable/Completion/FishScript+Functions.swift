extension FishScript {
    /// The function that reads the line up to the cursor.
    var placing: String {
        #"""

        # Prints the place of the cursor: the command's path, and how many operands precede it.
        function \#(name)_place
            set -l place ''
            set -l operands 0
            set -l option ''
            set -l ended ''
            set -l words (commandline -opc)
            for word in $words[2..-1]
                if test -n "$option"
                    set option ''
                else if test -z "$ended"; and test "x$word" = x--
                    set ended 1
                else if test -z "$ended"; and string match -qr -- '^-.' $word
                    switch "$place:$word"
                        case \#(optionCases)
                            set option $word
                    end
                else
                    switch "$place:$word"
                        case \#(commandCases)
                            set place (string trim -- "$place $word")
                        case '*'
                            set operands (math $operands + 1)
                    end
                end
            end
            printf '%s\n' "$place" $operands
        end
        """#
    }

    /// The function that every condition calls.
    var testing: String {
        #"""

        # Whether the cursor is at a command ($argv[1]) and, where that is said, at that operand ($argv[2]).
        function \#(name)_at
            set -l place (\#(name)_place)
            test "$place[1]" = "$argv[1]"; or return 1
            test (count $argv) -eq 1; or test "$place[2]" = "$argv[2]"
        end
        """#
    }

    /// The function that asks the program for values.
    var asking: String {
        #"""

        # Prints what the program prints, asked with the shared options of the line.
        function \#(name)_program
            set -l words (commandline -opc)
            set -l common
            set -l option ''
            for word in $words[2..-1]
                if test -n "$option"
                    set -a common $option (string replace -r '^~/' "$HOME/" -- $word)
                    set option ''
                    continue
                end
                switch $word
                    case \#(cases(schema.forwarded))
                        set option $word
                    case \#(cases(schema.forwarded.map { $0 + "=*" }))
                        set -a common $word
                end
            end
            set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
            $program $common $argv 2>/dev/null </dev/null
        end
        """#
    }

    /// The function for several values in one argument.
    var listing: String {
        #"""

        # Prints the values behind $argv[1] as the next of a list with that separator.
        function \#(name)_list
            set -l typed (commandline -ct | string replace -r -- '^-[^=]*=' '')
            set -l before (string join -- $argv[1] (string split -- $argv[1] "$typed")[1..-2] '')
            printf '%s\n' $before$argv[2..-1]
        end
        """#
    }

    private var optionCases: String {
        cases(
            schema.places.flatMap { place in
                place.options.filter(\.takesNextArgument).flatMap(\.flags).map { place.name + ":" + $0 }
            })
    }

    private var commandCases: String {
        cases(schema.places.flatMap { place in place.subcommands.map { place.name + ":" + $0.name } })
    }

    /// Patterns of a `case`; one that nothing matches where there are none.
    private func cases(_ patterns: [String]) -> String {
        patterns.isEmpty ? "''" : ShellQuote.fish(patterns)
    }
}
