internal import Masonry
internal import Syntax
internal import Evaluator
internal import Vocabulary
internal import Diagnostics

extension NameChecker {
    mutating func check(_ expression: Expression) {
        _ = receivers(of: expression)
    }

    /// Checks an expression, and says whose members its value can have; nobody's where that is not known.
    mutating func receivers(of expression: Expression) -> [Receiver] {
        switch expression.kind {
        case .number, .text, .boolean, .nothing, .invalid: return []
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
            // Labels that no tuple has are told where they stand, and not where they are read as well.
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
            // Other accents' alone, whose names come from libraries.
            return []
        }
    }

    private mutating func call(_ callee: Expression, _ arguments: [Argument], _ span: Span) -> [Receiver] {
        let result: [Receiver]
        var isMakerBlock = false
        let known = failures.count
        if case .member(let base, let name, let nameSpan) = callee.kind {
            result = member(name, .call, of: base, nameSpan)
            if failures.count > known, case .propertyCalled(let text) = failures[known].problem, arguments.isEmpty {
                failures[known] = Failure(
                    failures[known].problem, source, nameSpan, replacement: (Span(nameSpan.lower, span.upper), text))
            }
            if failures.count > known, case .propertyCalled(let text) = failures[known].problem,
                vocabulary.spelling(name)?.isConstrained ?? false, !arguments.isEmpty,
                arguments.allSatisfy({ $0.label == nil })
            {
                var given = source.text(in: Span(nameSpan.upper, span.upper))
                if arguments.count > 1 { given = "(\(given))" }
                failures[known] = Failure(
                    .attributeCalled(text), source, nameSpan,
                    replacement: (Span(nameSpan.lower, span.upper), "\(text).\(Member.equalTo.rawValue)\(given)"))
            }
            switch vocabulary.spelling(name) {
            case .member(.makeConstraints), .member(.updateConstraints), .member(.remakeConstraints):
                isMakerBlock = true
            default: break
            }
        } else if case .name(let name) = callee.kind, vocabulary.builtin(name)?.isChainWord ?? false,
            let instead = source.chain(insteadOfCalling: callee.span)
        {
            fail(.notCallable("a maker"), callee.span, replacement: instead)
            return []
        } else if case .name(let name) = callee.kind {
            result = kind(of: name, at: callee.span, .called).receivers
        } else {
            result = receivers(of: callee)
        }
        if case .member(_, let name, _) = callee.kind, vocabulary.spelling(name) == .member(.attributes) {
            checkAttributeNames(arguments)
            return result
        }
        if case .name(let name) = callee.kind, failures.count > known, let first = arguments.first,
            first.label == nil, !first.isTrailing, case .member(let member)? = vocabulary.spelling(name),
            member.receivers.contains(.views), member.isMethod(of: .views),
            let instead = source.call(
                of: vocabulary.text(name), behind: callee.span, on: first.value.span, in: span)
        {
            mend(known, with: instead)
        }
        if case .name(let name) = callee.kind, failures.count > known, arguments.last?.isTrailing == true,
            statement.lower == span.lower, case .unknownName(_, .called) = failures[known].problem,
            arguments.dropLast().allSatisfy({ $0.label == nil && $0.value.kind.isName })
        {
            // A declaration without the word that it starts with.
            assigned.insert(name)
            mend(known, with: (Span(callee.span.lower, callee.span.lower), "\(ReservedWord.func.rawValue) "))
            return result
        }
        // What is given to something of another language is of that too.
        let isForeign = failures[known...].contains(where: \.problem.isForeign)
        for argument in arguments where argument.isTrailing || !isForeign {
            if isMakerBlock, case .closure(let function) = argument.value.kind {
                let outer = constrainedView
                constrainedView = nil
                if case .member(let base, _, _) = callee.kind, case .name(let view) = base.kind {
                    constrainedView = vocabulary.text(view)
                }
                check(function, isMakerBlock: true)
                constrainedView = outer
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

    /// Checks what is assigned to.
    mutating func check(target: Expression) {
        guard case .member(let base, let name, let span) = target.kind else { return check(target) }
        _ = member(name, .assignment, of: base, span)
    }

    /// Checks names of attributes, which are often given without their dots.
    private mutating func checkAttributeNames(_ arguments: [Argument]) {
        for argument in arguments {
            let count = failures.count
            check(argument.value)
            guard failures.count > count else { continue }
            if case .unknownName(_, .attribute) = failures[count].problem,
                let instead = source.attributeNames(meantBy: arguments.map(\.value.span))
            {
                mend(count, with: instead)
            }
            return
        }
    }

    /// Checks a member and what it is of. Of what is wrong already nothing more is said.
    private mutating func member(_ name: Name, _ use: Use, of base: Expression, _ span: Span) -> [Receiver] {
        let known = failures.count
        let receivers = receivers(of: base)
        if failures.count > known { return [] }
        if receivers.isEmpty, case .member(_, let outer, _) = base.kind,
            [Member.frame, .bounds].contains(where: { vocabulary.spelling(outer) == .member($0) }),
            ForeignWord.find("frame.\(vocabulary.text(name))", .member) != nil
        {
            // What rectangles have elsewhere.
            failUnknown(name, of: [], span)
            return []
        }
        return member(name, use, of: receivers, span)
    }

    /// Checks a member, and says whose members its value, or what calling it gives, can have.
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
                let isRelation = if case .member(let member) = spelling { member.isRelation } else { false }
                let takesNumber = if case .member(let member) = spelling { member.takesNumberInChain } else { false }
                fail(
                    .memberNotCalled(text), span,
                    replacement: isRelation || takesNumber ? source.callInstead(ofMembersBehind: span) : nil)
            case .call:
                if spelling == .member(.constraints),
                    source.text(in: span.upper..<(span.upper + 3)).drop(while: { $0 == " " }).hasPrefix("{")
                {
                    return failAlone(.propertyCalled(text), span, with: Member.makeConstraints.rawValue)
                }
                let isSet = if case .member(let member) = spelling { member.isAssignable(of: receiver) } else { false }
                fail(
                    .propertyCalled(text), span,
                    replacement: isSet ? source.assignment(of: text, insteadOfCalling: span) : nil)
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

    private mutating func failAlone(_ problem: Problem, _ span: Span, with text: String) -> [Receiver] {
        fail(problem, span, replacement: (span, text))
        return []
    }

    private mutating func failUnknown(_ name: Name, of receivers: [Receiver], _ span: Span) {
        let text = vocabulary.text(name)
        guard let receiver = receivers.first else {
            if strangeLabels.contains(name) { return }
            let compound = ForeignWord.compound(endingIn: text, at: span, in: source)
            let foreign = (compound ?? ForeignWord.find(text, .member) ?? ForeignWord.function(text)).map {
                MemberHint.foreign($0)
            }
            let nearest = Receiver.allCases.lazy.compactMap { [vocabulary] in vocabulary.nearestMember(to: text, of: $0)
            }.first
            let hint = foreign ?? nearest.map { .nearest($0) } ?? .none
            // What rectangles have elsewhere says nothing of what this is.
            if compound == nil, ForeignWord.find("frame.\(text)", .member) != nil {
                return fail(.unknownMember(text, of: "this value", .few(["x", "y", "width", "height"])), span)
            }
            return fail(
                .unknownMember(text, of: "this value", hint), span,
                replacement: vocabulary.replacement(for: hint, at: span, in: source))
        }
        if receiver == .view || receiver == .root, namedKind(of: name) == .view, let place = source.member(at: span) {
            return fail(
                .unknownMember(text, of: receiver.phrase, .foreign(.ownName(text))), span, replacement: (place, text))
        }
        let hint = vocabulary.memberHint(
            for: name, of: receiver, isVariable: isVariable(name), at: span, in: source)
        var replacement = vocabulary.replacement(for: hint, at: span, in: source)
        let startsChain =
            vocabulary.builtin(name)?.isChainWord ?? false || vocabulary.spelling(name)?.belongsToChains ?? false
        if receiver == .view || receiver == .attribute, startsChain {
            let view = source.leadingName(in: statement)
            replacement = source.constraint(on: view, member: span, meantBy: statement) ?? replacement
        }
        if receiver == .constraint, ["aspectRatio", "ratio", "aspect"].contains(text) {
            replacement = (span, Member.multipliedBy.rawValue)
        }
        if receiver == .maker, ["aspectRatio", "ratio", "aspect"].contains(text),
            let view = source.viewOfBlock(around: span, from: topStatement(around: span).lower)?.view
        {
            replacement = source.ratio(of: view, saidBy: span)
        }
        if receiver == .maker, vocabulary.spelling(name)?.isMember(of: .constraint) ?? false {
            replacement =
                source.chain(movingToItsEnd: span, of: statement) ?? source.attribute(relatedBy: span) ?? replacement
        }
        if receiver == .views, vocabulary.spelling(name)?.isMember(of: .maker) ?? false {
            replacement = source.constraint(onArrayBefore: span, meantBy: statement) ?? replacement
        }
        fail(.unknownMember(text, of: receiver.phrase, hint), span, replacement: replacement)
    }

    private mutating func checkImplicit(_ name: Name, _ span: Span) {
        if case .attribute? = vocabulary.spelling(name) { return }
        let text = vocabulary.text(name)
        if Axis(rawValue: text) != nil { return }
        let place = vocabulary.span(of: name, endOf: span)
        let (problem, replacement) = Problem.unknownImplicit(text, at: span, name: place, in: source)
        fail(problem, replacement.map { $0.span } ?? place, replacement: replacement)
    }
}

extension Spelling {
    /// Whether it is an attribute, or several of them.
    fileprivate var isConstrained: Bool {
        switch self {
        case .attribute, .member(.edges), .member(.size), .member(.center): true
        default: false
        }
    }

    fileprivate var isAttribute: Bool {
        if case .attribute = self { return true }
        return false
    }

    /// Whether a member of the receiver is for this.
    fileprivate func allows(_ use: NameChecker.Use, of receiver: Receiver) -> Bool {
        guard case .member(let member) = self else { return use == .read }
        return switch use {
        case .read: !member.isMethod(of: receiver)
        case .call: member.isMethod(of: receiver)
        case .assignment: member.isAssignable(of: receiver)
        }
    }

    /// Whether only makers and constraints have it.
    fileprivate var belongsToChains: Bool {
        isMember(of: .maker) && !isMember(of: .view) || isMember(of: .constraint) && !isMember(of: .view)
    }

    /// Whether what the member of a maker or a constraint gives is a constraint.
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
