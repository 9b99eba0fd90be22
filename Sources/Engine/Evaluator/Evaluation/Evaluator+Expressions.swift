internal import Masonry
package import Diagnostics
internal import Vocabulary
internal import Syntax

extension Evaluator {
    func evaluate(_ index: Code.Index) throws(Failure) -> Value {
        switch unit.codes[Int(index)] {
        case .number(let number):
            return .number(number)
        case .local(let slot):
            let value = stack[slot]
            if case .cell(let cell) = value { return cell.value }
            return value
        case .captured(let capture):
            return frame.capture(capture).value
        case .global(let name):
            if let number = globals.number(name) { return .number(number) }
            return try global(name, at: index)
        case .arithmetic(let operation, let left, let right):
            let left = try operand(left)
            let right = try operand(right)
            if case .number(let one) = left, case .number(let other) = right,
                let result = Self.quickResult(operation, one, other)
            {
                return .number(result)
            }
            return try arithmetic(operation, left, right, at: index)
        case .arithmeticWithNumber(let operation, let slot, let other, let left):
            if let one = stack.number(slot), let result = Self.quickResult(operation, one, other) {
                return .number(result)
            }
            let left = try evaluate(left)
            if case .number(let one) = left, let result = Self.quickResult(operation, one, other) {
                return .number(result)
            }
            return try arithmetic(operation, left, .number(other), at: index)
        case .comparisonWithNumber:
            return .boolean(try condition(index))
        case .comparison(let operation, let left, let right, let isTolerant):
            let one = try operand(left)
            let other = try operand(right)
            if !isTolerant, comparisons == nil, case .number(let one) = one, case .number(let other) = other {
                return .boolean(Self.holds(operation, one, other))
            }
            return .boolean(try compare(operation, one, other, left, right, isTolerant: isTolerant, at: index))
        case .call(let callee, let arguments, let isLabeled, let site):
            if case .global(let name) = unit.codes[Int(callee)], let function = globals.function(name) {
                return try call(function, arguments, isLabeled: isLabeled, site: site, at: index)
            }
            return try call(
                try self.callee(callee, site, at: index), arguments, isLabeled: isLabeled, site: site, at: index)
        case .index(let base, let position):
            if case .local(let slot) = unit.codes[Int(base)], let number = numberAtHand(position),
                let element = stack.element(number, ofArrayIn: slot)
            {
                return element
            }
            return try element(of: try evaluate(base), at: position, base: base)
        case .append(let target, let element):
            try change(target, .append(try operand(element)))
            return .nothing
        case .boolean(let boolean):
            return .boolean(boolean)
        default:
            return try evaluateUncommon(index)
        }
    }

