internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Syntax

// Statements that only compute, compare or name something.
extension Evaluator {
    /// Records a statement that only computes: a comparison of two attributes, where a constraint was probably
    /// intended, or arithmetic.
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

    /// Records a statement that is only a name, a literal, or a member access.
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

    /// A session, or code of a project, may contain values to be displayed.
    private var notesIdleValues: Bool { !unit.dialect.hasLibraries && !unit.source.isInput }

    /// Records a variable that hides the one in its initial value and is never read.
    @inline(never)
    func noteHiding(_ name: Span) { note(.unusedValue(.hidingVariable), at: name) }

    /// Records a chain on the current view in a loop or function whose input is another view that is never used.
    @inline(never)
    func noteUnreadView(_ chain: Chain, _ word: Builtin, _ span: Span) {
        guard !unit.dialect.hasLibraries, selection.count == 1, !notes.isNoted(.value, unit.source, span) else {
            return
        }
        for given in chain.unread {
            guard case .view(let view) = stack[given.slot], view !== selection[0] else { continue }
            return note(.unusedValue(.chain(word, current: selection[0].name, given: given.name)), at: span)
        }
    }

    /// Records a comparison; comparisons of values are fine in a session, which shows them, and in a project's code.
    private func noteIdleComparison(_ operation: BinaryOperator, _ left: Code.Index, _ right: Code.Index) {
        let comparesAttributes =
            isAttribute(left) && isAttribute(right) && Problem.relation(of: operation.rawValue) != nil
        guard comparesAttributes || notesIdleValues else { return }
        note(
            .unusedComparison(ofAttributes: comparesAttributes),
            at: unit.spans[Int(left)].joined(with: unit.spans[Int(right)]))
    }

    /// Whether the code reads an attribute.
    private func isAttribute(_ code: Code.Index) -> Bool {
        guard case .member(_, let name) = unit.codes[Int(code)], case .attribute? = vocabulary.spelling(name) else {
            return false
        }
        return true
    }
}
