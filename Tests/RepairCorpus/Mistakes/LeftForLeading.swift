import MasonryLanguage

/// `left` and `right` instead of `leading` and `trailing`, which differ in right-to-left layouts.
enum LeftForLeading: Mistake {
    static let kind = "left for leading"
    static let frequency = 4

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.compactMap { chain -> [TextEdit]? in
            let edits = tree.expressions.compactMap { site -> TextEdit? in
                guard chain.span.contains(site.expression.span),
                    case .member(_, let name, let nameSpan) = site.expression.kind
                else { return nil }
                return ScriptWord.translated(tree.text(name), ["leading": "left", "trailing": "right"]).map {
                    TextEdit(nameSpan, $0)
                }
            }
            return edits.isEmpty ? nil : edits
        }
    }
}
