internal import Masonry

extension Evaluator {
    // MARK: Functions of scripts

    /// Calls a value with the arguments of a call site.
    func call(_ callee: Value, site index: Int32, at code: Code.Index) throws(Failure) -> Value {
        let site = unit.callSites[Int(index)]
        switch callee {
        case .function(let function):
            if !site.labels.isEmpty { try checkLabels(site, function) }
            for position in site.arguments.range {
                let argument = try evaluate(unit.lists[position])
                if !stack.hasRoom(for: 1) { throw failure(.limit(.calls, limits.calls), at: code) }
                stack.push(argument)
            }
            return try call(function, pushed: Int(site.arguments.count), at: unit.spans[Int(code)])
        case .builtin(let builtin) where builtin.isFunction:
            let arguments = Arguments(
                evaluator: self, name: builtin.rawValue, values: try values(site.arguments), site: site,
                span: unit.spans[Int(code)])
            return try call(builtin, arguments)
        case .foreign(let foreign):
            let arguments = Arguments(
                evaluator: self, name: foreign.name, values: try values(site.arguments), site: site,
                span: unit.spans[Int(code)])
            return try callLibrary(foreign.name, arguments)
        case .nothing where unit.source.accent != .masonry:
            return .nothing
        default:
            throw failure(.notCallable(callee.phrase), site.nameSpan)
        }
    }

    private func checkLabels(_ site: CallSite, _ function: FunctionValue) throws(Failure) {
        let parameters = function.prototype.parameters
        for (index, label) in site.labels.enumerated() {
            guard let label, index < parameters.count, label != parameters[index] else { continue }
            throw failure(
                .unknownLabel(
                    vocabulary.text(label), of: function.prototype.displayName,
                    expected: [vocabulary.text(parameters[index])]), site.labelSpans[index])
        }
    }

    /// Calls a function whose arguments are the values pushed last, and pops them.
    func call(_ function: FunctionValue, pushed count: Int, at span: Span) throws(Failure) -> Value {
        let prototype = function.prototype
        // A block given to a maker may leave the maker out.
        let takesMaker = prototype.makerSlots != nil && count == 1 && prototype.parameters.isEmpty
        guard count == prototype.parameters.count || takesMaker else {
            stack.pop(count)
            let number = prototype.parameters.count
            let parameters = prototype.parameters.map(vocabulary.text).joined(separator: ", ")
            let place = Failure.Related(
                source: function.unit.source, span: prototype.span, message: "it is declared here")
            throw Failure(
                .argumentCount(
                    of: prototype.displayName, expected: Arguments.phrase(number...number), found: count,
                    sample: prototype.name.map { "\($0)(\(parameters))" }), unit.source, span, related: place)
        }
        guard callDepth < limits.calls, stack.hasRoom(for: prototype.slotCount) else {
            stack.pop(count)
            throw failure(.limit(.calls, limits.calls), span)
        }
        callDepth += 1
        let outer = stack.enter(pushed: count, slotCount: max(count, prototype.slotCount))
        let (outerUnit, outerCaptures, pending) = (unit, captures, pendingCount)
        unit = function.unit
        captures = function.captures
        defer {
            callDepth -= 1
            stack.leave(to: outer)
            unit = outerUnit
            captures = outerCaptures
        }
        do {
            try step(prototype.steps, at: span)
            if let slots = prototype.makerSlots, count == 1, case .maker(let maker) = stack[0] {
                stack[slots.make] = stack[0]
                stack[slots.superview] = .view(maker.view.superview)
            }
            if let expression = prototype.expression {
                let value = try evaluate(expression)
                try installPending(from: pending)
                return value
            }
            guard try run(prototype.body) == .return else { return .nothing }
            let value = returned
            returned = .nothing
            if case .view(let view) = value { justReturned = view }
            return value
        } catch {
            // Who sees a closure sees what calls it.
            if prototype.name == nil, error.isShown(within: span, of: outerUnit.source) { throw error }
            throw error.called(
                from: Failure.Related(
                    source: outerUnit.source, span: span,
                    message: prototype.name.map { "`\($0)` was called here" } ?? "called here"))
        }
    }

    /// Calls what a method was given to call with an element.
    func call(_ callee: Value, element: Value, at span: Span) throws(Failure) -> Value {
        guard case .function(let function) = callee, stack.hasRoom(for: 1) else {
            return try call(callee, [element], at: span)
        }
        stack.push(element)
        return try call(function, pushed: 1, at: span)
    }

