internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Evaluator

// Layout anchors, and plain UIKit constraints made with or without them.
extension AppleLibrary {
    /// Handles a message to an anchor or to an object with anchors; nil if it is not about constraints.
    func sendAnchor(_ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        let text = vocabulary.text(message.name)
        switch receiver {
        case .view, .guide:
            guard message.arguments.isEmpty, let attribute = Attribute(anchor: text) else { return nil }
            return try runtime.member(.attribute(attribute), of: receiver, message.name, at: message.nameSpan)
        case .attribute(let anchor):
            guard text.hasPrefix(UIKitName.anchorConstraint), !message.arguments.isEmpty else { return nil }
            return try constraint(on: anchor.attribute, message)
        case .constraint(let value):
            guard message.arguments.isEmpty, let part = value.constraint.leaves.first else { return nil }
            if text == Member.constant.rawValue { return .number(part.constant) }
            return part.layoutConstraint.flatMap { self.part(text, of: $0) } ?? self.part(text, ofInactive: part)
        case .equation(let equation):
            return message.arguments.isEmpty ? part(text, of: equation) : nil
        case .attributeName(let attribute):
            return text == LibraryMessage.rawValue.rawValue ? .number(attribute.uiKitNumber) : nil
        default: return nil
        }
    }

    /// The value of a UIKit constraint's property; nil if UIKit has no such property.
    private func part(_ name: String, of equation: LayoutConstraint) -> Value? {
        switch name {
        case "multiplier": .number(equation.multiplier)
        case "relation": word(equation.relation.uiKitName)
        case UIKitName.constraintIdentifier: equation.key.map { .text(TextValue($0)) } ?? .nothing
        default: part(name, between: equation.first, equation.second)
        }
    }

    /// The same for a constraint that was never active.
    private func part(_ name: String, ofInactive constraint: ViewConstraint) -> Value? {
        switch name {
        case "multiplier" where constraint.delegate == nil: .number(constraint.multiplier)
        case "relation" where constraint.delegate == nil: constraint.relation.map { word($0.uiKitName) }
        case UIKitName.constraintIdentifier where constraint.delegate == nil:
            constraint.key.map { .text(TextValue($0)) } ?? .nothing
        default: part(name, between: constraint.first, constraint.second)
        }
    }

    private func part(_ name: String, between first: ViewAttribute, _ second: ViewAttribute?) -> Value? {
        switch name {
        case "firstItem": item(of: first)
        case "secondItem": second.map(item) ?? .nothing
        case "firstAttribute": .attributeName(first.attribute)
        case "secondAttribute": second.map { .attributeName($0.attribute) } ?? word("notAnAttribute")
        default: nil
        }
    }

    private func item(of attribute: ViewAttribute) -> Value {
        attribute.guide.map { .guide(GuideValue(LayoutGuide(view: attribute.view, guide: $0))) }
            ?? .view(attribute.view)
    }

