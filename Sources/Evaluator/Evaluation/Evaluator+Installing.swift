internal import Masonry
internal import Syntax
internal import Diagnostics
internal import Vocabulary

// Running the blocks that makers are given, and installing what they made.
extension Evaluator {
    /// Runs a block with a maker for the view and installs what it made.
    func constrain(_ view: View, _ member: Member, _ arguments: Arguments) throws(Failure) -> [Value] {
        try arguments.check(1)
        let mode: ConstraintMaker.Mode =
            switch member {
            case .updateConstraints: .update
            case .remakeConstraints: .remake
            default: .make
            }
        return try install(try made(by: arguments, for: view, mode), arguments.site.nameSpan).map { .constraint($0) }
    }

    /// A maker for a view that a block was run with.
    func made(
        by arguments: Arguments, for view: View, _ mode: ConstraintMaker.Mode
    ) throws(Failure) -> ConstraintMaker {
        let span = arguments.span
        let maker = try modelled(span) { () throws(ConstraintError) in try ConstraintMaker(view: view, mode: mode) }
        switch try arguments[0] {
        case .function(let function):
            guard stack.hasRoom(for: 1) else { throw failure(.limit(.calls, limits.calls), span) }
            // A block that was not written here may still leave the maker out.
            let takesNothing = function.prototype.parameters.isEmpty && function.prototype.plan.makerSlots == nil
            if !takesNothing { stack.push(.maker(maker)) }
            _ = try call(function, pushed: takesNothing ? 0 : 1, at: span)
        default:
            let failure = arguments.wrongKind(
                0, expected: "a closure", help: "for instance \(arguments.name) { make in … }")
            guard case .constraint = try arguments[0], unit.source.accent == .masonry else { throw failure }
            throw failure.replacing(
                Span(arguments.site.nameSpan.upper, arguments.span.upper),
                with: " { make in \(arguments.written) }")
        }
        return maker
    }

    /// Installs what was made with a maker.
    func install(_ maker: ConstraintMaker, _ span: Span) throws(Failure) -> [any Constraint] {
        // What is replaced or updated is looked for among the view's own.
        if maker.mode != .make { try step(maker.view.installedCount >> 1, at: span) }
        let constraints =
            unit.source.accent == .swift
            ? try installSnapKit(maker, span) : try installed(by: maker, span)
        try checkConstraintCount(at: span)
        return constraints
    }

    /// Notes what relates a horizontal place to a vertical one, which UIKit takes and hardly anyone wants.
    private func noteMixedAxes(of constraints: [any Constraint], _ span: Span) {
        guard unit.source.accent != .masonry else { return }
        for handle in constraints.flatMap(\.leaves) {
            guard let equation = handle.layoutConstraint, let second = equation.second,
                second.attribute.axis != equation.first.attribute.axis, !second.attribute.isSize
            else { continue }
            note(.mixedAxes(handle), at: equation.origin.map { Span($0.range) } ?? span)
        }
    }

    /// What a maker installs; what can't be installed is reported at the chain that says it.
    func installed(by maker: ConstraintMaker, _ span: Span) throws(Failure) -> [any Constraint] {
        do throws(Failure) {
            let constraints = try modelled(span) { () throws(ConstraintError) in try maker.install() }
            noteMixedAxes(of: constraints, span)
            return constraints
        } catch {
            let refused = maker.constraints.lazy.flatMap(\.leaves).first { !$0.isActive }
            guard let refused else { throw error }
            guard case .masonry(let problem) = error.problem, problem.slug == .noCommonSuperview,
                looseView(refused.first.view, refused.second?.view) != nil
            else { throw mendingFactor(mendingDirection(error.atChain(of: refused, vocabulary.names))) }
            let ties = maker.constraints.flatMap(\.leaves)
            throw mendingHierarchy(error, of: refused, among: ties).atChain(of: refused, vocabulary.names)
        }
    }

    /// Where a source further down puts a view into another.
    func laterAddition(of view: View, _ span: Span) -> Failure.Related? {
        let source = unit.source
        let tokens = Lexer.tokens(of: source, names: vocabulary.names)
        let methods: Set<String> = ["addSubview", "addArrangedSubview", "insertSubview"]
        var isAddition = false
        for token in tokens where token.span.lower >= span.upper {
            if token.startsLine { isAddition = false }
            guard token.kind == .identifier else { continue }
            let text = source.text(in: token.span)
            if methods.contains(text) {
                isAddition = true
            } else if isAddition, text == view.name {
                return Failure.Related(source: source, span: token.span, message: "it is added here")
            }
        }
        return nil
    }

    /// Where a source further up last takes a view, which is in none, out of the one that it was in.
    func removalFurtherUp(of view: View, _ span: Span) -> Span? {
        let source = unit.source
        var last: Span?
        var name: Token?
        for token in Lexer.tokens(of: source, names: vocabulary.names) where token.span.upper <= span.lower {
            guard token.kind == .identifier else { continue }
            let isRemoval = source.text(in: token.span) == Member.removeFromSuperview.rawValue
            if isRemoval, let name, source.text(in: name.span) == view.name { last = token.span }
            name = token
        }
        return last
    }

    func earlierRemoval(of view: View, _ span: Span) -> Failure.Related? {
        removalFurtherUp(of: view, span).map {
            Failure.Related(source: unit.source, span: $0, message: "it was removed here")
        }
    }

    /// The failure of a chain that relates `left` to `leading`, with the side of the same kind.
    private func mendingDirection(_ failure: Failure) -> Failure {
        guard case .masonry(.mixedDirections(let first, let second)) = failure.problem,
            let meant = Self.sides[second.attribute], first.attribute.isDirectional != second.attribute.isDirectional
        else { return failure }
        let chain = failure.source.text(in: failure.span)
        let (written, word) = (second.attribute.rawValue, meant.rawValue)
        guard
            let found = chain.ranges(of: written).last(where: { range in
                let before = chain[..<range.lowerBound].last
                let behind = chain[range.upperBound...].first
                return (before == "." || before == "_") && (behind == ")" || behind == "]" || behind == ",")
            })
        else { return failure }
        let lower = failure.span.lower + chain[..<found.lowerBound].utf8.count
        return failure.replacing(Span(lower, lower + written.utf8.count), with: word)
    }

    /// Of a factor that a loop counts, and that is 0 in its first round, the middle of each of so many parts.
    private func mendingFactor(_ failure: Failure) -> Failure {
        guard case .masonry(.placeWithoutMultiplier(let first)) = failure.problem,
            first.attribute == .centerX || first.attribute == .centerY
        else { return failure }
        let chain = failure.source.text(in: failure.span)
        guard let start = chain.firstRange(of: "\(Member.multipliedBy.rawValue)(")?.upperBound else { return failure }
        let factor = chain[start...]
        let count = factor.prefix { $0.isLetter || $0 == "_" }
        guard !count.isEmpty, factor.dropFirst(count.count).drop(while: \.isWhitespace).hasPrefix("/") else {
            return failure
        }
        let lower = failure.span.lower + chain[..<start].utf8.count
        return failure.replacing(Span(lower, lower + count.utf8.count), with: "(\(count) + 0.5)")
    }

    /// For each side the one of the other kind that is there in a language read from left to right.
    private static let sides: [Attribute: Attribute] = [
        .leading: .left, .trailing: .right, .left: .leading, .right: .trailing, .leadingMargin: .leftMargin,
        .trailingMargin: .rightMargin, .leftMargin: .leadingMargin, .rightMargin: .trailingMargin,
    ]
}
