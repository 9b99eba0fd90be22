internal import Masonry
package import Diagnostics
package import Vocabulary

extension Unmanaged<FunctionValue> {
    /// The plan of the function. Each part is read when it is needed.
    fileprivate var plan: Prototype.Plan {
        @inline(__always) get { takeUnretainedValue().prototype.plan }
    }
}

extension Evaluator {
    // MARK: Script functions

    /// Calls a value with the arguments of a call site.
    @inline(never)
    func call(
        _ callee: Value, _ arguments: CodeList, isLabeled: Bool, site: Int32, at code: Code.Index
    ) throws(Failure) -> Value {
        guard case .function(let function) = callee else { return try callUncommon(callee, site: site, at: code) }
        defer { withExtendedLifetime(function) {} }
        return try call(.passUnretained(function), arguments, isLabeled: isLabeled, site: site, at: code)
    }

    /// Whether all arguments have the parameters' labels in another order.
    private func areOutOfOrder(_ site: CallSite, _ parameters: [Name]) -> Bool {
        site.labels.count == parameters.count && parameters.allSatisfy(site.labels.contains)
    }

    /// Calls a function, which the caller keeps alive, with the arguments of a call site.
    @inline(__always)
    func call(
        _ function: Unmanaged<FunctionValue>, _ arguments: CodeList, isLabeled: Bool, site: Int32, at code: Code.Index
    ) throws(Failure) -> Value {
        if !function.plan.takes(Int(arguments.count)),
            let value = try callOfLibrary(instead: function.takeUnretainedValue(), site: site, at: code)
        {
            return value
        }
        if isLabeled { try checkLabels(unit.callSites[Int(site)], function.takeUnretainedValue()) }
        if !stack.hasRoom(for: Int(arguments.count)) { throw failure(.limit(.calls, limits.calls), at: code) }
        for argument in unit.elements(of: arguments) { stack.push(try operand(argument)) }
        return try call(function, pushed: Int(arguments.count), at: unit.spans[Int(code)])
    }

    /// Calls the library's function that has the name of a project's own one, which takes another number of arguments; nil if there
    /// is none.
    @inline(never)
    private func callOfLibrary(
        instead function: FunctionValue, site: Int32, at code: Code.Index
    ) throws(Failure) -> Value? {
        guard unit.dialect.hasLibraries, let name = function.prototype.name, LibraryFunction(rawValue: name) != nil
        else { return nil }
        return try callUncommon(.foreign(ForeignValue(name)), site: site, at: code)
    }

    /// Calls a value other than a script's function.
    @inline(never)
    private func callUncommon(_ callee: Value, site index: Int32, at code: Code.Index) throws(Failure) -> Value {
        let site = unit.callSites[Int(index)]
        switch callee {
        case .builtin(let builtin) where builtin.isFunction:
            let arguments = Arguments(
                evaluator: self, name: builtin.rawValue, values: try values(site.arguments), site: site,
                span: unit.spans[Int(code)])
            return try call(builtin, arguments)
        case .foreign(let foreign):
            let arguments = Arguments(
                evaluator: self, name: foreign.name, values: try values(site.arguments), site: site,
                span: unit.spans[Int(code)])
            if foreign.isTypo { return .foreign(ForeignValue("\(foreign.name)()", isTypo: true)) }
            return try foreignLibrary?.call(foreign.name, arguments) ?? .nothing
        case .nothing where unit.dialect.hasLibraries:
            return .nothing
        // A number such as the screen's width can be a function's or a macro's.
        case .number where unit.dialect.hasLibraries && site.arguments.count == 0:
            return callee
        default:
            throw failure(.notCallable(callee.phrase), site.nameSpan)
        }
    }