    /// `constraint(equalTo: b.topAnchor, constant: 8)`, `constraintEqualToAnchor:b.topAnchor constant:8`
    private func constraint(on first: ViewAttribute, _ message: Message) throws(Failure) -> Value {
        let text = vocabulary.text(message.name)
        let rest = text.dropFirst(UIKitName.anchorConstraint.count)
        var words = rest.isEmpty ? message.arguments.label(of: 0) ?? "" : rest.prefix(1).lowercased() + rest.dropFirst()
        if accent == .swift, rest.isEmpty, let label = message.arguments.site.labelSpans.first,
            let suggestion = Self.anchorLabel(suggestedBy: words)
        {
            report(.misspelled(words, suggestion: suggestion), at: label)
            words = suggestion
        }
        guard let relation = Relation.allCases.first(where: { words.hasPrefix($0.member.rawValue) }) else {
            reportUnknown(message, of: .attribute(AttributeValue(first)))
            return .nothing
        }
        if accent == .objectiveC, words == relation.member.rawValue {
            // The name determines the argument's type.
            let isNumber = if case .number = try message.arguments[0] { true } else { false }
            report(.misspelled(text, suggestion: text + (isNumber ? "Constant" : "Anchor")), at: message.nameSpan)
        }
        var equation = Terms(first: first, relation: relation)
        if case .number(let number) = try message.arguments[0] {
            if accent == .swift, rest.isEmpty, words == relation.member.rawValue,
                let label = message.arguments.site.labelSpans.first
            {
                report(.numberAsAnchor(words, suggestion: "\(words)Constant"), at: label)
            } else if accent == .objectiveC, words == "\(relation.member.rawValue)Anchor" {
                report(
                    .numberAsAnchor(text, suggestion: "\(text.dropLast("Anchor".count))Constant"),
                    at: message.nameSpan)
            }
            equation.constant = number
        } else if case .attribute(let other) = try message.arguments[0] {
            equation.second = other.attribute
            noteAnchorsApart(first, other.attribute, message)
        } else if case .foreign(let unknown) = try message.arguments[0], !unknown.isConstant {
            setUnknownTarget(unknown, of: &equation, at: message.arguments.span(of: 0))
        } else if let suggestion = suggestedAnchor(by: message, on: first, words) {
            switch suggestion {
            case .number(let number): equation.constant = number
            case .attribute(let other): equation.second = other.attribute
            default: break
            }
        } else {
            reportUnknown(message, of: .attribute(AttributeValue(first)))
            return .nothing
        }
        for position in message.arguments.indices.dropFirst() {
            switch message.arguments.label(of: position) {
            case "multiplier": try setNumber(\.multiplier, \.multiplier, of: &equation, position, message)
            case "constant": try setNumber(\.constant, \.constant, of: &equation, position, message)
            case let label?: try checkAnchorLabel(label, position, message)
            case nil: break
            }
        }
        // Below or after by a multiple of UIKit's standard spacing between views.
        if words.contains("SystemSpacing") {
            equation.constant = VisualFormat.standardDistance * equation.multiplier
            equation.multiplier = 1
        }
        return try constraint(equation, message)
    }

    /// The relation label that a misspelled one probably means; nil if it is already one.
    private static func anchorLabel(suggestedBy text: String) -> String? {
        let relations = Relation.allCases.map(\.member.rawValue)
        if text.isEmpty || relations.contains(where: text.hasPrefix) { return nil }
        return NearestName.of(text, among: relations + relations.map { $0 + "Constant" })
    }

    /// The terms of a UIKit constraint.
    struct Terms {
        var first: ViewAttribute
        var relation: Relation
        var second: ViewAttribute?
        var multiplier = 1.0
        var constant = 0.0
        var priority = LayoutPriority.required
        var unknown = UnknownNumbers()
    }

    /// Takes a number from an argument, or a stand-in for an unknown one.
    func setNumber(
        _ number: WritableKeyPath<Terms, Double>, _ name: WritableKeyPath<UnknownNumbers, String?>,
        of terms: inout Terms, _ index: Int, _ message: Message
    ) throws(Failure) {
        guard case .foreign(let unknown) = try message.arguments[index] else {
            terms[keyPath: number] = try message.arguments.number(index)
            return
        }
        noteUse(of: unknown, at: message.arguments.span(of: index))
        let isLength = terms.first.attribute.isSize && terms.second == nil
        terms[keyPath: number] =
            name == \.multiplier ? StandIn.multiplier : Value.foreign(unknown).standIn(isLength: isLength)
        terms.unknown[keyPath: name] = unknown.name
    }

    /// Relates a constraint to something unknown.
    func setUnknownTarget(_ unknown: ForeignValue, of terms: inout Terms, at span: Span) {
        noteUse(of: unknown, at: span, mayBeView: true)
        terms.constant = Value.foreign(unknown).standIn(isLength: terms.first.attribute.isSize)
        terms.unknown.target = unknown.name
        terms.unknown.constant = unknown.name
    }

