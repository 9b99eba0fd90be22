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
}
