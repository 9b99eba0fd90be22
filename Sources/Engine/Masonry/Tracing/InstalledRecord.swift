/// A layout constraint at one moment.
public struct InstalledRecord: Hashable, Sendable {
    /// The number of the constraint in its scene, from 1, in order of creation.
    public let id: Int
    /// The equation for people: `icon.left == card.left + 16`.
    public let equation: String
    /// In points.
    public let constant: Double
    /// More than 0 and at most 1000, which is required.
    public let priority: Double
    /// The name of the view that holds the constraint.
    public let installedOn: String

    init(_ constraint: LayoutConstraint) {
        id = constraint.id
        equation = constraint.equation.readable
        constant = constraint.constant
        priority = constraint.priority
        installedOn = constraint.installedOn.name
    }
}
