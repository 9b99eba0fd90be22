internal import MasonryLanguage

// Commands that explain words and messages.
extension SessionCommand {
    static let help = SessionCommand(
        name: "help", arguments: "[WORD]",
        summary: "list the commands and statements; :help WORD (or ?WORD) explains one word",
        example: ":help inset", completion: .words { _ in HelpText.words.map { ($0, "") } }, isReadOnly: true,
        action: .run { $0.help($1) })

    static let explain = SessionCommand(
        name: "explain", arguments: "[MESSAGE]",
        summary: "explain the last message, or the message NAME, with an example and its fix",
        example: "view a; make.left.equalTo(root)\n:explain ambiguous",
        completion: .words { _ in Slug.allCases.map { ($0.rawValue, "") } }, isReadOnly: true,
        action: .run { $0.explainMessage($1) })
}

extension CommandRunner {
    fileprivate func help(_ word: String) {
        if word == HelpText.listingWord { return presenter.show(words: HelpText.words) }
        guard let text = HelpText.text(for: word) else {
            let bare = word.hasPrefix(":") ? String(word.dropFirst()) : word
            if Slug(rawValue: bare) != nil { return explainMessage(bare) }
            let nearest = NearestName.of(bare, among: HelpText.words)
            complain(
                .help, "there is no help for `\(word)`",
                help: nearest.map { "did you mean :help \($0)?" } ?? ":help lists what you can type")
            return
        }
        presenter.show(help: text)
    }

    fileprivate func explainMessage(_ argument: String) {
        let name = argument.isEmpty ? presenter.lastSlug.value : argument
        guard let name else {
            presenter.show(value: "\(ExplanationText().listing)\n\n:explain NAME explains one.")
            return
        }
        let bare = name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
        switch Explanation.match(bare) {
        case .page(let page): presenter.show(value: ExplanationText().page(page))
        case .several(let slugs):
            complain(.unknownSlug, "`\(bare)` could be \(slugs.map(\.rawValue).alternatives)")
        case .none(let nearest):
            complain(
                .unknownSlug, "there is no message `\(bare)`",
                help: nearest.map { "did you mean :explain \($0.rawValue)?" }
                    ?? ":explain lists them at the start of a session")
        }
    }
}
