/// The parts of a view's frame that the constraints leave open along one axis, and what would determine them.
public struct Ambiguity: Hashable, Sendable {
    public var view: String
    public var axis: Axis
    /// The open parts of the frame, in the superview's coordinates: the position first, then the length.
    public var components: [Component]
    /// The fewest constraints that determine the axis without moving any view; checked by solving.
    public var additions: [Addition]

    public init(view: String, axis: Axis, components: [Component], additions: [Addition]) {
        self.view = view
        self.axis = axis
        self.components = components
        self.additions = additions
    }

    /// One open number of a frame.
    public struct Component: Hashable, Sendable {
        public var component: FrameComponent
        /// The value that the tie rule chose, in points, not rounded.
        public var value: Double
        /// The values that satisfy every priority equally well, in points; `value` alone if finding more would take too
        /// long.
        public var range: ValueRange

        public init(component: FrameComponent, value: Double, range: ValueRange) {
            self.component = component
            self.value = value
            self.range = range
        }
    }

    /// The required constraint `first relation second + constant`, which does not exist yet.
    public struct Addition: Hashable, Sendable {
        public var first: Layout.Anchor
        public var relation: Relation
        /// Nil if the first attribute is compared with the constant alone.
        public var second: Layout.Anchor?
        /// In points.
        public var constant: Double

        public init(first: Layout.Anchor, relation: Relation, second: Layout.Anchor?, constant: Double) {
            self.first = first
            self.relation = relation
            self.second = second
            self.constant = constant
        }

        /// The addition that would make a constraint again; nil if it is optional or has a multiplier.
        init?(_ constraint: LayoutConstraint) {
            guard constraint.priority == LayoutPriority.required, constraint.multiplier == 1 else { return nil }
            self.init(
                first: Layout.Anchor(constraint.first), relation: constraint.relation,
                second: constraint.second.map(Layout.Anchor.init), constant: constraint.constant)
        }
    }
}