    /// Evaluates codes that are rare in inner loops.
    @inline(never)
    private func evaluateUncommon(_ index: Code.Index) throws(Failure) -> Value {
        switch unit.codes[Int(index)] {
        case .number, .local, .captured, .global, .arithmetic, .comparison, .arithmeticWithNumber,
            .comparisonWithNumber, .call, .index, .append, .boolean:
            return try evaluate(index)
        case .nothing:
            return .nothing
        case .quotient(let left, let right):
            return try quotient(try operand(left), try operand(right), at: index)
        case .constant(let constant):
            return unit.constants[Int(constant)]
        case .member(let base, let name):
            let receiver = try evaluate(base)
            let nameSpan = nameSpan(name, endOf: index)
            let isTraced = enterLink(of: receiver, base, nameSpan, unit.spans[Int(index)])
            defer { if isTraced { leaveLink() } }
            do throws(Failure) {
                return try member(name, of: receiver, at: nameSpan)
            } catch {
                throw error.holding([(unit.spans[Int(base)], receiver)])
            }
        case .memberCall(let base, let name, let site):
            return try callMember(name, base: base, site: site, at: index)
        case .and(let left, let right):
            guard try condition(left) else { return .boolean(false) }
            return .boolean(try condition(right))
        case .or(let left, let right):
            if try condition(left) { return .boolean(true) }
            return .boolean(try condition(right))
        case .not(let operand):
            return .boolean(try !condition(operand))
        case .negate(let operand):
            let value = try evaluate(operand)
            guard case .number(let number) = value else {
                if let own = try library?.ownOperator(
                    UnaryOperator.negate.rawValue, [value], at: unit.spans[Int(index)])
                {
                    return own
                }
                if let unknown = unknownResult(.multiply, value, .number(-1)) { return unknown }
                if let known = library?.number(value, at: unit.spans[Int(operand)], mayBeView: false) {
                    return .number(-known)
                }
                throw failure(
                    .argumentKind(of: "-", expected: .number, found: value.phrase), at: index
                ).holding([(unit.spans[Int(operand)], value)])
            }
            return .number(-number)
        case .range(let lower, let upper, let isClosed):
            return try range(lower, upper, isClosed: isClosed, at: index)
        case .array(let list):
            return try array(try values(list), at: unit.spans[Int(index)])
        case .tuple(let shape, let list):
            return try tuple(shape, list)
        case .joined(let list):
            return try joined(list, at: index)
        case .closure(let prototype):
            try step(copying: FunctionValue.size, at: unit.spans[Int(index)])
            return .function(closure(Int(prototype)))
        case .builtin(let builtin):
            return value(of: builtin)
        case .implicitMember(let name):
            return try implicitMember(name, at: index)
        case .chain(let chain):
            return try self.chain(unit.chains[Int(chain)], at: index)
        case .message(let base, let name, let site):
            let receiver = try evaluate(base)
            let message = try message(name, site, at: index)
            let isTraced = enterLink(of: receiver, base, message.nameSpan, message.span)
            defer { if isTraced { leaveLink() } }
            return try foreignLibrary?.send(receiver, above: nil, message) ?? .nothing
        case .superMessage(let own, let type, let name, let site):
            let receiver = try evaluate(own)
            let message = try message(name, site, at: index)
            return try foreignLibrary?.send(receiver, above: type, message) ?? .nothing
        case .storage(let own, let name):
            guard let object = foreignLibrary?.object(of: try evaluate(own)) else { return .nothing }
            return object.storage[name] ?? foreignLibrary?.misspelled(name, of: object, unit.spans[Int(index)])
                ?? .nothing
        case .conditional(let condition, let then, let otherwise):
            guard let then else {
                let value = try evaluate(condition)
                // Swift's `??` tests for a value, C's `?:` for truth.
                let holds = unit.dialect.hasTypedValues ? !value.isNothing : value.isTrue
                return holds ? try fallback(for: value, otherwise) ?? value : try evaluate(otherwise)
            }
            let count = undecided.count
            let value = try evaluate(try self.condition(condition) ? then : otherwise)
            return unknownChoice(value, since: count) ?? value
        case .conversion(let conversion, let operand):
            if conversion == .truth, case .assignment = unit.codes[Int(operand)] {
                try library?.observe(.assignedAsCondition(unit.spans[Int(operand)]))
            }
            let value = try evaluate(operand)
            return try library?.converted(value, conversion, at: unit.spans[Int(operand)]) ?? value
        case .assignment(let action, let target, let givesOld):
            let old = givesOld ? try evaluate(target) : .nothing
            _ = try execute(action)
            return givesOld ? old : try evaluate(target)
        case .bits(let operation, let left, let right):
            let left = try evaluate(left)
            let right = try evaluate(right)
            return try bits(operation, left, right, at: index)
        case .dictionary(let keys, let values):
            return try dictionary(try self.values(keys), try self.values(values), at: unit.spans[Int(index)])
        }
    }

    private func callee(_ callee: Code.Index, _ site: Int32, at call: Code.Index) throws(Failure) -> Value {
        guard case .global(let name) = unit.codes[Int(callee)] else { return try evaluate(callee) }
        return try global(name, at: callee, .called)
    }

    private func global(_ name: Name, at index: Code.Index, _ use: NameHint.Use = .read) throws(Failure) -> Value {
        if let value = globals.value(of: name) { return value }
        if let function = try hiddenNames.laterFunction(name) { return function }
        if let value = foreignLibrary?.value(of: name, at: unit.spans[Int(index)], use) { return value }
        throw unknown(name, unit.spans[Int(index)], use)
    }

    func tuple(_ shape: TupleShape, _ list: CodeList) throws(Failure) -> Value {
        var tuple = Tuple(shape, 0, 0)
        for (part, code) in unit.elements(of: list).enumerated() {
            let value = try evaluate(code)
            if case .foreign = value, library != nil { return .structure(shape, try values(list)) }
            guard case .number(let number) = value else { throw failure(.notNumberInTuple(value.phrase), at: code) }
            tuple.numbers[part] = number
        }
        return .tuple(tuple)
    }

    private func joined(_ list: CodeList, at index: Code.Index) throws(Failure) -> Value {
        var text = ""
        var unknown: ForeignValue?
        for code in unit.elements(of: list) {
            var value = try evaluate(code)
            if let library { value = try library.converted(value, .text, at: unit.spans[Int(index)]) }
            if case .foreign(let foreign) = value, library != nil {
                if foreign.text == nil || foreign.isPartial { unknown = unknown ?? foreign }
                text += sampleText(value) ?? ""
            } else {
                text += plainText(value)
            }
            if text.utf8.count > limits.text { break }
        }
        if let unknown {
            // Reported when it is displayed.
            return .foreign(ForeignValue(unknown.name, text: text, isPartial: true, base: unknown.source))
        }
        return try self.text(text, at: unit.spans[Int(index)])
    }

