/// A view constraint as it stood at one moment of its chain.
public struct HandleRecord: Hashable, Sendable {
    /// Tells handles apart while they live.
    public let id: ObjectIdentifier
    public let first: ViewAttribute.Name
    /// Nil while the chain has not said one.
    public let relation: Relation?
    public let second: ViewAttribute.Name?
    public let multiplier: Double
    /// In points.
    public let constant: Double
    /// Above 0, up to 1000, which is required.
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

    /// What the chain has said so far, without the view it is about: `top == v.top + 10 @750`.
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
