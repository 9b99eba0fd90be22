internal import Masonry
internal import MasonryLanguage

/// The text of `:help`.
enum HelpText {
    /// The help on a word of the language or a command, or the overview if there is no word; nil if there is no help on
    /// it.
    static func text(for word: String) -> String? {
        let word = word.hasPrefix(":") ? String(word.dropFirst()) : word
        if word.isEmpty { return overview }
        if let text = promptTexts[word] ?? conceptTexts[word] { return text }
        // Some words are several of these.
        let texts =
            [SessionCommand.named(word).map { text(for: $0) }, languageText(for: word)].compactMap(\.self)
            + argumentTexts(for: word)
        return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    }

    /// What is typed at the prompt alone.
    private static let promptTexts = [
        "_": entry("_", "the last value", "3 + 4\n_ * 2"),
        "!": entry("!COMMAND", "runs a command of the shell", "!ls"),
    ]

    /// What the parts of a chain are called.
    private static let conceptTexts = [
        "maker": entry(
            "maker",
            "what a block calls `make`: it makes a constraint for each attribute, and installs them at the end",
            "view a\na.makeConstraints { make in make.left.top.equalTo(root) }"),
        "delegate": entry(
            "delegate", "whom a constraint asks for the next attribute of its chain: its maker, or its composite",
            "view a; make.left.top.equalTo(root)\n:trace all"),
        "composite": entry(
            "composite",
            "a constraint of several children, as `make.left.top` makes: what follows goes to each of them",
            "view a; make.left.top.equalTo(root).offset(10)\n:trace all"),
        "handle": entry(
            "handle", "a constraint that a variable keeps, to change it or to take it away later",
            "view a; let left = make.left.equalTo(root)\nleft.offset(20)"),
    ]

    /// What the word means to the commands that take it.
    private static func argumentTexts(for word: String) -> [String] {
        SessionCommand.all.flatMap { command in
            command.options.filter { $0.words.contains(word) }.map { option in
                let use = ":\(command.name) \(option.text)"
                return entry(
                    use, option.summary,
                    command.example.contains(option.text) ? command.example : use.replacing("FILE", with: "card"))
            }
        }
    }

    /// `:help words` lists them.
    static let listingWord = "words"

    /// Every word with help.
    static var words: [String] {
        let language =
            Attribute.allCases.map(\.rawValue) + Member.allCases.map(\.rawValue) + BuiltInGuide.allCases.map(\.rawValue)
            + StatementTopic.allCases.map(\.rawValue) + Builtin.allCases.map(\.rawValue)
            + ReservedWord.allCases.map(\.rawValue) + ArgumentLabel.allCases.map(\.rawValue)
        let commands = SessionCommand.all.flatMap { [$0.name] + $0.options.flatMap(\.words) }
        return Array(Set(language + commands + conceptTexts.keys)).sorted()
    }

    private static func text(for command: SessionCommand) -> String {
        let title = ":\(command.name) \(command.arguments)".trimmingBlanks
        let options = command.options.map { ($0.text, $0.summary) }
        return entry(
            title, command.summary + (options.isEmpty ? "" : "\n\n" + columns(options, indent: 2)), command.example)
    }

    private static func languageText(for word: String) -> String? {
        var parts: [String] = []
        if let topic = StatementTopic(rawValue: word) { parts.append(entry(topic.usage, topic.summary, topic.example)) }
        if let attribute = Attribute(rawValue: word) { parts.append(entry(word, attribute.summary, attribute.example)) }
        if let guide = BuiltInGuide(rawValue: word) { parts.append(entry(word, guide.summary, guide.example)) }
        if let member = Member(rawValue: word) { parts.append(entry(word, member.summary, member.example)) }
        // A statement's word has said it already.
        guard StatementTopic(rawValue: word) == nil else { return parts.joined(separator: "\n\n") }
        if let name = Builtin(rawValue: word) { parts.append(entry(word, name.summary, name.example)) }
        if let reserved = ReservedWord(rawValue: word) {
            parts.append(entry(word, reserved.summary, reserved.example))
        }
        if let label = ArgumentLabel(rawValue: word) {
            parts.append(entry("\(word): …", label.summary, label.example))
        }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    private static func entry(_ title: String, _ summary: String, _ example: String) -> String {
        "\(title)  \(summary)\n\n" + example.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    }

    private static var overview: String {
        """
        Statements run as you type them, and the layout is drawn when it changes:

            view card
            make.edges.equalTo(root).inset(16)
            label title "Masonry" in card
            make.center.equalTo(card)

        Statements:
        \(columns(StatementTopic.allCases.map { ($0.usage, $0.summary) }))

        Commands (a unique prefix is enough):
        \(columns(SessionCommand.all.map { (":\($0.name) \($0.arguments)".trimmingBlanks, $0.summary) }))

        :help WORD explains a word with an example, :help words lists all words, and Tab completes them.
        _ is the last value, and !COMMAND runs a command of the shell.
        ^C cancels the input or stops a running script, ^D quits.
        """
    }

    private static func columns(_ rows: [(String, String)], indent: Int = 4) -> String {
        let width = rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0
        let margin = String(repeating: " ", count: indent)
        let gap = String(repeating: " ", count: width + 2)
        return rows.map { head, text in
            margin + head + (head.count > width ? "\n" + margin + gap : String(gap.dropFirst(head.count))) + text
        }
        .joined(separator: "\n")
    }

    /// The widest heading with its text next to it.
    private static let widest = 26
}

extension Attribute {
    /// A complete script that uses the attribute.
    var example: String {
        if isSize { return "view a; make.\(rawValue).equalTo(100)\nexpect a.\(rawValue).value == 100" }
        return "view a; make.\(rawValue).equalTo(root).offset(10)\nmake.size.equalTo(50)"
    }
}

extension BuiltInGuide {
    /// A complete script that uses the guide.
    var example: String {
        switch self {
        case .safeArea: "root.safeAreaInsets = (44, 0, 34, 0)\nview a; make.edges.equalTo(root.safeArea)"
        case .layoutMarginsGuide: "view a; make.edges.equalTo(root.layoutMarginsGuide)"
        case .topLayoutGuide: "root.safeAreaInsets = (44, 0, 34, 0)\nview a; make.top.equalTo(root.topLayoutGuide)"
        case .bottomLayoutGuide:
            "root.safeAreaInsets = (44, 0, 34, 0)\nview a; make.bottom.equalTo(root.bottomLayoutGuide)"
        }
    }
}
