internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Evaluator

// Messages to Swift dictionaries, and their initializers.
extension AppleLibrary {
    func sendSwift(_ dictionary: DictionaryValue, _ message: Message) throws(Failure) -> Value? {
        let (values, span) = (message.arguments, message.span)
        let text = vocabulary.text(message.name)
        switch text {
        case SwiftName.subscriptWord, SwiftName.subscriptKeeper:
            guard values.count == 2, message.arguments.label(of: 1) == "default" else { return nil }
            if let known = dictionary.value(of: try values[0]) { return known }
            if text == SwiftName.subscriptKeeper {
                try set(try values[1], of: try values[0], in: dictionary, at: span)
            }
            return try values[1]
        case SwiftName.subscriptSetter:
            guard values.count == 3, message.arguments.label(of: 2) == "default" else { return nil }
            try set(try values[0], of: try values[1], in: dictionary, at: span)
            return .nothing
        case "count" where values.isEmpty: return nil
        default: break
        }
        if let word = SwiftDictionaryWord(rawValue: text), let value = try sendSwift(dictionary, word, message) {
            return value
        }
        guard let word = SwiftArrayWord(rawValue: text), case .array(let pairs) = try pairs(of: dictionary, at: span)
        else { return nil }
        return try sendSwift(pairs, word, message)
    }

    private func sendSwift(
        _ dictionary: DictionaryValue, _ word: SwiftDictionaryWord, _ message: Message
    ) throws(Failure) -> Value? {
        let (values, span) = (message.arguments, message.span)
        switch (word, values.count) {
        case (.isEmpty, 0): return .boolean(dictionary.keys.isEmpty)
        case (.keys, 0): return try runtime.array(dictionary.keys, at: span)
        case (.values, 0): return try runtime.array(dictionary.values, at: span)
        case (.mapValues, 1), (.compactMapValues, 1):
            var (keys, results) = ([Value](), [Value]())
            for (key, value) in zip(dictionary.keys, dictionary.values) {
                try runtime.step(1, at: span)
                let result = try runtime.call(try values[0], [value], at: span)
                if word == .compactMapValues, result.isNothing { continue }
                keys.append(key)
                results.append(result)
            }
            return try runtime.dictionary(keys, results, at: span)
        case (.filter, 1):
            var (keys, kept) = ([Value](), [Value]())
            for (key, value) in zip(dictionary.keys, dictionary.values) {
                try runtime.step(1, at: span)
                let pair = try pair("key", key, "value", value, at: span)
                guard (try runtime.call(try values[0], spread(pair, over: try values[0]), at: span)).isTrue else {
                    continue
                }
                keys.append(key)
                kept.append(value)
            }
            return try runtime.dictionary(keys, kept, at: span)
        default: return try changeSwift(dictionary, word, message)
        }
    }

    private func changeSwift(
        _ dictionary: DictionaryValue, _ word: SwiftDictionaryWord, _ message: Message
    ) throws(Failure) -> Value? {
        let (values, span) = (message.arguments, message.span)
        switch (word, values.count) {
        case (.updateValue, 2):
            let old = dictionary.value(of: try values[1]) ?? .nothing
            try set(try values[0], of: try values[1], in: dictionary, at: span)
            return old
        case (.removeValue, 1):
            let old = dictionary.value(of: try values[0]) ?? .nothing
            try remove([try values[0]], of: dictionary, at: span)
            return old
        case (.removeAll, _):
            try remove(dictionary.keys, of: dictionary, at: span)
            return .nothing
        case (.merge, 2), (.merging, 2):
            guard case .dictionary(let other) = try values[0] else { return nil }
            var result = dictionary
            if word == .merging {
                try runtime.step(copying: dictionary.keys.count * DictionaryValue.pairSize, at: span)
                result = DictionaryValue(copying: dictionary)
            }
            for (key, value) in zip(other.keys, other.values) {
                try runtime.step(1, at: span)
                var new = value
                if let old = result.value(of: key) { new = try runtime.call(try values[1], [old, value], at: span) }
                try set(new, of: key, in: result, at: span)
            }
            return word == .merging ? .dictionary(result) : .nothing
        default: return nil
        }
    }

    /// A dictionary from an array's pairs, or from its elements grouped or keyed by a closure; nil for other messages.
    func makeDictionary(of array: ArrayValue, _ message: Message) throws(Failure) -> Value? {
        let span = message.span
        switch (SwiftDictionaryWord(rawValue: vocabulary.text(message.name)), message.arguments.first) {
        case (.paired, _):
            let parts = array.elements.compactMap(parts)
            guard parts.allSatisfy({ $0.count == 2 }) else { return nil }
            return try runtime.dictionary(parts.map { $0[0] }, parts.map { $0[1] }, at: span)
        case (.grouped, let closure?):
            let groups = DictionaryValue(countedBy: runtime.memory)
            for element in array.elements {
                try runtime.step(1, at: span)
                let key = try runtime.call(closure, [element], at: span)
                guard case .array(let group)? = groups.value(of: key) else {
                    try set(runtime.array([element], at: span), of: key, in: groups, at: span)
                    continue
                }
                try runtime.step(copying: MemoryLayout<Value>.stride, at: span)
                group.append(element)
            }
            return .dictionary(groups)
        default: return nil
        }
    }

    private func set(_ value: Value, of key: Value, in dictionary: DictionaryValue, at span: Span) throws(Failure) {
        try readKey(key, at: span)
        try runtime.step(copying: DictionaryValue.pairSize, at: span)
        dictionary.recordOnce(in: undoLog)
        dictionary.set(value, of: key)
    }

    /// Counts the comparison of a key.
    func readKey(_ key: Value, at span: Span) throws(Failure) {
        if case .text(let text) = key { try runtime.step(reading: text.text.utf8.count, at: span) }
    }

    private func remove(_ keys: [Value], of dictionary: DictionaryValue, at span: Span) throws(Failure) {
        try runtime.step(copying: dictionary.keys.count * DictionaryValue.pairSize, at: span)
        dictionary.recordOnce(in: undoLog)
        for key in keys { dictionary.remove(key) }
    }

    /// A dictionary's pairs, in the order of a loop.
    func pairs(of dictionary: DictionaryValue, at span: Span) throws(Failure) -> Value {
        var pairs: [Value] = []
        for (key, value) in zip(dictionary.keys, dictionary.values) {
            try runtime.step(1, at: span)
            pairs.append(try pair("key", key, "value", value, at: span))
        }
        return try runtime.array(pairs, at: span)
    }
}
