/// Letters that continue a number: `2gap`, `320X480`, `10px`, `1_000`, `0xff8800`, `40x`.
enum LettersInNumber: SyntaxRule {
    /// The usual size of a browser's font, in points.
    private static let fontSize = 16

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .letterAfterNumber(let letters, let number) = error.problem else { return nil }
        let whole = context.number(number, before: error.span)
        if context.isAssignedColor, let color = color(number + letters) { return error.edited(whole, color) }
        if letters.hasPrefix("x"), number.contains("x") {
            return SyntaxError(
                .explained(.invalidLiteral, "a size has two numbers: a width and a height"), error.span,
                replacement: (error.span, ""))
        }
        if letters == "x", !number.contains(".") { return error.edited(error.span, "x\(number)") }
        if let text = error.problem.replacement { return error.edited(whole, text) }
        if letters.hasPrefix("x") { return error.edited(whole, "(\(number), \(letters.dropFirst()))") }
        if ["rem", "em"].contains(letters) { return error.edited(error.span, " * \(fontSize)") }
        let digits = letters.filter { $0 != "_" }
        return error.edited(error.span, letters.hasPrefix("_") && digits.allSatisfy(\.isNumber) ? digits : "")
    }

    /// The color that a hexadecimal number is.
    private static func color(_ number: String) -> String? {
        let digits = number.dropFirst(2)
        let isColor = number.hasPrefix("0x") && [3, 6].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
        return isColor ? "\"#\(digits)\"" : nil
    }
}

extension SyntaxContext {
    /// Whether the current value is assigned to a view's color.
    fileprivate var isAssignedColor: Bool {
        index > 1 && previous.kind == .assign && text(at: index - 2) == Member.color.rawValue
    }
}
