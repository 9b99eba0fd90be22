internal import MasonryLanguage

/// Reads a session's inputs from a terminal, with the line editor.
struct TerminalInput {
    let loop: SessionLoop
    let editor: LineEditor
    let style: PromptStyle

    /// Runs until the user leaves.
    func run() {
        loop.session.onStatementOfCommand = { [editor] in editor.remember($0) }
        loop.session.canvas.onLending = { [editor] isLent in
            if isLent { editor.returnTerminal() } else { editor.takeTerminal() }
        }
        loop.session.isTyping = { [editor] in editor.keyboard.hasInput }
        loop.session.hasMoreInput = { [editor] in editor.keyboard.hasLine }
        let console = loop.session.presenter.console
        console.pager = { [editor] in editor.page($0, on: console) }
        let question = YesNoQuestion(editor: editor, style: style, presenter: loop.session.presenter)
        loop.session.confirm = { question.answer(to: $0, usual: false) ?? false }
        defer {
            console.pager = nil
            editor.returnTerminal()
        }
        while true {
            console.flush()
            editor.keyboard.take(loop.session.canvas.takeTypedAhead())
            listenToPages()
            switch editor.readStatement(prompt: loop.session.prompt, style: style) {
            case .text(let input):
                if !input.isBlank, !loop.leaves(input) { editor.remember(input) }
                if !loop.handle(input) { return }
            case .interrupted: loop.session.catchUp()
            case .visited(let draft):
                guard loop.runInputsOfPages(after: style.prompt(loop.session.prompt)) else { return }
                editor.beginning = draft
            case .endOfFile:
                loop.session.presenter.console.writeLine("")
                return
            }
        }
    }

    /// Shows pages what there is now, and has their messages answered while a statement is typed.
    private func listenToPages() {
        let page = loop.session.page
        page?.publish()
        editor.visitors = page.map { page in (page.descriptor, page.answer) }
    }
}
