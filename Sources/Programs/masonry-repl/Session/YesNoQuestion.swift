internal import MasonryLanguage

/// Asks the user a yes-or-no question.
struct YesNoQuestion {
    let editor: LineEditor
    let style: PromptStyle
    let presenter: Presenter

    /// - Parameter usual: the meaning of Enter alone.
    /// - Returns: nil if the user did not answer.
    func answer(to question: String, usual: Bool) -> Bool? {
        presenter.show(value: question)
        while true {
            presenter.console.flush()
            switch editor.readAnswer(prompt: usual ? "[Y/n]" : "[y/N]", style: style) {
            case .interrupted, .visited: return nil
            case .endOfFile:
                presenter.console.writeLine("")
                return nil
            case .text(let answer):
                switch answer.trimmingBlanks.lowercased() {
                case "": return usual
                case "y", "yes": return true
                case "n", "no": return false
                default:
                    // It may be a statement pasted at the wrong prompt.
                    editor.remember(answer)
                    presenter.show(value: "Type y or n. Your input is in the history")
                }
            }
        }
    }
}
