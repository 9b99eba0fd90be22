internal import Vocabulary
internal import Syntax
package import Diagnostics
package import Evaluator

// Swift operators defined by a script, and equality of its structures.
extension AppleLibrary {
    /// The result of a script's operator for these values; nil if there is none.
    package func ownOperator(_ word: String, _ operands: [Value], at span: Span) throws(Failure) -> Value? {
        guard hasOperators else { return nil }
        let names = operands.map { typeNames(of: $0) + [OperatorName.anything] }
        for owner in names.joined() {
            guard let type = classes[vocabulary.names.intern(owner)] else { continue }
            for one in names[0] {
                for types in names.count > 1 ? names[1].map({ [one, $0] }) : [[one]] {
                    let selector = vocabulary.names.intern(OperatorName.selector(word, of: types))
                    guard let method = type.classMethod(selector) else { continue }
                    return try runtime.call(.function(method), [.type(type)] + operands, at: span)
                }
            }
        }
        return nil
    }

    /// Whether one value precedes another, by a script's operator or by the values.
    func isLess(_ one: Value, _ other: Value, at span: Span) throws(Failure) -> Bool {
        if let own = try ownOperator(BinaryOperator.less.rawValue, [one, other], at: span) { return own.isTrue }
        return isBefore(one, other)
    }

    /// The types of a value, most derived first.
    func typeNames(of value: Value) -> [String] {
        guard let object = object(of: value) else { return classNames(of: value) }
        return (Array(object.type.lineage) + object.type.allProtocols).map(\.name)
    }

    /// Whether two objects or sets are equal.
    package func areEqual(_ one: Value, _ other: Value, at span: Span) throws(Failure) -> Bool {
        switch (one, other) {
        case (.object(let one), .object(let other)): try areEqual(one, other, at: span)
        case (.array(let one), .array(let other)): try areSameSets(one, other, at: span)
        default: false
        }
    }

    /// Objects are equal only if identical, except those that a script's `==` makes equal, enumeration values with the
    /// same contents, and structures with equal properties.
    private func areEqual(_ one: ObjectValue, _ other: ObjectValue, at span: Span) throws(Failure) -> Bool {
        if one === other { return true }
        if let own = try ownOperator(BinaryOperator.equal.rawValue, [.object(one), .object(other)], at: span) {
            return own.isTrue
        }
        if one.type === other.type, one.type.isStructure {
            for (name, _) in one.type.properties {
                try runtime.step(1, at: span)
                let sides = (one.storage[name] ?? .nothing, other.storage[name] ?? .nothing)
                if try runtime.areEqual(sides.0, sides.1, tolerance: 0, at: span) != true { return false }
            }
            return true
        }
        guard let name = one.caseName, name == other.caseName else { return false }
        let values = selector(.caseValues)
        return try runtime.areEqual(
            one.storage[values] ?? .nothing, other.storage[values] ?? .nothing, tolerance: 0, at: span) == true
    }

    /// Whether two values are the same object.
    func areIdentical(_ one: Value, _ other: Value, at span: Span) throws(Failure) -> Bool {
        if let one = object(of: one), let other = object(of: other) { return one === other }
        return try runtime.areEqual(one, other, tolerance: 0, at: span) == true
    }
}
