extension FrameComponent {
    /// The values, in points, of this component for which a view stays on the screen. Positions are relative to the
    /// superview. A length can grow to either side.
    ///
    /// - Parameters:
    ///   - frame: the view's, in the root's coordinates.
    ///   - parent: its superview's, in the same.
    public func valuesOnScreen(of frame: Rect, in parent: Rect, screen: Size) -> (lower: Double, upper: Double) {
        let extent = axis == .horizontal ? screen.width : screen.height
        let place: FrameComponent = axis == .horizontal ? .x : .y
        let length: FrameComponent = axis == .horizontal ? .width : .height
        if isLength { return (0, max(0, extent - frame[place], frame[place] + frame[length])) }
        let lower = -parent[place]
        return (lower, max(lower, extent - frame[length] - parent[place]))
    }
}
