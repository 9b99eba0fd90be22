import MasonryLanguage

/// `offset(8)` instead of `offset(-8)`, or the other way.
enum WrongSign: Mistake {
    static let kind = "sign"
    static let frequency = 10

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap(\.links).compactMap { link -> [TextEdit]? in
            guard ["offset", "inset"].contains(link.name), let value = link.arguments?.first?.value else { return nil }
            switch value.kind {
            case .unary(.negate, let inner): return [TextEdit(value.span, tree.text(inner.span))]
            case .number, .name: return [TextEdit(value.span, "-\(tree.text(value.span))")]
            default: return [TextEdit(value.span, "-(\(tree.text(value.span)))")]
            }
        }
    }
}
