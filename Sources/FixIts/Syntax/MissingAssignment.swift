internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A `=` that is missing, or another sign instead: `a.hidden true`, `let x 3`, `let x == 3`.
enum MissingAssignment: SyntaxRule {
    static let id: RuleID = "missing-assignment"

    static let page = RulePage(
        meaning: "`=` assigns a value.",
        examples: [
            RulePage.Example(
                before: "view a\na.hidden true",
                after: "view a\na.hidden = true"),
            RulePage.Example(
                before: "view a\na.hidden : true",
                after: "view a\na.hidden = true"),
            RulePage.Example(
                before: "let x 3\nprint(x)",
                after: "let x = 3\nprint(x)"),
            RulePage.Example(
                before: "let x == 3\nprint(x)",
                after: "let x = 3\nprint(x)"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .missingSeparator, .expected(.sign(.assign), _): true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if case .expected = error.problem {
            if context.isAtEnd { return nil }
            if context.current.kind == .equal {
                return error.with((context.current.span, AssignmentOperator.assign.rawValue))
            }
            guard context.startsValue(context.current) else { return nil }
            return context.inserting(" \(AssignmentOperator.assign.rawValue)", behindPrevious: error)
        }
        if context.current.kind == .colon {
            return context.isBehindMember ? context.signInsteadOfColon(from: context.start) : nil
        }
        guard context.isValueOfVariable(from: context.start) || context.isValueOfProperty(from: context.start) else {
            return nil
        }
        return context.missingSignOfAssignment()
    }
}

extension SyntaxContext {
    /// `make.left.equalTo:root)` and `a.hidden : true`: a `:` that should be a `(` or a `=`.
    fileprivate func signInsteadOfColon(from start: Int) -> SyntaxError? {
        guard index == start + 3, case .member(let member)? = spelling(of: previous), startsValue(token(ahead: 1)),
            Receiver.allCases.contains(where: member.isAssignable)
        else { return nil }
        return SyntaxError(
            .expected(.sign(.assign), found: .text(":")), current.span,
            replacement: (Span(previous.span.upper, current.span.upper), " ="))
    }

    /// `a.hidden true`
    fileprivate func isValueOfProperty(from start: Int) -> Bool {
        index > start + 2 && isProperty(previous) && tokens[index - 2].kind == .dot && tokens[start].kind == .identifier
            && startsValue(current) && !tokens[start..<index].contains { isAssigned(previous, $0) }
            && statementWord(at: start) == nil
    }

    fileprivate func missingSignOfAssignment() -> SyntaxError {
        let sign = AssignmentOperator.assign.rawValue
        return SyntaxError(
            .expected(.sign(.assign), found: found), current.span, replacement: (previous.span.atEnd, " \(sign)"))
    }

    /// `edge row("Last")`, where the first is a variable and the second a function.
    fileprivate func isValueOfVariable(from start: Int) -> Bool {
        index == start + 1 && previous.kind == .identifier && current.kind == .identifier
            && declared.names.contains(previous.name) && !declared.functions.contains(previous.name)
            && declared.functions.contains(current.name) && token(ahead: 1).kind == .leftParen
    }
}
