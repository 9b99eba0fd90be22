internal import Syntax

extension Formatter {
    mutating func expression(_ expression: Expression) -> Document {
        switch expression.kind {
        case .number, .size, .text, .boolean, .nothing, .name, .missing:
            return take()
        case .interpolation:
            // A string is a single line: there is nothing to break inside.
            return verbatim(expression.span)
        case .implicitMember:
            return .sequence([take(), take()])
        case .array(let elements):
            return bracketed(elements, hasTrailingComma: true) { $0.expression($1) }
        case .tuple(let parts):
            return bracketed(parts) { $0.argument($1) }
        case .parentheses(let inner):
            return bracketed([inner]) { $0.expression($1) }
        case .box(let inner), .unary(_, let inner):
            let operation = current.kind
            let taken = take()
            // Two operators without a space would be another operator.
            let space = operation == .minus && current.kind == .minus ? Document.space : .nothing
            return .sequence([taken, space, self.expression(inner)])
        case .binary(let operation, let left, let right):
            return binary(operation, left, right)
        case .member, .call, .index:
            return chain(expression)
        case .closure(let function):
            return .group(closure(function), .block)
        case .conditional, .conversion, .assignment, .message, .superMessage, .dictionary:
            // Only in other accents, which are not formatted.
            return verbatim(expression.span)
        }
    }

    // MARK: Operators

    private mutating func binary(_ operation: BinaryOperator, _ left: Expression, _ right: Expression) -> Document {
        if operation.isRange { return range(left, right) }
        return .group(.indented(operands(operation, left, right)), .filled)
    }

    /// The operands of nested operators, in one list.
    private mutating func operands(
        _ operation: BinaryOperator, _ left: Expression, _ right: Expression
    ) -> Document {
        let left = operand(left)
        let wasBroken = gap.hasNewline
        return .sequence([
            left, .space, take(), line(flat: " ", keepsBlankLine: false, wasBroken: wasBroken), operand(right),
        ])
    }

    private mutating func operand(_ expression: Expression) -> Document {
        guard case .binary(let operation, let left, let right) = expression.kind, !operation.isRange else {
            return self.expression(expression)
        }
        return operands(operation, left, right)
    }

    /// `0..<n`, or `0 ..< n - 1` if it contains spaces.
    private mutating func range(_ left: Expression, _ right: Expression) -> Document {
        let space = left.isBinary || right.isBinary ? Document.space : .nothing
        return .sequence([expression(left), space, take(), space, expression(right)])
    }

    // MARK: Brackets

    /// Elements separated by commas in brackets. The opening bracket is the current token.
    ///
    /// - Parameter hasTrailingComma: whether the last element gets a comma if a line break follows.
    mutating func bracketed<Element>(
        _ elements: [Element], hasTrailingComma: Bool = false, _ element: (inout Formatter, Element) -> Document
    ) -> Document {
        let opening = take()
        var inner: [Document] = []
        var wasBroken = false
        for (position, next) in elements.enumerated() {
            let isFirst = position == 0
            inner.append(line(flat: isFirst ? "" : " ", isEdge: isFirst, wasBroken: wasBroken))
            inner.append(element(&self, next))
            wasBroken = current.kind == .comma && gap.hasNewline
            if position < elements.count - 1 { inner.append(take()) }
        }
        if hasTrailingComma, !elements.isEmpty { inner.append(.whenBroken(",")) }
        drop(.comma)
        let (comments, last) = lineBeforeClosing(flat: "", isEmpty: elements.isEmpty)
        inner.append(comments)
        return .group(.sequence([opening, .indented(.sequence(inner)), last, take()]), .filled)
    }

    private mutating func argument(_ argument: Argument) -> Document {
        guard argument.label != nil else { return expression(argument.value) }
        return .sequence([take(), take(), .space, expression(argument.value)])
    }

    // MARK: Closures

    private mutating func closure(_ function: FunctionSyntax) -> Document {
        let staysOnLine = staysOnLine(function.body)
        if function.parameters.isEmpty { return block(function.body, staysOnLine: staysOnLine) }
        return block(function.body, staysOnLine: staysOnLine) { formatter in
            var parts: [Document] = []
            for position in function.parameters.indices {
                parts += [position == 0 ? .space : formatter.take(), position == 0 ? .nothing : .space]
                parts.append(formatter.take())
            }
            return .sequence(parts + [.space, formatter.take()])
        }
    }

    // MARK: Chains

    /// Members, calls and subscripts in sequence. If the chain is broken, each called member starts a line.
    private mutating func chain(_ expression: Expression) -> Document {
        let chain = BreakableChain(expression)
        var parts = [self.expression(chain.base)]
        var (wasBroken, hasLines) = (false, false)
        for (position, link) in chain.links.enumerated() {
            switch link {
            case .member:
                let gap = gap
                if gap.hasNewline { wasBroken = true }
                if chain.breaks.contains(position) || gap.hasNewline && !gap.comments.isEmpty {
                    parts.append(line(flat: "", keepsBlankLine: false))
                    hasLines = true
                }
                parts += [take(), take()]
            case .index(let index):
                parts.append(bracketed([index]) { $0.expression($1) })
            case .call(let arguments):
                parts.append(call(arguments, isLast: position == chain.links.count - 1))
            }
        }
        if !hasLines { return .sequence(parts) }
        let style = chain.breaks.count > 1 ? Document.Style.everywhere : .asWritten
        return .group(.indented(.sequence(parts)), style, isBroken: wasBroken)
    }

    private mutating func call(_ arguments: [Argument], isLast: Bool) -> Document {
        var parts: [Document] = []
        if current.kind == .leftParen {
            parts.append(bracketed(arguments.filter { !$0.isTrailing }) { $0.argument($1) })
        }
        if let trailing = arguments.last, trailing.isTrailing, case .closure(let function) = trailing.value.kind {
            parts += [.space, .group(closure(function), isLast ? .lastBlock : .block)]
        }
        return .sequence(parts)
    }
}

extension Expression {
    fileprivate var isBinary: Bool {
        if case .binary = kind { true } else { false }
    }
}

extension BinaryOperator {
    fileprivate var isRange: Bool { self == .halfOpenRange || self == .closedRange }
}
