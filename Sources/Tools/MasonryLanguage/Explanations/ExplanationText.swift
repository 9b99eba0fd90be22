internal import Diagnostics

/// Writes the pages for messages: one of them for a session, or all as a Markdown document.
public struct ExplanationText {
    /// The message that the failing script gets, as text.
    private let message: (Explanation) -> String?

    public init(message: @escaping (Explanation) -> String? = { _ in nil }) {
        self.message = message
    }

    /// A page, without a newline at its end.
    public func page(_ explanation: Explanation) -> String {
        var parts = ["[\(explanation.slug.rawValue)] \(explanation.meaning)"]
        if !explanation.failing.isEmpty {
            parts.append("for instance\n\n\(Self.indented(Self.shown(explanation.failing)))")
        }
        if let message = message(explanation) { parts.append(Self.indented(message)) }
        if !explanation.fixed.isEmpty { parts.append("fixed\n\n\(Self.indented(explanation.fixed))") }
        return parts.joined(separator: "\n\n")
    }

    /// The slugs of all pages, by group.
    public var listing: String {
        Explanation.groups.map { group in
            "\(group.title)\n    " + group.pages.map(\.slug.rawValue).joined(separator: " ")
        }.joined(separator: "\n")
    }

    /// All pages, with a heading for each.
    public var document: String {
        var text = """
            # Messages

            Every message ends with a name in brackets. This page, and `:explain NAME` in a session, explain each one:
            what it means, a script that gets it, and the fixed script.

            """
        for group in Explanation.groups {
            text += "\n## \(group.title)\n"
            for page in group.pages { text += section(on: page) }
        }
        return text
    }

    private func section(on explanation: Explanation) -> String {
        var text = "\n### \(explanation.slug.rawValue)\n\n\(explanation.meaning)\n"
        if !explanation.failing.isEmpty {
            text += "\n```\n\(Self.shown(explanation.failing))\n```\n"
        }
        if let message = message(explanation) { text += "\n```text\n\(message)\n```\n" }
        if !explanation.fixed.isEmpty { text += "\nFixed:\n\n```\n\(explanation.fixed)\n```\n" }
        return text
    }

    /// The script, truncated if it is very long.
    private static func shown(_ script: String) -> String {
        script.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.count <= 100 ? String(line) : line.prefix(30) + " … " + line.suffix(20)
        }.joined(separator: "\n")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
    }
}
