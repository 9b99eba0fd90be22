internal import Masonry
internal import Diagnostics
package import Syntax
internal import Vocabulary

extension Compiler {
    mutating func code(_ expression: Expression) throws(Failure) -> Code.Index {
        if let chain = try chain(expression) { return chain }
        let span = expression.span
        switch expression.kind {
        case .number(let number):
            return add(.number(number), span)
        case .size(let width, let height):
            return constant(.tuple(Tuple(.size, width, height)), span)
        case .text(let text):
            if text.utf8.count > limits.text { throw failure(.limit(.text, limits.text), span) }
            return constant(.text(TextValue(text)), span)
        case .interpolation(let pieces):
            return add(.joined(try list(of: pieces)), span)
        case .boolean(let boolean):
            return add(.boolean(boolean), span)
        case .nothing, .missing:
            return add(.nothing, span)
        case .name(let name):
            if let storage = storage(name) { return add(.storage(try ownSelf(span), storage), span) }
            return add(code(for: name), span)
        case .implicitMember(let name):
            return add(.implicitMember(name), span)
        case .array(let elements):
            return add(.array(try list(of: elements)), span)
        case .tuple(let parts):
            return try tuple(parts, span)
        case .parentheses(let inner), .box(let inner):
            return try code(inner)
        case .unary(let operation, let operand):
            let operand = try code(operand)
            return add(operation == .negate ? .negate(operand) : .not(operand), span)
        case .binary(let operation, let left, let right):
            return add(try binary(operation, left, right, isTolerant: false), span)
        case .member(let base, let name, _):
            return add(.member(try code(base), name), span)
        case .call(let callee, let arguments):
            return try call(callee, arguments, span)
        case .index(let base, let position):
            return add(.index(try code(base), try code(position)), span)
        case .closure(let function):
            let prototype = try prototype(function, name: nil, isMakerBlock: false)
            return add(.closure(prototype), span)
        case .conditional(let condition, let then, let otherwise):
            let condition = try code(condition)
            var thenCode: Code.Index?
            if let then { thenCode = try code(then) }
            return add(.conditional(condition, then: thenCode, otherwise: try code(otherwise)), span)
        case .conversion(let conversion, let value):
            return add(.conversion(conversion, try code(value)), span)
        case .assignment(let target, let operation, let value, let givesOld):
            let action = add(try assignment(target, operation, value), span)
            return add(.assignment(action, target: try code(target), givesOld: givesOld), span)
        case .dictionary(let pairs):
            let keys = try list(of: pairs.map(\.key))
            return add(.dictionary(keys: keys, values: try list(of: pairs.map(\.value))), span)
        case .message(let base, let name, let nameSpan, let arguments):
            let receiver = try code(base)
            return add(.message(receiver, name, site: try messageSite(name, nameSpan, arguments)), span)
        case .superMessage(let name, let nameSpan, let arguments):
            guard let currentClass else { throw failure(.unknownName("super", .none), span) }
            let receiver = try ownSelf(span)
            let site = try messageSite(name, nameSpan, arguments)
            return add(.superMessage(receiver, aboveClass: currentClass.name.name, name, site: site), span)
        }
    }

    /// A message to an object, with its full name.
    private mutating func messageSite(
        _ name: Name, _ nameSpan: Span, _ arguments: [Argument]
    ) throws(Failure) -> Int32 {
        var selector = vocabulary.text(name)
        for (position, argument) in arguments.enumerated() {
            if let label = argument.label { selector += vocabulary.text(label) }
            if position == 0 || argument.label != nil { selector += ":" }
        }
        return try site(arguments, nameSpan: nameSpan, selector: vocabulary.names.intern(selector))
    }

    /// The storage with this name in the current class, if no inner scope declares the name.
    func storage(_ name: Name) -> Name? {
        guard let currentClass, scope.resolve(name) == nil else { return nil }
        return currentClass.storageNames[name]
    }

    /// `self` in a method.
    mutating func ownSelf(_ span: Span) throws(Failure) -> Code.Index {
        add(code(for: vocabulary.ownSelf), span)
    }

    private mutating func constant(_ value: Value, _ span: Span) -> Code.Index {
        constants.append(value)
        return add(.constant(Int32(constants.count - 1)), span)
    }

    private mutating func code(for name: Name) -> Code {
        let found = scope.resolve(name)
        if let variable = found?.variable { readVariables.insert(variable.span.lower) }
        return switch found?.place {
        case .local(let slot): .local(slot)
        case .captured(let index): .captured(index)
        case nil where isForeign: .global(name)
        case .global, nil: vocabulary.builtin(name).map { .builtin($0) } ?? .global(name)
        }
    }

    // MARK: Operators

    package mutating func binary(
        _ operation: BinaryOperator, _ left: Expression, _ right: Expression, isTolerant: Bool
    ) throws(Failure) -> Code {
        if Problem.relation(of: operation.rawValue) != nil, isUnrelatedChain(left) {
            throw failure(.chainCompared(operation.rawValue), left.span.joined(with: right.span))
        }
        let isLogical = operation == .and || operation == .or
        let left = isLogical && isTolerant ? try condition(left) : try code(left)
        let right = isLogical && isTolerant ? try condition(right) : try code(right)
        if right == left + 1, case .local(let slot) = codes[Int(left)], case .number(let number) = codes[Int(right)] {
            switch operation {
            case .add, .subtract, .multiply, .divide, .remainder:
                return .arithmeticWithNumber(operation, local: slot, number, left: left)
            case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
                if !isTolerant { return .comparisonWithNumber(operation, local: slot, number, left: left) }
            default: break
            }
        }
        switch operation {
        case .or: return .or(left, right)
        case .and: return .and(left, right)
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
            return .comparison(operation, left, right, isTolerant: isTolerant)
        case .halfOpenRange: return .range(left, right, isClosed: false)
        case .closedRange: return .range(left, right, isClosed: true)
        case .add, .subtract, .multiply, .divide, .remainder: return .arithmetic(operation, left, right)
        case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: return .bits(operation, left, right)
        }
    }

