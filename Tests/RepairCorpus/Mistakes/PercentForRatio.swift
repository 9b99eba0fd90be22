import MasonryLanguage

/// `multipliedBy(50)` instead of `multipliedBy(0.5)`, a digit dropped, or the complement.
enum PercentForRatio: Mistake {
    static let kind = "percent for a ratio"
    static let frequency = 3

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.chains.flatMap(\.links).flatMap { link -> [[TextEdit]] in
            guard link.name == "multipliedBy", let value = link.arguments?.first?.value,
                case .number(let number) = value.kind, number < 1
            else { return [] }
            let percent = Int((number * 100).rounded())
            return ["\(percent)", "\(Double(percent) / 1000)", "\(Double(100 - percent) / 100)"].map {
                [TextEdit(value.span, $0)]
            }
        }
    }
}
