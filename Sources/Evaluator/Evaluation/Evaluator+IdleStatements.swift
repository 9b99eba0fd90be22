internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Syntax

// Statements that only compute, compare or name something.
extension Evaluator {
    /// Notes a statement that only computes: a comparison of two attributes, where a constraint was wanted, and arithmetic.
    @inline(__always)
    func noteIdle(_ code: Code.Index, _ value: Value) {
        switch unit.codes[Int(code)] {
        case .comparison(let operation, let left, let right, _): noteIdleComparison(operation, left, right)
        case .arithmetic, .arithmeticWithNumber, .negate:
            if notesIdleValues { note(.unusedValue(.calculated), at: unit.spans[Int(code)]) }
        case .number, .constant, .boolean, .joined, .local, .captured, .global, .builtin, .member:
            noteIdleValue(value, code)
        default: break
        }
    }

    /// Notes a statement that is only a name, a literal, or a member that is read.
    @inline(never)
    private func noteIdleValue(_ value: Value, _ code: Code.Index) {
        guard notesIdleValues else { return }
        let kind: LintNote.UnusedValue
        switch (unit.codes[Int(code)], value) {
        case (.member, .constraint), (.member, .nothing): return
        case (_, .maker): kind = .maker
        case (_, .function(let function)): kind = .function(hasParameters: !function.prototype.parameters.isEmpty)
        case (.member, _): kind = .member
        case (_, .view(let view)) where !view.isRoot: kind = .view
        default: kind = .plain
        }
        note(.unusedValue(kind), at: unit.spans[Int(code)])
    }

    /// In a session, and where a project's code is read, a value may be there to be seen.
    private var notesIdleValues: Bool { !unit.dialect.hasLibraries && !unit.source.isInput }

    /// Notes a variable that hides the one it is made of and that nothing reads.
    @inline(never)
    func noteHiding(_ name: Span) { note(.unusedValue(.hidingVariable), at: name) }

    /// Notes a chain of the current view in a loop or a function that is given another view and never names it.
    @inline(never)
    func noteUnreadView(_ chain: Chain, _ word: Builtin, _ span: Span) {
        guard !unit.dialect.hasLibraries, selection.count == 1, !isNoted(.value, at: span) else { return }
        for given in chain.unread {
            guard case .view(let view) = stack[given.slot], view !== selection[0] else { continue }
            return note(.unusedValue(.chain(word, current: selection[0].name, given: given.name)), at: span)
        }
    }

    /// Notes a comparison; of values not in a session, which shows them, nor in a project's code.
    private func noteIdleComparison(_ operation: BinaryOperator, _ left: Code.Index, _ right: Code.Index) {
        let isOfAttributes =
            isAttribute(left) && isAttribute(right) && Problem.relation(of: operation.rawValue) != nil
        guard isOfAttributes || notesIdleValues else { return }
        note(
            .unusedComparison(ofAttributes: isOfAttributes),
            at: unit.spans[Int(left)].joined(with: unit.spans[Int(right)]))
    }

    /// Whether an attribute is read of something.
    private func isAttribute(_ code: Code.Index) -> Bool {
        guard case .member(_, let name) = unit.codes[Int(code)], case .attribute? = vocabulary.spelling(name) else {
            return false
        }
        return true
    }
}
