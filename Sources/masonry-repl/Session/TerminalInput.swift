internal import MasonryLanguage

/// Reads a session's inputs from a terminal, with the line editor.
struct TerminalInput {
    let loop: SessionLoop
    let editor: LineEditor
    let style: PromptStyle

    /// Goes on until the user leaves.
    func run() {
        loop.session.onStatementOfCommand = { [editor] in editor.remember($0) }
        while true {
            loop.session.presenter.console.flush()
            switch editor.readStatement(prompt: loop.session.prompt, style: style) {
            case .text(let input):
                if !input.isBlank, !loop.leaves(input) { editor.remember(input) }
                if !loop.handle(input) { return }
            case .interrupted: continue
            case .endOfFile:
                loop.session.presenter.console.writeLine("")
                return
            }
        }
    }
}
