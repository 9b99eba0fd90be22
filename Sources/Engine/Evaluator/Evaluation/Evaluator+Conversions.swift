package import Diagnostics

// Conversions and composed values.
extension Evaluator {
    /// A dictionary of new pairs.
    package func dictionary(_ keys: [Value], _ values: [Value], at span: Span) throws(Failure) -> Value {
        try step(copying: keys.count * DictionaryValue.pairSize, at: span)
        let dictionary = DictionaryValue(countedBy: memory)
        for (key, value) in zip(keys, values) {
            try step(readingKey: key, at: span)
            try step(copying: dictionary.bytesToGrow, at: span)
            dictionary.set(value, of: key)
        }
        return .dictionary(dictionary)
    }
}

extension Value {
    /// Whether the value counts as true.
    package var isTrue: Bool {
        switch self {
        case .nothing: false
        case .boolean(let boolean): boolean
        case .number(let number): number != 0
        default: true
        }
    }
}
