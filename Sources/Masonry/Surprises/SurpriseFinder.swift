/// Collects what the installed constraints came to that their writer rarely means.
struct SurpriseFinder {
    let scene: Scene

    func surprises() -> [Surprise] {
        var found: [Surprise] = []
        var seen: [Likeness: ViewConstraint] = [:]
        var own: [(handle: ViewConstraint, constraint: LayoutConstraint)] = []
        for view in scene.views {
            for (index, handle) in view.installedConstraints.enumerated() {
                if index % 64 == 0, scene.isInterrupted { return [] }
                guard let constraint = handle.layoutConstraint, constraint.isActive else { continue }
                found += noted(handle, constraint)
                found += apparent(handle, constraint)
                if isOwn(constraint) { own.append((handle, constraint)) }
                if let first = seen.updateValueIfNew(handle, for: Likeness(constraint)) {
                    found.append(
                        surprise(
                            .duplicate(of: first.layoutConstraint?.id ?? 0), handle, constraint, at: handle.origin,
                            related: first.origin))
                }
            }
        }
        return joined(found + ownRelations(own) + SpacingFinder(scene: scene).surprises())
    }

    private func surprise(
        _ kind: Surprise.Kind, _ handle: ViewConstraint, _ constraint: LayoutConstraint, at origin: Origin?,
        related: Origin? = nil
    ) -> Surprise {
        Surprise(
            kind: kind, view: handle.first.view.displayName, equation: constraint.equationText, origin: origin,
            attributeOrigin: handle.origin, related: related)
    }

    // MARK: What was noted when it was said

    private func noted(_ handle: ViewConstraint, _ constraint: LayoutConstraint) -> [Surprise] {
        handle.notes.compactMap { note in
            guard let kind = kind(of: note, handle, constraint) else { return nil }
            return surprise(
                kind, handle, constraint, at: note.origin ?? handle.origin,
                related: related(to: note, handle.first.view))
        }
    }

    private func kind(
        of note: ConstraintNote, _ handle: ViewConstraint, _ constraint: LayoutConstraint
    ) -> Surprise.Kind? {
        switch note.kind {
        case .movedEdges
        where handle.constantSource == .offset && !isOverwritten(handle) && isMovedAcross(handle, constraint):
            // Beside another view, which is not around it, a view is moved on purpose.
            constraint.second.map { isInside(handle.first.view, $0.view) } ?? true
                ? .movedEdges(constraint.constant) : nil
        case .movedEdges: nil
        case .ignoredConstant(let source): .ignoredConstant(source, [handle.first.attribute])
        case .overwrittenConstant(let old): .overwrittenConstant(old: old, new: constraint.constant)
        case .lateAttribute: handle.relation == nil ? .lateAttribute(handle.first.attribute) : nil
        case .repeatedRelation: constraint.second == nil ? nil : .repeatedRelation(constraint.constant)
        case .rival(let id, let fields):
            other(id, of: handle.first.view) == nil ? nil : .rival(of: id, differing: fields)
        case .lostKey(let key): .lostKey(key)
        }
    }

    /// Whether a chain gave two constants, of which one is lost: that says more than what the other does.
    private func isOverwritten(_ handle: ViewConstraint) -> Bool {
        handle.notes.contains { if case .overwrittenConstant = $0.kind { true } else { false } }
    }

    /// Whether the opposite edge is as far from the same view still, the same way, and both were given a relation.
    private func isMovedAcross(_ handle: ViewConstraint, _ constraint: LayoutConstraint) -> Bool {
        handle.relation != nil
            && handle.first.view.installedConstraints.contains { mate in
                guard mate.relation != nil, let other = mate.layoutConstraint else { return false }
                return other.isActive && other.first.attribute == constraint.first.attribute.acrossTheView
                    && other.second?.view === constraint.second?.view && other.constant == constraint.constant
            }
    }

    private func related(to note: ConstraintNote, _ view: View) -> Origin? {
        guard case .rival(let id, _) = note.kind else { return nil }
        return other(id, of: view)?.origin
    }

    private func other(_ id: Int, of view: View) -> LayoutConstraint? {
        view.installedConstraints.lazy.compactMap(\.layoutConstraint).first { $0.id == id && $0.isActive }
    }

    // MARK: What the constraint shows

