import MasonryLanguage

/// The edge of a view instead of its safe area or its margins.
enum LostSafeArea: Mistake {
    static let kind = "safe area or margin lost"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.expressions.compactMap { site -> [TextEdit]? in
            guard case .member(let base, let name, let nameSpan) = site.expression.kind else { return nil }
            let word = tree.text(name)
            if ["safeArea", "layoutMarginsGuide", "topLayoutGuide", "bottomLayoutGuide"].contains(ScriptWord.bare(word))
            {
                return [tree.removal(of: Span(base.span.upper, nameSpan.upper))]
            }
            return word.hasSuffix("Margin") ? [TextEdit(nameSpan, String(word.dropLast(6)))] : nil
        }
    }
}
