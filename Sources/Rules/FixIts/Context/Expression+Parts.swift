/// A method call in any accent.
package struct MethodCall {
    package let receiver: Expression
    package let name: Name
    package let nameSpan: Span
    package let arguments: [Argument]
}

extension Expression {
    /// The call that the expression is, if it is one.
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

    /// Whether it is the same part of the tree as another expression. Parentheses around them don't matter.
    func isSame(as other: Expression) -> Bool { bare.span == other.bare.span }

    /// Whether the expression contains only names, members and positions: `a`, `views[0].left`.
    package var isPath: Bool {
        switch kind {
        case .name: true
        case .member(let base, _, _), .index(let base, _): base.isPath
        default: false
        }
    }

    /// Whether the expression is a number, a name or a member, without a sign.
    package var isPlain: Bool { if case .number = kind { true } else { isPath } }

    /// The expression in the Objective-C box that it is, or itself.
    package var unboxed: Expression { if case .box(let inner) = kind { inner } else { self } }

    /// The number that is written, or those of a tuple or of a call's arguments, in order.
    package var numbers: [Double] {
        if let number = writtenNumber { return [number] }
        switch kind {
        case .tuple(let parts), .call(_, let parts), .message(_, _, _, let parts): return parts.flatMap(\.value.numbers)
        case .parentheses(let inner), .box(let inner): return inner.numbers
        default: return []
        }
    }

    /// Whether the expression is an Objective-C box, such as `@10`.
    var isBox: Bool { if case .box = kind { true } else { false } }

    /// Whether an operator before the expression would apply to all of it.
    var isOperand: Bool {
        switch kind {
        case .binary, .unary, .conditional: false
        default: true
        }
    }

    /// The value of a number literal, or of arithmetic with number literals.
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

extension Expression {
    /// The elements of an array, or else the expression.
    package var elements: [Expression] {
        switch kind {
        case .array(let elements): elements
        case .box(let inner), .conversion(_, let inner): inner.elements
        default: [self]
        }
    }

    /// Whether it can be nothing but a number.
    package var isNumeric: Bool {
        switch kind {
        case .number, .unary(.negate, _): true
        case .binary(let operation, _, _): [.add, .subtract, .multiply, .divide, .remainder].contains(operation)
        case .parentheses(let inner), .conversion(_, let inner): inner.isNumeric
        default: false
        }
    }

    /// Whether it is a text, a truth, or an array of such values or numbers.
    package var isData: Bool {
        switch kind {
        case .text, .interpolation, .boolean: true
        case .array(let elements): !elements.isEmpty && elements.allSatisfy { $0.isNumeric || $0.isData }
        default: false
        }
    }

    /// Whether it contains a number that is not whole.
    package var hasFraction: Bool {
        SyntaxNode.expression(self).nodes.contains { node in
            if case .expression(let expression) = node, case .number(let number) = expression.kind {
                number != number.rounded()
            } else {
                false
            }
        }
    }

    /// Whether it counts rather than names what there is.
    package var isRange: Bool {
        if case .binary(let operation, _, _) = kind {
            [.halfOpenRange, .closedRange].contains(operation)
        } else {
            false
        }
    }

    /// The view of `view.snp`, or else the expression.
    package func withoutSnapKit(_ vocabulary: Vocabulary) -> Expression {
        guard let (base, name, _) = memberParts, vocabulary.text(name) == SnapKitWord.snp.rawValue else { return self }
        return base
    }
}
