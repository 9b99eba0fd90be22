internal import Diagnostics
internal import FixIts
internal import Vocabulary

/// A comment that turns off a lint rule that does not exist.
enum UnknownLint: SourceRule {
    package static let id = Slug("unknown-lint")

    private static let view = "view a\nmake.edges.equalTo(root) // lint:disable "

    static func findings(in source: SourceText, of scene: LintScene) -> [(place: Span, words: LintWords)] {
        let comments = scene.comments(of: source)
        return comments.misspelled.map { span, text in
            let words = LintWords(
                message: "`\(text)` turns nothing off: write `\(LintComments.mark)`",
                edit: Replacement(source: source, span: span, text: LintComments.mark))
            return (span, words)
        }
            + comments.unknown.map { span, text in
                let names = LintRules.all.map { $0.id.rawValue }
                let nearest = NearestName.of(text, among: names)
                let words = LintWords(
                    message: "there is no lint rule `\(text)`", labels: [nearest.map { "did you mean `\($0)`?" } ?? ""],
                    advice: LintAdvice(
                        text: nearest == nil ? "the lint rules are \(names.joined(separator: ", "))" : nil),
                    edit: nearest.map { Replacement(source: source, span: span, text: $0) })
                return (span, words)
            }
    }
}
