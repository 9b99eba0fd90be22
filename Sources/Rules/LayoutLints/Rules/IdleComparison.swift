internal import Evaluator
internal import Vocabulary
internal import FixIts
internal import Diagnostics
internal import Syntax

/// A comparison whose value nothing uses: `a.left == root.left` as a statement.
enum IdleComparison: NoteRule {
    package static let id = Slug("idle-comparison")

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        guard case .unusedComparison(let comparesAttributes) = note.fact else { return nil }
        let context = scene.context(of: note)
        guard case .expression(let comparison)? = context.statement?.kind,
            case .binary(let operation, let left, let right) = comparison.kind
        else { return nil }
        if comparesAttributes {
            return LintWords(
                message: "this comparison has no effect: it makes no constraint",
                advice: LintAdvice(text: "make a constraint with `make`"),
                edit: relation(context, operation, left, right).map { note.replacing(comparison.span, with: $0) })
        }
        if context.endsFunction { return nil }
        let sets = operation == .equal && context.isAssignable(left)
        return LintWords(
            message: "this comparison has no effect: nothing uses its value",
            advice: LintAdvice(text: sets ? "to assign, use a single `=`" : "to check a condition, use `expect`"),
            edit: note.replacing(
                comparison.span,
                with: sets
                    ? "\(context.text(left)) = \(context.text(right))"
                    : "\(StatementWord.expect.rawValue) \(context.text(comparison))"))
    }

    /// The constraint that a comparison of two attributes reads like.
    private static func relation(
        _ context: RuleContext, _ operation: BinaryOperator, _ left: Expression, _ right: Expression
    ) -> String? {
        guard let relation = Problem.relation(of: operation.rawValue), let (view, name, _) = left.memberParts else {
            return nil
        }
        let make = Builtin.make.rawValue
        return "\(context.text(view)).\(Member.makeConstraints.rawValue) { \(make) \(ReservedWord.in.rawValue) "
            + "\(make).\(context.text(name)).\(relation)(\(context.text(right))) }"
    }
}

extension RuleContext {
    /// Whether an expression is a variable, or a member that can be assigned.
    fileprivate func isAssignable(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): return declaresVariable(name)
        case .member(_, let name, _):
            guard case .member(let member)? = spelling(name) else { return false }
            return Receiver.allCases.contains(where: member.isAssignable)
        default: return false
        }
    }
}