    /// Calls what a method was given to call.
    func call(_ callee: Value, _ arguments: [Value], at span: Span) throws(Failure) -> Value {
        switch callee {
        case .function(let function):
            guard stack.hasRoom(for: arguments.count) else { throw failure(.limit(.calls, limits.calls), span) }
            for argument in arguments { stack.push(argument) }
            return try call(function, pushed: arguments.count, at: span)
        case .builtin(let builtin) where builtin.isFunction:
            let site = CallSite(arguments: .empty, labels: [], nameSpan: span, labelSpans: [], receiver: nil)
            return try call(
                builtin, Arguments(evaluator: self, name: builtin.rawValue, values: arguments, site: site, span: span))
        default:
            throw failure(
                .wrongKind(of: "what is to be called", expected: "a closure", found: callee.phrase, help: "{ x in … }"),
                span)
        }
    }

    // MARK: Methods

    func callMember(_ name: Name, base: Code.Index, site index: Int32, at code: Code.Index) throws(Failure) -> Value {
        let site = unit.callSites[Int(index)]
        let span = unit.spans[Int(code)]
        if let receiver = site.receiver {
            if site.arguments.count == 1, site.labels.isEmpty {
                try change(receiver, .append(try evaluate(unit.lists[Int(site.arguments.start)])))
                return .nothing
            }
            let arguments = Arguments(
                evaluator: self, name: Member.append.rawValue, values: try values(site.arguments), site: site,
                span: span)
            try arguments.check(1)
            try change(receiver, .append(arguments.values[0]))
            return .nothing
        }
        let receiver = try evaluate(base)
        let arguments = Arguments(
            evaluator: self, name: vocabulary.text(name), values: try values(site.arguments, of: name), site: site,
            span: span)
        let spelling = vocabulary.spelling(name)
        guard let kind = receiver.memberKind, let spelling, spelling.isMember(of: kind) else {
            let failure = unknownMember(name, of: receiver, site.nameSpan)
            guard case .attribute(let value) = receiver, case .member(let member)? = spelling, member.isRelation,
                let instead = constraintInstead(of: value.attribute.view, member: site.nameSpan)
            else { throw failure }
            throw failure.replacing(instead.span, with: instead.text)
        }
        guard case .member(let member) = spelling, member.isMethod(of: kind) else {
            // What a member is may be callable: a function can't be a member, so it is not.
            throw calledProperty(name, spelling, site, span)
        }
        let isTraced = enterLink(of: receiver, base, site.nameSpan, span)
        defer { if isTraced { leaveLink() } }
        return try callMember(member, of: receiver, arguments)
    }

    /// The arguments' values; attributes are meant where `attributes` is given names that are no variables.
    private func values(_ list: CodeList, of method: Name) throws(Failure) -> [Value] {
        do throws(Failure) {
            return try values(list)
        } catch {
            guard vocabulary.spelling(method) == .member(.attributes), case .unknownName(_, .attribute) = error.problem
            else { throw error }
            let spans = list.range.map { unit.spans[Int(unit.lists[$0])] }
            throw unit.source.attributeNames(meantBy: spans).map { error.replacing($0.span, with: $0.text) } ?? error
        }
    }

    /// Calls a method that the receiver has.
    func callMember(_ member: Member, of receiver: Value, _ arguments: Arguments) throws(Failure) -> Value {
        switch receiver {
        case .constraint(let value): try call(member, of: value.constraint, receiver, arguments)
        case .view(let view): try call(member, of: view, arguments)
        case .equation(let equation): try call(member, of: equation, arguments)
        case .maker(let maker): try call(member, of: maker, arguments)
        case .array(let array): try call(member, of: array, arguments)
        case .range(let range): try call(member, of: range, arguments)
        default: throw unknownMember(vocabulary.names.intern(arguments.name), of: receiver, arguments.site.nameSpan)
        }
    }

    /// What is called though it is read.
    private func calledProperty(_ name: Name, _ spelling: Spelling, _ site: CallSite, _ span: Span) -> Failure {
        let text = vocabulary.text(name)
        let call = Span(site.nameSpan.lower, span.upper)
        if site.arguments.count == 0 {
            return failure(.propertyCalled(text), site.nameSpan).replacing(call, with: text)
        }
        guard case .attribute = spelling, site.labels.isEmpty else {
            return failure(.propertyCalled(text), site.nameSpan)
        }
        let given = unit.source.text(in: Span(site.nameSpan.upper, span.upper))
        return failure(.attributeCalled(text), site.nameSpan)
            .replacing(call, with: "\(text).\(Member.equalTo.rawValue)\(given)")
    }

