internal import LayoutTerms
internal import Diagnostics
internal import FixIts
internal import Syntax
internal import Vocabulary

/// Views of a loop or a function that are all at the same place, although each should be next to the previous one.
struct RepeatedRow {
    /// Where the script places them.
    let context: RuleContext
    /// The name of the views in the script.
    let view: String

    /// What is wrong, and the edit if the script shows it.
    typealias Answer = (help: String, edit: Replacement?)

    /// Nil if the script does not show the mistake.
    var answer: Answer? { sameRemainder ?? assignedAgain ?? returned ?? byCalls }

    /// For a grid whose column and row are both the same remainder.
    private var sameRemainder: Answer? {
        guard let body = context.loops.first?.body, let chain = context.wholeChain,
            context.writtenChain?.attributes.contains(where: { $0.attribute?.axis == .vertical }) == true
        else { return nil }
        let remainders = { (node: SyntaxNode) in
            node.expressions.filter { if case .binary(.remainder, _, _) = $0.kind { true } else { false } }
        }
        guard let row = remainders(.expression(chain)).first, case .binary(_, let left, let right) = row.kind else {
            return nil
        }
        let text = context.text(row)
        let isInColumn = remainders(.block(body)).contains { $0.span != row.span && context.text($0) == text }
        guard isInColumn else { return nil }
        let quotient =
            "\(context.text(left)) \(BinaryOperator.divide.rawValue) \(context.text(right))"
        return (
            "the column and the row are both `\(text)`: divide for the row, and round down",
            context.replacing(row.span, with: "\(Builtin.floor.rawValue)(\(quotient))")
        )
    }

    /// For a variable, used to place the views, that the loop sets to the same number in every iteration.
    private var assignedAgain: Answer? {
        guard let body = context.loops.first?.body, let chain = context.wholeChain else { return nil }
        let names = SyntaxNode.expression(chain).names
        return body.assignments.lazy.compactMap { assignment -> Answer? in
            guard let name = assignment.variable, names.contains(name), assignment.operation == .assign,
                case .number = assignment.value.kind
            else { return nil }
            let operation = context.tokens(in: Span(assignment.target.span.upper, assignment.value.span.lower)).first
            return operation.map { operation in
                (
                    "`\(context.text(name))` is \(context.text(assignment.value)) from the second iteration on",
                    context.replacing(operation.span, with: AssignmentOperator.add.rawValue)
                )
            }
        }.first
    }

    /// For a function that returns its argument, which the view is related to.
    private var returned: Answer? {
        guard let target = context.targetName, let function = context.namedFunction?.function else { return nil }
        let returned = SyntaxNode.function(function).nodes.last { node in
            guard case .statement(let statement) = node, case .return(let value?) = statement.kind else { return false }
            return value.kind.isName && context.text(value) == target
        }
        guard case .statement(let statement)? = returned, case .return(let value?) = statement.kind else { return nil }
        return (
            "the function returns its argument, `\(target)`, not the view that it makes",
            context.replacing(value.span, with: view)
        )
    }

    /// For several calls that place their views relative to the same view.
    private var byCalls: Answer? {
        guard context.loops.isEmpty, let name = context.namedFunction?.name else { return nil }
        return (
            "two calls of `\(context.text(name))` place their views in the same spot: pass one of them a different position",
            nil
        )
    }
}