    /// The condition of an `expect`. Its comparisons allow for the rounding of solved numbers.
    package mutating func condition(_ expression: Expression) throws(Failure) -> Code.Index {
        switch expression.kind {
        case .parentheses(let inner):
            return try condition(inner)
        case .unary(.not, let operand):
            return add(.not(try condition(operand)), expression.span)
        case .binary(let operation, let left, let right):
            return add(try binary(operation, left, right, isTolerant: true), expression.span)
        default:
            return try code(expression)
        }
    }

    // MARK: Tuples

    private mutating func tuple(_ parts: [Argument], _ span: Span) throws(Failure) -> Code.Index {
        guard let shape = shape(of: parts) else {
            let labels = parts.map { $0.label.map { "\(vocabulary.text($0)):" } ?? "_" }
            throw failure(
                parts.contains { $0.label != nil } ? .tupleLabels(labels) : .tupleCount(parts.count), span)
        }
        return add(.tuple(shape, try list(of: parts.map(\.value))), span)
    }

    private func shape(of parts: [Argument]) -> TupleShape? {
        let labels = parts.compactMap(\.label).map(vocabulary.text)
        if labels.isEmpty { return parts.count == 2 ? .pair : parts.count == 4 ? .four : nil }
        return [TupleShape.point, .size, .insets, .rect].first {
            $0.parts.map(\.name) == labels && $0.count == parts.count
        }
    }

    // MARK: Calls

    private mutating func call(
        _ callee: Expression, _ arguments: [Argument], _ span: Span
    ) throws(Failure) -> Code.Index {
        guard case .member(let base, let name, let nameSpan) = callee.kind else {
            if case .name(let name) = callee.kind, scope.resolve(name) == nil,
                vocabulary.builtin(name) == .attachKeys
            {
                return try attachKeys(arguments, callee, span)
            }
            let function = try code(callee)
            let site = try site(arguments, nameSpan: callee.span)
            return add(call(function, site), span)
        }
        let member = vocabulary.spelling(name)
        var receiver: Int32?
        let code: Code.Index
        if member == .member(.append), isPath(base), !isChain(base) {
            let array = try target(base)
            if arguments.count == 1, arguments[0].label == nil {
                return add(.append(array, try self.code(arguments[0].value)), span)
            }
            receiver = array
            code = -1
        } else {
            code = try self.code(base)
        }
        let isMakerBlock =
            switch member {
            case .member(.makeConstraints), .member(.updateConstraints), .member(.remakeConstraints): true
            default: false
            }
        let site = try site(arguments, nameSpan: nameSpan, isMakerBlock: isMakerBlock, receiver: receiver)
        return add(.memberCall(code, name, site: site), span)
    }

    /// Whether the expression is a path from a variable to an element or member.
    private func isPath(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name: true
        case .index(let base, _), .member(let base, _, _): isPath(base)
        default: false
        }
    }

    private mutating func site(
        _ arguments: [Argument], nameSpan: Span, isMakerBlock: Bool = false, receiver: Int32? = nil,
        selector: Name? = nil
    ) throws(Failure) -> Int32 {
        var indices: [Int32] = []
        for argument in arguments {
            if isMakerBlock, case .closure(let function) = argument.value.kind {
                let prototype = try prototype(function, name: nil, isMakerBlock: true)
                indices.append(add(.closure(prototype), argument.value.span))
            } else {
                indices.append(try code(argument.value))
            }
        }
        let hasLabels = arguments.contains { $0.label != nil }
        callSites.append(
            CallSite(
                arguments: list(indices), labels: hasLabels ? arguments.map(\.label) : [], nameSpan: nameSpan,
                labelSpans: hasLabels ? arguments.map(\.labelSpan) : [], receiver: receiver, selector: selector))
        return Int32(callSites.count - 1)
    }

    /// `MASAttachKeys(a, b)`: each argument, followed by its text.
    private mutating func attachKeys(
        _ arguments: [Argument], _ callee: Expression, _ span: Span
    ) throws(Failure) -> Code.Index {
        var indices: [Int32] = []
        for argument in arguments {
            indices.append(try code(argument.value))
            let key = source.text(in: argument.value.span)
            indices.append(constant(.text(TextValue(key)), argument.value.span))
        }
        let function = add(.builtin(.attachKeys), callee.span)
        callSites.append(
            CallSite(
                arguments: list(indices), labels: [], nameSpan: callee.span, labelSpans: [], receiver: nil))
        return add(call(function, Int32(callSites.count - 1)), span)
    }

    private func call(_ function: Code.Index, _ site: Int32) -> Code {
        let (arguments, labels) = (callSites[Int(site)].arguments, callSites[Int(site)].labels)
        return .call(function, arguments, isLabeled: !labels.isEmpty, site: site)
    }
}
