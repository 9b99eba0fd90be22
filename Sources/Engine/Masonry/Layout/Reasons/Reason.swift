/// Why an attribute has its value: a tree of the constraints that together determine it.
///
/// A system with only these constraints gives the attribute the same value.
public struct Reason: Hashable, Sendable {
    public var attribute: Layout.Anchor
    /// In points, not rounded, in the root's coordinates.
    public var value: Double
    /// The values that satisfy every priority equally well, in points; nil if the attribute is determined. The tie rule
    /// chose `value` from this range.
    public var range: ValueRange?
    /// The constraints on the attribute's own view; the children of each explain its other attributes. Empty for a view
    /// that is not in the layout, and if the search reached its limit.
    public var nodes: [Node]

    public init(attribute: Layout.Anchor, value: Double, range: ValueRange?, nodes: [Node]) {
        self.attribute = attribute
        self.value = value
        self.range = range
        self.nodes = nodes
    }

    /// Whether the constraints leave the value open, so that the tie rule chose it.
    public var isAmbiguous: Bool { range != nil }

    /// All sources in the tree, once each, in the order of the tree.
    public var sources: [Source] {
        var seen: Set<Source> = []
        return nodes.flatMap(\.sources).filter { seen.insert($0).inserted }
    }

    /// A constraint that helps to determine the value.
    public struct Node: Hashable, Sendable {
        public var source: Source
        /// The equation for people: `icon.centerY == card.centerY`.
        public var equation: String
        /// The value of the second side of the equation, in points; positions are in the root's coordinates.
        public var value: Double
        /// More than 0 and at most 1000, which always holds unless it is reported broken; nil for the tie rule.
        public var priority: Double?
        /// Whether it is an inequality that is exactly at its limit.
        public var isAtBound: Bool
        /// The error in points; 0 if it holds. A constraint that is missed still pulls the value towards it.
        public var missedBy: Double
        /// Whether its children are left out here, because they are shown where the tree first names it.
        public var isRepeated: Bool
        /// Whether a stand-in for something unknown takes part in it, which nothing else gave way to.
        public var isUnknown = false
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

    /// The source of a node.
    public enum Source: Hashable, Sendable {
        /// A constraint made by a maker, or one that the content of a view makes on its size.
        case member(Conflict.Member)
        /// The view keeps this part of the frame that was set for it.
        case givenFrame(view: String, component: FrameComponent)
        /// A length of the view can't be negative.
        case nonnegative(view: String, axis: Axis)
        /// The position and size of the root are those of the screen.
        case screen
        /// The tie rule, which determines what the constraints leave open: this part of the view's frame, as close to 0
        /// as possible.
        case tie(view: String, component: FrameComponent)
    }
}

/// The smallest and the largest possible value, in points; nil if there is no limit.
public struct ValueRange: Hashable, Sendable {
    public var lower: Double?
    public var upper: Double?

    public init(lower: Double?, upper: Double?) {
        self.lower = lower
        self.upper = upper
    }
}
