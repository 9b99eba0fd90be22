internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics

// Signs and words that are missing, or are other ones, where a property is assigned, a file imported and a loop headed.
extension SyntaxContext {
    /// Whether a name is a property, and the token after it assigns to it.
    func isAssigned(_ name: Token, _ behind: Token) -> Bool {
        guard let sign = behind.kind.spelling, AssignmentOperator(rawValue: sign) != nil else { return false }
        return isProperty(name)
    }

    private func isProperty(_ name: Token) -> Bool {
        guard name.kind == .identifier, let member = Member(rawValue: text(of: name.name)) else { return false }
        return Receiver.allCases.contains { member.isAssignable(of: $0) && !member.isMethod(of: $0) }
    }

    /// `a.hidden true`
    func isValueOfProperty(from start: Int) -> Bool {
        index > start + 2 && isProperty(previous) && tokens[index - 2].kind == .dot && tokens[start].kind == .identifier
            && startsValue(current) && !tokens[start..<index].contains { isAssigned(previous, $0) }
            && statementWord(at: start) == nil
    }

    func missingSignOfAssignment() -> SyntaxError {
        let sign = AssignmentOperator.assign.rawValue
        return SyntaxError(
            .expected(.sign(.assign), found: found), current.span, replacement: (previous.span.atEnd, " \(sign)"))
    }

    /// `import "box.mas" as box`
    func importUnderName(from start: Int) -> SyntaxError? {
        let word = source.text(in: current.span)
        guard statementWord(at: start) == .import, word == "as", current.kind == .identifier else { return nil }
        let advice = "the names of an imported script can be used directly"
        return SyntaxError(
            .foreignWord(ForeignWord(text: word, role: .infix, advice: advice, replacement: nil)), current.span,
            replacement: (Span(previous.span.upper, endOfLine.upper), ""))
    }

    /// `import("box.mas")`
    func fileInParentheses(_ error: SyntaxError) -> SyntaxError {
        let (file, end) = (token(ahead: 1), token(ahead: 2))
        guard file.kind == .string, end.kind == .rightParen else { return error }
        return SyntaxError(
            error.problem, error.span,
            replacement: (Span(previous.span.upper, end.span.upper), " \(source.text(in: file.span))"))
    }

    /// `select "card"`
    func nameSelected(_ word: StatementWord) -> (span: Span, text: String)? {
        guard word == .select, current.kind == .string else { return nil }
        let name = source.text(in: current.span).dropFirst().dropLast()
        let isName =
            name.first.map { !$0.isNumber } ?? false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isName ? (current.span, String(name)) : nil
    }

    /// `for i ni xs`: a misspelled `in`, followed by what the loop runs over.
    func misspeltIn(_ expected: Expectation) -> SyntaxError? {
        let next = token(ahead: 1)
        guard expected == .word(.in), current.kind == .identifier, startsValue(next), !next.startsLine,
            !next.isAdjacent
        else { return nil }
        return SyntaxError(
            .expected(expected, found: found), current.span, replacement: (current.span, ReservedWord.in.rawValue))
    }
}
