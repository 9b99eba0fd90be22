/// A UIKit constraint that nothing activates: `a.widthAnchor.constraint(equalToConstant: 9)`.
enum InactiveConstraint: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .projectProblem(.notActivated), .projectProblem(.neverActivated), .projectProblem(.activeRead): break
        default: return nil
        }
        let activation = context.source.accent == .swift ? ".isActive = true" : ".active = YES"
        switch failure.problem {
        case .projectProblem(.activeRead): return FixIt(replacing: failure.span.atEnd, with: " = true")
        case .projectProblem(.neverActivated(let name)):
            guard let last = context.lastUse(of: name) else { return nil }
            let indentation = context.source.indentation(at: failure.span.lower)
            let ending = context.source.accent == .swift ? "" : ";"
            // A statement that is one of several declarations ends before its `;`.
            let next = Span(last.span.upper, last.span.upper + ending.utf8.count)
            let end = context.source.text(in: next) == ending ? next.atEnd : last.span.atEnd
            return FixIt(replacing: end, with: "\n\(indentation)\(name)\(activation)\(ending)")
        default: return FixIt(replacing: failure.span.atEnd, with: activation)
        }
    }
}

extension RuleContext {
    /// The last statement beside the declaration of a name that uses or declares it.
    fileprivate func lastUse(of name: String) -> Statement? {
        blocks.last?.last { statement in
            statement.span.contains(location)
                || SyntaxNode.statement(statement).expressions.contains { expression in
                    if case .name(let used) = expression.kind { text(used) == name } else { false }
                }
        }
    }
}
