internal import Masonry

// Changing properties, and what C and Objective-C take values for.
extension Evaluator {
    /// Changes a property as an object is told to.
    func set(_ name: Name, of receiver: Value, to value: Value, _ span: Span) throws(Failure) {
        let text = vocabulary.text(name)
        switch receiver {
        case .nothing: return
        case .foreign(let foreign):
            if text == UIKitName.semanticContent, foreign.name.hasSuffix(".appearance"),
                case .direction(let direction) = value
            {
                scene.direction = direction
                return
            }
            return ignore("\(foreign.name).\(text)")
        case .type(let type):
            if let owner = type.owner(ofStored: name) { return store(value, in: name, of: owner) }
            let setter = vocabulary.names.intern("set" + text.prefix(1).uppercased() + text.dropFirst() + ":")
            guard let method = type.classMethod(setter) else { return ignore("\(type.name).\(text)") }
            _ = try call(.function(method), [receiver, value], at: span)
            return
        default: break
        }
        let object = object(of: receiver)
        if let object {
            let setter = vocabulary.names.intern("set" + text.prefix(1).uppercased() + text.dropFirst() + ":")
            if let (method, _) = object.type.method(setter) {
                _ = try call(.function(method), [receiver, value], at: span)
                return
            }
            if object.type.declares(name) { return store(value, in: name, of: object) }
            if text == UIKitName.additionalSafeArea, object.isViewController, let view = object.view,
                case .tuple(let value) = value, let insets = value.tuple.insets
            {
                return try modelled(span) { () throws(ConstraintError) in try view.setSafeAreaInsets(insets) }
            }
            if object.isViewController, vocabulary.libraryMessage(name) == .view, case .view(let view) = value {
                return setView(view, of: object)
            }
        }
        if case .constraint(let constraint) = receiver,
            try set(text, ofConstraint: constraint.constraint, to: value, span)
        {
            return
        }
        if let kind = receiver.receiver, let spelling = vocabulary.foreignSpelling(name), spelling.isMember(of: kind),
            case .member(let member) = spelling, member.isAssignable(of: kind)
        {
            return try setMember(member, of: receiver, to: value, span)
        }
        if text == "image", case .view(let view) = receiver { try setImage(value, of: view, at: span) }
        if isWithoutLayout(text) { return ignore(text) }
        if let object { return store(value, in: name, of: object) }
        report(.unknownCall(text, of: receiver.className, nearest: nil), at: span)
    }

    private func setMember(_ member: Member, of receiver: Value, to value: Value, _ span: Span) throws(Failure) {
        switch receiver {
        case .constraint(let constraint): return try set(member, of: constraint.constraint, to: value, span)
        case .view(let view):
            switch (member, value) {
            case (.color, .foreign(let foreign)):
                if let color = foreign.color { view.color = color } else { ignore(UIKitName.color) }
            case (.color, .nothing): view.color = nil
            case (.key, .foreign), (.key, .object): ignore(UIKitName.viewIdentifier)
            case (.text, .nothing): view.text = ""
            case (.text, .foreign(let foreign)): ignore("text = \(foreign.name)")
            case (.text, .number), (.text, .object): view.text = try shown(plainText(value), at: span)
            case (.frame, .foreign), (.bounds, .foreign), (.hidden, .foreign): ignore(member.rawValue)
            case (.hidden, _): view.isHidden = isTrue(value)
            case (.translatesAutoresizingMaskIntoConstraints, _):
                view.translatesAutoresizingMaskIntoConstraints = isTrue(value)
            default: try set(member, of: view, to: value, span)
            }
        default: break
        }
    }

    // MARK: Conversions

    /// Whether a value counts as true.
    func isTrue(_ value: Value) -> Bool {
        switch value {
        case .nothing: false
        case .boolean(let boolean): boolean
        case .number(let number): number != 0
        default: true
        }
    }

    func converted(_ value: Value, _ conversion: Conversion) throws(Failure) -> Value {
        switch (conversion, value) {
        case (.truth, _): .boolean(isTrue(value))
        case (.whole, .number(let number)): .number(number.rounded(.towardZero))
        case (.whole, .boolean(let boolean)): .number(boolean ? 1 : 0)
        default: value
        }
    }

    /// The number that a value stands for where C would take it for one: nil is 0, and so, with a report, is what nothing
    /// says what it is. Nil in the language's own accent, and where it is no number.
    func numberInC(_ value: Value, at span: Span) -> Double? {
        guard unit.source.accent != .masonry else { return nil }
        switch value {
        case .nothing: return 0
        case .boolean(let boolean): return boolean ? 1 : 0
        case .foreign(let foreign):
            report(.unknownNumber(foreign.name), at: span)
            return 0
        default: return nil
        }
    }

    /// Bitwise operators: on whole numbers, and on attributes, of which `|` makes a list.
    func bits(_ operation: BinaryOperator, _ left: Value, _ right: Value, at index: Code.Index) throws(Failure) -> Value
    {
        if case .number(let one) = left, case .number(let other) = right,
            let one = Int(exactly: one), let other = Int(exactly: other)
        {
            let result: Int
            switch operation {
            case .bitAnd: result = one & other
            case .bitOr: result = one | other
            case .bitXor: result = one ^ other
            case .shiftLeft: result = one << other
            default: result = one >> other
            }
            guard let number = Double(exactly: result) else { throw failure(.notFinite, at: index) }
            return .number(number)
        }
        if operation == .bitOr, isAttribute(left), isAttribute(right) {
            return try array(elements(of: left) + elements(of: right), at: unit.spans[Int(index)])
        }
        if case .foreign = left { return left }
        if case .foreign = right { return right }
        throw failure(.operands(operation.rawValue, left.phrase, right.phrase), at: index)
    }

    private func elements(of value: Value) -> [Value] {
        if case .array(let array) = value { return array.elements }
        return [value]
    }

    private func isAttribute(_ value: Value) -> Bool {
        switch value {
        case .attributeName: true
        case .array(let array): array.elements.allSatisfy(isAttribute)
        default: false
        }
    }
}
