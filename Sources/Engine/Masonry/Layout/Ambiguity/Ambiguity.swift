/// The parts of a view's frame that the constraints leave open along one axis.
public struct Ambiguity: Hashable, Sendable {
    public var view: String
    public var axis: Axis
    /// The open parts of the frame, in the superview's coordinates: the position first, then the length.
    public var components: [Component]

    public init(view: String, axis: Axis, components: [Component]) {
        self.view = view
        self.axis = axis
        self.components = components
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
}
