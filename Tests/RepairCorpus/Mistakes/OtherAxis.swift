import MasonryLanguage

/// An attribute of the other axis: `make.centerX` instead of `make.centerY`.
enum OtherAxis: Mistake {
    static let kind = "axis"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap(\.attributes).compactMap { link in
            ScriptWord.acrossAxes(link.name).map { [TextEdit(link.nameSpan, $0)] }
        }
    }
}
