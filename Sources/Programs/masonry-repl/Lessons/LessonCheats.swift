internal import Masonry
internal import MasonryLanguage

/// The cheats for what a lesson's solution relates.
struct LessonCheats {
    /// The solution on each goal's screen.
    let layouts: [Layout]

    /// Instead of a constraint.
    ///
    /// - Parameter others: the constraints of the solution. What follows from one of them is no cheat, and no goal could tell.
    func cheats(
        for constraint: Layout.ConstraintRecord, among others: [Layout.ConstraintRecord]
    ) -> [LessonCheat] {
        let isRequired = constraint.priority == LayoutPriority.required
        let isLimit = constraint.relation != .equal
        var cheats: [LessonCheat] = []
        if constraint.first.attribute.isDirectional {
            cheats.append(
                LessonCheat(kind: .fixedSide, constraint: constraint.resolved(in: layouts[0].screen.direction)))
        }
        if !isPlain(constraint) {
            let isInset = followsSuperview(constraint)
            let anchors = [constraint.first] + (isInset ? [] : constraint.second.map { [$0] } ?? [])
            cheats += anchors.flatMap { constants(for: $0, .equal, of: [layouts[0]], isRelated: !isInset) }
            if isLimit { cheats += constants(for: constraint.first, constraint.relation, of: layouts) }
        }
        if isLimit || !isRequired {
            var firm = constraint
            firm.priority = LayoutPriority.required
            if !isRequired { cheats.append(LessonCheat(kind: .requirement, constraint: firm)) }
            firm.relation = .equal
            if isLimit { cheats.append(LessonCheat(kind: .equality, constraint: firm)) }
            cheats += fraction(for: constraint.first.item, constraint.first.attribute.axis)
        }
        return cheats.filter { cheat in
            !cheat.constraint.isLike(constraint)
                && !others.contains { $0.first == constraint.second && $0.second == cheat.constraint.second }
        }
    }

    /// Instead of a content priority.
    func cheats(forContentOf view: String, _ axis: Axis) -> [LessonCheat] {
        let size = Layout.Anchor(item: view, attribute: axis.size)
        return constants(for: size, .equal, of: [layouts[0]], isRelated: false)
            + [.lessThanOrEqual, .greaterThanOrEqual].flatMap {
                constants(for: size, $0, of: layouts, isRelated: false)
            }
            + fraction(for: view, axis)
    }

    /// Whether it is a number already: a size, or a distance from the superview's start.
    private func isPlain(_ constraint: Layout.ConstraintRecord) -> Bool {
        guard constraint.second != nil else { return true }
        let first = constraint.first.attribute
        return followsSuperview(constraint) && first.part == .low && !first.isDirectional && !first.isWithinMargins
    }

    /// Whether it is a distance from the same attribute of the superview.
    private func followsSuperview(_ constraint: Layout.ConstraintRecord) -> Bool {
        guard let second = constraint.second, constraint.multiplier == 1 else { return false }
        return second.attribute == constraint.first.attribute
            && second.item == superview(of: constraint.first.item, in: layouts[0])?.name
    }

    /// What gives an attribute of a view the values that it has.
    ///
    /// - Parameter isRelated: whether the superview and the root may take part.
    private func constants(
        for anchor: Layout.Anchor, _ relation: Relation, of layouts: [Layout], isRelated: Bool = true
    ) -> [LessonCheat] {
        let direction = self.layouts[0].screen.direction
        let attribute = anchor.attribute.plain(in: direction)
        let axis = attribute.axis
        return layouts.flatMap { layout -> [LessonCheat] in
            guard let item = layout.item(named: anchor.item), let parent = superview(of: item.name, in: layout) else {
                return []
            }
            func distance(_ attribute: Attribute, of reference: Layout.Item) -> Layout.ConstraintRecord {
                .cheat(
                    Layout.Anchor(item: item.name, attribute: attribute), relation,
                    Layout.Anchor(item: reference.name, attribute: attribute),
                    item.rootFrame[attribute] - reference.rootFrame[attribute])
            }
            let references = parent.name == layout.items[0].name ? [parent] : [parent, layout.items[0]]
            let size = Layout.ConstraintRecord.cheat(
                Layout.Anchor(item: item.name, attribute: axis.size), relation, nil, item.rootFrame[axis.size])
            let related = isRelated ? references.map { distance(attribute, of: $0) } : []
            let start = attribute.isSize || relation != .equal ? [] : [distance(axis.start, of: parent)]
            return (related + start + (attribute.isSize || relation == .equal ? [size] : [])).map {
                LessonCheat(kind: .constant, constraint: $0)
            }
        }
    }

    /// What gives a view its sizes on two screens, in proportion to the superview's.
    private func fraction(for view: String, _ axis: Axis) -> [LessonCheat] {
        let sizes = layouts.compactMap { layout in
            layout.item(named: view).flatMap { item in
                superview(of: view, in: layout).map {
                    (item.rootFrame[axis.size], $0.rootFrame[axis.size], $0.name)
                }
            }
        }
        guard let first = sizes.first else { return [] }
        return sizes.dropFirst().compactMap { other in
            let factor = (other.0 - first.0) / (other.1 - first.1)
            guard factor.isFinite, factor > 0 else { return nil }
            var record = Layout.ConstraintRecord.cheat(
                Layout.Anchor(item: view, attribute: axis.size), .equal,
                Layout.Anchor(item: first.2, attribute: axis.size), first.0 - factor * first.1)
            record.multiplier = factor
            return LessonCheat(kind: .fraction, constraint: record)
        }
    }

    private func superview(of name: String, in layout: Layout) -> Layout.Item? {
        layout.item(named: name)?.parent.map { layout.items[$0] }
    }
}

extension Layout.ConstraintRecord {
    fileprivate static func cheat(
        _ first: Layout.Anchor, _ relation: Relation, _ second: Layout.Anchor?, _ constant: Double
    ) -> Layout.ConstraintRecord {
        Layout.ConstraintRecord(
            id: 0, key: nil, first: first, relation: relation, second: second, multiplier: 1, constant: constant,
            priority: LayoutPriority.required, installedOn: "", isBroken: false, origin: nil)
    }

    /// With left and right in place of leading and trailing.
    fileprivate func resolved(in direction: LayoutDirection) -> Layout.ConstraintRecord {
        var resolved = self
        resolved.first.attribute = first.attribute.resolved(in: direction)
        resolved.second?.attribute = second?.attribute.resolved(in: direction) ?? first.attribute
        return resolved
    }

    /// Whether it says the same as another.
    fileprivate func isLike(_ other: Layout.ConstraintRecord) -> Bool {
        equation == other.equation && priority == other.priority
    }
}
