/// A view constraint at one moment of its chain.
public struct HandleRecord: Hashable, Sendable {
    /// Identifies the handle while it lives.
    public let id: ObjectIdentifier
    public let first: ViewAttribute.Name
    /// Nil if the chain has no relation yet.
    public let relation: Relation?
    public let second: ViewAttribute.Name?
    public let multiplier: Double
    /// In points.
    public let constant: Double
    /// More than 0 and at most 1000, which is required.
    public let priority: Double
    public let key: String?
    /// The layout constraint's number; nil before installing.
    public let installedAs: Int?

    init(_ handle: ViewConstraint) {
        id = ObjectIdentifier(handle)
        first = handle.first.nameOnly
        relation = handle.relation
        second = handle.second?.nameOnly
        multiplier = handle.multiplier
        constant = handle.constant
        priority = handle.priority
        key = handle.key
        installedAs = handle.layoutConstraint?.id
    }

    /// The equation so far, without the view it belongs to: `top == v.top + 10 @750`.
    public var equation: String {
        var text =
            EquationText(
                first: first.attribute.rawValue, relation: relation ?? .equal, second: second?.description,
                multiplier: multiplier, constant: constant
            ).description
        if second == nil, multiplier != 1 { text += " * \(multiplier.spelledFactor)" }
        if priority != LayoutPriority.required { text += " @\(priority.spelled)" }
        return text
    }
}
