internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// The parameters of a closure before its brace: `a.makeConstraints make in {`, `xs.map(x) { … }`.
enum ParametersBeforeBrace: SyntaxRule {
    static let id: RuleID = "parameters-before-brace"

    static let page = RulePage(
        meaning: "The parameters of a closure go after its `{`.",
        examples: [
            RulePage.Example(
                before: "view a\na.makeConstraints make in { make.left.equalTo(root) }",
                after: "view a\na.makeConstraints { make in make.left.equalTo(root) }"),
            RulePage.Example(
                before: "let xs = [1, 2]\nprint(xs.map (x) { x + 1 })",
                after: "let xs = [1, 2]\nprint(xs.map { x in x + 1 })"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .namesBeforeClosure, .missingSeparator: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if case .namesBeforeClosure(let names) = error.problem { return context.parametersBeforeBrace(names) }
        guard context.current.kind == .identifier, context.isCallable(context.previous) else { return nil }
        return context.parametersBeforeBrace()
    }
}

extension SyntaxContext {
    /// `a.makeConstraints make in { … }` and `xs.map function(x) { … }`: a closure's parameters before its `{`.
    fileprivate func parametersBeforeBrace() -> SyntaxError? {
        var position = index
        let isFunction = source.text(in: current.span) == "function"
        if isFunction { position += 1 }
        let isInParentheses = tokens[position].kind == .leftParen
        if isInParentheses { position += 1 }
        var names: [String] = []
        while tokens[position].kind == .identifier {
            names.append(source.text(in: tokens[position].span))
            position += 1
            if tokens[position].kind == .comma { position += 1 }
        }
        if isInParentheses {
            guard tokens[position].kind == .rightParen else { return nil }
            position += 1
        }
        let arrows = [ForeignOperator.fatArrow, .resultType].map(\.rawValue)
        let saysIn = isReservedWord(.in, at: position)
        let isArrow = tokens[position].kind == .invalid && arrows.contains(source.text(in: tokens[position].span))
        if saysIn || isArrow { position += 1 }
        let takesClosure = Member(rawValue: source.text(in: previous.span))?.takesClosureAlone ?? false
        guard isFunction || saysIn || isInParentheses || takesClosure && !names.isEmpty,
            tokens[position].kind == .leftBrace,
            !tokens[index...position].contains(where: \.startsLine)
        else { return nil }
        return parametersBeforeBrace(names, current.span.joined(with: tokens[position - 1].span), tokens[position])
    }

    fileprivate func parametersBeforeBrace(_ names: [String], _ span: Span, _ brace: Token) -> SyntaxError {
        let blank = source.text(in: (span.lower - 1)..<span.lower) == " " ? "" : " "
        let head = blank + (names.isEmpty ? "{" : "{ \(names.joined(separator: ", ")) \(ReservedWord.in.rawValue)")
        return SyntaxError(.parametersBeforeBrace, span, replacement: (span.joined(with: brace.span), head))
    }

    /// `a.makeConstraints (make) { … }`, where the method takes only a closure, and `function(a, b) { … }`.
    fileprivate func parametersBeforeBrace(_ names: [String]) -> SyntaxError? {
        guard let opening = closers.first(where: { $0.value == index - 1 })?.key, opening > 0 else { return nil }
        let callee = tokens[opening - 1]
        let word = text(of: callee.name)
        guard callee.kind == .identifier else { return nil }
        if opening > 1, tokens[opening - 2].kind == .dot {
            guard !names.isEmpty, Member(rawValue: word)?.takesClosureAlone ?? false else { return nil }
            return parametersBeforeBrace(names, tokens[opening].span.joined(with: previous.span), current)
        }
        guard word == "function", let foreign = ForeignWord.find(word, .name) else { return nil }
        let head = names.isEmpty ? "{" : "{ \(names.joined(separator: ", ")) \(ReservedWord.in.rawValue)"
        return SyntaxError(
            .foreignWord(foreign), callee.span, replacement: (callee.span.joined(with: current.span), head))
    }
}