    private func checkLabels(_ site: CallSite, _ function: FunctionValue) throws(Failure) {
        let parameters = function.prototype.parameters
        for (index, label) in site.labels.enumerated() {
            guard let label, index < parameters.count, label != parameters[index] else { continue }
            if areOutOfOrder(site, parameters) {
                let last = unit.spans[Int(unit.lists[Int(site.arguments.start) + site.labels.count - 1])]
                throw failure(
                    .labelOrder(of: function.prototype.displayName, parameters.map(vocabulary.text)),
                    site.labelSpans[0].joined(with: last))
            }
            throw failure(
                .unknownLabel(
                    vocabulary.text(label), of: function.prototype.displayName,
                    expected: [vocabulary.text(parameters[index])]), site.labelSpans[index])
        }
    }

    /// Calls a function, which the caller keeps alive. Its arguments are the latest pushed values, which are popped.
    private func call(
        _ function: Unmanaged<FunctionValue>, pushed count: Int, at span: Span
    ) throws(Failure) -> Value {
        guard function.plan.takes(count), trail.hasRoomForCall, stack.hasRoom(for: function.plan.slotCount)
        else {
            stack.pop(count)
            throw refusal(of: function.takeUnretainedValue(), given: count, at: span)
        }
        let outer = (slots: stack.enter(pushed: count, slotCount: function.plan.slotCount), frame: frame)
        trail.enter(function, from: frame, at: span)
        frame = Frame(of: function)
        let value: Value
        do {
            value = try run(function, given: count, at: span)
        } catch {
            leaveCall(to: outer)
            throw called(error, function.takeUnretainedValue(), from: outer.frame.unit, at: span)
        }
        leaveCall(to: outer)
        return value
    }

    @inline(__always)
    private func leaveCall(to outer: (slots: UnsafeMutablePointer<Value>, frame: Frame)) {
        trail.leave()
        stack.leave(to: outer.slots)
        frame = outer.frame
    }

    /// Runs a function in its frame.
    @inline(__always)
    private func run(
        _ function: Unmanaged<FunctionValue>, given count: Int, at span: Span
    ) throws(Failure) -> Value {
        try step(function.plan.steps, at: span)
        if count == 1, let slots = function.plan.makerSlots { store(stack[0], in: slots) }
        if let expression = function.plan.expression {
            let pending = pending.count
            let value = try evaluate(expression)
            try installPending(from: pending)
            return value
        }
        guard case .return(let value) = try run(function.plan.body) else { return .nothing }
        if case .view(let view) = value { justReturned = view }
        return value
    }

    /// Calls a function. Its arguments are the latest pushed values, which are popped.
    package func call(_ function: FunctionValue, pushed count: Int, at span: Span) throws(Failure) -> Value {
        defer { withExtendedLifetime(function) {} }
        return try call(.passUnretained(function), pushed: count, at: span)
    }

    /// Sets the variables of a maker's block.
    @inline(never)
    private func store(_ value: Value, in slots: (make: Int32, superview: Int32)) {
        guard case .maker(let maker) = value else { return }
        stack[slots.make] = value
        stack[slots.superview] = .view(maker.view.superview)
    }

    /// A function's failure as seen from its caller.
    @inline(never)
    private func called(
        _ failure: Failure, _ function: FunctionValue, from caller: CodeUnit, at span: Span
    ) -> Failure {
        let name = function.prototype.name
        // If the closure is visible, so is its call.
        if name == nil, failure.isShown(within: span, of: caller.source) { return failure }
        return failure.called(
            from: Failure.Related(
                source: caller.source, span: span, .call(of: name)))
    }

