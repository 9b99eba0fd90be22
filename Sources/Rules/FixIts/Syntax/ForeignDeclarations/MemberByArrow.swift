/// Members after arrows: `make->left->equalTo(root)`.
enum MemberByArrow: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .foreignOperator(.resultType), let arrow = context.position(ofToken: error),
            !context.isClosure(arrow)
        else { return nil }
        return context.members(afterArrow: arrow).map(error.with)
    }
}

extension SyntaxContext {
    fileprivate func members(afterArrow arrow: Int) -> Edit? {
        let arrows = (arrow...endOfLine(of: arrow)).filter { isForeign(.resultType, at: $0) }
        guard arrow > 0,
            arrows.allSatisfy({
                tokens[$0].isAdjacent && tokens[$0 + 1].isAdjacent && tokens[$0 + 1].kind == .identifier
            }),
            !isReservedWord(.func, at: startOfStatement(at: arrow))
        else { return nil }
        return source.joined(arrows.map { (tokens[$0].span, ".") })
    }
}
