/// A name is used after the block that declares it: `for x in xs { view row }`, and then `row.bottom`.
enum InnerName: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, .inner) = failure.problem, let related = failure.related,
            related.source === context.source,
            let block = context.statement(before: failure.span, with: related.span)
        else { return nil }
        let name = context.vocabulary.names.intern(text)
        if let kept = context.keptValue(of: name, in: block) {
            return FixIt(problem: .unknownName(text, .nearest(kept.text)), replacing: kept.place, with: kept.text)
        }
        guard let edit = context.declaration(of: name, movedBefore: block) else { return nil }
        return FixIt(
            help: "declare it before the block, and assign it there without `let`", replacing: edit.span,
            with: edit.text)
    }
}

extension RuleContext {
    /// The `if` or the loop above a place, in the same block, that another place is in.
    fileprivate func statement(before place: Span, with inner: Span) -> Statement? {
        let statement = blocks.joined().first { $0.span.upper <= place.lower && $0.span.contains(inner) }
        switch statement?.kind {
        case .if, .for, .while: return statement
        default: return nil
        }
    }

    /// A variable outside that the block sets to the name, or the array to which it adds it.
    fileprivate func keptValue(of name: Name, in block: Statement) -> (text: String, place: Span)? {
        let known = Set(knownNames(.read))
        let member = expressions.first { expression in
            if case .member(let base, _, _) = expression.kind { isSubject(base) } else { false }
        }
        return SyntaxNode.statement(block).nodes.reversed().lazy.compactMap { node -> (String, Span)? in
            guard case .statement(let statement) = node else { return nil }
            switch statement.kind {
            case .assignment(let target, .assign, let value):
                guard target.kind.isName, known.contains(text(target)) else { return nil }
                if case .name(name) = value.kind { return (text(target), location) }
                guard let (base, attribute, _) = value.memberParts, case .name(name) = base.kind, let member,
                    member.memberParts?.name == attribute
                else { return nil }
                return (text(target), member.span)
            case .expression(let expression):
                guard let call = expression.call, case .member(.append)? = spelling(call.name),
                    known.contains(text(call.receiver)), case .name(name)? = call.arguments.first?.value.kind
                else { return nil }
                return ("\(text(call.receiver)).\(Member.last.rawValue)", location)
            default: return nil
            }
        }.first
    }

    /// The variable declared above the statement, and only assigned in it.
    fileprivate func declaration(of name: Name, movedBefore block: Statement) -> (span: Span, text: String)? {
        let declarations = SyntaxNode.statement(block).nodes.compactMap { node -> (span: Span, text: String)? in
            guard case .statement(let statement) = node, case .variable(let declared, _, _, _) = statement.kind,
                declared.name == name
            else { return nil }
            return (Span(statement.span.lower, declared.span.lower), "")
        }
        guard !declarations.isEmpty else { return nil }
        let first =
            "\(ReservedWord.var.rawValue) \(text(name)) = \(ReservedWord.nil.rawValue)\n"
            + source.indentation(at: block.span.lower)
        return source.joined([(block.span.atStart, first)] + declarations)
    }
}
