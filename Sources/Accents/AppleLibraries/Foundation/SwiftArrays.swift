internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Evaluator

// Messages to Swift arrays.
extension AppleLibrary {
    func sendSwift(_ array: ArrayValue, _ message: Message) throws(Failure) -> Value? {
        guard let word = SwiftArrayWord(rawValue: vocabulary.text(message.name)) else { return nil }
        return try sendSwift(array, word, message)
    }

    func sendSwift(_ array: ArrayValue, _ word: SwiftArrayWord, _ message: Message) throws(Failure) -> Value? {
        let (elements, values, span) = (array.elements, message.arguments, message.span)
        if case .function? = values.last {
            return try sendSwift(array, word, closure: values[values.count - 1], message)
        }
        switch (word, values.count) {
        case (.isEmpty, 0): return .boolean(elements.isEmpty)
        case (.indices, 0): return .range(RangeValue(lower: 0, upper: elements.count))
        case (.startIndex, 0): return .number(0)
        case (.endIndex, 0): return .number(Double(elements.count))
        case (.lazy, 0): return .array(array)
        case (.reversed, 0): return try runtime.array(elements.reversed(), at: span)
        case (.shuffled, 0): return try runtime.array(elements, at: span)
        case (.randomElement, 0), (.first, 0): return elements.first ?? .nothing
        case (.last, 0): return elements.last ?? .nothing
        case (.dropFirst, 0...1): return try runtime.array(Array(elements.dropFirst(try count(message))), at: span)
        case (.dropLast, 0...1): return try runtime.array(Array(elements.dropLast(try count(message))), at: span)
        case (.prefix, 1): return try runtime.array(Array(elements.prefix(try count(message))), at: span)
        case (.suffix, 1): return try runtime.array(Array(elements.suffix(try count(message))), at: span)
        case (.enumerated, 0):
            var pairs: [Value] = []
            for (index, element) in elements.enumerated() {
                try runtime.step(1, at: span)
                pairs.append(try pair("offset", .number(Double(index)), "element", element, at: span))
            }
            return try runtime.array(pairs, at: span)
        default: return try searchSwift(array, word, message)
        }
    }

    /// Answers what needs a look at every element.
    private func searchSwift(
        _ array: ArrayValue, _ word: SwiftArrayWord, _ message: Message
    ) throws(Failure) -> Value? {
        let (elements, values, span) = (array.elements, message.arguments, message.span)
        switch (word, values.count) {
        case (.sorted, 0):
            return try ordered(elements, at: span)
        case (.min, 0), (.max, 0):
            let ordered = try ordered(elements, at: span)
            guard case .array(let all) = ordered else { return nil }
            return (word == .min ? all.elements.first : all.elements.last) ?? .nothing
        case (.joined, 0)
        where !elements.isEmpty && elements.allSatisfy({ if case .array = $0 { true } else { false } }):
            var all: [Value] = []
            for case .array(let part) in elements {
                try runtime.step(part.elements.count, at: span)
                all += part.elements
            }
            return try runtime.array(all, at: span)
        case (.joined, 0...1):
            return try joined(array, by: values.first.map(runtime.plainText) ?? "", at: span)
        case (.contains, 1), (.firstIndex, 1), (.lastIndex, 1):
            for index in word == .lastIndex ? elements.indices.reversed() : Array(elements.indices) {
                try runtime.step(1, at: span)
                guard try runtime.areEqual(elements[index], try values[0], tolerance: 0, at: span) == true else {
                    continue
                }
                return word == .contains ? .boolean(true) : .number(Double(index))
            }
            return word == .contains ? .boolean(false) : .nothing
        default: return try reduceSwift(array, word, message)
        }
    }

    func count(_ message: Message) throws(Failure) -> Int {
        if message.arguments.isEmpty { return 1 }
        return max(0, try runtime.wholeNumber(try message.arguments[0], of: .count, at: message.span))
    }

