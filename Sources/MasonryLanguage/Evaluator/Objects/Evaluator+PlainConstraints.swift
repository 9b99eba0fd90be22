internal import Masonry

// UIKit's own constraints: `NSLayoutConstraint` and layout anchors.
extension Evaluator {
    /// Does what the class of constraints is told; nil where it is nothing of these.
    func tellConstraintClass(_ message: Message) throws(Failure) -> Value? {
        let values = message.values
        switch (vocabulary.text(message.name), values.count) {
        case (LibraryMessage.alloc.rawValue, 0): return .foreign(ForeignValue(UIKitName.plainConstraint))
        case ("constraintWithItem", 7), ("initWithItem", 7):
            guard let first = side(values[0], values[1]), let relation = relation(values[2]) else { return nil }
            var second: ViewAttribute?
            if !values[3].isNothing {
                second = side(values[3], values[4])
                if second == nil { return nil }
            }
            return try plainConstraint(
                first, relation, second, multiplier: try message.arguments.number(5),
                constant: try message.arguments.number(6), at: message)
        case ("activateConstraints", 1), ("activate", 1):
            try activate(values[0], at: message.span)
            return .nothing
        case ("deactivateConstraints", 1), ("deactivate", 1):
            for constraint in constraints(in: values[0]) {
                try modelled(message.span) { () throws(ConstraintError) in try constraint.uninstall() }
            }
            return .nothing
        default: return nil
        }
    }

    /// Gives an anchor, the constraint that one makes, or what such a constraint is asked for; nil where a message speaks of
    /// none of these.
    func tellAnchor(_ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        let text = vocabulary.text(message.name)
        if case .constraint(let handle) = receiver, message.values.isEmpty, text == Member.constant.rawValue {
            return handle.constraint.leaves.first.map { .number($0.constant) }
        }
        if message.values.isEmpty, let attribute = Attribute(anchor: text) {
            return item(receiver).map { .attribute(AttributeValue($0.attribute(attribute))) }
        }
        guard case .attribute(let first) = receiver, text.hasPrefix(UIKitName.anchorConstraint) else { return nil }
        if let constraint = try constraint(from: first.attribute, message) { return constraint }
        reportUnknown(message, of: receiver)
        return .foreign(ForeignValue(text))
    }

    /// The constraint that an anchor makes; nil where it makes one in a way that is not known.
    private func constraint(from first: ViewAttribute, _ message: Message) throws(Failure) -> Value? {
        let arguments = message.arguments
        // Swift has the relation in the first label, Objective-C in the name.
        let name = vocabulary.text(message.name).dropFirst(UIKitName.anchorConstraint.count)
        var word = arguments.label(of: 0) ?? String(name)
        word = word.prefix(1).lowercased() + word.dropFirst()
        let isConstant = word.hasSuffix("Constant")
        for ending in ["Constant", "Anchor"] where word.hasSuffix(ending) { word.removeLast(ending.count) }
        guard let relation = Relation.allCases.first(where: { $0.member.rawValue == word }), arguments.count > 0 else {
            return nil
        }
        var second: ViewAttribute?
        var (multiplier, constant) = (1.0, 0.0)
        if isConstant {
            constant = try arguments.number(0)
        } else {
            guard case .attribute(let other) = message.values[0] else { return nil }
            second = other.attribute
        }
        for index in 1..<arguments.count {
            switch arguments.label(of: index) {
            case "multiplier": multiplier = try arguments.number(index)
            case "constant": constant = try arguments.number(index)
            default: return nil
            }
        }
        return try plainConstraint(first, relation, second, multiplier: multiplier, constant: constant, at: message)
    }

    private func plainConstraint(
        _ first: ViewAttribute, _ relation: Relation, _ second: ViewAttribute?, multiplier: Double, constant: Double,
        at message: Message
    ) throws(Failure) -> Value {
        stamp(message.nameSpan)
        return try modelled(message.span) { () throws(ConstraintError) in
            .constraint(
                ConstraintValue(
                    try ViewConstraint(first, relation, second, multiplier: multiplier, constant: constant)))
        }
    }

    // MARK: What they are made of

    private func item(_ value: Value) -> (any LayoutItem)? {
        switch value {
        case .view(let view): view
        case .guide(let value): value.guide
        default: nil
        }
    }

    private func side(_ item: Value, _ attribute: Value) -> ViewAttribute? {
        guard case .attributeName(let attribute) = attribute else { return nil }
        return self.item(item)?.attribute(attribute)
    }

    /// `NSLayoutRelationEqual` or `.equal`.
    private func relation(_ value: Value) -> Relation? {
        guard case .foreign(let foreign) = value else { return nil }
        let word = foreign.name.lowercased()
        return Relation.allCases.first { relation in
            let name = relation.uiKitName.lowercased()
            return word == ".\(name)" || word == "nslayoutrelation\(name)"
        }
    }

    // MARK: What is done with them

    /// Installs a constraint, or those of an array in order.
    func activate(_ value: Value, at span: Span) throws(Failure) {
        for constraint in constraints(in: value) {
            try step(at: span)
            try modelled(span) { () throws(ConstraintError) in try constraint.install() }
        }
        try checkConstraintCount(at: span)
    }

    private func constraints(in value: Value) -> [any Constraint] {
        switch value {
        case .constraint(let handle): [handle.constraint]
        case .array(let array): array.elements.flatMap(constraints)
        default: []
        }
    }

    /// Sets what only UIKit's own constraints have as a property; false where it is another.
    func setPlain(_ name: String, of constraint: any Constraint, to value: Value, at span: Span) throws(Failure) -> Bool
    {
        switch (name, value) {
        case ("priority", .number(let priority)): try setPriority(priority, of: constraint, at: span)
        case ("constant", .number(let constant)):
            try modelled(span) { () throws(ConstraintError) in try constraint.setOffset(constant) }
        case ("identifier", .text(let text)): _ = constraint.key(try shown(text.text, at: span))
        case ("identifier", _): ignore(name)
        default: return false
        }
        return true
    }
}
