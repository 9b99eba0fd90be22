internal import Masonry

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
        switch (unit.codes[Int(code)], value) {
        case (_, .function(let function)):
            remark(
                .idleExpression, "the function is named, and not called", at: span,
                help: function.prototype.parameters.isEmpty ? nil : "it is called with parentheses: \(text)(…)",
                holding: [(span, value)])
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

    private static let useOfValue = "it is written with print(…), or kept with let x = …"

    /// Notes a variable that hides the one it is made of and that nothing reads.
    @inline(never)
    func noteHiding(_ name: Span) {
        if isRemarked(.idleExpression, at: name) { return }
        remark(
            .idleExpression,
            "this is another `\(unit.source.text(in: name))`, of this block alone, which nothing reads", at: name,
            help: "the one outside stays as it is; it is changed by an assignment, without `let` or `var`")
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
            remark(
                .idleExpression,
                "`\(word.rawValue)` is of `\(selection[0].name)`, the current view: nothing here is said of `\(name)`",
                at: span, help: nil, holding: [(given.name, .view(view))])
            return
        }
    }

    /// In a session, and where a project's code is read, a value may be there to be seen.
    private func noteIdleArithmetic(_ code: Code.Index, startsWithSign: Bool) {
        let span = unit.spans[Int(code)]
        guard unit.source.accent == .masonry, !unit.source.isInput, !isRemarked(.idleExpression, at: span) else {
            return
        }
        remark(
            .idleExpression, "the value is computed, and nobody asks for it", at: span,
            help: startsWithSign
                ? "a value goes on in the next line behind an operator at the end of its own, and not before one"
                : Self.useOfValue)
    }

    private func noteIdleComparison(_ operation: BinaryOperator, _ left: Code.Index, _ right: Code.Index) {
        let span = unit.spans[Int(left)].joined(with: unit.spans[Int(right)])
        if isRemarked(.idleComparison, at: span) { return }
        let relates = isAttribute(left) && isAttribute(right) && Problem.relation(of: operation.rawValue) != nil
        // In a session the value is shown.
        guard relates || unit.source.accent == .masonry && !unit.source.isInput else { return }
        remark(
            .idleComparison,
            relates
                ? "the comparison stands alone: it relates nothing, and nobody asks for its value"
                : "the comparison stands alone, and nobody asks for its value", at: span,
            help: relates ? "a constraint is said with make" : nil)
    }

    /// Whether an attribute is read of something.
    private func isAttribute(_ code: Code.Index) -> Bool {
        guard case .member(_, let name) = unit.codes[Int(code)], case .attribute? = vocabulary.spelling(name) else {
            return false
        }
        return true
    }
}
