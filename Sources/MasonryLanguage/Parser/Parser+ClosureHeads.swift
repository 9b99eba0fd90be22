// Closures whose parameters or braces stand where other languages have them.
extension Parser {
    /// `a.makeConstraints make in { … }` and `xs.map function(x) { … }`: what a closure is given, before its `{`.
    func parametersBeforeBrace() -> SyntaxError? {
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

    private func parametersBeforeBrace(_ names: [String], _ span: Span, _ brace: Token) -> SyntaxError {
        let blank = source.text(in: (span.lower - 1)..<span.lower) == " " ? "" : " "
        let head = blank + (names.isEmpty ? "{" : "{ \(names.joined(separator: ", ")) \(ReservedWord.in.rawValue)")
        return SyntaxError(.parametersBeforeBrace, span, replacement: (span.joined(with: brace.span), head))
    }

    /// `a.makeConstraints (make) { … }`: reported where the method takes nothing but a closure, so that the names are what
    /// that is given.
    mutating func noteParametersBeforeBrace(_ arguments: [Argument], of callee: Expression) -> Bool {
        guard case .member(_, let member, let span) = callee.kind,
            Member(rawValue: text(of: member))?.takesClosureAlone ?? false, !arguments.isEmpty,
            !startsWithParameters(behind: index)
        else { return false }
        var names: [String] = []
        for argument in arguments {
            guard argument.label == nil, case .name(let name) = argument.value.kind else { return false }
            names.append(text(of: name))
        }
        let opening = tokens[..<index].last { $0.kind == .leftParen && $0.span.lower >= span.upper }
        report(parametersBeforeBrace(names, (opening ?? previous).span.joined(with: previous.span), current))
        return true
    }

    /// Passes over a closure that is given to what a head calls, up to the body behind it, and reports that it stands in
    /// parentheses; false where no body follows.
    mutating func skipClosureInHead() -> Bool {
        lookAround()
        guard let closing = closers?[index], let brace = braceOfLine(from: closing) else { return false }
        let closure = source.text(in: current.span.joined(with: tokens[closing].span))
        report(
            SyntaxError(
                .closureInHead, current.span,
                replacement: (Span(previous.span.upper, tokens[closing].span.upper), "(\(closure))")))
        index = brace
        return true
    }
}