    /// Why a function can't be called with this many arguments, or at this time.
    @inline(never)
    private func refusal(of function: FunctionValue, given count: Int, at span: Span) -> Failure {
        let prototype = function.prototype
        if prototype.plan.takes(count) { return failure(.limit(.calls, limits.calls), span) }
        let number = prototype.parameters.count
        let parameters = prototype.parameters.map(vocabulary.text).joined(separator: ", ")
        let place = Failure.Related(
            source: function.unit.source, span: prototype.span, .declarationHere)
        let call = unit.source.text(in: span)
        // The sample keeps the existing arguments.
        let written = prototype.name.flatMap { name in
            call.hasPrefix("\(name)(") && call.hasSuffix(")") && count > 0 && count < number && !call.contains("\n")
                ? call.dropLast() : nil
        }
        let rest = prototype.parameters.map(vocabulary.text).dropFirst(count).joined(separator: ", ")
        let takesElement =
            count == 1 && number == 2 && [Member.map, .filter].contains { call.contains(".\($0.rawValue)") }
        let given: ValueHint = takesElement ? .elementAlone : .parametersOfClosure(count)
        return Failure(
            .argumentCount(
                of: prototype.displayName, expected: ArgumentCount(number...number), found: count,
                sample: (written.map { "\($0), \(rest))" } ?? prototype.name.map { "\($0)(\(parameters))" }).map(
                    CodeSample.text),
                missing: prototype.name == nil && count > 0 && call.hasSuffix("}")
                    ? given : .missing(Array(prototype.parameters.map(vocabulary.text).dropFirst(count)))),
            unit.source, span, related: place)
    }

    /// Calls a method's callback, usually a function, with an element. The caller keeps it alive.
    @inline(__always)
    package func call(
        _ function: Unmanaged<FunctionValue>?, or callee: Value, element: Value, at span: Span
    ) throws(Failure) -> Value {
        guard let function, stack.hasRoom(for: 1) else { return try call(callee, [element], at: span) }
        stack.push(element)
        return try call(function, pushed: 1, at: span)
    }

    /// Calls a method's callback.
    package func call(_ callee: Value, _ arguments: [Value], at span: Span) throws(Failure) -> Value {
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
                .wrongKind(of: .called, expected: .closure, found: callee.phrase, hint: .closureSample),
                span)
        }
    }

    // MARK: Methods

    package func callMember(_ name: Name, base: Code.Index, site index: Int32, at code: Code.Index) throws(Failure)
        -> Value
    {
        let site = unit.callSites[Int(index)]
        let span = unit.spans[Int(code)]
        if let receiver = site.receiver {
            let arguments = Arguments(
                evaluator: self, name: Member.append.rawValue, values: try values(site.arguments), site: site,
                span: span)
            try arguments.check(1)
            try change(receiver, .append(try arguments[0]))
            return .nothing
        }
        let receiver = try evaluate(base)
        let arguments = Arguments(
            evaluator: self, name: vocabulary.text(name), values: try values(of: site, name, receiver), site: site,
            span: span)
        let spelling = vocabulary.spelling(name)
        guard let kind = receiver.memberKind, let spelling, spelling.isMember(of: kind) else {
            throw unknownMember(name, of: receiver, site.nameSpan).holding([(unit.spans[Int(base)], receiver)])
        }
        guard case .member(let member) = spelling, member.isMethod(of: kind) else {
            // A member's value may be callable, but a member is never a function itself.
            throw failure(.propertyCalled(vocabulary.text(name)), site.nameSpan)
        }
        let isTraced = enterLink(of: receiver, base, site.nameSpan, span)
        defer { if isTraced { leaveLink() } }
        do throws(Failure) {
            return try callMember(member, of: receiver, arguments)
        } catch {
            guard error.source === unit.source, span.contains(error.span), base >= 0 else { throw error }
            throw error.holding([(unit.spans[Int(base)], receiver)])
        }
    }

    /// The argument values. If a view lacks the method, its arguments may be in another language too; then the failure
    /// is about the method.
    private func values(of site: CallSite, _ name: Name, _ receiver: Value) throws(Failure) -> [Value] {
        do throws(Failure) {
            return try values(site.arguments)
        } catch {
            switch receiver {
            case .view, .constraint, .maker: break
            default: throw error
            }
            guard vocabulary.spelling(name) == nil else { throw error }
            switch error.problem {
            case .attributeAsNumber, .comparison, .operands: throw error
            default: break
            }
            throw unknownMember(name, of: receiver, site.nameSpan)
        }
    }

    /// Calls one of the receiver's methods.
    package func callMember(_ member: Member, of receiver: Value, _ arguments: Arguments) throws(Failure) -> Value {
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

}
