internal import Masonry
internal import Diagnostics
package import Syntax
internal import Vocabulary

/// A change of a target.
package enum Change {
    case set(Value)
    case combine(BinaryOperator, Value)
    case append(Value)
}

extension Evaluator {
    /// Changes a variable, an element or a member in place.
    func change(_ target: Int32, _ change: Change) throws(Failure) {
        let span = unit.targets[Int(target)].span
        // The usual targets in inner loops: a local variable, or an element of one.
        if case .variable(.local(let slot), isConstant: false) = unit.targets[Int(target)].target,
            let place = stack.ownPlace(of: slot)
        {
            return try apply(change, to: &place.pointee, span)
        }
        if case .element(let base, let position) = unit.targets[Int(target)].target,
            case .variable(.local(let slot), isConstant: false) = unit.targets[Int(base)].target,
            let number = numberAtHand(position), let place = stack.ownPlace(of: slot)
        {
            let index = try wholeNumber(.number(number), of: .index, at: unit.spans[Int(position)])
            _ = try modifyElement(index, of: &place.pointee, at: position, base: span) { (value) throws(Failure) in
                try self.apply(change, to: &value, span)
                return true
            }
            return
        }
        var reads = true
        if case .set = change { reads = false }
        try modify(target, reads: reads) { (value) throws(Failure) in
            try self.apply(change, to: &value, span)
            return true
        }
    }

    @inline(__always)
    private func apply(_ change: Change, to value: inout Value, _ span: Span) throws(Failure) {
        switch change {
        case .set(let new): value = new
        case .combine(let operation, let operand): try combine(operation, operand, into: &value, span)
        case .append(let element): try append(element, to: &value, span)
        }
    }

    /// The current value of a target; nil if it can't be read.
    func currentValue(of target: Int32) -> Value? {
        var current: Value?
        try? modify(target, reads: true) { (value) throws(Failure) in
            current = value
            return false
        }
        return current
    }

    /// Passes a target's value to `body`, which returns whether it changed it, and stores it back if so.
    ///
    /// - Parameter reads: whether `body` needs the old value of a member.
    private func modify(
        _ index: Int32, reads: Bool, _ body: (inout Value) throws(Failure) -> Bool
    ) throws(Failure) {
        let span = unit.targets[Int(index)].span
        switch unit.targets[Int(index)].target {
        case .value(let code):
            var value = try evaluate(code)
            if try body(&value), value.isCopied {
                throw failure(
                    .wrongKind(of: .changed, expected: .variable, found: "a value"), span)
            }
        case .variable(let place, let isConstant):
            try modify(place, isConstant: isConstant, span, body)
        case .element(let base, let position):
            let number = try wholeNumber(try evaluate(position), of: .index, at: unit.spans[Int(position)])
            try modify(base, reads: true) { (value) throws(Failure) in
                try self.modifyElement(number, of: &value, at: position, base: span, body)
            }
        case .property(let base, let name):
            try modifyProperty(name, ofTarget: base, span, reads: reads, body)
        case .storage(let own, let name):
            guard let library, let object = library.object(of: try evaluate(own)) else { return }
            var value = object.storage[name] ?? .nothing
            guard try body(&value) else { return }
            library.store(value, in: name, of: object, at: span)
        case .member(let base, let name):
            try modify(base, reads: true) { (value) throws(Failure) in
                try self.modifyMember(
                    name, of: &value, self.vocabulary.span(of: name, endOf: span), reads: reads, body)
            }
        }
    }

    private func modify(
        _ place: Place, isConstant: Bool, _ span: Span, _ body: (inout Value) throws(Failure) -> Bool
    ) throws(Failure) {
        var isConstant = isConstant
        if case .global(let name) = place, declaration(of: name) == nil,
            var value = foreignLibrary?.value(of: name, at: vocabulary.span(of: name, startOf: span), .read)
        {
            // An object from a library is changed itself, if possible.
            _ = try body(&value)
            return
        }
        if case .global(let name) = place {
            guard let declaration = declaration(of: name) else { throw unknown(name, span, .read) }
            isConstant = declaration.isConstant
        }
        if isConstant {
            var copy = read(place)
            guard try body(&copy) else { return }
            if case .global(let name) = place { try checkAssignable(name, span) }
            throw failure(.constantAssigned(unit.source.text(in: span)), span)
        }
        var value = take(place)
        do throws(Failure) {
            _ = try body(&value)
            put(value, in: place)
        } catch {
            put(value, in: place)
            throw error
        }
    }

    private func read(_ place: Place) -> Value {
        switch place {
        case .local(let slot):
            if case .cell(let cell) = stack[slot] { return cell.value }
            return stack[slot]
        case .captured(let index): return frame.capture(index).value
        case .global(let name): return globals.value(of: name) ?? .nothing
        }
    }

    func take(_ place: Place) -> Value {
        switch place {
        case .local(let slot):
            if case .cell(let cell) = stack[slot] { return take(cell) }
            let value = stack[slot]
            stack[slot] = .nothing
            return value
        case .captured(let index): return take(frame.capture(index))
        case .global(let name): return globals.take(name)
        }
    }

    private func take(_ cell: Cell) -> Value {
        recordOnce(cell)
        let value = cell.value
        cell.value = .nothing
        return value
    }

    func put(_ value: Value, in place: Place) {
        switch place {
        case .local(let slot):
            if case .cell(let cell) = stack[slot] { cell.value = value } else { stack[slot] = value }
        case .captured(let index): frame.capture(index).value = value
        case .global(let name): globals.set(name, value)
        }
    }

