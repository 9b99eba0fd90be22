internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Syntax

// Statements that only compute, compare or name something.
extension Evaluator {
    /// Notes a statement that only computes: a comparison of two attributes, where a constraint was meant, and arithmetic.
    @inline(__always)
    func noteIdle(_ code: Code.Index, _ value: Value) {
        switch unit.codes[Int(code)] {
        case .comparison(let operation, let left, let right, _): noteIdleComparison(operation, left, right)
        case .arithmetic, .arithmeticWithNumber: noteIdleArithmetic(code, startsWithSign: false)
        case .negate: noteIdleArithmetic(code, startsWithSign: true)
        case .number, .constant, .boolean, .joined, .local, .captured, .global, .builtin, .member:
            noteIdleValue(value, code)
        default: break
        }
    }

    /// Notes a statement that is only a name, a literal, or a member that is read.
    @inline(never)
    private func noteIdleValue(_ value: Value, _ code: Code.Index) {
        let span = unit.spans[Int(code)]
        guard unit.source.accent == .masonry, !unit.source.isInput, !isRemarked(.idleExpression, at: span) else {
            return
        }
        switch (unit.codes[Int(code)], value) {
        case (.member, .constraint), (.member, .nothing): return
        default: break
        }
        let text = unit.source.text(in: span)
        if noteMissingReturn(span) { return }
        if case .maker = value, let missing = unit.source.parameter(meantAt: span) {
            return remark(
                .idleExpression,
                "what a closure is given is named before `in`, which is missing behind `\(text)`", at: span,
                help: "without it the name is a statement of its own", replacing: missing.span, with: missing.text)
        }
        switch (unit.codes[Int(code)], value) {
        case (_, .function(let function)):
            remark(
                .idleExpression, "the function is named, and not called", at: span,
                help: function.prototype.parameters.isEmpty ? nil : "it is called with parentheses: \(text)(…)",
                replacement: function.prototype.parameters.isEmpty ? "\(text)()" : nil)
        case (.member, _):
            remark(.idleExpression, "the value is read, and nobody asks for it", at: span, help: Self.useOfValue)
        case (_, .view(let view)) where !view.isRoot:
            remark(
                .idleExpression, "the view is named, and nothing is said of it", at: span,
                help: "\(StatementWord.select.rawValue) \(text) makes it the current one")
        default:
            remark(.idleExpression, "the value stands alone, and nobody asks for it", at: span, help: Self.useOfValue)
        }
    }

    /// Notes a value at the end of a body of several statements, of a function or a closure.
    private func noteMissingReturn(_ span: Span) -> Bool {
        guard unit.source.endsFunction(span) else { return false }
        let word = ReservedWord.return.rawValue
        remark(
            .idleExpression, "nobody asks for the value: a body of several statements gives one back with `\(word)`",
            at: span, help: nil, replacement: "\(word) \(unit.source.text(in: span))")
        return true
    }

    private static let useOfValue = "it is written with print(…), or kept with let x = …"

    /// Notes a variable that hides the one it is made of and that nothing reads.
    @inline(never)
    func noteHiding(_ name: Span) {
        if isRemarked(.idleExpression, at: name) { return }
        let word = unit.source.constantWord(before: name) ?? Span(name.lower - 4, name.lower)
        let text = unit.source.text(in: name)
        remark(
            .idleExpression, "this is another `\(text)`, of this block alone, which nothing reads", at: name,
            help: "the one outside stays as it is; it is changed by an assignment, without `let` or `var`",
            replacing: Span(word.lower, name.lower), with: "")
    }

    /// Notes a chain of the current view in a loop or a function that is given another view and never names it.
    @inline(never)
    func noteUnreadView(_ chain: Chain, _ word: Builtin, _ span: Span) {
        guard unit.source.accent == .masonry, selection.count == 1, !isRemarked(.idleExpression, at: span) else {
            return
        }
        for given in chain.unread {
            guard case .view(let view) = stack[given.slot], view !== selection[0] else { continue }
            let name = unit.source.text(in: given.name)
            let links = unit.source.text(in: span).dropFirst(word.rawValue.count)
            remark(
                .idleExpression,
                "`\(word.rawValue)` is of `\(selection[0].name)`, the current view: nothing here is said of `\(name)`",
                at: span, help: nil,
                replacement: "\(name).\(word.rawValue)Constraints { \(Builtin.make.rawValue) in "
                    + "\(Builtin.make.rawValue)\(links) }")
            return
        }
    }

