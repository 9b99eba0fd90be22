import MasonryLanguage

/// The screen instead of the superview: `equalTo(root)` where `equalTo(card)` was needed.
enum SelfForSuperview: Mistake {
    static let kind = "root for the superview"
    static let frequency = 4

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.compactMap(\.target).compactMap { target -> [TextEdit]? in
            let base = if case .member(let base, _, _) = target.kind { base } else { target }
            guard let name = tree.name(base), tree.viewNames.contains(name), name != "root" else { return nil }
            return [TextEdit(base.span, "root")]
        }
    }
}
