import MasonryLanguage

/// A constraint that contradicts another, or one too many.
enum Contradiction: Mistake {
    static let kind = "contradicting chain"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap { chain -> [[TextEdit]] in
            guard let relation = chain.relation, ScriptWord.bare(relation.name) == "equalTo" else { return [] }
            return (chain.attributes.compactMap { addition(for: $0, chain) } + copies(of: chain, tree)).map {
                [TextEdit(chain.span.atEnd, "; \($0)")]
            }
        }
    }

    /// A chain that fixes the opposite edge, too, or the size.
    private static func addition(for attribute: Chain.Link, _ chain: Chain) -> String? {
        switch ScriptWord.bare(attribute.name) {
        case "width", "height": "make.\(attribute.name).equalTo(100)"
        case "centerX": "make.left.equalTo(superview).offset(10)"
        case "centerY": "make.top.equalTo(superview).offset(10)"
        default: ScriptWord.opposite(attribute.name).map { "make.\($0).equalTo(superview)" }
        }
    }

    /// The chain once more with another number.
    private static func copies(of chain: Chain, _ tree: ScriptTree) -> [String] {
        chain.links.compactMap { link -> String? in
            guard let value = link.arguments?.first?.value, case .number(let number) = value.kind, number >= 1,
                number == number.rounded()
            else { return nil }
            let text = tree.text(chain.span)
            let start = value.span.lower - chain.span.lower
            let span = Span(start, start + value.span.range.count)
            return text.applying([TextEdit(span, "\(Int(number) + 10)")])
        }
    }
}