    private func apparent(_ handle: ViewConstraint, _ constraint: LayoutConstraint) -> [Surprise] {
        var found: [Surprise] = []
        if handle.relation == nil, !handle.notes.contains(where: { $0.kind == .lateAttribute }) {
            found.append(surprise(.bareAttribute([handle.first.attribute]), handle, constraint, at: handle.origin))
        }
        if constraint.second == nil, constraint.multiplier != 1 {
            found.append(surprise(.ignoredMultiplier(constraint.multiplier), handle, constraint, at: handle.origin))
        }
        if let second = constraint.second, isStart(second, of: handle.first), constraint.multiplier != 1 {
            found.append(
                surprise(
                    .multipliedStart(second.nameOnly, constraint.multiplier), handle, constraint, at: handle.origin))
        }
        if let second = constraint.second, isOutside(handle, constraint, second) {
            found.append(
                surprise(
                    .positiveOffset(first: handle.first.nameOnly, second: second.nameOnly, constraint.constant), handle,
                    constraint, at: handle.constantOrigin ?? handle.origin))
        }
        if let second = constraint.second, isOutwardLimit(constraint, second) {
            found.append(
                surprise(
                    .outwardLimit(
                        first: handle.first.nameOnly, second: second.nameOnly, constraint.relation), handle, constraint,
                    at: handle.origin))
        }
        if let second = constraint.second, isInwardLimit(constraint, second) {
            found.append(
                surprise(
                    .inwardLimit(first: handle.first.nameOnly, second: second.nameOnly, constraint.relation), handle,
                    constraint, at: handle.origin))
        }
        if let second = constraint.second, let like = UnlikeFinder(scene: scene).likeAttribute(of: constraint) {
            found.append(
                surprise(
                    .unlike(first: handle.first.nameOnly, second: second.nameOnly, instead: like), handle, constraint,
                    at: handle.origin))
        }
        return found
    }

    /// Whether a second attribute is the edge that places in its view are counted from, the first one among them.
    private func isStart(_ second: ViewAttribute, of first: ViewAttribute) -> Bool {
        guard second.guide == nil, first.view !== second.view, isInside(first.view, second.view),
            !first.attribute.isSize
        else { return false }
        switch second.attribute {
        // In a mirrored axis places are counted from the leading edge as well.
        case .left, .top, .leading: return true
        default: return false
        }
    }

    /// Whether an offset pushes the edge at the far end out of a view around it, or into one that lies behind it.
    private func isOutside(_ handle: ViewConstraint, _ constraint: LayoutConstraint, _ second: ViewAttribute) -> Bool {
        let attribute = handle.first.attribute
        guard attribute.isFarEdge, constraint.constant > 0, constraint.multiplier == 1,
            constraint.relation != .greaterThanOrEqual
        else { return false }
        let view = handle.first.view
        guard
            handle.constantSource == .offset || handle.constantSource == .insets && isOneSided(view, attribute, second)
        else { return false }
        let isMoved = handle.notes.contains { $0.kind == .movedEdges }
        if second.attribute == attribute {
            return !isMoved && isInside(view, second.view) && !isAway(view, attribute, by: constraint.constant)
                && !isOnCorner(view, of: second.view, besides: attribute.axis)
        }
        return second.attribute.opposite == attribute && second.view != view && !isInside(view, second.view)
            && !isInside(second.view, view) && !isBesideCorner(view, of: second.view, besides: attribute.axis)
    }

    /// Whether a view leads out of the screen at one edge and not at the one across, as what is made larger by insets does.
    private func isOneSided(_ view: View, _ edge: Attribute, _ second: ViewAttribute) -> Bool {
        guard second.view.isRoot, second.attribute == edge else { return false }
        return !view.installedConstraints.lazy.compactMap(\.layoutConstraint).contains { constraint in
            constraint.isActive && constraint.leadsOut && constraint.first.attribute == edge.acrossTheView
        }
    }

    /// Whether a view, across an axis, is held at the far side of one beside it, so that it sits on a corner of that.
    private func isBesideCorner(_ view: View, of other: View, besides axis: Axis) -> Bool {
        view.installedConstraints.lazy.compactMap(\.layoutConstraint).contains { constraint in
            constraint.isActive && constraint.second?.view === other && constraint.first.attribute.axis != axis
                && constraint.first.attribute.acrossTheView == constraint.second?.attribute
        }
    }

    /// Whether a view is moved out by its whole fixed width or height, as one that slides in later is.
    private func isAway(_ view: View, _ edge: Attribute, by offset: Double) -> Bool {
        let side: Attribute = edge == .bottom ? .height : .width
        return view.installedConstraints.lazy.compactMap(\.layoutConstraint).contains { constraint in
            constraint.isActive && constraint.first.attribute == side && constraint.second == nil
                && constraint.relation == .equal && constraint.priority == LayoutPriority.required
                && constraint.constant <= offset
        }
    }

    /// Whether a view is moved out to the left or upwards as well, across an axis, which nobody is by a slip.
    private func isOnCorner(_ view: View, of other: View, besides axis: Axis) -> Bool {
        let ties = view.installedConstraints.lazy.compactMap(\.layoutConstraint).filter { constraint in
            constraint.isActive && constraint.second?.view === other && constraint.first.attribute.axis != axis
                && !constraint.first.attribute.isSize
        }
        return !other.isRoot && ties.count == 1 && ties.allSatisfy { $0.leadsOut && $0.constant < 0 }
    }

    /// Whether a view is related to itself, by the same attribute.
    private func isOwn(_ constraint: LayoutConstraint) -> Bool {
        constraint.second.map { second in
            second.view == constraint.first.view && second.guide == nil
                && second.attribute == constraint.first.attribute
        } ?? false
    }

