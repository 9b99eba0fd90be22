/// A variable declared with `:=`.
enum WalrusOperator: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .foreignOperator(.walrus) else { return nil }
        let name = context.previous
        guard context.index > 0, name.kind == .identifier, name.startsLine else { return nil }
        return error.with(
            (
                name.span.joined(with: error.span),
                "\(ReservedWord.let.rawValue) \(context.source.text(in: name.span)) ="
            ))
    }
}
