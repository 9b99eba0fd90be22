extension View {
    /// The solved frame in points, in the superview's coordinates, rounded to the scene's scale; solves if anything changed. A view that is
    /// not under the root has the frame it was given.
    public var frame: Rect { scene.solved().roundedFrame(of: self) ?? settings.givenFrame ?? .zero }

    /// The frame's size, at 0, 0.
    public var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }

    /// Gives the view a frame in its superview's coordinates, in points, which it keeps while
    /// `translatesAutoresizingMaskIntoConstraints` is on. The root takes the size alone.
    public func setFrame(_ frame: Rect) throws(ConstraintError) {
        try ConstraintError.checkFinite(frame.x)
        try ConstraintError.checkFinite(frame.y)
        try ConstraintError.checkLength(frame.width)
        try ConstraintError.checkLength(frame.height)
        if isRoot {
            try scene.setSize(Size(width: frame.width, height: frame.height))
        } else {
            settings.givenFrame = frame
        }
    }

    /// The frame that the view keeps while nothing constrains it, in the superview's coordinates; nil until it is given one.
    package var givenFrame: Rect? { settings.givenFrame }

    /// Whether the view was neither constrained nor given a frame, so that it is 0×0 at its superview's corner.
    package var isUnplaced: Bool { translatesAutoresizingMaskIntoConstraints && settings.givenFrame == nil }

    /// Whether another frame would be as good at every priority.
    public var hasAmbiguousLayout: Bool { !scene.search { $0.openComponents(of: self) }.isEmpty }

    /// The active constraints that the view holds, in order of activation.
    public var constraints: [LayoutConstraint] { scene.activeConstraints.filter { $0.installedOn === self } }

    /// The size, in points, of the view solved apart, with width and height 0 wished for at the fitting size priority.
    public var fittingSize: Size {
        fittingSize(
            Size(width: 0, height: 0), horizontal: LayoutPriority.fittingSize, vertical: LayoutPriority.fittingSize)
    }

    /// The size, in points, of the view solved apart, with these lengths wished for at these priorities, of which 1000 is no
    /// wish: UIKit's `systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:`.
    package func fittingSize(_ target: Size, horizontal: Double, vertical: Double) -> Size {
        var engine = LayoutEngine(fitting: self, RootFit(target: target, horizontal: horizontal, vertical: vertical))
        let frame = engine.solve().frame(ofItem: 0)
        return Size(width: frame.width, height: frame.height)
    }
}
