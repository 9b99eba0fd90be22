import MasonryLanguage

/// A number with a digit too many or too few, or another digit.
enum ConstantTypo: Mistake {
    static let kind = "constant typo"
    static let frequency = 9

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        let arguments = tree.chains.flatMap(\.links).compactMap(\.arguments).joined().map(\.value.span)
        return tree.expressions.flatMap { site -> [[TextEdit]] in
            let span = site.expression.span
            guard case .number(let number) = site.expression.kind, arguments.contains(where: { $0.contains(span) }),
                number >= 2, number == number.rounded()
            else { return [] }
            return texts(for: Int(number)).map { [TextEdit(span, $0)] }
        }
    }

    private static func texts(for number: Int) -> [String] {
        let digits = Array(String(number))
        var texts = ["\(number)0"]
        if digits.count > 1 {
            texts += [String(digits.dropLast()), String(digits.dropFirst()), String(digits.reversed())]
        }
        return texts.filter { $0 != String(number) && !$0.hasPrefix("0") }
    }
}
