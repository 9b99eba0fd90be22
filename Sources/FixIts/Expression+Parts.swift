internal import Masonry
internal import Syntax
internal import Diagnostics
internal import Evaluator
internal import Vocabulary

/// A call of a method, however an accent writes it.
package struct MethodCall {
    let receiver: Expression
    let name: Name
    let nameSpan: Span
    let arguments: [Argument]
}

extension Expression {
    /// The method and what it is given, where the expression calls one.
    package var call: MethodCall? {
        switch kind {
        case .call(let callee, let arguments):
            guard case .member(let receiver, let name, let span) = callee.kind else { return nil }
            return MethodCall(receiver: receiver, name: name, nameSpan: span, arguments: arguments)
        case .message(let receiver, let name, let span, let arguments):
            return MethodCall(receiver: receiver, name: name, nameSpan: span, arguments: arguments)
        default: return nil
        }
    }

    /// The expression without the parentheses around it.
    var bare: Expression {
        if case .parentheses(let inner) = kind { return inner.bare }
        return self
    }

    /// Whether it is made of names, members and positions alone: `a`, `views[0].left`.
    var isPath: Bool {
        switch kind {
        case .name: true
        case .member(let base, _, _), .index(let base, _): base.isPath
        default: false
        }
    }

    /// Whether a sign before it would not bind to a part of it alone.
    var isOperand: Bool {
        switch kind {
        case .binary, .unary, .conditional: false
        default: true
        }
    }

    /// The number that it is as it is written, with the arithmetic on such numbers carried out.
    package var writtenNumber: Double? {
        switch kind {
        case .number(let number): return number
        case .parentheses(let inner), .box(let inner): return inner.writtenNumber
        case .unary(.negate, let operand): return operand.writtenNumber.map { -$0 }
        case .binary(let operation, let left, let right):
            guard let one = left.writtenNumber, let other = right.writtenNumber else { return nil }
            return Evaluator.quickResult(operation, one, other)
        default: return nil
        }
    }
}
