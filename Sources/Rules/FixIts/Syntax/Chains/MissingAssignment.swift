/// A `=` that is missing, or another token instead: `a.hidden true`, `let x 3`, `let x == 3`.
enum MissingAssignment: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .missingSeparator, .expected(.punctuation(.assign), _): break
        default: return nil
        }
        let (previous, current) = (context.previous.span, context.current)
        let token = AssignmentOperator.assign.rawValue
        let missing = SyntaxError(.expected(.punctuation(.assign), found: context.found), current.span)
        switch (error.problem, current.kind) {
        case (.expected, _) where context.isAtEnd: return nil
        case (.expected, .equal): return error.edited(current.span, token)
        case (.expected, _):
            return context.startsValue(current) ? error.edited(previous.atEnd, " \(token)") : nil
        case (_, .colon):
            return context.isAssignedByColon
                ? missing.edited(Span(previous.upper, current.span.upper), " \(token)") : nil
        default:
            let isValue = context.isValueOfVariable || context.isValueOfProperty
            return isValue ? missing.edited(previous.atEnd, " \(token)") : nil
        }
    }
}

extension SyntaxContext {
    /// `a.hidden : true`
    fileprivate var isAssignedByColon: Bool {
        guard isAfterMember, index == start + 3, case .member(let member)? = spelling(of: previous) else {
            return false
        }
        return startsValue(token(ahead: 1)) && Receiver.allCases.contains(where: member.isAssignable)
    }

    /// `a.hidden true`
    fileprivate var isValueOfProperty: Bool {
        index > start + 2 && isProperty(previous) && tokens[index - 2].kind == .dot && tokens[start].kind == .identifier
            && startsValue(current) && !tokens[start..<index].contains { isAssigned(previous, $0) }
            && statementWord(at: start) == nil
    }

    /// `edge row("Last")`, where the first is a variable and the second a function.
    fileprivate var isValueOfVariable: Bool {
        index == start + 1 && previous.kind == .identifier && current.kind == .identifier
            && declared.all.contains(previous.name) && !declared.functions.contains(previous.name)
            && declared.functions.contains(current.name) && token(ahead: 1).kind == .leftParen
    }
}
