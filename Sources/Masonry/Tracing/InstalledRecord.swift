/// A layout constraint as it stood at one moment.
public struct InstalledRecord: Hashable, Sendable {
    /// Counts the scene's constraints from 1, in order of their making.
    public let id: Int
    /// As people write equations: `icon.left == card.left + 16`.
    public let equation: String
    /// In points.
    public let constant: Double
    /// Above 0, up to 1000, which is required.
    public let priority: Double
    /// The name of the view that holds the constraint.
    public let installedOn: String

    init(_ constraint: LayoutConstraint) {
        id = constraint.id
        equation =
            EquationText(
                first: constraint.first.nameOnly.description, relation: constraint.relation,
                second: constraint.second?.nameOnly.description, multiplier: constraint.multiplier,
                constant: constraint.constant
            ).description
        constant = constraint.constant
        priority = constraint.priority
        installedOn = constraint.installedOn.name
    }
}
