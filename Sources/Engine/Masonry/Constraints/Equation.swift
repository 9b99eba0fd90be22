/// `first relation second × multiplier + constant @ priority`, before it becomes a constraint.
struct Equation {
    var first: ViewAttribute
    var relation: Relation
    var second: ViewAttribute?
    var multiplier: Double
    var constant: Double
    var priority: Double
    /// The unknown ones of its numbers.
    var unknown = UnknownNumbers()

    /// - Parameter takesMixedAxes: whether horizontal positions may be related to vertical ones.
    /// - Throws: an error for an equation that Auto Layout does not allow.
    func validate(takesMixedAxes: Bool) throws(ConstraintError) {
        try ConstraintError.checkFinite(multiplier)
        try ConstraintError.checkFinite(constant)
        try ConstraintError.checkPriority(priority)
        let attribute = first.attribute
        guard let second else {
            if !attribute.isSize { throw .placeWithoutReference(first.nameOnly) }
            return
        }
        let other = second.attribute
        if attribute.isSize != other.isSize { throw .sizeWithPlace(first.nameOnly, second.nameOnly) }
        if attribute.isSize { return }
        if attribute.axis != other.axis, !takesMixedAxes { throw .mixedAxes(first.nameOnly, second.nameOnly) }
        if attribute.isDirectional && other.isFixedSide || attribute.isFixedSide && other.isDirectional {
            throw .mixedDirections(first.nameOnly, second.nameOnly)
        }
        if multiplier == 0 { throw .placeWithoutMultiplier(first.nameOnly) }
    }
}

extension Equation: CustomStringConvertible {
    /// The equation for people, without its priority: `icon.left == card.left + 16`.
    var readable: String {
        EquationText(
            first: first.nameOnly.description, relation: relation, second: second?.nameOnly.description,
            multiplier: multiplier, constant: constant, unknown: unknown
        ).description
    }

    var description: String {
        Self.description(
            first: first.description, relation: relation, second: second?.description, multiplier: multiplier,
            constant: constant, priority: priority, unknown: unknown)
    }

    /// The equation as in Masonry's description of a constraint: `View:NAME.attr REL View:NAME.attr * M + C ^PRIORITY`, with the
    /// names of unknown numbers.
    static func description(
        first: String, relation: Relation, second: String?, multiplier: Double, constant: Double, priority: Double,
        unknown: UnknownNumbers = UnknownNumbers()
    ) -> String {
        var text = "\(first) \(relation.rawValue)"
        if let side = unknown.target ?? second { text += " \(side)" }
        if multiplier != 1 { text += " * \(unknown.multiplier ?? multiplier.generalFormat)" }
        if unknown.target != nil, unknown.constant != nil {
            // The constant is part of what is unknown.
        } else if second == nil {
            text += " \(unknown.constant ?? constant.generalFormat)"
        } else if constant != 0 {
            let amount = unknown.constant ?? constant.magnitude.generalFormat
            text += " \(constant < 0 ? "-" : "+") \(amount)"
        }
        if let name = unknown.priority {
            text += " ^\(name)"
        } else if priority != LayoutPriority.required {
            text += " ^\(LayoutPriority.name(of: priority) ?? priority.generalFormat)"
        }
        return text
    }
}
