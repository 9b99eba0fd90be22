/// A character that looks like a blank or a digit and is another one.
enum ForeignCharacter: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .invalidCharacter(let scalar) = error.problem, let text = context.plainText(of: scalar, error.span)
        else { return nil }
        return error.edited(error.span, text)
    }
}

extension SyntaxContext {
    /// The replacement for a foreign character: the same digit, a new line for a line separator, or nothing for an
    /// invisible character.
    fileprivate func plainText(of scalar: Unicode.Scalar, _ span: Span) -> String? {
        if scalar.properties.generalCategory == .decimalNumber {
            return source.text(in: span).map { character in
                character.isNumber
                    ? character.wholeNumberValue.map(String.init) ?? String(character) : String(character)
            }.joined()
        }
        return scalar.endsLine ? "\n" : scalar.isUnseen ? "" : nil
    }
}
