import MasonryLanguage

/// An attribute too many in a composite: `make.left.right.bottom` instead of `make.left.right`.
enum ExtraAttribute: Mistake {
    static let kind = "attribute too many"
    static let frequency = 3

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap { chain -> [[TextEdit]] in
            let attributes = chain.attributes
            guard let last = attributes.last else { return [] }
            return attributes.compactMap { ScriptWord.opposite($0.name) }.filter { name in
                !attributes.contains { $0.name == name }
            }.map { [TextEdit(last.span.atEnd, ".\($0)")] }
        }
    }
}