    /// A constraint that is not installed. Unlike Masonry, UIKit leaves it to the project to turn off a view's
    /// autoresizing mask.
    func constraint(_ terms: Terms, _ message: Message) throws(Failure) -> Value {
        runtime.stamp(message.span)
        return try runtime.modeled(message.nameSpan) { () throws(ConstraintError) in
            let made = try ViewConstraint(
                terms.first, terms.relation, terms.second, multiplier: terms.multiplier, constant: terms.constant)
            if terms.priority != LayoutPriority.required { try made.priority(terms.priority) }
            made.setUnknown(terms.unknown)
            return .constraint(ConstraintValue(made))
        }
    }

    // MARK: Activating

    /// Installs or uninstalls the constraints in a message.
    func setActive(_ isActive: Bool, _ message: Message) throws(Failure) -> Value {
        let all = isActive ? message.arguments.flatMap(constraints) : []
        for value in message.arguments { try setActive(isActive, value, among: all, message.span) }
        return .nothing
    }

    /// The constraints in a value: itself or its elements.
    private func constraints(in value: Value) -> [ViewConstraint] {
        switch value {
        case .array(let array):
            return array.elements.flatMap { element -> [ViewConstraint] in
                if case .constraint(let value) = element { value.constraint.leaves } else { [] }
            }
        case .constraint(let value): return value.constraint.leaves
        default: return []
        }
    }

    /// - Parameter all: the constraints activated together.
    private func setActive(
        _ isActive: Bool, _ value: Value, among all: [ViewConstraint], _ span: Span
    ) throws(Failure) {
        switch value {
        case .array(let array):
            for element in array.elements {
                try runtime.step(1, at: span)
                try setActive(isActive, element, among: all, span)
            }
        case .equation(let equation):
            try runtime.stepThroughScene(at: span)
            try runtime.modeled(span) { () throws(ConstraintError) in
                if isActive { try equation.activate() } else { try equation.deactivate() }
            }
        case .constraint(let value):
            try runtime.step(installing: value.constraint, at: span)
            if isActive { turnOffFrames(of: value.constraint.leaves) }
            do throws(Failure) {
                try runtime.modeled(span) { () throws(ConstraintError) in
                    if isActive { try value.constraint.activate() } else { try value.constraint.deactivate() }
                }
            } catch {
                // Of many constraints in a statement, this one fails.
                guard let refused = value.constraint.leaves.first else { throw error }
                let explanation = explained(error, of: refused, among: all)
                guard let origin = refused.origin, let source = origin.sourceText else { throw explanation }
                throw explanation.moved(to: Span(origin.range), of: source)
            }
            try runtime.checkConstraintCount(at: span)
        default: break
        }
    }

    /// What a class of another file does to its views' autoresizing masks is unknown: without a frame, they are most likely off.
    private func turnOffFrames(of constraints: [ViewConstraint]) {
        for view in constraints.map(\.first.view)
        where view.translatesAutoresizingMaskIntoConstraints && view.givenFrame == nil && isOfUnknownClass(view) {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    /// Sets a property of a UIKit constraint, in addition to Masonry's. Returns whether it exists.
    func set(_ name: String, ofConstraint constraint: any Constraint, to value: Value, _ span: Span)
        throws(Failure)
        -> Bool
    {
        switch (name, value) {
        case (Member.constant.rawValue, .number(let number)):
            try runtime.modeled(span) { () throws(ConstraintError) in try constraint.setOffset(number) }
        case (Member.priority.rawValue, .number(let number)): try setPriority(number, of: constraint, span)
        case (Member.priority.rawValue, .foreign(let foreign)):
            guard let suggestion = NearestName.of(foreign.lastWord, among: SwiftName.priorityNames),
                let priority = SwiftName.priority(suggestion), accent == .swift, foreign.isConstant
            else { return false }
            try setPriority(priority, of: constraint, span)
        case (UIKitName.constraintIdentifier, .text(let text)):
            _ = constraint.key(try runtime.shown(text.text, at: span))
        case (UIKitName.constraintIdentifier, _): ignore(name)
        default: return false
        }
        return true
    }
}
