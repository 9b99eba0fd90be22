internal import Masonry

/// What an object is told: a name, the whole name with its labels, and values.
struct Message {
    let name: Name
    let selector: Name
    let arguments: Arguments

    var span: Span { arguments.span }
    var nameSpan: Span { arguments.site.nameSpan }
    var values: [Value] { arguments.values }
}

// Telling objects something, as Objective-C does: by name, whatever the object is.
extension Evaluator {
    func message(_ name: Name, _ site: Int32, at index: Code.Index) throws(Failure) -> Message {
        let site = unit.callSites[Int(site)]
        let arguments = Arguments(
            evaluator: self, name: vocabulary.text(name), values: try values(site.arguments), site: site,
            span: unit.spans[Int(index)])
        return Message(name: name, selector: site.selector, arguments: arguments)
    }

    /// Asking for a property.
    func property(_ name: Name, at span: Span) -> Message {
        let site = CallSite(
            arguments: .empty, labels: [], nameSpan: span, labelSpans: [], receiver: nil, selector: name)
        let arguments = Arguments(evaluator: self, name: vocabulary.text(name), values: [], site: site, span: span)
        return Message(name: name, selector: name, arguments: arguments)
    }

    func tell(_ receiver: Value, _ message: Message) throws(Failure) -> Value {
        switch receiver {
        case .nothing: return .nothing
        case .type(let type): return try tellClass(type, message)
        case .foreign(let foreign): return try tellForeign(foreign, message)
        default: break
        }
        if let object = object(of: receiver) {
            if let (method, _) = object.type.method(message.selector) {
                return try call(.function(method), [receiver] + message.values, at: message.span)
            }
            if object.type.declares(message.name) || object.storage[message.name] != nil {
                let value = object.storage[message.name] ?? .nothing
                return message.values.isEmpty ? value : try callBlock(value, message)
            }
        }
        return try tellLibrary(receiver, message)
    }

    /// Calls what a property holds; nothing happens where it holds nothing.
    private func callBlock(_ value: Value, _ message: Message) throws(Failure) -> Value {
        switch value {
        case .nothing, .foreign: .nothing
        default: try call(value, message.values, at: message.span)
        }
    }

    /// Tells `self` something as the class above a script's own takes it.
    func tellAbove(_ name: Name, _ receiver: Value, _ message: Message) throws(Failure) -> Value {
        if case .type(let type) = receiver {
            if let method = type.superclass?.classMethod(message.selector) {
                return try call(.function(method), [receiver] + message.values, at: message.span)
            }
            return try tellLibraryClass(type, message)
        }
        if let above = classes[name]?.superclass, let (method, _) = above.method(message.selector) {
            return try call(.function(method), [receiver] + message.values, at: message.span)
        }
        // A view's `init` goes through its `initWithFrame:`.
        if message.selector == selector(.initialize), let object = object(of: receiver),
            let (method, owner) = object.type.method(selector(.initWithFrame)), owner.name == vocabulary.text(name)
        {
            return try call(.function(method), [receiver, .tuple(Tuple(Rect.zero))], at: message.span)
        }
        return try tellLibrary(receiver, message, isAbove: true)
    }

    func selector(_ message: LibraryMessage) -> Name { vocabulary.names.intern(message.rawValue) }

    // MARK: Storage

    func storage(_ name: Name, of own: Value) throws(Failure) -> Value {
        guard let object = object(of: own) else { return .nothing }
        return object.storage[name] ?? .nothing
    }

    // MARK: What the language and the libraries know

    private func tellLibrary(_ receiver: Value, _ message: Message, isAbove: Bool = false) throws(Failure) -> Value {
        if let known = vocabulary.libraryMessage(message.selector),
            let value = try perform(known, receiver, message)
        {
            return value
        }
        if let value = try tellMember(receiver, message) { return value }
        let text = vocabulary.text(message.name)
        // An `init` that no class has words for makes the object all the same.
        if text.hasPrefix("initWithArranged") { reportUnknown(message, of: receiver) }
        if text.hasPrefix("init"), text.dropFirst(4).first?.isUppercase != false { return receiver }
        if message.values.count == 1, let property = UIKitName.property(ofSetter: text),
            message.arguments.site.selector == vocabulary.names.intern(text + ":")
        {
            try set(vocabulary.names.intern(property), of: receiver, to: message.values[0], message.nameSpan)
            return .nothing
        }
        if case .object(let object) = receiver, object.isViewController, let view = object.view,
            let value = try tellMember(.view(view), message)
        {
            return value
        }
        if isAbove {
            ignore(vocabulary.text(message.selector), unlessEmpty: true)
            return .nothing
        }
        return try tellUnknown(receiver, message)
    }