    private func implicitMember(_ name: Name, at index: Code.Index) throws(Failure) -> Value {
        if case .attribute(let attribute)? = vocabulary.spelling(name) { return .attributeName(attribute) }
        let text = vocabulary.text(name)
        if let axis = Axis(rawValue: text) { return .axis(axis) }
        if unit.dialect.hasTypedValues {
            return library?.implicitMember(text)
                ?? .foreign(ForeignValue("." + text, color: NamedColor(spelled: text)?.rawValue))
        }
        throw failure(.unknownMember(text, of: Problem.attributes, .none), nameSpan(name, endOf: index))
    }

    private func range(
        _ lower: Code.Index, _ upper: Code.Index, isClosed: Bool, at index: Code.Index
    ) throws(Failure) -> Value {
        let sides = (try evaluate(lower), try evaluate(upper))
        if let sample = try sampleRange((sides.0, lower), (sides.1, upper), isClosed: isClosed) { return sample }
        let first = try wholeNumber(sides.0, of: .rangeStart, at: unit.spans[Int(lower)])
        let last = try wholeNumber(sides.1, of: .rangeEnd, at: unit.spans[Int(upper)])
        let end = isClosed ? last + 1 : last
        if end < first {
            throw failure(.reversedRange(first, last), at: index)
        }
        return .range(RangeValue(lower: first, upper: end, isClosed: isClosed))
    }

    /// `.zero` as the number that is due; any other value as it is.
    func zeroAsNumber(_ value: Value) -> Value {
        guard unit.dialect.hasTypedValues, case .tuple(let tuple) = value, tuple.tuple.isOpenZero else { return value }
        return .number(0)
    }

    package func wholeNumber(_ value: Value, of what: CheckedValue, at span: Span) throws(Failure) -> Int {
        guard case .number(let number) = value else {
            if unit.dialect.hasCSemantics, value.isNothing { return 0 }
            if case .number(let zero) = zeroAsNumber(value) { return Int(zero) }
            if let library, case .foreign(let unknown) = value {
                try library.observe(.unknown(.unknownValue(unknown.name), unknown, span))
                return what == .index ? 0 : ForeignValue.sampleCount
            }
            throw failure(.wrongKind(of: what, expected: .number, found: value.phrase), span)
                .holding([(span, value)])
        }
        guard abs(number) <= 0x1p53, case let whole = Int(number), Double(whole) == number else {
            throw failure(.notWhole(what, number), span)
        }
        return whole
    }

    private func closure(_ index: Int) -> FunctionValue {
        let prototype = unit.prototypes[index]
        var cells: [Cell] = []
        for capture in prototype.captures {
            switch capture {
            case .captured(let outer): cells.append(frame.capture(outer))
            case .local(let slot): cells.append(shared(slot))
            }
        }
        return FunctionValue(prototype: prototype, unit: unit, captures: cells, countedBy: memory)
    }

    /// Turns a local variable into one shared with closures, if necessary.
    func shared(_ slot: Int32) -> Cell {
        if case .cell(let cell) = stack[slot] { return cell }
        let cell = Cell(stack[slot], epoch: undoLog.epoch, countedBy: memory)
        stack[slot] = .cell(cell)
        return cell
    }

    func function(_ prototype: Int32) -> Value { .function(closure(Int(prototype))) }

    // MARK: Chains

    private func chain(_ chain: Chain, at index: Code.Index) throws(Failure) -> Value {
        let word: Builtin =
            switch chain.mode {
            case .make: .make
            case .update: .update
            case .remake: .remake
            }
        if selection.isEmpty { throw failure(.noCurrentView(word.rawValue), at: index) }
        var values: [Value] = []
        let span = unit.spans[Int(index)]
        if !chain.unread.isEmpty { noteUnreadView(chain, word, span) }
        for view in selection {
            try step(at: span)
            let maker = try modeled(span) { () throws(ConstraintError) in
                try ConstraintMaker(view: view, mode: chain.mode)
            }
            store(.maker(maker), in: chain.make)
            store(.view(view.superview), in: chain.superview)
            values.append(try evaluate(chain.body))
            pending.append(maker, span)
        }
        if values.count == 1 { return values[0] }
        return try array(values, at: span)
    }

    /// Installs the constraints of a statement's bare chains.
    @inline(__always)
    func installPending(from start: Int) throws(Failure) {
        if pending.count > start { try installAll(from: start) }
    }

    private func installAll(from start: Int) throws(Failure) {
        let makers = pending.take(from: start)
        for maker in makers {
            let made = try install(maker.maker, maker.span)
            if maker.maker.mode == .update { noteMissed(made, by: maker.maker, maker.span) }
        }
    }

    /// Initializes a new variable.
    func store(_ value: Value, in place: Place) {
        if case .local(let slot) = place { stack[slot] = value }
    }
}
