internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Evaluator

// Sets: arrays with each value once, in insertion order.
extension AppleLibrary {
    /// A set of the values.
    func set(of elements: [Value], at span: Span) throws(Failure) -> Value {
        let set = ArrayValue([], countedBy: runtime.memory, isSet: true)
        for element in elements { try insert(element, into: set, at: span) }
        return .array(set)
    }

    /// Inserts a value into a set. Returns whether it was new.
    @discardableResult
    private func insert(_ value: Value, into set: ArrayValue, at span: Span) throws(Failure) -> Bool {
        if try index(of: value, in: set, at: span) != nil { return false }
        try change(set, at: span) { set.append(value) }
        return true
    }

    /// Handles a message that a set treats differently from an array; nil if there is no such message.
    func sendSet(_ set: ArrayValue, _ message: Message) throws(Failure) -> Value? {
        let (word, values, span) = (vocabulary.text(message.name), message.arguments, message.span)
        guard let first = values.first else {
            switch word {
            case "anyObject": return set.elements.first ?? .nothing
            case "popFirst" where set.elements.isEmpty: return .nothing
            case "popFirst": return try sendSwift(set, .removeFirst, message)
            default: return nil
            }
        }
        switch word {
        case LibraryMessage.addObject.word, "insert", "append", "update":
            let isNew = try insert(first, into: set, at: span)
            let labels = ["inserted", "memberAfterInsert"].map { Value.text(TextValue($0)) }
            return try runtime.dictionary(labels, [.boolean(isNew), first], at: span)
        case "remove":
            guard let place = try index(of: first, in: set, at: span) else { return .nothing }
            let gone = set.elements[place]
            try setElements(set.elements[..<place] + set.elements[(place + 1)...], of: set, at: span)
            return gone
        case "member": return try index(of: first, in: set, at: span) == nil ? .nothing : first
        case "filter":
            guard case .array(let kept)? = try sendSwift(set, .filter, message) else { return nil }
            return try self.set(of: kept.elements, at: span)
        default: break
        }
        guard case .array(let others) = try elements(of: first, at: span) else { return nil }
        switch word {
        case "union": return try self.set(of: set.elements + others.elements, at: span)
        case "formUnion", "unionSet", LibraryMessage.addObjectsFromArray.word:
            for element in others.elements { try insert(element, into: set, at: span) }
            return .nothing
        case "setByAddingObjectsFromArray", "setByAddingObjectsFromSet", LibraryMessage.initWithArray.word,
            "initWithSet":
            return try self.set(of: set.elements + others.elements, at: span)
        case "intersection": return try self.set(of: shared(set, others, true, at: span), at: span)
        case "subtracting": return try self.set(of: shared(set, others, false, at: span), at: span)
        case "symmetricDifference":
            let (one, other) = (try shared(set, others, false, at: span), try shared(others, set, false, at: span))
            return try self.set(of: one + other, at: span)
        case "formIntersection", "intersectSet":
            try setElements(try shared(set, others, true, at: span)[...], of: set, at: span)
            return .nothing
        case "subtract", "minusSet":
            try setElements(try shared(set, others, false, at: span)[...], of: set, at: span)
            return .nothing
        case "isSubset", "isSubsetOfSet": return .boolean(try shared(set, others, false, at: span).isEmpty)
        case "isSuperset": return .boolean(try shared(others, set, false, at: span).isEmpty)
        case "isDisjoint": return .boolean(try shared(set, others, true, at: span).isEmpty)
        case "intersectsSet": return .boolean(try !shared(set, others, true, at: span).isEmpty)
        default: return nil
        }
    }

    /// The elements of one set that the other contains, or those that it does not.
    private func shared(
        _ one: ArrayValue, _ other: ArrayValue, _ isShared: Bool, at span: Span
    ) throws(Failure) -> [Value] {
        var found: [Value] = []
        for element in one.elements where try (index(of: element, in: other, at: span) != nil) == isShared {
            found.append(element)
        }
        return found
    }

    private func setElements(_ elements: ArraySlice<Value>, of set: ArrayValue, at span: Span) throws(Failure) {
        try change(set, copying: elements.count, at: span) { set.setElements(Array(elements)) }
    }

    /// Whether two sets are equal, in any order.
    func areSameSets(_ one: ArrayValue, _ other: ArrayValue, at span: Span) throws(Failure) -> Bool {
        guard one.elements.count == other.elements.count else { return false }
        return try shared(one, other, false, at: span).isEmpty
    }
}
