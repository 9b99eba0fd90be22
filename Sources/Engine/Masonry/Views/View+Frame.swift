extension View {
    /// The solved frame in points, in the superview's coordinates, rounded to the scene's scale. Solves if anything
    /// changed. For a view outside the root's tree, the frame that was set for it.
    public var frame: Rect { scene.solved().roundedFrame(of: self) ?? settings.givenFrame ?? .zero }

    /// The edges that `frame` rounds, in points, in the root's coordinates, not rounded: those of the view, then those at the
    /// start of its superview.
    package var edgesBeforeRounding: [Double] {
        let solution = scene.solved()
        guard let frame = solution.frame(of: self) else { return [] }
        let start = superview.flatMap { solution.frame(of: $0) } ?? .zero
        return [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height, start.x, start.y]
    }

    /// A rectangle of the frame's size, at 0, 0.
    public var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }

    /// Sets a frame in the superview's coordinates, in points. The view keeps it while
    /// `translatesAutoresizingMaskIntoConstraints` is true. The root only uses the size.
    public func setFrame(_ frame: Rect) throws(ConstraintError) {
        try ConstraintError.checkFinite(frame.x)
        try ConstraintError.checkFinite(frame.y)
        try ConstraintError.checkLength(frame.width)
        try ConstraintError.checkLength(frame.height)
        if isRoot {
            try scene.setSize(Size(width: frame.width, height: frame.height))
        } else {
            settings.givenFrame = frame
            if !settings.unknownFrame.isEmpty { settings.unknownFrame = [] }
        }
    }

    /// The frame that was set for the view, in the superview's coordinates, which it keeps while it has no constraints;
    /// nil if none was set.
    package var givenFrame: Rect? { settings.givenFrame }

    /// Whether the view has neither constraints nor a frame, so that it is 0×0 in the corner of its superview.
    package var isUnplaced: Bool {
        translatesAutoresizingMaskIntoConstraints && settings.givenFrame == nil && !settings.isPlacedElsewhere
    }

    /// Whether other frames satisfy every priority equally well.
    public var hasAmbiguousLayout: Bool { !scene.search { $0.openComponents(of: self) }.isEmpty }

    /// The active constraints that the view holds, in order of activation.
    public var constraints: [LayoutConstraint] { scene.activeConstraints.filter { $0.installedOn === self } }

    /// The size, in points, of the view solved on its own, with a preferred width and height of 0 at the fitting size
    /// priority.
    public var fittingSize: Size {
        fittingSize(
            Size(width: 0, height: 0), horizontal: LayoutPriority.fittingSize, vertical: LayoutPriority.fittingSize)
    }

    /// The size, in points, of the view solved on its own, with these preferred lengths at these priorities; 1000 means
    /// no preference. This is UIKit's
    /// `systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:`.
    package func fittingSize(_ target: Size, horizontal: Double, vertical: Double) -> Size {
        var engine = LayoutEngine(fitting: self, RootFit(target: target, horizontal: horizontal, vertical: vertical))
        let frame = engine.solve().frame(ofItem: 0)
        return Size(width: frame.width, height: frame.height)
    }
}
