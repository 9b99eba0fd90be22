import MasonryLanguage

/// An index or the end of a range that is off by one.
enum OffByOne: Mistake {
    static let kind = "off by one"
    static let frequency = 5

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.expressions.flatMap { site -> [[TextEdit]] in
            let span = site.expression.span
            switch site.expression.kind {
            case .binary(.halfOpenRange, let from, let to):
                let (from, to) = (tree.text(from.span), tree.text(to.span))
                return ["\(from)...\(to)", "\(from)..<\(to) - 1", "1..<\(to)"].map { [TextEdit(span, $0)] }
            case .binary(.closedRange, let from, let to):
                return [[TextEdit(span, "\(tree.text(from.span))..<\(tree.text(to.span))")]]
            case .binary(.add, let one, let other), .binary(.subtract, let one, let other):
                guard case .number(1) = other.kind else { return [] }
                return [[TextEdit(span, tree.text(one.span))]]
            case .index(_, let index):
                let text = tree.text(index.span)
                if case .number(let number) = index.kind {
                    return [Int(number) + 1, max(0, Int(number) - 1)].map { [TextEdit(index.span, "\($0)")] }
                }
                return ["\(text) - 1", "\(text) + 1", "0"].map { [TextEdit(index.span, $0)] }
            default: return []
            }
        }
    }
}
