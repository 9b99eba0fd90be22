import CallFuzzing
import MasonryLanguage

/// What can happen to a token of a program.
enum TokenChange: CaseIterable {
    case delete, double, swap, insert, replace, join

    /// The program after the change, and the offset of the change, which the choices decide.
    ///
    /// - Parameter words: what can be inserted, or take the place of a token.
    func applied(
        to source: SourceText, words: [String], by choices: inout Choices
    ) -> (text: String, offset: Int) {
        let text = source.text
        let spans = Lexer.tokens(of: source, names: NameTable()).dropLast().map(\.span)
        guard let last = spans.indices.last else { return (text, 0) }
        let place = choices.below(spans.count)
        let (span, next) = (spans[place], spans[min(place + 1, last)])
        func part(_ range: Range<Int>) -> String { source.text(in: range) }
        let (before, token, rest) = (part(0..<span.lower), part(span.range), part(span.upper..<text.utf8.count))
        let changed: String
        switch self {
        case .delete: changed = before + rest
        case .double: changed = before + token + " " + token + rest
        case .swap where place < last:
            let (gap, end) = (part(span.upper..<next.lower), part(next.upper..<text.utf8.count))
            changed = before + part(next.range) + gap + token + end
        case .swap: changed = text
        case .insert:
            let word = words[choices.below(words.count)] + (choices.below(2) == 0 ? " " : "")
            changed = before + word + token + rest
        case .replace: changed = before + words[choices.below(words.count)] + rest
        case .join: changed = before + token + part(next.lower..<text.utf8.count)
        }
        return (changed, span.lower)
    }
}
