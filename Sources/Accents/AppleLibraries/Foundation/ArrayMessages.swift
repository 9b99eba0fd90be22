internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Evaluator

// Arrays with reference semantics.
extension AppleLibrary {
    func perform(_ known: LibraryMessage, _ array: ArrayValue, _ message: Message) throws(Failure) -> Value? {
        let values = message.arguments
        switch known {
        case .elementAt, .objectAtIndex, .subarrayWithRange: return try element(of: array, message)
        case .firstObject: return array.elements.first ?? .nothing
        case .lastObject: return array.elements.last ?? .nothing
        case .indexOfObject: return .number(Double(try index(of: try values[0], in: array, at: message.span) ?? .max))
        case .containsObject: return .boolean(try index(of: try values[0], in: array, at: message.span) != nil)
        case .arrayByAddingObject: return try runtime.array(array.elements + [try values[0]], at: message.span)
        case .arrayByAddingObjects, .initWithArray:
            guard case .array(let other) = try values[0] else { return .array(array) }
            return try runtime.array(array.elements + other.elements, at: message.span)
        case .initWithObjects: return try runtime.array(given(Array(values)), at: message.span)
        case .copy, .mutableCopy, .objectEnumerator, .allObjects:
            return try runtime.array(array.elements, at: message.span)
        case .reverseObjectEnumerator: return try runtime.array(array.elements.reversed(), at: message.span)
        case .initialize, .initWithCapacity: return .array(array)
        case .sortedUsingComparator: return try sorted(array, by: try values[0], message)
        case .sortedUsingSelector, .sortedUsingDescriptors:
            return try orderedElements(of: array, by: try values[0], message)
        case .filteredUsingPredicate:
            return try runtime.array(try filtered(array, by: try values[0], message) ?? [], at: message.span)
        case .joined: return try joined(array, by: runtime.plainText(try values[0]), at: message.span)
        default: return try visit(known, array, message)
        }
    }

    /// Does something with each element, or with the next.
    private func visit(_ known: LibraryMessage, _ array: ArrayValue, _ message: Message) throws(Failure) -> Value? {
        let values = message.arguments
        switch known {
        case .enumerateObjects: try enumerate(array, try values[0], at: message.span)
        case .enumerateWithOptions: try enumerate(array, try values[1], at: message.span)
        case .indexPassingTest:
            let stop = ArrayValue([.boolean(false)], countedBy: runtime.memory)
            for (index, element) in array.elements.enumerated() {
                try runtime.step(1, at: message.span)
                let position = Value.number(Double(index))
                if (try runtime.call(try values[0], [element, position, .array(stop)], at: message.span)).isTrue {
                    return position
                }
                if stop.elements[0].isTrue { break }
            }
            return .number(Double(Int.max))
        case .makeObjectsPerform:
            guard case .text(let name) = try values[0] else { return .nothing }
            for element in array.elements {
                _ = try send(element, runtime.property(vocabulary.names.intern(name.text), at: message.nameSpan))
            }
        case .nextObject:
            // An enumerator is its own array, which shrinks.
            guard let next = array.elements.first else { return .nothing }
            try change(array, copying: array.elements.count, at: message.span) {
                array.setElements(Array(array.elements.dropFirst()))
            }
            return next
        default: return try extend(known, array, message)
        }
        return .nothing
    }

    /// Adds or sets elements.
    private func extend(_ known: LibraryMessage, _ array: ArrayValue, _ message: Message) throws(Failure) -> Value? {
        let values = message.arguments
        switch known {
        case .setElement, .replaceObject:
            let (value, place) =
                known == .setElement ? (try values[0], try values[1]) : (try values[1], try values[0])
            let index = try position(place, in: array, mayBeEnd: true, at: message.span)
            try change(array, at: message.span) {
                if index == array.elements.count { array.append(value) } else { array.replace(at: index, with: value) }
            }
        case .addObject:
            let element = try values[0]
            try change(array, at: message.span) { array.append(element) }
        case .addObjectsFromArray:
            guard case .array(let other) = try values[0] else { return .nothing }
            try change(array, copying: other.elements.count, at: message.span) {
                for element in other.elements { array.append(element) }
            }
        case .insertObject:
            let element = try values[0]
            let index = try position(try values[1], in: array, mayBeEnd: true, at: message.span)
            try change(array, copying: array.elements.count, at: message.span) {
                array.setElements(Array(array.elements[..<index]) + [element] + array.elements[index...])
            }
        default: return try reduce(known, array, message)
        }
        return .nothing
    }