    /// In a session, and where a project's code is read, a value may be there to be seen.
    private func noteIdleArithmetic(_ code: Code.Index, startsWithSign: Bool) {
        let span = unit.spans[Int(code)]
        guard unit.source.accent == .masonry, !unit.source.isInput, !isRemarked(.idleExpression, at: span),
            !noteMissingReturn(span)
        else { return }
        let change = change(meantBy: code)
        remark(
            .idleExpression, "the value is computed, and nobody asks for it", at: span,
            help: startsWithSign
                ? "a value goes on in the next line behind an operator at the end of its own, and not before one"
                : change.map { "to change `\($0.name)` is an assignment" } ?? Self.useOfValue,
            replacement: change?.text)
    }

    /// For `y + 40` the assignment that changes the variable.
    private func change(meantBy code: Code.Index) -> (name: String, text: String)? {
        guard case .arithmetic(let operation, let left, let right) = unit.codes[Int(code)].spelledOut,
            operation != .remainder, case let span = unit.spans[Int(left)], unit.source.declaresVariable(at: span)
        else { return nil }
        let name = unit.source.text(in: span)
        return (name, "\(name) \(operation.rawValue)= \(unit.source.text(in: unit.spans[Int(right)]))")
    }

    /// The failure of a statement that goes on for ever, with the change that one in it was meant to be.
    func naming(changeMissingIn failure: Failure, of unit: CodeUnit) -> Failure {
        let whole = unit.actions[Int(unit.entry)].span.range
        let idle = remarks.last { remark in
            guard let label = remark.labels.first, remark.slug == Slug.idleExpression.rawValue else { return false }
            return label.source === unit.source && whole.contains(label.span.lower) && remark.replacement != nil
        }
        guard case .limit = failure.problem, failure.replacement == nil, failure.source === unit.source else {
            return failure
        }
        guard let label = idle?.labels.first, let instead = idle?.replacement else {
            guard let loop = unit.source.endlessLoop(around: failure.span) else { return failure }
            let named = failure.related(
                to: Failure.Related(
                    source: unit.source, span: loop.condition,
                    message: "nothing in the loop changes \(loop.names.map { "`\($0)`" }.joined(separator: " or "))"))
            return loop.counting.map { named.replacing($0.span, with: $0.text) } ?? named
        }
        return failure.related(
            to: Failure.Related(source: label.source, span: label.span, message: "this changes nothing")
        ).replacing(instead.span, with: instead.text)
    }

    /// In a session the value is shown.
    private func noteIdleComparison(
        ofValues operation: BinaryOperator, _ left: Code.Index, _ right: Code.Index, _ span: Span
    ) {
        guard unit.source.accent == .masonry, !unit.source.isInput, !noteMissingReturn(span) else { return }
        let (place, value) = (unit.spans[Int(left)], unit.source.text(in: unit.spans[Int(right)]))
        let sets = operation == .equal && (isAssignable(left) || unit.source.declaresVariable(at: place))
        remark(
            .idleComparison, "the comparison stands alone, and nobody asks for its value", at: span,
            help: sets ? "a value is set with one `=`" : "what must hold is said with expect",
            replacement: sets
                ? "\(unit.source.text(in: place)) = \(value)"
                : "\(StatementWord.expect.rawValue) \(unit.source.text(in: span))")
    }

    /// Whether a member is read that can be assigned as well, of something.
    private func isAssignable(_ code: Code.Index) -> Bool {
        guard case .member(_, let name) = unit.codes[Int(code)], case .member(let member)? = vocabulary.spelling(name)
        else { return false }
        return Receiver.allCases.contains(where: member.isAssignable)
    }

    private func noteIdleComparison(_ operation: BinaryOperator, _ left: Code.Index, _ right: Code.Index) {
        let span = unit.spans[Int(left)].joined(with: unit.spans[Int(right)])
        if isRemarked(.idleComparison, at: span) { return }
        guard let attribute = attribute(left), self.attribute(right) != nil,
            let constraint = constraint(on: attribute, operation, "(\(unit.source.text(in: unit.spans[Int(right)])))")
        else { return noteIdleComparison(ofValues: operation, left, right, span) }
        remark(
            .idleComparison, "the comparison stands alone: it relates nothing, and nobody asks for its value",
            at: span, help: "a constraint is said with make",
            replacement: constraint)
    }
}
