internal import Masonry
package import Vocabulary
package import Diagnostics

// Reads and assigns members.
extension Evaluator {
    func member(_ name: Name, of receiver: Value, at span: Span) throws(Failure) -> Value {
        guard let kind = receiver.memberKind, let spelling = vocabulary.spelling(name), spelling.isMember(of: kind)
        else {
            if let value = loadedProperty(name, of: receiver) { return value }
            throw unknownMember(name, of: receiver, span)
        }
        if case .member(let member) = spelling, member.isMethod(of: kind) {
            throw failure(.memberNotCalled(vocabulary.text(name)), span)
        }
        return try member(spelling, of: receiver, name, at: span)
    }

    /// The value with this name in the object of a loaded source, for later inputs.
    private func loadedProperty(_ name: Name, of receiver: Value) -> Value? {
        guard unit.source.isInput, case .view(let view) = receiver else { return nil }
        let own =
            foreignLibrary?.object(of: receiver)
            ?? (view.isRoot ? foreignLibrary?.mainObject.flatMap { foreignLibrary?.object(of: $0) } : nil)
        return own?.storage[name]
    }

    /// The value of a receiver's property.
    package func member(_ spelling: Spelling, of receiver: Value, _ name: Name, at span: Span) throws(Failure) -> Value
    {
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
            case .member(.priority): return .number(equation.priority)
            default: return try text(written(equation.description), at: span)
            }
        default: break
        }
        throw unknownMember(name, of: receiver, span)
    }

    func setMember(_ name: Name, of receiver: Value, to value: Value, _ span: Span) throws(Failure) {
        guard let kind = receiver.receiver, let spelling = vocabulary.spelling(name), spelling.isMember(of: kind) else {
            throw unknownMember(name, of: receiver, span)
        }
        if case .attribute = spelling, kind == .view || kind == .guide {
            throw failure(.attributeAssigned(vocabulary.text(name)), span)
        }
        guard case .member(let member) = spelling, member.isAssignable(of: kind) else {
            throw failure(.memberOnlyRead(vocabulary.text(name), of: kind.phrase), span)
        }
        try set(member, of: receiver, to: value, span)
    }

    /// Sets one of the receiver's properties.
    package func set(_ member: Member, of receiver: Value, to value: Value, _ span: Span) throws(Failure) {
        switch receiver {
        case .view(let view): try set(member, of: view, to: value, span)
        case .constraint(let constraint): try set(member, of: constraint.constraint, to: value, span)
        case .equation(let equation): try set(member, of: equation, to: value, span)
        default: throw failure(.memberOnlyRead(member.rawValue, of: receiver.phrase), span)
        }
    }

    /// The index of a tuple's part.
    func part(_ name: Name, of tuple: Tuple, _ span: Span) throws(Failure) -> Int {
        let spelling = vocabulary.spelling(name).map { tuple.shape == .insets ? physical($0) : $0 }
        if let spelling, let part = TuplePart(spelling),
            let position = part.position(in: tuple.shape)
        {
            return position
        }
        throw failure(.unknownMember(vocabulary.text(name), of: tuple.shape.phrase, .none), span)
    }

    /// The left or right side of a directional one in the scene's reading direction.
    private func physical(_ spelling: Spelling) -> Spelling {
        switch spelling {
        case .attribute(.leading): .attribute(scene.direction == .leftToRight ? .left : .right)
        case .attribute(.trailing): .attribute(scene.direction == .leftToRight ? .right : .left)
        default: spelling
        }
    }

    func checkUsable(_ view: View, _ span: Span) throws(Failure) {
        if view.isRemoved { throw failure(of: .viewRemoved(view.name), span) }
    }
}

extension Value {
    /// The kind whose members to search. Array methods themselves check that the elements are views, with Masonry's
    /// messages.
    package var memberKind: Receiver? {
        if case .array = self { return .views }
        return receiver
    }
}
