internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Evaluator

// The contents of values by keys, elements and bytes.
extension AppleLibrary {
    /// An array of a value's contents.
    func elements(of value: Value, at span: Span) throws(Failure) -> Value {
        switch value {
        case .array(let array): return try runtime.array(array.elements, at: span)
        case .range(let range):
            try runtime.step(range.count, at: span)
            return try runtime.array((range.lower..<range.upper).map { .number(Double($0)) }, at: span)
        case .dictionary(let dictionary): return try pairs(of: dictionary, at: span)
        case .text(let text):
            try runtime.step(text.text.utf8.count, at: span)
            var characters: [Value] = []
            for character in text.text { characters.append(try runtime.text(String(character), at: span)) }
            return try runtime.array(characters, at: span)
        default: return value
        }
    }

    func bytes(of value: Value) -> Double {
        guard case .array(let array) = value else { return LibraryMessage.bytesOfValue }
        return array.elements.reduce(0) { $0 + bytes(of: $1) }
    }

    /// The values at a key path; for an array, one for each element.
    func value(forKeys keys: Value, of receiver: Value, _ message: Message) throws(Failure) -> Value {
        var value = receiver
        var collector: Collector?
        for key in runtime.plainText(keys).split(separator: ".") {
            let name = vocabulary.names.intern(String(key.first == "@" ? key.dropFirst() : key))
            if collector == nil, case .array = value, let found = Collector(rawValue: String(key)) {
                collector = found
                continue
            }
            switch value {
            case .array(let array):
                var elements: [Value] = []
                for element in array.elements {
                    try runtime.step(1, at: message.span)
                    elements.append(try self.value(forKey: name, of: element, message))
                }
                value = try runtime.array(elements, at: message.span)
            default: value = try self.value(forKey: name, of: value, message)
            }
        }
        guard let collector, case .array(let array) = value else { return value }
        return try collected(array, collector, at: message.span)
    }

    /// Sets the value at a key path; false if it is unknown.
    func setValue(_ value: Value, forKeys keys: Value, of receiver: Value, _ message: Message) throws(Failure) -> Bool {
        var path = runtime.plainText(keys).split(separator: ".").map { vocabulary.names.intern(String($0)) }
        guard let last = path.popLast() else { return false }
        var owner = receiver
        for key in path { owner = try self.value(forKey: key, of: owner, message) }
        let text = vocabulary.text(last)
        let setter = setterName(text)
        let isOwn = object(of: owner).map { $0.type.declares(last) || $0.type.method(setter) != nil } ?? false
        var isAssignable = false
        if let kind = owner.receiver, case .member(let member)? = vocabulary.foreignSpelling(last) {
            isAssignable = member.isAssignable(of: kind)
        }
        if case .dictionary = owner { isAssignable = true }
        guard isOwn || isAssignable else { return false }
        try set(last, of: owner, to: value, message.nameSpan)
        return true
    }

    /// A collection operator in a key path.
    private enum Collector: String {
        case sum = "@sum", average = "@avg", least = "@min", greatest = "@max"
        case union = "@unionOfObjects", distinct = "@distinctUnionOfObjects"
    }

    private func collected(_ array: ArrayValue, _ collector: Collector, at span: Span) throws(Failure) -> Value {
        try runtime.step(array.elements.count, at: span)
        let numbers = array.elements.compactMap { if case .number(let number) = $0 { number } else { nil } }
        switch collector {
        case .sum: return .number(numbers.reduce(0, +))
        case .average: return .number(numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
        case .least: return array.elements.min(by: isBefore) ?? .nothing
        case .greatest: return array.elements.max(by: isBefore) ?? .nothing
        case .union: return .array(array)
        case .distinct:
            guard case .array(let set) = try set(of: array.elements, at: span) else { return .nothing }
            return try runtime.array(set.elements, at: span)
        }
    }

    private func value(forKey name: Name, of receiver: Value, _ message: Message) throws(Failure) -> Value {
        if case .dictionary(let dictionary) = receiver {
            return dictionary.value(of: try runtime.text(vocabulary.text(name), at: message.span)) ?? .nothing
        }
        return try send(receiver, runtime.property(name, at: message.nameSpan))
    }

    /// Handles a message to a key path.
    func perform(_ known: LibraryMessage, _ function: FunctionValue, _ message: Message) throws(Failure) -> Value? {
        let values = message.arguments
        switch known {
        case .settable:
            guard case .function(let setter) = try values[0] else { return .function(function) }
            return .function(
                FunctionValue(
                    prototype: function.prototype, unit: function.unit, captures: Array(function.captures),
                    setter: setter))
        case .followed: return try runtime.call(.function(function), Array(values), at: message.span)
        case .setFollowed:
            guard let setter = function.setter else { return nil }
            return try runtime.call(.function(setter), Array(values), at: message.span)
        default: return nil
        }
    }
}
