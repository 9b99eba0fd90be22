/// A chain without its first word: `.left.equalTo(root)`.
enum ChainWithoutMake: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .statementStartsWithDot else { return nil }
        let name = context.text(of: context.token(ahead: 1).name)
        guard Attribute(rawValue: name) != nil || Member(rawValue: name)?.parts != nil else { return nil }
        return error.edited(error.span, "\(Builtin.make.rawValue).")
    }
}
