internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// Parameters of a closure by number: `xs.map { $0 + 1 }`.
enum NumberedParameter: SyntaxRule {
    static let id: RuleID = "numbered-parameter"

    static let page = RulePage(
        meaning: "A closure names its parameters before `in`.",
        examples: [
            RulePage.Example(
                before: "let xs = [1, 2]\nprint(xs.map { $0 + 1 })",
                after: "let xs = [1, 2]\nprint(xs.map { x in x + 1 })")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        problem == .foreignOperator(.dollar)
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        return context.position(ofSign: error).flatMap(context.namedParameter(at:)).map(error.with)
    }
}

extension SyntaxContext {
    /// The maximum depth of nested closures that get parameter names.
    fileprivate static let deepest = 16

    /// For `$0`: the closure with a named parameter, or the parameter's name in a closure that already names it.
    fileprivate func namedParameter(at dollar: Int) -> (span: Span, text: String)? {
        guard let brace = brace(around: dollar), closers[brace] != nil, let wanted = number(behind: dollar) else {
            return nil
        }
        if startsWithParameters(behind: brace) {
            let names = tokens[brace...].prefix { $0.kind != .reserved }.filter { $0.kind == .identifier }
            guard names.indices.contains(names.startIndex + wanted) else { return nil }
            return (
                tokens[dollar].span.joined(with: tokens[dollar + 1].span),
                source.text(in: names[names.startIndex + wanted].span)
            )
        }
        var outermost = brace
        for _ in 0..<Self.deepest {
            guard let outer = self.brace(around: outermost), !startsWithParameters(behind: outer),
                !numbers(in: outer).isEmpty
            else { break }
            outermost = outer
        }
        guard let last = closers[outermost] else { return nil }
        var used = Set(tokens[outermost..<last].filter { $0.kind == .identifier }.map { source.text(in: $0.span) })
        return named(outermost, &used, depth: 0).map {
            (tokens[outermost].span.joined(with: tokens[last].span), $0)
        }
    }

    /// The numbers after `$` that belong to this closure, not to one inside it.
    fileprivate func numbers(in brace: Int) -> [Int] {
        guard let closing = closers[brace] else { return [] }
        var numbers: [Int] = []
        var position = brace + 1
        while position < closing {
            if tokens[position].kind == .leftBrace, let inner = closers[position] {
                position = inner
            } else if let number = number(behind: position) {
                numbers.append(number)
            }
            position += 1
        }
        return numbers
    }

    /// The closure with parameter names, and with parameter names for the closures inside.
    ///
    /// - Parameter used: the names that it can't have.
    fileprivate func named(_ brace: Int, _ used: inout Set<String>, depth: Int) -> String? {
        guard depth < Self.deepest, let closing = closers[brace] else { return nil }
        let isMaker = brace > 0 && source.text(in: tokens[brace - 1].span).hasSuffix("Constraints")
        let free =
            (isMaker ? [Builtin.make.rawValue] : [])
            + ["x", "y", "z", "each", "item", "other"].filter { !used.contains($0) }
        let most = numbers(in: brace).max()
        guard (most ?? -1) < free.count else { return nil }
        let names = most.map { free[...$0] } ?? []
        used.formUnion(names.filter { $0 != Builtin.make.rawValue })
        var text = names.isEmpty ? "{" : "{ \(names.joined(separator: ", ")) \(ReservedWord.in.rawValue)"
        if !names.isEmpty, tokens[brace + 1].isAdjacent { text += " " }
        var offset = tokens[brace].span.upper
        var position = brace + 1
        while position < closing {
            let before = Span(offset, tokens[position].span.lower)
            if tokens[position].kind == .leftBrace, let inner = closers[position] {
                guard let closure = named(position, &used, depth: depth + 1) else { return nil }
                text += source.text(in: before) + closure
                (offset, position) = (tokens[inner].span.upper, inner)
            } else if let number = number(behind: position) {
                text += source.text(in: before) + names[number]
                offset = tokens[position + 1].span.upper
            }
            position += 1
        }
        return text + source.text(in: Span(offset, tokens[closing].span.upper))
    }

    /// The digits directly after a `$`.
    fileprivate func number(behind dollar: Int) -> Int? {
        guard dollar + 1 < tokens.count, source.text(in: tokens[dollar].span) == ForeignOperator.dollar.rawValue,
            tokens[dollar + 1].isAdjacent, tokens[dollar + 1].kind == .number
        else { return nil }
        return Int(source.text(in: tokens[dollar + 1].span)).flatMap { $0 < 100 ? $0 : nil }
    }
}
