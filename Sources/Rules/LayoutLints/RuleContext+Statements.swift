internal import FixIts
internal import Syntax
internal import Vocabulary
internal import Diagnostics

// The statements around a note.
extension RuleContext {
    /// Whether the statement is the last of several in a function or a closure that makes no constraints.
    var endsFunction: Bool {
        guard let statement,
            let depth = path.lastIndex(where: { if case .block = $0 { true } else { false } }), depth > 0,
            case .block(let block) = path[depth], case .function = path[depth - 1], makerCall(at: depth - 1) == nil
        else { return false }
        return block.statements.count > 1 && block.statements.last?.span == statement.span
    }

    /// Whether a name is declared with `var` before the note.
    func declaresVariable(_ name: Name) -> Bool {
        program.statements.contains { statement in
            statement.span.lower < location.lower
                && SyntaxNode.statement(statement).nodes.contains { node in
                    guard case .statement(let inner) = node,
                        case .variable(let declared, isConstant: false, _, _) = inner.kind
                    else { return false }
                    return declared.name == name && declared.span.lower < location.lower
                }
        }
    }

    /// The loops around the place, innermost first, with what they repeat.
    var loops: [(statement: Statement, body: Block)] {
        path.reversed().compactMap { node in
            guard case .statement(let statement) = node else { return nil }
            switch statement.kind {
            case .for(_, _, let body), .while(_, let body, _, _): return (statement, body)
            default: return nil
            }
        }
    }

    /// The variable of the innermost loop over elements around the place.
    var counter: Name? {
        loops.lazy.compactMap { loop in
            if case .for(let variable, _, _) = loop.statement.kind { variable.name } else { nil }
        }.first
    }

    /// The innermost function with a name around the place.
    var namedFunction: (name: Name, function: FunctionSyntax)? {
        path.reversed().lazy.compactMap { node in
            guard case .statement(let statement) = node, case .function(let declared, let function) = statement.kind
            else {
                return nil
            }
            return (declared.name, function)
        }.first
    }
}

/// An assignment, as a statement or as a value.
struct WrittenAssignment {
    let target: Expression
    let operation: AssignmentOperator
    let value: Expression

    /// Nil for another node.
    init?(_ node: SyntaxNode) {
        switch node {
        case .statement(let statement):
            guard case .assignment(let target, let operation, let value) = statement.kind else { return nil }
            (self.target, self.operation, self.value) = (target, operation, value)
        case .expression(let expression):
            guard case .assignment(let target, let operation, let value, _) = expression.kind else { return nil }
            (self.target, self.operation, self.value) = (target, operation, value)
        case .block, .function: return nil
        }
    }

    /// The variable that is assigned; nil for anything else.
    var variable: Name? { if case .name(let name) = target.kind { name } else { nil } }
}

extension Block {
    /// The assignments in the block and the blocks in it, in order.
    var assignments: [WrittenAssignment] { SyntaxNode.block(self).nodes.compactMap(WrittenAssignment.init) }
}
