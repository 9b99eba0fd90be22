import MasonryLanguage

/// A ratio upside down.
enum InvertedRatio: Mistake {
    static let kind = "ratio inverted"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap(\.links).flatMap { link -> [[TextEdit]] in
            guard ["multipliedBy", "dividedBy"].contains(link.name), let value = link.arguments?.first?.value else {
                return []
            }
            var edits = [[TextEdit(link.nameSpan, link.name == "multipliedBy" ? "dividedBy" : "multipliedBy")]]
            if case .binary(.divide, let one, let other) = value.kind {
                edits.append([TextEdit(value.span, "\(tree.text(other.span)) / \(tree.text(one.span))")])
            }
            return edits
        }
    }
}