    /// What constraints of views to themselves come to: nothing is said of those that one chain made for several views,
    /// of which only one is related to itself, unless they can't hold.
    private func ownRelations(_ own: [(handle: ViewConstraint, constraint: LayoutConstraint)]) -> [Surprise] {
        if own.isEmpty { return [] }
        let origins = Set(own.compactMap(\.handle.origin))
        var shared: Set<Origin> = []
        for view in scene.views {
            for handle in view.installedConstraints {
                guard let origin = handle.origin, origins.contains(origin), !shared.contains(origin),
                    let constraint = handle.layoutConstraint, !isOwn(constraint)
                else { continue }
                shared.insert(origin)
            }
        }
        return own.compactMap { handle, constraint in
            let holds = constraint.holdsAlone
            if holds, let origin = handle.origin, shared.contains(origin) { return nil }
            return surprise(.ownRelation(holds: holds), handle, constraint, at: handle.origin)
        }
    }

    private func isInside(_ view: View, _ other: View) -> Bool {
        var outer = view.superview
        while let current = outer {
            if current == other { return true }
            outer = current.superview
        }
        return false
    }

    // MARK: Joining

    /// One surprise for what one word did to several attributes of a view.
    private func joined(_ surprises: [Surprise]) -> [Surprise] {
        var joined: [Surprise] = []
        var places: [Occasion: Int] = [:]
        for surprise in surprises {
            guard let occasion = Occasion(surprise) else {
                joined.append(surprise)
                continue
            }
            guard let first = places[occasion] else {
                places[occasion] = joined.count
                joined.append(surprise)
                continue
            }
            switch (joined[first].kind, surprise.kind) {
            case (.ignoredConstant(let source, let attributes), .ignoredConstant(_, let more)):
                joined[first].kind = .ignoredConstant(source, attributes + more)
            case (.bareAttribute(let attributes), .bareAttribute(let more)):
                joined[first].kind = .bareAttribute(attributes + more)
                joined[first].origin = surprise.origin
            default: break
            }
        }
        return joined
    }
}

/// One word said to one view, which surprises once however many attributes it is about.
private struct Occasion: Hashable {
    let view: String
    let kind: Kind
    let source: String
    /// Of an attribute without a relation the line, as several of a chain stand on one; else the place.
    let place: Range<Int>

    enum Kind: Hashable {
        case movedEdges, ignoredConstant(ConstantSource), overwrittenConstant, bareAttribute, rival, duplicate
        case repeatedRelation, ignoredMultiplier, lostKey
    }

    /// Nil for what is never said of several attributes at once, or where the place is not known.
    init?(_ surprise: Surprise) {
        guard let origin = surprise.origin else { return nil }
        switch surprise.kind {
        case .positiveOffset, .lateAttribute, .ownRelation, .multipliedStart, .outwardLimit, .inwardLimit, .unlike,
            .unevenSpacing:
            return nil
        case .movedEdges: kind = .movedEdges
        case .ignoredConstant(let source, _): kind = .ignoredConstant(source)
        case .overwrittenConstant: kind = .overwrittenConstant
        case .bareAttribute: kind = .bareAttribute
        case .repeatedRelation: kind = .repeatedRelation
        case .rival: kind = .rival
        case .duplicate: kind = .duplicate
        case .ignoredMultiplier: kind = .ignoredMultiplier
        case .lostKey: kind = .lostKey
        }
        view = surprise.view
        source = origin.source
        place = kind == .bareAttribute ? origin.line..<origin.line : origin.range
    }
}

/// All by which two constraints are the same.
private struct Likeness: Hashable {
    let first: ViewAttribute.Name
    let second: ViewAttribute.Name?
    let relation: Relation
    let multiplier: Double
    let constant: Double
    let priority: Double

    init(_ constraint: LayoutConstraint) {
        first = constraint.first.nameOnly
        second = constraint.second?.nameOnly
        relation = constraint.relation
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority
    }
}

extension [Likeness: ViewConstraint] {
    /// Keeps the first value of a key; returns it for a later one.
    fileprivate mutating func updateValueIfNew(_ value: ViewConstraint, for key: Likeness) -> ViewConstraint? {
        if let first = self[key] { return first }
        self[key] = value
        return nil
    }
}

extension LayoutConstraint {
    /// Whether a relation of an attribute to itself holds whatever the attribute is.
    fileprivate var holdsAlone: Bool {
        guard multiplier == 1 else { return false }
        return switch relation {
        case .equal: constant == 0
        case .lessThanOrEqual: constant >= 0
        case .greaterThanOrEqual: constant <= 0
        }
    }
}

extension Scene {
    /// What the active constraints came to that their writer rarely means, by view in order of declaration. Lays out
    /// nothing.
    public func surprises() -> [Surprise] {
        SurpriseFinder(scene: self).surprises()
    }
}
