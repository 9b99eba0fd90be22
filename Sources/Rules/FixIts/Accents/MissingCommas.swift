/// Elements of an array or arguments without commas between them.
enum MissingCommas: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingComma = error.problem else { return nil }
        guard let place = error.place, let end = place.end else { return error.edited(error.span, ",") }
        let values = (place.start..<end).filter { context.tokens[$0].kind != .at }.map { position in
            let token = position > 0 && context.tokens[position - 1].kind == .at ? "@" : ""
            return token + context.text(at: position)
        }
        let whole = context.span(from: place.start, through: end - 1)
        return error.edited(whole, values.joined(separator: ", "))
    }
}
