internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A call without parentheses: `make.left.equalTo root`, `print 1`, `func f {`.
enum MissingParentheses: SyntaxRule {
    static let id: RuleID = "missing-parentheses"

    static let page = RulePage(
        meaning: "The arguments of a call and the parameters of a function are in parentheses.",
        examples: [
            RulePage.Example(
                before: "view a\nmake.left.equalTo root",
                after: "view a\nmake.left.equalTo(root)"),
            RulePage.Example(
                before: "print 1",
                after: "print(1)"),
            RulePage.Example(
                before: "print 1)",
                after: "print(1)"),
            RulePage.Example(
                before: "func twice(x) { return x * 2 }\nprint(twice 4)",
                after: "func twice(x) { return x * 2 }\nprint(twice(4))"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .missingSeparator, .expected: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let (previous, current) = (context.previous, context.current)
        guard context.isPassedOver else { return nil }
        switch error.problem {
        case .expected(.sign(.leftParen), _):
            return current.kind == .leftBrace && !context.isAtEnd ? context.inserting("()", behindPrevious: error) : nil
        case .expected(.sign(.leftBrace), _):
            guard !context.isAtEnd, context.isCallable(previous), context.startsValue(current),
                let brace = context.braceOfLine(from: context.index)
            else { return nil }
            return context.call(with: current.span.joined(with: context.tokens[brace - 1].span))
        case .expected:
            let closing: [Token.Kind] = [.rightParen, .rightBracket, .comma]
            guard context.isBetweenValues(error), context.isCallable(previous),
                closing.contains(context.token(ahead: 1).kind)
            else { return nil }
            let name = context.source.text(in: previous.span)
            return SyntaxError(
                .missingParentheses(of: name), current.span,
                replacement: (
                    Span(previous.span.upper, current.span.upper), "(\(context.source.text(in: current.span)))"
                ))
        default:
            guard context.startsValue(current), current.kind != .leftParen, context.isCallable(previous) else {
                return nil
            }
            return context.missingOpening ?? context.call(with: Span(current.span.lower, context.endOfGiven))
        }
    }
}

extension SyntaxContext {
    /// The end of an argument without parentheses: before the next link of the chain, on the same line.
    fileprivate var endOfGiven: Int {
        let line = tokens[index...].prefix { !$0.startsLine && $0.kind != .end }
        let link = line.indices.dropLast().first { position in
            guard line[position].kind == .dot, case let name = text(of: line[position + 1].name) else { return false }
            return Spelling.all.contains {
                $0.text == name && $0.spelling.isMethod && $0.spelling.isMember(of: .constraint)
            }
        }
        return link.map { tokens[$0].span.lower } ?? endOfLine.upper
    }

    /// `make.left.equalTo root)`: the same with a space before the argument.
    fileprivate var missingOpening: SyntaxError? {
        var depth = 0
        for token in tokens[index...].prefix(while: { !$0.startsLine && $0.kind != .end }) {
            if token.kind == .leftParen { depth += 1 }
            if token.kind == .rightParen { depth -= 1 }
            guard depth < 0 else { continue }
            return SyntaxError(
                .missingParentheses(of: source.text(in: previous.span)), current.span,
                replacement: (Span(previous.span.upper, current.span.lower), "("))
        }
        return nil
    }

    /// The name before the current token as a call with arguments.
    fileprivate func call(with given: Span) -> SyntaxError {
        SyntaxError(
            .missingParentheses(of: source.text(in: previous.span)), given,
            replacement: (Span(previous.span.upper, given.upper), "(\(source.text(in: given)))"))
    }
}
