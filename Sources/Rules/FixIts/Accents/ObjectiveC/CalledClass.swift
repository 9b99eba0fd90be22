internal import AccentSyntax

/// A class that is called like a function: `UIView()`.
enum CalledClass: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.current.kind == .leftParen,
            case .classCalled(let type) = error.problem,
            case let close = context.end(ofBracketAt: context.index) - 1, close == context.index + 1
        else { return nil }
        let ending = context.endsWithoutSemicolon(at: close) ? ";" : ""
        return error.edited(error.span, "[[\(type) alloc] init]\(ending)")
    }
}
