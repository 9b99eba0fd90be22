extension [View] {
    /// Arranges the views along the axis with equal lengths and this gap between them, in points.
    ///
    /// - Throws: `tooFewViewsToDistribute`, `viewsWithoutCommonSuperview`.
    @discardableResult
    public func distribute(
        _ axis: Axis, spacing: Double, lead: Double = 0, tail: Double = 0
    ) throws -> [any Constraint] {
        let distribution = try Distribution(axis: axis, views: self, lead: lead, tail: tail)
        distribution.trace(axis, spacing: spacing)
        defer { first?.scene.tracer?.close() }
        return try distribution.makeConstraints { make, position in
            guard position > 0 else { return try distribution.pinFirst(make) }
            let previous = self[position - 1]
            try make.addConstraint(with: distribution.extent).equalTo(previous)
            try make.addConstraint(with: distribution.start)
                .equalTo(previous.attribute(distribution.end)).offset(spacing)
            if position == count - 1 { try distribution.pinLast(make) }
        }
    }

    /// Arranges the views along the axis with this length, in points, and equal gaps.
    ///
    /// - Throws: `tooFewViewsToDistribute`, `viewsWithoutCommonSuperview`.
    @discardableResult
    public func distribute(
        _ axis: Axis, length: Double, lead: Double = 0, tail: Double = 0
    ) throws -> [any Constraint] {
        let distribution = try Distribution(axis: axis, views: self, lead: lead, tail: tail)
        distribution.trace(axis, length: length)
        defer { first?.scene.tracer?.close() }
        return try distribution.makeConstraints { make, position in
            try make.addConstraint(with: distribution.extent).equalTo(length)
            if position == 0 { return try distribution.pinFirst(make) }
            if position == count - 1 { return try distribution.pinLast(make) }
            let fraction = Double(position) / Double(count - 1)
            try make.addConstraint(with: distribution.end)
                .equalTo(distribution.superview).multipliedBy(fraction)
                .offset((1 - fraction) * (length + lead) - fraction * tail)
        }
    }
}

/// The shared part of the two ways of distributing views.
private struct Distribution {
    let start: Attribute
    let end: Attribute
    let extent: Attribute
    let superview: View
    private let views: [View]
    private let lead: Double
    private let tail: Double

    init(axis: Axis, views: [View], lead: Double, tail: Double) throws(ConstraintError) {
        guard views.count > 1, var common = views.first else { throw .tooFewViewsToDistribute }
        for view in views.dropFirst() {
            guard let closest = view.closestCommonSuperview(with: common) else { throw .viewsWithoutCommonSuperview }
            common = closest
        }
        (start, end, extent) = axis == .horizontal ? (.left, .right, .width) : (.top, .bottom, .height)
        superview = common
        self.views = views
        self.lead = lead
        self.tail = tail
    }

    func makeConstraints(_ block: (ConstraintMaker, Int) throws -> Void) throws -> [any Constraint] {
        var constraints: [any Constraint] = []
        for (position, view) in views.enumerated() {
            constraints += try view.makeConstraints { make in try block(make, position) }
        }
        return constraints
    }

    func trace(_ axis: Axis, spacing: Double? = nil, length: Double? = nil) {
        guard let tracer = superview.scene.tracer else { return }
        tracer.record(
            .distributing(
                views: views.count, axis, spacing: spacing, length: length, lead: lead, tail: tail, in: superview.name))
        let extent = spacing == nil ? "withFixedItemLength" : "withFixedSpacing"
        tracer.open(
            .array, "mas_distributeViewsAlongAxis:\(extent):leadSpacing:tailSpacing:",
            [spacing ?? length ?? 0, lead, tail].map(\.spelled).joined(separator: ", "))
        tracer.open(.array, "mas_commonSuperviewOfViews", superview.name)
        var common = views[0]
        for view in views.dropFirst() {
            tracer.traceSearch(view, common)
            common = view.closestCommonSuperview(with: common) ?? common
        }
        tracer.close()
    }

    func pinFirst(_ make: ConstraintMaker) throws(ConstraintError) {
        try make.addConstraint(with: start).equalTo(superview).offset(lead)
    }

    func pinLast(_ make: ConstraintMaker) throws(ConstraintError) {
        try make.addConstraint(with: end).equalTo(superview).offset(-tail)
    }
}