    /// Removes elements.
    private func reduceSwift(
        _ array: ArrayValue, _ word: SwiftArrayWord, _ message: Message
    ) throws(Failure) -> Value? {
        let (elements, values, span) = (array.elements, message.arguments, message.span)
        switch (word, values.count) {
        case (.removeAll, 0...1):
            try change(array, at: span) { array.setElements([]) }
            return .nothing
        case (.popLast, 0) where elements.isEmpty: return .nothing
        case (.removeFirst, 1), (.removeLast, 1):
            let count = try count(message)
            let rest = word == .removeFirst ? elements.dropFirst(count) : elements.dropLast(count)
            try change(array, copying: elements.count, at: span) { array.setElements(Array(rest)) }
            return .nothing
        case (.removeFirst, 0), (.removeLast, 0), (.popLast, 0):
            guard let gone = word == .removeFirst ? elements.first : elements.last else {
                throw failure(.indexOutOfRange(0, count: 0), span)
            }
            let rest = word == .removeFirst ? elements.dropFirst() : elements.dropLast()
            try change(array, copying: elements.count, at: span) { array.setElements(Array(rest)) }
            return gone
        case (.remove, 1):
            let index = try position(try values[0], in: array, at: span)
            try change(array, copying: elements.count, at: span) {
                array.setElements(Array(elements[..<index]) + elements[(index + 1)...])
            }
            return elements[index]
        default: return try changeSwift(array, word, message)
        }
    }

    /// Adds or moves elements.
    private func changeSwift(
        _ array: ArrayValue, _ word: SwiftArrayWord, _ message: Message
    ) throws(Failure) -> Value? {
        let (elements, values, span) = (array.elements, message.arguments, message.span)
        switch (word, values.count) {
        case (.insert, 2):
            var new = [try values[0]]
            if message.arguments.label(of: 0) != nil, case .array(let others) = try values[0] { new = others.elements }
            let index = try position(try values[1], in: array, mayBeEnd: true, at: span)
            try change(array, copying: elements.count + new.count, at: span) {
                array.setElements(Array(elements[..<index]) + new + elements[index...])
            }
            return .nothing
        case (.append, 1) where message.arguments.label(of: 0) == nil:
            // Arrays are shared here and grow in place.
            let element = try values[0]
            try change(array, at: span) { array.append(element) }
            return .nothing
        case (.append, 1):
            guard case .array(let others) = try values[0] else { return nil }
            try change(array, copying: others.elements.count, at: span) {
                for element in others.elements { array.append(element) }
            }
            return .nothing
        case (.sort, 0):
            let ordered = try ordered(elements, at: span)
            return try replace(array, by: ordered, at: span)
        case (.reverse, 0):
            try change(array, copying: elements.count, at: span) { array.setElements(elements.reversed()) }
            return .nothing
        case (.shuffle, 0): return .nothing
        case (.swapAt, 2):
            let (one, other) = (
                try position(try values[0], in: array, at: span), try position(try values[1], in: array, at: span)
            )
            try change(array, at: span) {
                array.replace(at: one, with: elements[other])
                array.replace(at: other, with: elements[one])
            }
            return .nothing
        default: return nil
        }
    }

    // MARK: Closures

