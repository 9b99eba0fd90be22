internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// Parameters of a closure by number: `xs.map { $0 + 1 }`.
enum NumberedParameter: SyntaxRule {
    static let id: RuleID = "numbered-parameter"

    static var problem: SyntaxProblem {
        .explained(.otherLanguage, "closures name their parameters: `{ v in … }`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .foreignOperator(.dollar) else { return nil }
        return context.position(ofToken: error).flatMap(context.namedParameter(at:)).map {
            SyntaxError(problem, error.span).with($0)
        }
    }
}

extension SyntaxContext {
    /// For `$0`: the closure with a named parameter, or the parameter's name in a closure that already names it.
    fileprivate func namedParameter(at dollar: Int) -> Edit? {
        guard let brace = brace(around: dollar), closers[brace] != nil, let wanted = number(after: dollar) else {
            return nil
        }
        if startsWithParameters(after: brace) {
            let names = tokens[brace...].prefix { $0.kind != .reserved }.filter { $0.kind == .identifier }
            guard names.indices.contains(wanted) else { return nil }
            return (span(from: dollar, through: dollar + 1), source.text(in: names[wanted].span))
        }
        var outermost = brace
        for _ in 0..<Self.deepestClosure {
            guard let outer = self.brace(around: outermost), !startsWithParameters(after: outer),
                !numbers(in: outer).isEmpty
            else { break }
            outermost = outer
        }
        guard let last = closers[outermost] else { return nil }
        var used = Set(identifiers(in: outermost..<last))
        let closure = span(from: outermost, through: last)
        return namedParameters(outermost, &used).map { (closure, source.text(in: closure, with: $0)) }
    }
}
