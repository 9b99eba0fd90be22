internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Evaluator

// UIKit constraints made from items and attributes.
extension AppleLibrary {
    /// `constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:`; nil for other messages.
    func itemConstraint(_ message: Message) throws(Failure) -> Value? {
        guard let places = itemPlaces(message) else { return nil }
        let (values, arguments) = (message.arguments, message.arguments)
        func attribute(_ part: ConstraintPart) -> Attribute? {
            places[part].flatMap { layoutAttribute(values.given($0), at: arguments.span(of: $0)) }
        }
        func number(_ part: ConstraintPart, _ usual: Double) throws(Failure) -> Double {
            guard let place = places[part] else { return usual }
            return try arguments.number(place)
        }
        let relation = places[.relation].map { layoutRelation(values.given($0), at: arguments.span(of: $0)) } ?? .equal
        guard let item = places[.item], let relation, let first = side(values.given(item), attribute(.attribute)) else {
            return nil
        }
        var terms = Terms(first: first, relation: relation)
        if let place = places[.multiplier] { try setNumber(\.multiplier, \.multiplier, of: &terms, place, message) }
        if let place = places[.constant] { try setNumber(\.constant, \.constant, of: &terms, place, message) }
        let second = attribute(.otherAttribute)
        if let other = places[.other], case .foreign(let unknown) = values.given(other) {
            setUnknownTarget(unknown, of: &terms, at: values.span(of: other))
        } else if let other = places[.other], !values.given(other).isNothing {
            terms.second = side(values.given(other), second)
            if terms.second == nil { return nil }
        } else {
            notePositionAlone(first, message)
        }
        return try constraint(terms, message)
    }

    /// The positions of the parts among a message's arguments. Reports misspelled labels and missing parts.
    private func itemPlaces(_ message: Message) -> [ConstraintPart: Int]? {
        let isSwift = accent == .swift
        let start = "constraintWith"
        let written =
            isSwift
            ? message.arguments.site.labelSpans.map { unit.source.text(in: $0) }
            : vocabulary.text(message.selector).split(separator: ":").map { part in
                let label = part.dropFirst(part.hasPrefix(start) ? start.count : 0)
                return label.prefix(1).lowercased() + label.dropFirst()
            }
        guard written.first == ConstraintPart.item.label, written.count == message.arguments.count else { return nil }
        var places: [ConstraintPart: Int] = [:]
        var misspelled: [Int] = []
        var next = 0
        for part in ConstraintPart.allCases where next < written.count {
            if written[next] != part.label {
                let isSuggested =
                    written.count == ConstraintPart.allCases.count
                    || NearestName.of(written[next], among: ConstraintPart.allCases.map(\.label)) == part.label
                guard isSwift, isSuggested else { continue }
                misspelled.append(next)
            }
            places[part] = next
            next += 1
        }
        let missing = ConstraintPart.allCases.filter { places[$0] == nil }
        guard next == written.count, misspelled.count <= 2, missing.count <= 3, places[.attribute] != nil else {
            return nil
        }
        for place in misspelled { noteLabel(written[place], at: message.arguments.site.labelSpans[place]) }
        if !missing.isEmpty { noteMissing(missing, message) }
        return places
    }

    private func noteLabel(_ label: String, at span: Span) {
        report(
            .unknownLabel(label, of: UIKitName.plainConstraint, expected: ConstraintPart.allCases.map(\.label)),
            at: span)
    }

    /// Reports missing arguments of the constraint's initializer.
    private func noteMissing(_ missing: [ConstraintPart], _ message: Message) {
        report(
            .argumentCount(
                of: UIKitName.plainConstraint,
                expected: ArgumentCount(ConstraintPart.allCases.count...ConstraintPart.allCases.count),
                found: message.arguments.count, sample: nil, missing: .missingParts(missing)), at: message.nameSpan)
    }

    private func side(_ item: Value, _ attribute: Attribute?) -> ViewAttribute? {
        guard let attribute else { return nil }
        return switch item {
        case .view(let view): view.attribute(attribute)
        case .guide(let value): value.guide.attribute(attribute)
        default: nil
        }
    }

    private func layoutAttribute(_ value: Value, at span: Span) -> Attribute? {
        if case .attributeName(let attribute) = value { return attribute }
        let known = Attribute.allCases.map(\.rawValue) + ["notAnAttribute"]
        return word(of: value, among: known, at: span).flatMap { Attribute(rawValue: $0) }
    }

    private func layoutRelation(_ value: Value, at span: Span) -> Relation? {
        let word = word(of: value, among: Relation.allCases.map(\.uiKitName), at: span)
        return Relation.allCases.first { $0.uiKitName == word }
    }
}
