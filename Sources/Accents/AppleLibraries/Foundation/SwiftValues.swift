internal import Masonry
internal import Diagnostics
internal import Evaluator

// Swift's value types: arrays, dictionaries, sets and structures.
extension AppleLibrary {
    /// The nesting depth up to which values are copied.
    private static let copiedDepth = 32

    /// Whether it is a value rather than an object in Swift.
    func isSwiftValue(_ value: Value) -> Bool {
        switch value {
        case .array, .dictionary, .tuple, .text, .number, .boolean: true
        case .object(let object): object.type.isStructure
        default: false
        }
    }

    /// An unshared copy of a value; an object is returned as is.
    func ownCopy(of value: Value, depth: Int = 0, at span: Span) throws(Failure) -> Value {
        if depth > Self.copiedDepth { return value }
        if isCopied(value) { try runtime.step(Self.stepsOfCopy, at: span) }
        switch value {
        case .array(let array):
            try runtime.step(copying: array.elements.count * MemoryLayout<Value>.stride, at: span)
            let copy = ArrayValue(copying: array)
            guard array.elements.contains(where: isCopied) else { return .array(copy) }
            var elements: [Value] = []
            for element in array.elements { elements.append(try ownCopy(of: element, depth: depth + 1, at: span)) }
            copy.setElements(elements)
            return .array(copy)
        case .dictionary(let dictionary):
            try runtime.step(copying: dictionary.bytes, at: span)
            let copy = DictionaryValue(copying: dictionary)
            for (key, value) in zip(dictionary.keys, dictionary.values) where isCopied(value) {
                copy.set(try ownCopy(of: value, depth: depth + 1, at: span), of: key)
            }
            return .dictionary(copy)
        case .object(let object) where object.type.isStructure:
            let copy = try newObject(object.type, at: span)
            for (name, value) in object.storage {
                copy.storage[name] = try ownCopy(of: value, depth: depth + 1, at: span)
            }
            return .object(copy)
        default: return value
        }
    }

    /// The steps of a copy of a collection or structure, besides its elements.
    private static var stepsOfCopy: Int { 12 }

    private func isCopied(_ value: Value) -> Bool {
        switch value {
        case .array, .dictionary: true
        case .object(let object): object.type.isStructure
        default: false
        }
    }
}
