/// Completes the argument parser's completion scripts, which know no options and files without a tool, and no options before it.
///
/// A line is completed as if it began with its tool, or with `run` if it has none. Until there is a file, the word may be a tool.
enum CompletionScript {
    private static let option = "--generate-completion-script"

    /// The script that the arguments ask for, completed; another text as it is.
    static func completed(_ text: String, for arguments: [String]) -> String {
        guard let first = arguments.first, first.hasPrefix(option) else { return text }
        switch first == option ? arguments.dropFirst().first : String(first.dropFirst(option.count + 1)) {
        case "bash": return text + bash
        // Its end makes the unchanged script the program's.
        case "zsh": return (text.ranges(of: zshEnd).last.map { String(text[..<$0.lowerBound]) } ?? text) + zsh
        case "fish": return text + fish
        default: return text
        }
    }

    private static let tools = (MasonryREPL.tools + ["help"]).joined(separator: " ")
    private static let valued = ProgramOutline.own.valued.joined(separator: " ")

    private static let bash = """


        _masonry-repl_any() {
            local -r tools=' \(tools) ' valued=' \(valued) '
            local -i index
            # bash makes three words of --color=always.
            for ((index = COMP_CWORD - 1; index > 0; index--)); do
                if [[ "${COMP_WORDS[index]}" = '=' ]]; then
                    unset "COMP_WORDS[index]"
                    ((COMP_CWORD--))
                fi
            done
            COMP_WORDS=("${COMP_WORDS[@]}")
            index=1
            while ((index < COMP_CWORD)); do
                case "${COMP_WORDS[index]}" in
                -- | -) break ;;
                -*) if [[ "${valued}" = *" ${COMP_WORDS[index]} "* ]]; then ((index += 2)); else ((index++)); fi ;;
                *) break ;;
                esac
            done
            local -r word="${COMP_WORDS[index]}"
            local -ir is_open="$((index == COMP_CWORD))"
            if ((index < COMP_CWORD)) && [[ "${tools}" = *" ${word} "* ]]; then
                unset "COMP_WORDS[index]"
                COMP_WORDS=("${COMP_WORDS[0]}" "${word}" "${COMP_WORDS[@]:1}")
            else
                COMP_WORDS=("${COMP_WORDS[0]}" run "${COMP_WORDS[@]:1}")
                ((COMP_CWORD++))
            fi
            _masonry-repl "${1}" "${2}" "${COMP_WORDS[COMP_CWORD - 1]}"
            if ((is_open)); then
                COMPREPLY+=($(compgen -W "${tools}" -- "${2}"))
            fi
        }

        complete -o filenames -F _masonry-repl_any masonry-repl
        """

    private static let zshEnd = "\nif [[ \"${funcstack[1]}\" = _masonry-repl ]]; then\n"

    private static let zsh = """

        _masonry-repl_any() {
            emulate -L zsh
            local -ar tools=(\(tools)) valued=(\(valued))
            local -i index=2 ret=1
            # The parts of --color=always are completed like two words.
            local -a parts=("${words[1]}")
            local part
            for part in "${(@)words[2,CURRENT-1]}"; do
                if [[ "${part}" = --*=* ]]; then parts+=("${part%%=*}" "${part#*=}"); else parts+=("${part}"); fi
            done
            if [[ "${words[CURRENT]}" = --*=* ]]; then
                parts+=("${words[CURRENT]%%=*}" "${words[CURRENT]#*=}")
                compset -P 1 '*='
            else
                parts+=("${words[CURRENT]}")
            fi
            words=("${(@)parts}" "${(@)words[CURRENT+1,-1]}")
            CURRENT="${#parts}"
            while ((index < CURRENT)); do
                if ((${valued[(Ie)${words[index]}]})); then
                    ((index += 2))
                elif [[ "${words[index]}" = -?* && "${words[index]}" != -- ]]; then
                    ((index++))
                else
                    break
                fi
            done
            local -r word="${words[index]}"
            if ((index < CURRENT && ${tools[(Ie)${word}]})); then
                words[index]=()
                words=("${words[1]}" "${word}" "${(@)words[2,-1]}")
            else
                if ((index == CURRENT)); then
                    compadd -- "${(@)tools}" && ret=0
                fi
                words=("${words[1]}" run "${(@)words[2,-1]}")
                ((CURRENT++))
            fi
            _masonry-repl && ret=0
            return "${ret}"
        }

        compdef _masonry-repl_any masonry-repl
        # The first time, the completion system runs the file itself.
        if [[ "${funcstack[1]}" = _masonry-repl ]]; then
            _masonry-repl_any "${@}"
        fi
        """

    private static let fish = """


        set -g __masonry_repl_tools \(tools)

        # Where the words have the tool, or a file.
        function __masonry-repl_tool_index
            set -l index 2
            while test $index -le (count $argv)
                switch $argv[$index]
                case \(valued)
                    set index (math $index + 2)
                case -- -
                    break
                case '-*'
                    set index (math $index + 1)
                case '*'
                    break
                end
            end
            echo $index
        end

        functions -c __masonry-repl_tokens __masonry-repl_typed_tokens
        function __masonry-repl_tokens
            set -l tokens (__masonry-repl_typed_tokens $argv)
            if not string match -q -- '*t*' "$argv"
                set -l index (__masonry-repl_tool_index $tokens)
                set -l tool run
                if contains -- "$tokens[$index]" $__masonry_repl_tools
                    set tool $tokens[$index]
                    set -e tokens[$index]
                end
                set tokens $tokens[1] $tool $tokens[2..]
            end
            string join -- \\n $tokens
        end

        function __masonry-repl_may_be_tool
            set -l tokens (__masonry-repl_typed_tokens -pc)
            test (__masonry-repl_tool_index $tokens) -eq (math (count $tokens) + 1)
        end

        complete -c masonry-repl -n __masonry-repl_may_be_tool -fa '\(tools)'
        """
}
