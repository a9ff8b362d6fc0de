extension BashScript {
    /// The functions that put what is offered into `COMPREPLY`.
    var offering: String {
        #"""

        # Takes lines into the reply that go on with what is typed.
        \#(name)_collect() {
            local line
            while IFS= read -r line; do
                if [[ -n $line && $line == "$current"* ]]; then COMPREPLY+=("$before$line"); fi
            done
        }

        # Offers its arguments.
        \#(name)_words() {
            \#(name)_collect < <(printf '%s\n' "$@")
        }

        # Offers the lines that the program prints; readline quotes them itself where it completes paths.
        \#(name)_program() {
            \#(name)_collect < <(
                "${COMP_WORDS[0]/#\~\//$HOME/}" ${common[@]+"${common[@]}"} "$@" 2>/dev/null </dev/null |
                    while IFS= read -r line; do
                        if [[ -n $paths ]]; then printf '%s\n' "$line"; else printf '%q\n' "$line"; fi
                    done
            )
        }

        # Offers files (-f) or folders (-d).
        \#(name)_paths() {
            paths=1
            compopt -o filenames 2>/dev/null
            \#(name)_collect < <(compgen "$1" -- "$current")
        }

        # Goes behind the last separator ($1) of a list of values.
        \#(name)_next_in_list() {
            compopt -o nospace 2>/dev/null
            [[ $current == *"$1"* ]] || return 0
            before+=${current%"$1"*}$1
            current=${current##*"$1"}
        }
        """#
    }

    /// The function that reads the line up to the cursor and offers what fits there.
    var main: String {
        #"""

        \#(name)() {
            local current=${COMP_WORDS[COMP_CWORD]} before='' place='' option='' ended='' paths='' word
            local -i operand=0 index
            local -a common=()
            COMPREPLY=()
            for ((index = 1; index < COMP_CWORD; index++)); do
                word=${COMP_WORDS[index]}
                \#(name)_read
            done
            if [[ -n $option && $current == '=' ]]; then
                current=''
            elif [[ -z $option$ended && $current == --*=* ]]; then
                option=${current%%=*}
                before=$option=
                current=${current#*=}
            fi
            if [[ -n $option ]]; then
                \#(name)_value "$place" "$option"
            elif [[ -z $ended && $current == -* ]]; then
                \#(name)_flags "$place"
            else
                \#(name)_operand "$place" "$operand"
            fi
        }

        """#
    }

    /// The function that takes note of one word before the cursor.
    var reading: String {
        #"""

        # Takes note of a word before the cursor; bash makes words of their own of '=' and ':'.
        \#(name)_read() {
            if [[ -n $option ]]; then
                [[ $word == '=' ]] && return
                \#(remembering(schema.forwarded, "\"$option\" \"${word/#\\~\\//$HOME/}\"", of: "$option"))
                option=''
            elif [[ $word == ':' ]]; then
                index+=1
            elif [[ -z $ended && $word == '--' ]]; then
                ended=1
            elif [[ -z $ended && $word == -?* ]]; then
                \#(remembering(schema.forwarded.map { $0 + "=" }, "\"$word\"", of: "$word", then: "*"))
                if [[ ${COMP_WORDS[index + 1]} == '=' ]] || \#(name)_takes_value "$place" "$word"; then
                    option=$word
                fi
            elif \#(name)_enters "$place" "$word"; then
                place=${place:+$place }$word
            else
                operand+=1
            fi
        }
        """#
    }

    /// Code that keeps shared options with a value, to pass them on when the program is asked for values.
    private func remembering(
        _ flags: [String], _ words: String, of variable: String, then rest: String = ""
    ) -> String {
        guard !flags.isEmpty else { return ":" }
        let patterns = flags.map { ShellQuote.posix($0) + rest }.joined(separator: " | ")
        return "case \(variable) in \(patterns)) common+=(\(words)) ;; esac"
    }
}
