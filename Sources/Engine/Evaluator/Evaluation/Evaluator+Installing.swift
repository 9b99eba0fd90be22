package import Masonry
internal import Syntax
package import Diagnostics
internal import Vocabulary

// Runs makers' blocks and installs their constraints.
extension Evaluator {
    /// Runs a block with a maker for the view and installs the constraints.
    func constrain(_ view: View, _ member: Member, _ arguments: Arguments) throws(Failure) -> [Value] {
        try arguments.check(1)
        return try install(try made(by: arguments, for: view, member.makerMode), arguments.site.nameSpan)
            .map { .constraint($0) }
    }

    /// A view's maker after running a block with it.
    package func made(
        by arguments: Arguments, for view: View, _ mode: ConstraintMaker.Mode
    ) throws(Failure) -> ConstraintMaker {
        let span = arguments.span
        let maker = try modeled(span) { () throws(ConstraintError) in try ConstraintMaker(view: view, mode: mode) }
        switch try arguments[0] {
        case .function(let function):
            guard stack.hasRoom(for: 1) else { throw failure(.limit(.calls, limits.calls), span) }
            // A block defined elsewhere may also omit the maker parameter.
            let takesNothing = function.prototype.parameters.isEmpty && function.prototype.plan.makerSlots == nil
            if !takesNothing { stack.push(.maker(maker)) }
            _ = try call(function, pushed: takesNothing ? 0 : 1, at: span)
        default:
            throw arguments.wrongKind(
                0, expected: .closure, hint: CodeSample(callOf: arguments.name).map(ValueHint.sample))
        }
        return maker
    }

    /// Installs a maker's constraints.
    package func install(_ maker: ConstraintMaker, _ span: Span) throws(Failure) -> [any Constraint] {
        // Replacing or updating searches the view's constraints.
        if maker.mode != .make { try step(maker.view.installedCount >> 1, at: span) }
        try library?.observe(.installing(maker))
        let before = maker.view.installedCount
        let constraints = try installed(by: maker, span)
        try library?.observe(.installed(constraints, by: maker, before: before, span))
        try checkConstraintCount(at: span)
        return constraints
    }

    /// Records a relation between a horizontal and a vertical position, which UIKit accepts and hardly anyone wants.
    private func noteMixedAxes(of constraints: [any Constraint], _ span: Span) {
        guard unit.dialect.hasLibraries else { return }
        for handle in constraints.flatMap(\.leaves) {
            guard let equation = handle.layoutConstraint, let second = equation.second,
                second.attribute.axis != equation.first.attribute.axis, !second.attribute.isSize
            else { continue }
            note(.mixedAxes(handle), at: equation.origin.map { Span($0.range) } ?? span)
        }
    }

    /// The constraints installed by a maker. A failure is reported at the chain that caused it.
    private func installed(by maker: ConstraintMaker, _ span: Span) throws(Failure) -> [any Constraint] {
        do throws(Failure) {
            let constraints = try modeled(span) { () throws(ConstraintError) in try maker.install() }
            noteMixedAxes(of: constraints, span)
            return constraints
        } catch {
            let refused = maker.constraints.lazy.flatMap(\.leaves).first { !$0.isActive }
            guard let refused else { throw error }
            guard case .masonry(let problem) = error.problem, problem.slug == .noCommonSuperview,
                View.withoutSuperview(refused.first.view, refused.second?.view) != nil
            else { throw error.about(refused) }
            let ties = maker.constraints.flatMap(\.leaves)
            let explained = foreignLibrary?.explained(error, of: refused, among: ties) ?? error
            throw explained.about(refused)
        }
    }
}

extension Member {
    /// What the method's maker does with existing constraints.
    var makerMode: ConstraintMaker.Mode {
        switch self {
        case .updateConstraints: .update
        case .remakeConstraints: .remake
        default: .make
        }
    }
}

extension View {
    /// The one of two views without a superview.
    package static func withoutSuperview(_ one: View, _ other: View?) -> View? {
        [one, other].lazy.compactMap(\.self).first { $0.superview == nil && !$0.isRoot }
    }
}
