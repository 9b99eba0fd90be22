/// Objective-C in a script: `- (void)viewDidLoad {`.
enum ObjectiveCCode: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .invalidBox, .missingSeparator: break
        default: return nil
        }
        if case .invalidBox = error.problem {
            guard context.current.kind == .identifier,
                ForeignWord.find("@" + context.text(of: context.current.name), .statement) != nil
            else { return nil }
            return SyntaxError(.objectiveC, error.span.joined(with: context.current.span))
        }
        guard context.startsMethod(at: context.start) else { return nil }
        return SyntaxError(.objectiveC, context.tokens[context.start].span.joined(with: context.current.span))
    }
}

extension SyntaxContext {
    /// `- (void)viewDidLoad`
    fileprivate func startsMethod(at start: Int) -> Bool {
        let token = tokens[start].kind
        return (token == .minus || token == .plus) && tokens[start + 1].kind == .leftParen
            && previous.kind == .rightParen
            && current.kind == .identifier
    }
}