    private func sendSwift(
        _ array: ArrayValue, _ word: SwiftArrayWord, closure: Value, _ message: Message
    ) throws(Failure) -> Value? {
        let span = message.span
        var results: [Value] = []
        switch word {
        case .sorted, .sort, .min, .max:
            let ordered = try sorted(array.elements, span) { (one, other) throws(Failure) in
                (try runtime.call(closure, [one, other], at: span)).isTrue
            }
            if word == .sort { return try replace(array, by: ordered, at: span) }
            guard word != .sorted, case .array(let all) = ordered else { return ordered }
            return (word == .min ? all.elements.first : all.elements.last) ?? .nothing
        case .reduce:
            guard var result = message.arguments.first, message.arguments.count == 2 else { return nil }
            for element in array.elements {
                try runtime.step(1, at: span)
                let next = try runtime.call(closure, [result] + spread(element, over: closure, after: 1), at: span)
                // The accumulated value stays even if the closure returns early.
                if !next.isNothing || message.arguments.label(of: 0) != "into" { result = next }
            }
            return result
        default: break
        }
        // What ends the loop before the last element.
        var found: Value?
        var takesClosure = true
        let elements = array.elements
        try runtime.loop(elements.count, at: span) { (index) throws(Failure) in
            let element = elements[index]
            let result = try runtime.call(closure, spread(element, over: closure), at: span)
            switch word {
            case .forEach: break
            case .map: results.append(result)
            case .compactMap: if !result.isNothing { results.append(result) }
            case .flatMap:
                if case .array(let inner) = result { results += inner.elements } else { results.append(result) }
            case .filter: if result.isTrue { results.append(element) }
            case .removeAll: if !result.isTrue { results.append(element) }
            case .first: if result.isTrue { found = element }
            case .firstIndex: if result.isTrue { found = .number(Double(index)) }
            case .lastIndex: if result.isTrue { results = [.number(Double(index))] }
            case .count: if result.isTrue { results.append(element) }
            case .prefix:
                if result.isTrue { results.append(element) } else { found = try runtime.array(results, at: span) }
            case .drop:
                if !result.isTrue { found = try runtime.array(Array(elements[index...]), at: span) }
            case .contains: if result.isTrue { found = .boolean(true) }
            case .allSatisfy: if !result.isTrue { found = .boolean(false) }
            case .last: if result.isTrue { results = [element] }
            default: takesClosure = false
            }
            return takesClosure && found == nil
        }
        guard takesClosure else { return nil }
        if let found { return found }
        switch word {
        case .count: return .number(Double(results.count))
        case .map, .compactMap, .flatMap, .filter, .prefix, .drop: return try runtime.array(results, at: span)
        case .removeAll:
            try change(array, copying: results.count, at: span) { array.setElements(results) }
            return .nothing
        case .contains: return .boolean(false)
        case .allSatisfy: return .boolean(true)
        case .last, .lastIndex: return results.last ?? .nothing
        default: return .nothing
        }
    }

    /// Replaces an array's elements by another's.
    private func replace(_ array: ArrayValue, by other: Value, at span: Span) throws(Failure) -> Value {
        guard case .array(let other) = other else { return .nothing }
        try change(array, copying: other.elements.count, at: span) { array.setElements(other.elements) }
        return .nothing
    }

    /// A tuple with two labeled parts.
    func pair(_ one: String, _ first: Value, _ other: String, _ second: Value, at span: Span) throws(Failure) -> Value {
        try runtime.dictionary([one, other].map { .text(TextValue($0)) }, [first, second], at: span)
    }

    private func ordered(_ elements: [Value], at span: Span) throws(Failure) -> Value {
        try sorted(elements, span) { (one, other) throws(Failure) in try self.isLess(one, other, at: span) }
    }

    /// The elements sorted by merging, since a comparison may fail and each one counts as a step.
    func sorted(
        _ elements: [Value], _ span: Span, _ isBefore: (Value, Value) throws(Failure) -> Bool
    ) throws(Failure) -> Value {
        var runs = elements.map { [$0] }
        while runs.count > 1 {
            var merged: [[Value]] = []
            for index in stride(from: 0, to: runs.count, by: 2) {
                guard index + 1 < runs.count else {
                    merged.append(runs[index])
                    continue
                }
                var (one, other) = (runs[index][...], runs[index + 1][...])
                var run: [Value] = []
                while let left = one.first, let right = other.first {
                    try runtime.step(1, at: span)
                    if try isBefore(right, left) {
                        run.append(other.removeFirst())
                    } else {
                        run.append(one.removeFirst())
                    }
                }
                merged.append(run + one + other)
            }
            runs = merged
        }
        return try runtime.array(runs.first ?? [], at: span)
    }

    func isBefore(_ one: Value, _ other: Value) -> Bool {
        switch (one, other) {
        case (.number(let one), .number(let other)): one < other
        case (.text(let one), .text(let other)): one.text < other.text
        default: false
        }
    }

    /// The parts of a tuple, labeled or not.
    func parts(of value: Value) -> [Value]? {
        switch value {
        case .array(let array): array.elements
        case .dictionary(let dictionary): dictionary.values
        default: nil
        }
    }

    /// The arguments for a closure; a pair is split if it has several parameters.
    ///
    /// - Parameter count: the number of parameters before those for the element.
    func spread(_ element: Value, over callee: Value, after count: Int = 0) -> [Value] {
        guard case .function(let function) = callee, function.prototype.parameters.count - count > 1,
            let parts = parts(of: element), parts.count == function.prototype.parameters.count - count
        else { return [element] }
        return parts
    }
}
