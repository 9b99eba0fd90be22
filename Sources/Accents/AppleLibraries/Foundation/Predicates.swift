internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Evaluator

// Selects and sorts array elements by selectors, descriptors and predicates.
extension AppleLibrary {
    /// The elements sorted by a comparison method, or by each descriptor in turn.
    func orderedElements(of array: ArrayValue, by order: Value, _ message: Message) throws(Failure) -> Value? {
        switch order {
        case .text(let selector):
            let name = vocabulary.names.intern(selector.text)
            return try sorted(array.elements, message.span) { (one, other) throws(Failure) in
                try isBelow(one, other, by: name, at: message.nameSpan)
            }
        case .array(let descriptors):
            var elements = array.elements
            // The first descriptor counts most: later ones decide only ties.
            for case .dictionary(let descriptor) in descriptors.elements.reversed() {
                let key = descriptor.value(of: .text(TextValue(Self.sortKey))) ?? .nothing
                let ascends = (descriptor.value(of: .text(TextValue(Self.sortAscends))) ?? .boolean(true)).isTrue
                let ordered = try sorted(elements, message.span) { (one, other) throws(Failure) in
                    let sides = (try value(forKeys: key, of: one, message), try value(forKeys: key, of: other, message))
                    return ascends ? isBefore(sides.0, sides.1) : isBefore(sides.1, sides.0)
                }
                guard case .array(let new) = ordered else { return nil }
                elements = new.elements
            }
            return try runtime.array(elements, at: message.span)
        default: return nil
        }
    }

    private func isBelow(_ one: Value, _ other: Value, by name: Name, at span: Span) throws(Failure) -> Bool {
        if let own = try sendIfKnown(one, vocabulary.text(name), [other], at: span) {
            guard case .number(let order) = own else { return false }
            return order < 0
        }
        guard case .text(let left) = one, case .text(let right) = other else { return isBefore(one, other) }
        // All comparisons except the plain one ignore case.
        if name == selector(.compare) { return left.text < right.text }
        return left.text.lowercased() < right.text.lowercased()
    }

    /// A descriptor for sorting arrays.
    func sortDescriptor(_ message: Message) throws(Failure) -> Value {
        let ascends = message.arguments.count < 2 || message.arguments.given(1).isTrue
        return try runtime.dictionary(
            [Self.sortKey, Self.sortAscends].map { .text(TextValue($0)) },
            [try message.arguments[0], .boolean(ascends)],
            at: message.span)
    }

    private static let sortKey = "key"
    private static let sortAscends = "ascending"

    /// The elements for which a predicate holds; nil if the predicate is not understood.
    func filtered(_ array: ArrayValue, by predicate: Value, _ message: Message) throws(Failure) -> [Value]? {
        var kept: [Value] = []
        for element in array.elements {
            try runtime.step(1, at: message.span)
            guard let holds = try holds(predicate, of: element, message) else { return nil }
            if holds { kept.append(element) }
        }
        return kept
    }

    /// Whether a predicate holds for a value; nil if the predicate is not understood.
    func holds(_ predicate: Value, of element: Value, _ message: Message) throws(Failure) -> Bool? {
        switch predicate {
        case .function: return (try runtime.call(predicate, [element, .nothing], at: message.span)).isTrue
        case .foreign(let foreign):
            guard let format = foreign.predicate else {
                reportUndecided(foreign, .filter, at: message.nameSpan)
                return nil
            }
            return try holds(format, of: element, message)
        default: return nil
        }
    }

    private func holds(_ predicate: PredicateFormat, of element: Value, _ message: Message) throws(Failure) -> Bool {
        try runtime.step(1, at: message.span)
        switch predicate {
        case .not(let inner): return try !holds(inner, of: element, message)
        case .both(let one, let other):
            guard try holds(one, of: element, message) else { return false }
            return try holds(other, of: element, message)
        case .either(let one, let other):
            if try holds(one, of: element, message) { return true }
            return try holds(other, of: element, message)
        case .comparison(let left, let comparison, let right):
            return try holds(
                comparison, try side(left, of: element, message), try side(right, of: element, message), message)
        }
    }

    private func side(_ side: PredicateFormat.Side, of element: Value, _ message: Message) throws(Failure) -> Value {
        switch side {
        case .value(let value): value
        case .path(let path) where path.isEmpty: element
        case .path(let path): try value(forKeys: .text(TextValue(path)), of: element, message)
        }
    }

    private func holds(
        _ comparison: PredicateFormat.Comparison, _ left: Value, _ right: Value, _ message: Message
    ) throws(Failure) -> Bool {
        var (left, right) = (left, right)
        if comparison.passesOverCase {
            (left, right) = (
                .text(TextValue(runtime.plainText(left).lowercased())),
                .text(TextValue(runtime.plainText(right).lowercased()))
            )
        }
        let isEqual = try runtime.areEqual(left, right, tolerance: 0, at: message.span) == true
        switch comparison.word {
        case .equal: return isEqual
        case .notEqual: return !isEqual
        case .less: return isBefore(left, right)
        case .lessOrEqual: return isEqual || isBefore(left, right)
        case .greater: return isBefore(right, left)
        case .greaterOrEqual: return isEqual || isBefore(right, left)
        case .begins: return runtime.plainText(left).hasPrefix(runtime.plainText(right))
        case .ends: return runtime.plainText(left).hasSuffix(runtime.plainText(right))
        case .contains:
            if case .array(let array) = left { return try index(of: right, in: array, at: message.span) != nil }
            return runtime.plainText(left).contains(runtime.plainText(right))
        case .isIn:
            guard case .array(let array) = right else {
                return runtime.plainText(right).contains(runtime.plainText(left))
            }
            return try index(of: left, in: array, at: message.span) != nil
        }
    }
}