    /// What the language's own members say; nil where it has none of the name.
    private func tellMember(_ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        guard let kind = receiver.memberKind, let spelling = vocabulary.foreignSpelling(message.name),
            spelling.isMember(of: kind)
        else { return nil }
        if case .member(let member) = spelling, member.isMethod(of: kind) {
            if message.values.isEmpty, !member.takesNothing, message.arguments.site.arguments.count == 0 { return nil }
            if member == .addSubview, let value = message.values.first {
                // Objects that are not there, or that nothing is known of, are no subviews.
                if value.isNothing { return .nothing }
                if case .foreign(let foreign) = value {
                    report(.unknownObject(foreign.name), at: message.arguments.span(of: 0))
                    return .nothing
                }
            }
            return try callMember(member, of: receiver, message.arguments)
        }
        let value = try self.value(of: spelling, ofForeign: receiver, message)
        return message.values.isEmpty ? value : try callBlock(value, message)
    }

    /// A property of the language's own, by whichever of its names.
    private func value(of spelling: Spelling, ofForeign receiver: Value, _ message: Message) throws(Failure) -> Value {
        if case .tuple(let tuple) = receiver {
            if let first = tuple.tuple.start(ofPart: vocabulary.text(message.name)) {
                return .tuple(
                    Tuple(first == 0 ? .point : .size, tuple.tuple.numbers[first], tuple.tuple.numbers[first + 1]))
            }
        }
        return try member(spelling, of: receiver, message.name, at: message.nameSpan)
    }

    private func tellUnknown(_ receiver: Value, _ message: Message) throws(Failure) -> Value {
        let text = vocabulary.text(message.name)
        let isQuestion = message.values.isEmpty
        switch receiver {
        case .view, .object:
            if isQuestion, let property = isProperty(text), let object = object(of: receiver),
                let value = object.storage[property]
            {
                return value
            }
            if isWithoutLayout(text) {
                if !isQuestion { ignore(vocabulary.text(message.selector)) }
                return .foreign(ForeignValue(text))
            }
            if isQuestion, !unit.source.isBracket(at: message.span.lower) {
                return .foreign(ForeignValue(text))
            }
            reportUnknown(message, of: receiver)
            return .foreign(ForeignValue(text))
        case .function:
            return message.values.isEmpty ? receiver : .nothing
        default:
            return .foreign(ForeignValue(text))
        }
    }

    /// `isReady` asks for `ready`.
    private func isProperty(_ text: String) -> Name? {
        guard text.hasPrefix("is"), text.dropFirst(2).first?.isUppercase == true else { return nil }
        let rest = text.dropFirst(2)
        return vocabulary.names.intern(rest.prefix(1).lowercased() + rest.dropFirst())
    }

    func isWithoutLayout(_ text: String) -> Bool {
        if UIKitName.withoutLayout.contains(text) { return true }
        return UIKitName.property(ofSetter: text).map(UIKitName.withoutLayout.contains) == true
    }

    /// Notes once what is left out.
    func ignore(_ text: String, unlessEmpty: Bool = false) {
        if unlessEmpty { return }
        if !ignored.contains(text) { ignored.append(text) }
    }

    func reportUnknown(_ message: Message, of receiver: Value) {
        report(.unknownCall(vocabulary.text(message.selector), of: receiver.className), at: message.nameSpan)
    }

    /// Reports what does not end the statement, once at a place.
    func report(_ problem: Problem, at span: Span) {
        reports += failure(problem, span).diagnostics.filter { !reports.contains($0) }
    }

    // MARK: Setting

    /// Changes a property as an object is told to.
    func set(_ name: Name, of receiver: Value, to value: Value, _ span: Span) throws(Failure) {
        let text = vocabulary.text(name)
        switch receiver {
        case .nothing: return
        case .foreign(let foreign): return ignore("\(foreign.name).\(text)")
        case .type(let type): return ignore("\(type.name).\(text)")
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
            if object.isViewController, vocabulary.libraryMessage(name) == .view, case .view(let view) = value {
                return setView(view, of: object)
            }
        }
        if let kind = receiver.receiver, let spelling = vocabulary.foreignSpelling(name), spelling.isMember(of: kind),
            case .member(let member) = spelling, member.isAssignable(of: kind)
        {
            return try setMember(member, of: receiver, to: value, span)
        }
        if isWithoutLayout(text) { return ignore(text) }
        if let object { return store(value, in: name, of: object) }
        report(.unknownCall(text, of: receiver.className), at: span)
    }

    private func setMember(_ member: Member, of receiver: Value, to value: Value, _ span: Span) throws(Failure) {
        switch receiver {
        case .constraint(let constraint): return try set(member, of: constraint.constraint, to: value, span)
        case .view(let view):
            switch (member, value) {
            case (.color, .foreign(let foreign)):
                if let color = foreign.color { view.color = color } else { ignore(UIKitName.color) }
            case (.color, .nothing): view.color = nil
            case (.text, .nothing): view.text = ""
            case (.text, .foreign(let foreign)): ignore("text = \(foreign.name)")
            case (.text, .number), (.text, .object): view.text = plainText(value)
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

extension Value {
    /// The class that an object is of, as messages name it.
    fileprivate var className: String {
        switch self {
        case .object(let object): object.type.name
        case .view(let view): view.name
        case .type(let type): type.name
        case .foreign(let foreign): foreign.name
        default: phrase
        }
    }
}