    // MARK: Members

    func member(_ name: Name, of receiver: Value, at span: Span) throws(Failure) -> Value {
        guard let kind = receiver.memberKind, let spelling = vocabulary.spelling(name), spelling.isMember(of: kind)
        else {
            let failure = unknownMember(name, of: receiver, span)
            guard case .view(let view) = receiver,
                name == vocabulary.make || vocabulary.spelling(name)?.isMember(of: .maker) ?? false,
                let instead = constraintInstead(of: view, member: span)
            else { throw failure }
            throw failure.replacing(instead.span, with: instead.text)
        }
        if case .member(let member) = spelling, member.isMethod(of: kind) {
            let failure = failure(.memberNotCalled(vocabulary.text(name)), span)
            guard member.isRelation, let called = unit.source.callInstead(ofMembersBehind: span) else { throw failure }
            throw failure.replacing(called.span, with: called.text)
        }
        return try member(spelling, of: receiver, name, at: span)
    }

    /// What a property of the receiver is.
    func member(_ spelling: Spelling, of receiver: Value, _ name: Name, at span: Span) throws(Failure) -> Value {
        switch receiver {
        case .view(let view):
            return try value(of: spelling, of: view, span)
        case .maker(let maker):
            return try value(of: spelling, of: maker, span)
        case .constraint(let value):
            return try self.value(of: spelling, of: value.constraint, receiver, span)
        case .attribute(let value):
            try checkUsable(value.attribute.view, span)
            try stepBeforeLayout(at: span)
            let number = value.attribute.value
            try checkInterruption(at: span)
            return .number(number)
        case .guide(let value):
            try checkUsable(value.guide.view, span)
            guard case .attribute(let attribute) = spelling else { break }
            return .attribute(AttributeValue(value.guide.attribute(attribute)))
        case .tuple(let value):
            return .number(value.tuple.numbers[try part(name, of: value.tuple, span)])
        case .text(let value):
            try step(reading: value.text.utf8.count, at: span)
            return .number(Double(value.text.count))
        case .array(let array):
            return try self.value(of: spelling, of: array)
        case .range(let range):
            return value(of: spelling, of: range)
        case .equation(let equation):
            switch spelling {
            case .member(.isActive): return .boolean(equation.isActive)
            case .member(.constant): return .number(equation.constant)
            default: return try text(equation.description, at: span)
            }
        default: break
        }
        throw unknownMember(name, of: receiver, span)
    }

    func setMember(_ name: Name, of receiver: Value, to value: Value, _ span: Span) throws(Failure) {
        guard let kind = receiver.receiver, let spelling = vocabulary.spelling(name), spelling.isMember(of: kind) else {
            throw unknownMember(name, of: receiver, span)
        }
        if case .attribute = spelling, kind == .view || kind == .root || kind == .guide {
            throw failure(.attributeAssigned(vocabulary.text(name)), span)
        }
        guard case .member(let member) = spelling, member.isAssignable(of: kind) else {
            throw failure(.memberOnlyRead(vocabulary.text(name), of: kind.phrase), span)
        }
        switch receiver {
        case .view(let view): try set(member, of: view, to: value, span)
        case .constraint(let constraint): try set(member, of: constraint.constraint, to: value, span)
        case .equation(let equation): try set(member, of: equation, to: value, span)
        default: throw failure(.memberOnlyRead(vocabulary.text(name), of: kind.phrase), span)
        }
    }

    /// The position of a tuple's part.
    func part(_ name: Name, of tuple: Tuple, _ span: Span) throws(Failure) -> Int {
        if let spelling = vocabulary.spelling(name), let part = TuplePart(spelling),
            let position = part.position(in: tuple.shape)
        {
            return position
        }
        throw failure(
            .unknownMember(vocabulary.text(name), of: tuple.shape.phrase, .few(tuple.shape.partNames)), span)
    }

    func checkUsable(_ view: View, _ span: Span) throws(Failure) {
        if view.isRemoved { throw failure(of: .viewRemoved(view.name), span) }
    }
}

extension Value {
    /// Whose members to look among. Whether an array is one of views is for its methods to say, in Masonry's words.
    var memberKind: Receiver? {
        if case .array = self { return .views }
        return receiver
    }
}