    @inline(__always)
    private func modifyElement(
        _ number: Int, of value: inout Value, at position: Code.Index, base: Span,
        _ body: (inout Value) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        guard let array = try ownArray(of: &value, base) else {
            throw failure(
                .wrongKind(of: .indexed, expected: .array, found: value.phrase), base)
        }
        let count = array._withUnsafeGuaranteedRef { $0.elements.count }
        guard (0..<count).contains(number) else { throw failure(.indexOutOfRange(number, count: count), at: position) }
        var element = array._withUnsafeGuaranteedRef { $0.take(at: number) }
        defer { array._withUnsafeGuaranteedRef { $0.replace(at: number, with: element) } }
        let isChanged = try body(&element)
        if ArrayValue.depth(of: element) >= limits.nesting { throw failure(.limit(.nesting, limits.nesting), base) }
        return isChanged
    }

    /// Changes a property: in place for a part of a structure, otherwise through the object.
    private func modifyProperty(
        _ name: Name, ofTarget base: Int32, _ span: Span, reads: Bool, _ body: (inout Value) throws(Failure) -> Bool
    ) throws(Failure) {
        let place = vocabulary.span(of: name, endOf: span)
        try modify(base, reads: true) { (value) throws(Failure) in
            if let structure = value.structure {
                guard let changed = try self.modifyPart(name, of: structure, place, body) else { return false }
                value = changed
                return true
            }
            var old = Value.nothing
            if reads { old = try self.library?.send(value, above: nil, self.property(name, at: place)) ?? .nothing }
            if try body(&old) { try self.library?.set(name, of: value, to: old, place) }
            return false
        }
    }

    /// The structure after changing a number of it, or the point or size of a rectangle; nil if nothing changed.
    private func modifyPart(
        _ name: Name, of structure: ForeignValue.Structure, _ span: Span, _ body: (inout Value) throws(Failure) -> Bool
    ) throws(Failure) -> Value? {
        let tuple = Tuple(structure.shape, 0, 0)
        if let first = tuple.start(ofPart: vocabulary.text(name)) {
            var part = Value.structure(first == 0 ? .point : .size, Array(structure.parts[first..<first + 2]))
            guard try body(&part) else { return nil }
            guard let new = parts(of: part, count: 2) else { throw failure(.notNumberInTuple(part.phrase), span) }
            var parts = structure.parts
            parts.replaceSubrange(first..<first + 2, with: new)
            return .structure(structure.shape, parts)
        }
        let position = try part(name, of: tuple, span)
        var parts = structure.parts
        guard try body(&parts[position]) else { return nil }
        parts[position] = zeroAsNumber(parts[position])
        switch parts[position] {
        case .number, .foreign: return .structure(structure.shape, parts)
        case let other: throw failure(.notNumberInTuple(other.phrase), span)
        }
    }

    /// The parts of a point or size, which may be unknown.
    private func parts(of value: Value, count: Int) -> [Value]? {
        if let parts = value.structure?.parts { return parts.count == count ? parts : nil }
        if case .foreign = value { return Array(repeating: value, count: count) }
        return nil
    }

    private func modifyMember(
        _ name: Name, of value: inout Value, _ span: Span, reads: Bool,
        _ body: (inout Value) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        if case .tuple(let box) = value {
            var tuple = box.tuple
            let position = try part(name, of: tuple, span)
            var number = Value.number(tuple.numbers[position])
            guard try body(&number) else { return false }
            guard case .number(let new) = zeroAsNumber(number) else {
                throw failure(.notNumberInTuple(number.phrase), span)
            }
            tuple.numbers[position] = new
            value = .tuple(tuple)
            return true
        }
        var old = Value.nothing
        if reads { old = try member(name, of: value, at: span) }
        if try body(&old) { try setMember(name, of: value, to: old, span) }
        return false
    }

    func append(_ element: Value, to value: inout Value, _ span: Span) throws(Failure) {
        guard let array = try ownArray(of: &value, span) else {
            throw failure(
                .wrongKind(of: .appendedTo, expected: .array, found: value.phrase), span)
        }
        try step(copying: array._withUnsafeGuaranteedRef { $0.bytesToGrow }, at: span)
        array._withUnsafeGuaranteedRef { $0.append(element) }
        if ArrayValue.depth(of: element) >= limits.nesting { throw failure(.limit(.nesting, limits.nesting), span) }
    }

    /// The array in a value, for a change in place; nil if it is not an array. The value keeps it alive.
    ///
    /// Arrays are values: a shared one is copied first.
    @inline(__always)
    private func ownArray(of value: inout Value, _ span: Span) throws(Failure) -> Unmanaged<ArrayValue>? {
        if !value.isOnlyReferenceToArray() { try copyArray(of: &value, span) }
        guard case .array(let array) = value else { return nil }
        return .passUnretained(array)
    }

    private func copyArray(of value: inout Value, _ span: Span) throws(Failure) {
        guard case .array(let array) = value else { return }
        try step(copying: array.elements.count * MemoryLayout<Value>.stride, at: span)
        value = .array(ArrayValue(copying: array))
    }
}

extension Value {
    /// Whether the value is the only reference to an array.
    fileprivate mutating func isOnlyReferenceToArray() -> Bool {
        guard case .array(var array) = self else { return false }
        self = .nothing
        defer { self = .array(array) }
        return isKnownUniquelyReferenced(&array)
    }

    /// Whether assigning the value copies it, so that a change is lost unless it is stored back.
    fileprivate var isCopied: Bool {
        switch self {
        case .array, .tuple: true
        default: false
        }
    }
}
