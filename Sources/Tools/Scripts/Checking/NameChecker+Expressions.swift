internal import FixIts
internal import Masonry
internal import Syntax
internal import Evaluator
internal import Vocabulary
internal import Diagnostics

extension NameChecker {
    mutating func check(_ expression: Expression) {
        _ = receivers(of: expression)
    }

    /// Checks an expression and returns the receivers whose members its value can have; empty if unknown.
    mutating func receivers(of expression: Expression) -> [Receiver] {
        switch expression.kind {
        case .number, .text, .boolean, .nothing, .missing: return []
        case .size: return [.tuple]
        case .interpolation(let parts):
            for part in parts { check(part) }
            return []
        case .array(let parts):
            let areViews = parts.map { receivers(of: $0) == [.view] }
            return areViews.isEmpty || areViews.contains(false) ? [.array, .views] : [.views]
        case .name(let name):
            return kind(of: name, at: expression.span).receivers
        case .implicitMember(let name):
            checkImplicit(name, expression.span)
            return []
        case .tuple(let parts):
            for part in parts { check(part.value) }
            // Labels that no tuple has are reported at their declaration, not again at their uses.
            strangeLabels.formUnion(parts.compactMap(\.label).filter { vocabulary.spelling($0) == nil })
            return [.tuple]
        case .parentheses(let inner), .box(let inner):
            return receivers(of: inner)
        case .unary(_, let operand):
            check(operand)
            return []
        case .binary(_, let left, let right):
            check(left)
            check(right)
            return []
        case .member(let base, let name, let span):
            return member(name, .read, of: base, span)
        case .call(let callee, let arguments):
            return call(callee, arguments, expression.span)
        case .index(let base, let position):
            check(base)
            check(position)
            return []
        case .closure(let function):
            check(function)
            return []
        case .conditional, .conversion, .assignment, .message, .superMessage, .dictionary:
            // Only in other accents, whose names come from libraries.
            return []
        }
    }

    private mutating func call(_ callee: Expression, _ arguments: [Argument], _ span: Span) -> [Receiver] {
        let result: [Receiver]
        var isMakerBlock = false
        let known = failures.count
        if case .member(let base, let name, let nameSpan) = callee.kind {
            result = member(name, .call, of: base, nameSpan)
            switch vocabulary.spelling(name) {
            case .member(.makeConstraints), .member(.updateConstraints), .member(.remakeConstraints):
                isMakerBlock = true
            default: break
            }
        } else if case .name(let name) = callee.kind {
            result = kind(of: name, at: callee.span, .called).receivers
            if result == [.maker] {
                fail(.notCallable(Receiver.maker.phrase), callee.span)
                return []
            }
        } else {
            result = receivers(of: callee)
        }
        if case .member(_, let name, _) = callee.kind, vocabulary.spelling(name) == .member(.attributes) {
            let count = failures.count
            for argument in arguments where failures.count == count { check(argument.value) }
            return result
        }
        if case .name(let name) = callee.kind, failures.count > known, arguments.last?.isTrailing == true,
            statement == span, arguments.dropLast().allSatisfy({ $0.label == nil && $0.value.kind.isName })
        {
            // A declaration without its keyword.
            assigned.insert(name)
            return result
        }
        // The arguments of a foreign construct are foreign, too.
        let isForeign = failures[known...].contains(where: \.problem.isForeign)
        for argument in arguments where argument.isTrailing || !isForeign {
            if isMakerBlock, case .closure(let function) = argument.value.kind {
                check(function, isMakerBlock: true)
            } else {
                check(argument.value)
            }
        }
        return result
    }

    // MARK: Members

    fileprivate enum Use {
        case read, call, assignment
    }

    /// Checks the target of an assignment.
    mutating func check(target: Expression) {
        guard case .member(let base, let name, let span) = target.kind else { return check(target) }
        _ = member(name, .assignment, of: base, span)
    }

    /// Checks a member and its base. Reports nothing more about a base that is already wrong.
    private mutating func member(_ name: Name, _ use: Use, of base: Expression, _ span: Span) -> [Receiver] {
        let known = failures.count
        let receivers = receivers(of: base)
        if failures.count > known { return [] }
        if receivers.isEmpty, case .member(_, let outer, _) = base.kind,
            [Member.frame, .bounds].contains(where: { vocabulary.spelling(outer) == .member($0) }),
            case let text = vocabulary.text(name), !TupleShape.rect.partNames.contains(text),
            ForeignWord.find("frame.\(text)", .member) != nil
        {
            // A member that rectangles have in other languages.
            failUnknown(name, of: [], span)
            return []
        }
        return member(name, use, of: receivers, span)
    }

    /// Checks a member and returns the receivers whose members its value, or the result of calling it, can have.
    private mutating func member(_ name: Name, _ use: Use, of receivers: [Receiver], _ span: Span) -> [Receiver] {
        let candidates = receivers.isEmpty ? Receiver.allCases : receivers
        guard let spelling = vocabulary.spelling(name), candidates.contains(where: spelling.isMember) else {
            failUnknown(name, of: receivers, span)
            return []
        }
        if let receiver = receivers.first, !receivers.contains(where: { spelling.allows(use, of: $0) }) {
            let text = vocabulary.text(name)
            switch use {
            case .assignment where spelling.isAttribute && receiver == .root:
                fail(.memberOnlyRead(text, of: receiver.phrase), span)
            case .assignment where spelling.isAttribute: fail(.attributeAssigned(text), span)
            case .read:
                fail(.memberNotCalled(text), span)
            case .call: fail(.propertyCalled(text), span)
            case .assignment: fail(.memberOnlyRead(text, of: receiver.phrase), span)
            }
        }
        switch receivers.first {
        case .maker, .constraint: return spelling.continuesChain ? [.constraint] : []
        case .view, .root:
            if case .attribute = spelling { return [.attribute] }
            return []
        default: return []
        }
    }

    private mutating func failUnknown(_ name: Name, of receivers: [Receiver], _ span: Span) {
        if receivers.isEmpty, strangeLabels.contains(name) { return }
        fail(.unknownMember(vocabulary.text(name), of: receivers.first?.phrase ?? "this value", .none), span)
    }

    private mutating func checkImplicit(_ name: Name, _ span: Span) {
        if case .attribute? = vocabulary.spelling(name) { return }
        let text = vocabulary.text(name)
        if Axis(rawValue: text) != nil { return }
        fail(.unknownMember(text, of: Problem.attributes, .none), vocabulary.span(of: name, endOf: span))
    }
}

extension Spelling {
    fileprivate var isAttribute: Bool {
        if case .attribute = self { return true }
        return false
    }

    /// Whether the receiver's member allows this use.
    fileprivate func allows(_ use: NameChecker.Use, of receiver: Receiver) -> Bool {
        guard case .member(let member) = self else { return use == .read }
        return switch use {
        case .read: !member.isMethod(of: receiver)
        case .call: member.isMethod(of: receiver)
        case .assignment: member.isAssignable(of: receiver)
        }
    }

    /// Whether the member of a maker or constraint returns a constraint.
    fileprivate var continuesChain: Bool {
        switch self {
        case .attribute: true
        case .member(let member):
            switch member {
            case .edges, .size, .center, .attributes, .group, .equalTo, .greaterThanOrEqualTo, .lessThanOrEqualTo,
                .offset, .inset, .insets, .sizeOffset, .centerOffset, .valueOffset, .multipliedBy, .dividedBy,
                .priority, .priorityLow, .priorityMedium, .priorityHigh, .with, .and, .key:
                true
            default: false
            }
        case .guide, .guideAttribute: false
        }
    }
}
