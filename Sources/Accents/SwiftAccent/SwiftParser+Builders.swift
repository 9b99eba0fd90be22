internal import Syntax
internal import Vocabulary
internal import Diagnostics

// The bodies of the source's own result builders.
extension SwiftParser {
    /// The body that returns the result of a builder, for the body that is written.
    mutating func built(_ body: Block, by builder: Name) -> Block {
        let tallest = height
        var statements: [Statement] = []
        var value = component(of: body.statements, builder, body.span, into: &statements)
        if has(builder, .buildFinalResult) { value = sent(builder, .buildFinalResult, [value], body.span) }
        statements.append(statement(.return(value), body.span))
        height = tallest + 6
        return Block(statements: statements, span: body.span)
    }

    private enum BuilderWord: String {
        case buildExpression, buildBlock, buildPartialBlock, buildOptional, buildIf, buildEither, buildArray
        case buildFinalResult
    }

    private func has(_ builder: Name, _ word: BuilderWord) -> Bool {
        outline.isMember(names.intern(word.rawValue), of: builder)
    }

    /// The call of a builder's method with values.
    private func sent(
        _ builder: Name, _ word: BuilderWord, labeled labels: [String?] = [nil], _ values: [Expression], _ span: Span
    ) -> Expression {
        let arguments = values.enumerated().map { position, value in
            let label = position < labels.count ? labels[position] : nil
            return Argument(label: label.map(names.intern), labelSpan: value.span, value: value)
        }
        return Expression(
            kind: sent(Expression(kind: .name(builder), span: span), word.rawValue, span, arguments), span: span)
    }

    /// The value that a builder makes of statements. The statements that compute it are appended.
    private mutating func component(
        of list: [Statement], _ builder: Name, _ span: Span, into statements: inout [Statement]
    ) -> Expression {
        var parts: [Expression] = []
        for item in list {
            switch item.kind {
            case .expression(let value):
                let own = has(builder, .buildExpression) ? sent(builder, .buildExpression, [value], item.span) : value
                parts.append(keep(own, item.span, in: &statements))
            case .if(let branches, let otherwise):
                let part = keep(Expression(kind: .nothing, span: item.span), item.span, in: &statements)
                let isWhole = otherwise != nil
                let chosen = branches.map { branch in
                    Statement.Branch(
                        condition: branch.condition,
                        body: giving(branch.body, to: part, isWhole ? "first" : nil, builder))
                }
                let rest = otherwise.map { giving($0, to: part, "second", builder) }
                statements.append(statement(.if(chosen, otherwise: rest), item.span))
                let optional: BuilderWord = has(builder, .buildOptional) ? .buildOptional : .buildIf
                let isKnown = isWhole || !has(builder, optional)
                parts.append(isKnown ? part : sent(builder, optional, [part], item.span))
            case .switch(let subject, let cases):
                let part = keep(Expression(kind: .nothing, span: item.span), item.span, in: &statements)
                let chosen = cases.map { choice in
                    Statement.Case(values: choice.values, body: giving(choice.body, to: part, "first", builder))
                }
                statements.append(statement(.switch(subject, chosen), item.span))
                parts.append(part)
            case .for(let name, let elements, let body):
                let part = keep(Expression(kind: .array([]), span: item.span), item.span, in: &statements)
                var round: [Statement] = []
                let value = component(of: body.statements, builder, body.span, into: &round)
                let given = [Argument(label: nil, labelSpan: value.span, value: value)]
                let append = Expression(
                    kind: sent(part, SwiftArrayWord.append.rawValue, item.span, given), span: item.span)
                round.append(statement(.expression(append), item.span))
                statements.append(
                    statement(.for(name, in: elements, Block(statements: round, span: body.span)), item.span))
                parts.append(sent(builder, .buildArray, [part], item.span))
            case .block(let inner):
                let part = keep(Expression(kind: .nothing, span: item.span), item.span, in: &statements)
                statements.append(statement(.block(giving(inner, to: part, nil, builder)), item.span))
                parts.append(part)
            default: statements.append(item)
            }
        }
        if has(builder, .buildBlock) || parts.isEmpty { return sent(builder, .buildBlock, labeled: [], parts, span) }
        let first = sent(builder, .buildPartialBlock, labeled: ["first"], [parts[0]], span)
        return parts.dropFirst().reduce(first) { whole, part in
            sent(builder, .buildPartialBlock, labeled: ["accumulated", "next"], [whole, part], span)
        }
    }

    /// A new variable that holds a value.
    private mutating func keep(_ value: Expression, _ span: Span, in statements: inout [Statement]) -> Expression {
        let name = temporary(at: span)
        statements.append(statement(.variable(name, isConstant: false, type: nil, value: value), span))
        return Expression(kind: .name(name.name), span: span)
    }

    /// A branch that assigns the value of its statements to a variable.
    private mutating func giving(_ body: Block, to part: Expression, _ label: String?, _ builder: Name) -> Block {
        var own: [Statement] = []
        // The `break` of a case stays at its end.
        let ends = body.statements.last.map { if case .break = $0.kind { true } else { false } } ?? false
        var value = component(
            of: ends ? body.statements.dropLast() : body.statements, builder, body.span, into: &own)
        if let label, has(builder, .buildEither) {
            value = sent(builder, .buildEither, labeled: [label], [value], body.span)
        }
        own.append(statement(.assignment(part, .assign, value), body.span))
        return Block(statements: own + (ends ? body.statements.suffix(1) : []), span: body.span)
    }
}
