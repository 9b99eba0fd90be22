internal import Diagnostics
internal import FixIts
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// A grid made by loops that extends past its superview: rows and columns are mixed up.
struct LoopedGrid {
    /// Where the script places the view that is outside.
    let context: RuleContext
    /// The name of the views in the script.
    let view: String

    /// What is wrong; nil if the script does not show the mistake.
    var advice: String? { variableOfRows ?? swappedCounters ?? unlikeCounts }

    /// For a variable that should change with every row, but that the inner loop sets to an edge of every view. The inner
    /// loop also sets another variable, which the outer one declares.
    private var variableOfRows: String? {
        let loops = context.loops
        guard loops.count > 1, let target = context.targetName else { return nil }
        let (inner, outer) = (loops[0], loops[1])
        let assigned = inner.body.assignments
        let step = assigned.last { $0.variable.map(context.text) == target }
        guard let step, let name = step.variable, let (base, _, _) = step.value.memberParts, context.text(base) == view,
            context.lastAttribute(of: step.value)?.isSide == true
        else { return nil }
        let others = outer.body.statements.filter { $0.span != inner.statement.span }
        guard !others.contains(where: { SyntaxNode.statement($0).names.contains(name) }),
            assigned.contains(where: { other in
                other.variable.map { other in others.contains { $0.declaration(of: other) != nil } } ?? false
            })
        else { return nil }
        let line = { (place: Int) in context.source.line(at: place) }
        let known = context.program.parts.nodes
        let next =
            ["next", "following"].first { word in !known.contains { context.declares(word, at: $0) } }
            ?? "\(target)OfNext"
        let start = line(inner.statement.span.lower)
        return "`\(target)` changes with every `\(view)`, not with every row: before line \(start), add "
            + "\(ReservedWord.var.rawValue) \(next) = \(target); on line \(line(step.target.span.lower)), write "
            + "\(next) = \(context.text(step.value)); and after line \(line(inner.statement.span.upper)), add "
            + "\(target) = \(next)"
    }

    /// For a counter named after rows in a horizontal position, and one named after columns in a vertical one.
    private var swappedCounters: String? {
        guard let body = context.loops.first?.body,
            let across = offset(of: Self.rows, along: .horizontal, in: body),
            let down = offset(of: Self.columns, along: .vertical, in: body)
        else { return nil }
        return
            "`\(across.edge)` uses the row `\(across.counter)`, and `\(down.edge)` the column `\(down.counter)`: on line "
            + "\(across.line), write \(across.with(down.counter)); on line \(down.line), write "
            + down.with(across.counter)
    }

    /// A chain that is offset by a counter.
    private struct CountedOffset {
        let edge: String
        let counter: String
        let line: Int
        let text: String
        /// Where the counter is in the text, in bytes.
        let places: [Int]

        /// The chain with another counter.
        func with(_ other: String) -> String {
            var bytes = Array(text.utf8)
            for place in places.reversed() {
                bytes.replaceSubrange(place..<place + counter.utf8.count, with: other.utf8)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private static let rows: Set<String> = ["r", "row", "y"]
    private static let columns: Set<String> = ["c", "col", "column", "x"]

    /// The first chain of a block that is offset along an axis by a counter of these names, and by none of the other names.
    private func offset(of names: Set<String>, along axis: Axis, in body: Block) -> CountedOffset? {
        SyntaxNode.block(body).expressions.lazy.compactMap { expression -> CountedOffset? in
            guard let chain = ChainSyntax(expression, context.vocabulary), let amount = chain.constantArgument,
                let edge = chain.attributes.first(where: { $0.attribute?.axis == axis && $0.attribute?.isSize == false }
                )
            else { return nil }
            let counters = SyntaxNode.expression(amount).expressions.filter { $0.kind.isName }
            let used = Set(counters.map(context.text)).intersection(Self.rows.union(Self.columns))
            guard used.count == 1, let counter = used.first, names.contains(counter) else { return nil }
            return CountedOffset(
                edge: edge.name, counter: counter, line: context.source.line(at: expression.span.lower),
                text: context.text(expression),
                places: counters.filter { context.text($0) == counter }.map { $0.span.lower - expression.span.lower })
        }.first
    }

    /// For a grid whose columns are `i % a` and whose rows are `i / b`, with two different counts.
    private var unlikeCounts: String? {
        guard let body = context.loops.first?.body, let column = operands(of: .remainder, in: body),
            let row = operands(of: .divide, in: body), column.counter == row.counter, column.count != row.count,
            let edge = context.link?.attribute
        else { return nil }
        let (wrong, count) = edge.axis == .horizontal ? (column, row.count) : (row, column.count)
        return "columns use \(column.count), and rows \(row.count): instead of \(wrong.text), write "
            + wrong.text.dropLast(wrong.count.count) + count
    }

    /// The operands of the only use of an operator in a block.
    private func operands(of operation: BinaryOperator, in body: Block) -> (
        counter: String, count: String, text: String
    )? {
        let found = SyntaxNode.block(body).expressions.filter { expression in
            if case .binary(operation, _, _) = expression.kind { true } else { false }
        }
        guard found.count == 1, case .binary(_, let left, let right) = found[0].kind, left.isPlain, right.isPlain else {
            return nil
        }
        return (context.text(left), context.text(right), context.text(found[0]))
    }

    /// Advice for a variable that the views are related to and that no loop sets.
    var keptVariable: String? {
        guard let target = context.targetName, let loop = context.loops.last else { return nil }
        let before = context.program.statements.filter { $0.span.upper <= loop.statement.span.lower }
        let values = before.compactMap { statement -> Expression? in
            guard case .variable(let declared, false, _, let value) = statement.kind,
                context.text(declared.name) == target, value.isPath
            else { return nil }
            return value
        }
        let isSet = context.program.parts.nodes.contains {
            WrittenAssignment($0)?.variable.map(context.text) == target
        }
        return isSet
            ? nil
            : values.last.map {
                "`\(target)` is `\(context.text($0))` in every iteration: at the end of the loop, add \(target) = \(view)"
            }
    }
}

extension RuleContext {
    /// Whether a node is a statement that declares a name.
    fileprivate func declares(_ name: String, at node: SyntaxNode) -> Bool {
        guard case .statement(let statement) = node, case .variable(let declared, _, _, _) = statement.kind else {
            return false
        }
        return text(declared.name) == name
    }
}
