extension LinearForm {
    /// The attribute in terms of the variables of its view, an item of the layout.
    ///
    /// - Parameter isSeenFromInside: whether the other side of the equation is a descendant of the view, so that a
    ///   scroll view's edges are those of its content area.
    init(
        _ side: ViewAttribute, item: Int, variables: LayoutVariables, direction: LayoutDirection,
        isSeenFromInside: Bool
    ) {
        let attribute = side.attribute.resolved(in: direction)
        self.item = item
        axis = attribute.axis
        extent = LayoutVariables.extent(item, axis)
        originFactor = 1
        let edges = GuideEdges(
            of: attribute.isWithinMargins ? .layoutMarginsGuide : side.guide, in: side.view, axis: axis)
        switch attribute.part {
        case .low: (extentFactor, constant) = edges.low
        case .high: (extentFactor, constant) = edges.high
        case .length:
            originFactor = 0
            extentFactor = edges.high.factor - edges.low.factor
            constant = edges.high.constant - edges.low.constant
        case .center:
            extentFactor = (edges.low.factor + edges.high.factor) / 2
            constant = (edges.low.constant + edges.high.constant) / 2
        case .firstBaseline:
            (extentFactor, constant) = side.guide == nil ? side.view.firstBaseline : edges.low
        case .lastBaseline:
            (extentFactor, constant) = side.guide == nil ? side.view.lastBaseline : edges.high
        }
        if isSeenFromInside, side.guide == nil, attribute.isEdge,
            let content = variables.contentExtent(item, axis)
        {
            extent = content
        }
    }
}

/// A position along an axis as a fraction of a view's extent plus a distance from its origin, in points.
private typealias Place = (factor: Double, constant: Double)

/// The start and end of an item along an axis, relative to its view.
private struct GuideEdges {
    var low: Place = (0, 0)
    var high: Place = (1, 0)

    init(of guide: BuiltInGuide?, in view: View, axis: Axis) {
        switch (guide, axis) {
        case (nil, _), (.topLayoutGuide, .horizontal), (.bottomLayoutGuide, .horizontal): break
        case (.safeArea, _): inset(by: view.safeAreaInsets, axis)
        case (.layoutMarginsGuide, _): inset(by: view.layoutMargins, axis)
        case (.topLayoutGuide, .vertical): high = (0, view.safeAreaInsets.top)
        case (.bottomLayoutGuide, .vertical): low = (1, -view.safeAreaInsets.bottom)
        }
    }

    private mutating func inset(by insets: EdgeInsets, _ axis: Axis) {
        switch axis {
        case .horizontal:
            low.constant = insets.left
            high.constant = -insets.right
        case .vertical:
            low.constant = insets.top
            high.constant = -insets.bottom
        }
    }
}

extension View {
    fileprivate var firstBaseline: Place {
        switch textPlacement {
        case nil: (0, 0)
        case .fromEdges: (0, textMetrics.firstBaseline)
        case .centered(let height): (0.5, textMetrics.firstBaseline - height / 2)
        }
    }

    fileprivate var lastBaseline: Place {
        switch textPlacement {
        case nil: (1, 0)
        case .fromEdges: (1, -textMetrics.lastBaseline)
        case .centered(let height): (0.5, height / 2 - textMetrics.lastBaseline)
        }
    }
}