    /// Removes or sorts elements.
    private func reduce(_ known: LibraryMessage, _ array: ArrayValue, _ message: Message) throws(Failure) -> Value? {
        let values = message.arguments
        switch known {
        case .removeAllObjects: try change(array, at: message.span) { array.setElements([]) }
        case .removeLastObject:
            try change(array, copying: array.elements.count, at: message.span) {
                array.setElements(array.elements.dropLast())
            }
        case .removeObjectAtIndex:
            let index = try position(try values[0], in: array, at: message.span)
            try change(array, copying: array.elements.count, at: message.span) {
                array.setElements(Array(array.elements[..<index]) + array.elements[(index + 1)...])
            }
        case .removeObject:
            var kept: [Value] = []
            for element in array.elements {
                try runtime.step(1, at: message.span)
                if try runtime.areEqual(element, try values[0], tolerance: 0, at: message.span) != true {
                    kept.append(element)
                }
            }
            try change(array, copying: kept.count, at: message.span) { array.setElements(kept) }
        case .sortUsingComparator:
            try replace(array, by: try sorted(array, by: try values[0], message), at: message.span)
        case .sortUsingSelector, .sortUsingDescriptors:
            try replace(array, by: try orderedElements(of: array, by: try values[0], message), at: message.span)
        case .filterUsingPredicate:
            guard let kept = try filtered(array, by: try values[0], message) else { break }
            try change(array, copying: kept.count, at: message.span) { array.setElements(kept) }
        default: return nil
        }
        return .nothing
    }

    private func replace(_ array: ArrayValue, by other: Value?, at span: Span) throws(Failure) {
        guard case .array(let other)? = other else { return }
        let elements = other.elements
        try change(array, copying: elements.count, at: span) { array.setElements(elements) }
    }

    private func element(of array: ArrayValue, _ message: Message) throws(Failure) -> Value {
        if case .range(let range) = try message.arguments[0] {
            let (lower, upper) = (max(0, range.lower), min(array.elements.count, range.upper))
            return try runtime.array(lower < upper ? Array(array.elements[lower..<upper]) : [], at: message.span)
        }
        let index = try runtime.wholeNumber(try message.arguments[0], of: .index, at: message.arguments.span(of: 0))
        guard array.elements.indices.contains(index) else {
            if let rest = array.unknownRest { return .foreign(ForeignValue("\(rest)[\(index)]")) }
            throw failure(.indexOutOfRange(index, count: array.elements.count), message.span)
        }
        return array.elements[index]
    }

    /// Changes an array in place, for all references.
    ///
    /// - Parameter count: the number of copied elements.
    func change(_ array: ArrayValue, copying count: Int = 1, at span: Span, _ body: () -> Void) throws(Failure) {
        try runtime.prepareChange(of: array, copying: count, at: span)
        body()
        if array.depth > runtime.limits.nesting { throw failure(.limit(.nesting, runtime.limits.nesting), span) }
    }

    /// The index of an element that a value is, or with `mayBeEnd` that after the last.
    func position(_ value: Value, in array: ArrayValue, mayBeEnd: Bool = false, at span: Span) throws(Failure) -> Int {
        let index = try runtime.wholeNumber(value, of: .index, at: span)
        let count = array.elements.count
        guard index >= 0, index < count || mayBeEnd && index == count else {
            throw failure(.indexOutOfRange(index, count: count), span)
        }
        return index
    }

    func index(of value: Value, in array: ArrayValue, at span: Span) throws(Failure) -> Int? {
        for (index, element) in array.elements.enumerated() {
            try runtime.step(1, at: span)
            if try runtime.areEqual(element, value, tolerance: 0, at: span) == true { return index }
        }
        return nil
    }

    private func sorted(_ array: ArrayValue, by comparator: Value, _ message: Message) throws(Failure) -> Value {
        try sorted(array.elements, message.span) { (one, other) throws(Failure) in
            guard case .number(let order) = try runtime.call(comparator, [one, other], at: message.span) else {
                return false
            }
            return order < 0
        }
    }

    private func enumerate(_ array: ArrayValue, _ block: Value, at span: Span) throws(Failure) {
        let stop = ArrayValue([.boolean(false)], countedBy: runtime.memory)
        let elements = array.elements
        try runtime.loop(elements.count, at: span) { (index) throws(Failure) in
            let place: [Value] = array.isSet ? [] : [.number(Double(index))]
            _ = try runtime.call(block, [elements[index]] + place + [.array(stop)], at: span)
            return !stop.elements[0].isTrue
        }
    }

    func joined(_ array: ArrayValue, by separator: String, at span: Span) throws(Failure) -> Value {
        var result = ""
        for (index, element) in array.elements.enumerated() {
            try runtime.step(1, at: span)
            if index > 0 { result += separator }
            result += runtime.plainText(element)
            if result.utf8.count > runtime.limits.text { break }
        }
        return try runtime.text(result, at: span)
    }

    /// The arguments up to the terminating `nil`.
    private func given(_ values: [Value]) -> [Value] { Array(values.prefix { !$0.isNothing }) }
}
