/// A word of another language in Swift or Objective-C: `function setUp()`, `a.hidden = YES`, `if (a and b)`.
enum OtherWord: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .otherWord(let text):
            return ForeignWord.find(text, .inSwift).map { SyntaxError(.foreignWord($0), error.span) }
        case .expected(.punctuation(.rightParen), _):
            guard context.current.kind == .identifier, !context.current.startsLine else { return nil }
            let word = ForeignWord.find(context.text(at: context.index), .inObjectiveC)
            return word.map { SyntaxError(.foreignWord($0), context.current.span) }
        default: return nil
        }
    }
}
