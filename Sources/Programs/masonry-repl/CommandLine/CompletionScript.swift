/// What is added to the argument parser's completion scripts, which know no options and files without a tool.
///
/// Without a tool, the words are completed as those of `run`, and the first one also as a tool.
enum CompletionScript {
    private static let option = "--generate-completion-script"

    /// The addition to the script that the arguments ask for; empty if they ask for none.
    static func addition(for arguments: [String]) -> String {
        guard let first = arguments.first, first.hasPrefix(option) else { return "" }
        switch first == option ? arguments.dropFirst().first : String(first.dropFirst(option.count + 1)) {
        case "bash": return bash
        case "zsh": return zsh
        case "fish": return fish
        default: return ""
        }
    }

    private static var tools: [String] { MasonryREPL.tools + ["help"] }

    private static let bash = """


        _masonry-repl_any() {
            local -r tools='\(tools.joined(separator: " "))'
            if [[ " ${tools} " != *" ${COMP_WORDS[1]} "* || "${COMP_CWORD}" -eq 1 ]]; then
                COMP_WORDS=("${COMP_WORDS[0]}" run "${COMP_WORDS[@]:1}")
                ((COMP_CWORD++))
            fi
            _masonry-repl "${@}"
            if [[ "${COMP_CWORD}" -eq 2 && "${COMP_WORDS[1]}" = run ]]; then
                COMPREPLY+=($(compgen -W "${tools}" -- "${2}"))
            fi
        }

        complete -o filenames -F _masonry-repl_any masonry-repl
        """

    private static let zsh = """


        _masonry-repl_any() {
            local -ar tools=(\(tools.joined(separator: " ")))
            local -i ret=1
            if [[ "${CURRENT}" -eq 2 ]]; then
                compadd "${(@)tools}" && ret=0
            fi
            if [[ "${CURRENT}" -eq 2 || -z "${(M)tools:#${words[2]}}" ]]; then
                words=("${words[1]}" run "${(@)words[2,-1]}")
                ((CURRENT++))
            fi
            _masonry-repl && ret=0
            return "${ret}"
        }

        compdef _masonry-repl_any masonry-repl
        """

    private static let fish = """


        functions -c __masonry-repl_tokens __masonry-repl_typed_tokens
        function __masonry-repl_tokens
            set -l tokens (__masonry-repl_typed_tokens $argv)
            if not string match -q -- '*t*' "$argv"; and not contains -- "$tokens[2]" \(tools.joined(separator: " "))
                set tokens $tokens[1] run $tokens[2..]
            end
            string join -- \\n $tokens
        end

        complete -c masonry-repl -n 'test (count (commandline -opc)) -eq 1' -fa '\(tools.joined(separator: " "))'
        """
}
