/// The attributes of a constraint at one moment.
public indirect enum ConstraintShape: Hashable, Sendable {
    case view(Attribute)
    /// A composite, by its children.
    case composite([ConstraintShape])
    /// A number of further constraints, if the list is too long to show.
    case more(Int)

    /// A list of constraints; only the start and the end of a long one.
    static func list(of constraints: [any Constraint]) -> [ConstraintShape] {
        let (head, tail) = (4, 8)
        let count = constraints.count
        if count <= head + tail { return constraints.map(ConstraintShape.init) }
        return constraints.prefix(head).map(ConstraintShape.init) + [.more(count - head - tail)]
            + constraints.suffix(tail).map(ConstraintShape.init)
    }

    init(_ constraint: any Constraint) {
        if let constraint = constraint as? ViewConstraint {
            self = .view(constraint.first.attribute)
        } else {
            self = .composite(Self.list(of: constraint.children))
        }
    }
}

extension ConstraintShape: CustomStringConvertible {
    /// `top`, or `[top, left]` for a composite.
    public var description: String {
        switch self {
        case .view(let attribute): attribute.rawValue
        case .composite(let children): children.listed
        case .more(let count): "\(count) more"
        }
    }
}

extension [ConstraintShape] {
    /// `[[top, left], width]`
    public var listed: String { "[\(map(\.description).joined(separator: ", "))]" }

    /// The number of constraints that the list represents.
    public var total: Int {
        reduce(0) { total, shape in
            if case .more(let count) = shape { return total + count }
            return total + 1
        }
    }
}
