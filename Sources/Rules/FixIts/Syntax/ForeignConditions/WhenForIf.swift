/// A condition of `when` that is not about the screen: a word of the screen is misspelled, `==` is left out, or `when` is meant as
/// `if`, as in Kotlin and Ruby.
enum WhenForIf: SyntaxRule {
    private static let words =
        ScreenRange.Dimension.allCases.map(\.rawValue) + SizeClass.allCases.map(\.rawValue)

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if let edit = context.comparison(ofSizeClassAround: context.index) {
            return SyntaxError(.notOfScreen, edit.span).edited(edit.span, edit.text)
        }
        guard error.problem == .notOfScreen else { return nil }
        let condition = context.tokens.indices.filter { index in
            let span = context.tokens[index].span
            return error.span.lower <= span.lower && span.upper <= error.span.upper
        }
        for index in condition where context.tokens[index].kind == .identifier {
            if context.declared.all.contains(context.tokens[index].name) { continue }
            if let word = NearestName.of(context.text(at: index), among: words) {
                return error.edited(context.tokens[index].span, word)
            }
        }
        let head = context.start..<(condition.first ?? context.index)
        guard let place = head.last(where: { context.statementWord(at: $0) == .when }) else { return nil }
        return error.edited(context.tokens[place].span, ReservedWord.if.rawValue)
    }
}

extension SyntaxContext {
    /// `width == compact` for the `compact width` or `width compact` that ends or starts at a token of a line with `when`.
    fileprivate func comparison(ofSizeClassAround index: Int) -> (span: Span, text: String)? {
        guard statementWord(at: start) == .when else { return nil }
        for first in [index - 1, index] where first > start && !tokens[first + 1].startsLine {
            let words = [text(at: first), text(at: first + 1)]
            guard let dimension = words.first(where: { ScreenRange.Dimension(rawValue: $0)?.isLength == true }),
                let sizeClass = words.first(where: { SizeClass(rawValue: $0) != nil })
            else { continue }
            return (span(from: first, through: first + 1), "\(dimension) == \(sizeClass)")
        }
        return nil
    }
}
