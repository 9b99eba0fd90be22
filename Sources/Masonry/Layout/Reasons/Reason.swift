/// Why an attribute has its value: the constraints that together determine it, as a tree.
///
/// A system of only the tree's constraints gives the attribute the same value.
public struct Reason: Hashable, Sendable {
    public var attribute: Layout.Anchor
    /// In points, unrounded, in the root's coordinates.
    public var value: Double
    /// What the attribute could be with every priority as good as now, in points; nil where it is determined. Of the
    /// values in the range the tie rule chose this one.
    public var range: ValueRange?
    /// The constraints on the attribute's own view; each explains with its children what else it speaks of. Empty for a
    /// view that is not in the layout, and where finding them takes more than a search may.
    public var nodes: [Node]

    public init(attribute: Layout.Anchor, value: Double, range: ValueRange?, nodes: [Node]) {
        self.attribute = attribute
        self.value = value
        self.range = range
        self.nodes = nodes
    }

    /// Whether the constraints leave the value open, so that only the tie rule chose it.
    public var isAmbiguous: Bool { range != nil }

    /// Everything the tree names, once each, in the tree's order.
    public var sources: [Source] {
        var seen: Set<Source> = []
        return nodes.flatMap(\.sources).filter { seen.insert($0).inserted }
    }

    /// A constraint that takes part in determining the value.
    public struct Node: Hashable, Sendable {
        public var source: Source
        /// As people write it: `icon.centerY == card.centerY`.
        public var equation: String
        /// What the equation compares its first side with, in points; for places in the root's coordinates.
        public var value: Double
        /// Above 0, up to 1000, which always holds unless it is reported broken; nil for the tie rule.
        public var priority: Double?
        /// Whether it is an inequality that holds with nothing to spare, so that something is kept from going further.
        public var isAtBound: Bool
        /// By how many points it is missed; 0 where it holds. What is missed still pulls the value towards it.
        public var missedBy: Double
        /// Whether its children are left out here, because they were given where the tree first names it.
        public var isRepeated: Bool
        /// What determines the other attributes of the equation.
        public var children: [Node]

        public init(
            source: Source, equation: String, value: Double, priority: Double?, isAtBound: Bool, missedBy: Double,
            isRepeated: Bool, children: [Node]
        ) {
            self.source = source
            self.equation = equation
            self.value = value
            self.priority = priority
            self.isAtBound = isAtBound
            self.missedBy = missedBy
            self.isRepeated = isRepeated
            self.children = children
        }

        fileprivate var sources: [Source] { [source] + children.flatMap(\.sources) }
    }

    /// What a node stands for.
    public enum Source: Hashable, Sendable {
        /// A constraint that a maker made, or one that a view's content makes on its size.
        case member(Conflict.Member)
        /// The view keeps this part of the frame it was given.
        case givenFrame(view: String, component: FrameComponent)
        /// A length of the view is never negative.
        case nonnegative(view: String, axis: Axis)
        /// The root is where it is, and as large as the screen.
        case screen
        /// The rule that settles what the constraints leave open: this part of the view's frame, nearest 0.
        case tie(view: String, component: FrameComponent)
    }
}

/// The least and the greatest value that something could have, in points; nil where there is no end.
public struct ValueRange: Hashable, Sendable {
    public var lower: Double?
    public var upper: Double?

    public init(lower: Double?, upper: Double?) {
        self.lower = lower
        self.upper = upper
    }
}
