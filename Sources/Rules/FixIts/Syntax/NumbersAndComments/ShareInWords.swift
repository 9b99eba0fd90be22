internal import Vocabulary
internal import Evaluator
internal import Masonry
internal import Syntax
internal import Diagnostics

/// A share of something in words: `make.width.equalTo(30% of root)`.
enum ShareInWords: SyntaxRule {
    static let id: RuleID = "share-in-words"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected, context.isPassedOver else { return nil }
        return [context.index, context.index - 1].lazy.compactMap(context.share(saidAt:)).first
    }
}

extension SyntaxContext {
    /// `equalTo(30% of root)`
    fileprivate func share(saidAt word: Int) -> SyntaxError? {
        guard word > 3, text(at: word) == "of", tokens[word - 1].kind == .remainder,
            tokens[word - 2].kind == .number, tokens[word - 3].kind == .leftParen, let close = closers[word - 3],
            close > word + 1, let number = Double(text(at: word - 2))
        else { return nil }
        let place = tokens[word - 2].span
        let whole = text(from: word + 1, through: close - 1)
        return SyntaxError(
            Percentage.problem, place.joined(with: tokens[close - 1].span),
            replacement: (
                place.joined(with: tokens[close].span),
                "\(whole)).\(Member.multipliedBy.rawValue)(\((number / 100).spelled(decimals: 6)))"
            ))
    }
}
