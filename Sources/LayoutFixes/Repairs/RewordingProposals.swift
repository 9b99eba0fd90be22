internal import Masonry
internal import Evaluator

/// What people write for something else: the right sign, edge or view instead. Nothing of it has been
/// tried.
struct RewordingProposals {
    let scene: Scene
    let active: [LayoutConstraint]

    init(scene: Scene) {
        self.scene = scene
        active = scene.activeConstraints
    }

    /// The likeliest first.
    func all(of constraint: LayoutConstraint) -> [Rewording] {
        guard constraint.priority == LayoutPriority.required else { return [] }
        // What begins at the end of the view around it is outside of that; it was likelier to begin where that does.
        let isAcrossSuperview =
            constraint.second?.view === constraint.first.view.superview
            && constraint.second?.attribute == constraint.first.attribute.acrossTheView
        let edges = [turned(constraint), across(constraint)]
        let isAtScreen = constraint.second?.view.isRoot == true
        let others = [
            alike(constraint), isAtScreen ? safe(constraint) : nil, bothAcross(constraint), around(constraint),
            farSide(constraint),
            otherSide(constraint), ownEdge(constraint), mirrored(constraint), wholePart(constraint), ratio(constraint),
            part(constraint),
            share(constraint),
            shareOfRow(constraint), likeNeighbour(constraint),
        ]
        return ([turning(constraint), flipped(constraint)] + (isAcrossSuperview ? edges.reversed() : edges) + others)
            .compactMap(\.self)
    }

    /// The constraint's edge at that of another view.
    func beside(_ constraint: LayoutConstraint, _ edge: ViewAttribute, distance: Double) -> Rewording? {
        rewording([constraint]) { change in
            change.second = edge
            change.constant = distance
        }
    }

    /// The constraint with another attribute of the view that it is tied to.
    func tied(_ constraint: LayoutConstraint, to attribute: Attribute) -> Rewording? {
        rewording([constraint]) { change in
            change.second = change.second.map { ViewAttribute(view: $0.view, guide: $0.guide, attribute: attribute) }
        }
    }

    /// The constraint with another attribute of its own view.
    func turned(_ constraint: LayoutConstraint, to attribute: Attribute) -> Rewording? {
        rewording([constraint]) { $0.first = $0.first.view.attribute(attribute) }
    }

    /// Right beside what it is to be at least or at most beside.
    func settled(_ constraint: LayoutConstraint) -> Rewording? {
        guard constraint.relation != .equal, constraint.priority == LayoutPriority.required,
            constraint.second?.view.superview === constraint.first.view.superview,
            constraint.second?.attribute == constraint.first.attribute.acrossTheView
        else { return nil }
        return rewording([constraint]) { $0.relation = .equal }
    }

    /// Constraints of attributes to themselves: tied to the view around, and a multiple of a size to the other size.
    func elsewhere(_ constraints: [LayoutConstraint]) -> Rewording? {
        guard let first = constraints.first, let around = first.first.view.superview else { return nil }
        if constraints.count == 1, first.first.attribute.isSize {
            let other: Attribute = first.first.attribute == .width ? .height : .width
            let isSaid = active.contains {
                $0.first.view === first.first.view && $0.first.attribute == other && $0.relation == .equal
            }
            guard first.multiplier != 1 || isSaid else { return nil }
            return rewording(constraints) { $0.second = first.first.view.attribute(other) }
        }
        guard constraints.allSatisfy({ $0.first.view.superview === around }) else { return nil }
        return rewording(constraints) { $0.second = around.attribute($0.first.attribute) }
    }

    /// The constraint as those of the views like its own are.
    func likePeers(_ constraint: LayoutConstraint) -> Rewording? {
        guard constraint.priority == LayoutPriority.required else { return nil }
        return PeerPattern(active: active).change(of: constraint).map { Rewording(changes: [$0]) }
    }

    /// What is most likely right, by what is beside it.
    func evident(of constraint: LayoutConstraint) -> [Rewording] {
        guard constraint.priority == LayoutPriority.required else { return [] }
        let sides = constraint.leadsOut ? [turned(constraint), farSide(constraint)] : []
        let parent = constraint.first.view.superview
        let isBesideParent =
            constraint.second.map { $0.view !== parent && $0.view.superview === parent?.superview } ?? false
        return
            ([
                isBesideParent ? around(constraint) : nil, likePeers(constraint), renamed(constraint),
                turning(constraint), part(constraint), smaller(constraint),
            ]
            + sides)
            .compactMap(\.self)
    }

    /// What is tied to the same as a view before it: to that of the same kind which nothing like it is tied to.
    func toPartner(_ constraint: LayoutConstraint) -> Rewording? {
        let view = constraint.first.view
        guard constraint.priority == LayoutPriority.required, let second = constraint.second, second.guide == nil,
            let siblings = second.view.superview?.subviews, !view.isDescendant(of: second.view)
        else { return nil }
        let likes = active.filter {
            $0.first.attribute == constraint.first.attribute && $0.first.view.kind == view.kind
                && $0.second?.attribute == second.attribute && $0.constant == constraint.constant
        }
        guard
            likes.contains(where: {
                $0.second?.view === second.view && $0.id < constraint.id && $0.first.view !== view
                    && $0.first.view.superview === view.superview
            })
        else { return nil }
        let partner = siblings.first { other in
            other.kind == second.view.kind && other !== second.view && other !== view
                && !likes.contains { $0.second?.view === other || $0.first.view === other }
        }
        return partner.flatMap { partner in rewording([constraint]) { $0.second = partner.attribute(second.attribute) }
        }
    }

    /// What was copied from another view's with the name of what that is tied to: tied to the view before instead.
    private func renamed(_ constraint: LayoutConstraint) -> Rewording? {
        let view = constraint.first.view
        guard let second = constraint.second, let siblings = view.superview?.subviews,
            second.view.superview === view.superview, let place = siblings.firstIndex(of: view), place > 0,
            siblings[place - 1] !== second.view
        else { return nil }
        let isCopied = active.contains { other in
            other.id < constraint.id && other.first.view !== view && other.first.view.kind == view.kind
                && other.first.attribute == constraint.first.attribute && other.origin != constraint.origin
                && other.second?.nameOnly == second.nameOnly && other.constant == constraint.constant
        }
        return isCopied
            ? rewording([constraint]) { $0.second = siblings[place - 1].attribute(second.attribute) } : nil
    }

    // MARK: Relations

    /// At most instead of at least, and the other way around.
    func flipped(_ constraint: LayoutConstraint) -> Rewording? {
        let other: Relation
        switch constraint.relation {
        case .equal: return nil
        case .lessThanOrEqual: other = .greaterThanOrEqual
        case .greaterThanOrEqual: other = .lessThanOrEqual
        }
        return rewording(mates(of: constraint)) { $0.relation = other }
    }

    /// Of a least and a most of the same that leave nothing between them each the other.
    func flippedLimits(_ constraints: [LayoutConstraint]) -> Rewording? {
        let limits = constraints.filter { $0.relation != .equal && $0.priority == LayoutPriority.required }
        guard limits.count == 2, limits[0].relation != limits[1].relation,
            limits[0].first.nameOnly == limits[1].first.nameOnly,
            limits[0].second?.nameOnly == limits[1].second?.nameOnly
        else { return nil }
        return rewording(limits) {
            $0.relation = $0.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
    }

    // MARK: Edges

    /// Of a view that is placed along the other axis twice, and not along this one, the center along this one instead.
    func centres(of view: View, turnedTo axis: Axis) -> [Rewording] {
        let ties = active.filter {
            $0.first.view === view && !$0.first.attribute.isSize && $0.relation == .equal && $0.second != nil
        }
        let (own, other): (Attribute, Attribute) =
            axis == .horizontal ? (.centerX, .centerY) : (.centerY, .centerX)
        guard ties.count == 2, !ties.contains(where: { $0.first.attribute.axis == axis }) else { return [] }
        return ties.filter { $0.first.attribute == other && $0.second?.attribute == other }.compactMap { tie in
            rewording([tie]) { change in
                change.first = change.first.view.attribute(own)
                change.second = change.second.map {
                    ViewAttribute(view: $0.view, guide: $0.guide, attribute: own)
                }
            }
        }
    }

    /// Of a view at two edges of what is around it one at an edge along the other axis instead, as far inside.
    func turnedToOtherAxis(_ constraint: LayoutConstraint) -> [Rewording] {
        let (view, own) = (constraint.first.view, constraint.first.attribute)
        guard constraint.relation == .equal, own.isSide, constraint.second?.nameOnly.attribute == own,
            constraint.second?.view === view.superview, constraint.second?.guide == nil
        else { return [] }
        let edges: [Attribute] = own.axis == .vertical ? [.left, .right] : [.top, .bottom]
        let said = active.filter { $0.first.view === view && $0.relation == .equal }.map(\.first.attribute)
        return edges.filter { !said.contains($0) }.compactMap { edge in
            rewording([constraint]) { change in
                change.first = view.attribute(edge)
                change.second = view.superview?.attribute(edge)
                if edge.isFarEdge != own.isFarEdge { change.constant = -change.constant }
            }
        }
    }

    /// At the edge across the other view.
    func across(_ constraint: LayoutConstraint) -> Rewording? {
        guard let edge = constraint.second?.attribute.acrossTheView, !constraint.first.attribute.isSize else {
            return nil
        }
        // What a loop ties to the view before is right where what it ties to the view around is not.
        let isAround = { (tie: LayoutConstraint) in tie.second?.view === tie.first.view.superview }
        return rewording(mates(of: constraint).filter { isAround($0) == isAround(constraint) }) { change in
            change.second = change.second.map { ViewAttribute(view: $0.view, guide: $0.guide, attribute: edge) }
        }
    }

    /// At the end of reading that lies on this side, where that is not the usual one.
    private func turning(_ constraint: LayoutConstraint) -> Rewording? {
        let ends = [Attribute.left: Attribute.leading, .right: .trailing]
        guard scene.direction == .rightToLeft, let second = constraint.second,
            second.attribute == constraint.first.attribute, let edge = ends[second.attribute]
        else { return nil }
        return rewording([constraint]) { change in
            change.first = change.first.view.attribute(edge)
            change.second = ViewAttribute(view: second.view, guide: second.guide, attribute: edge)
        }
    }

    /// At the like line of the other text.
    private func alike(_ constraint: LayoutConstraint) -> Rewording? {
        guard let second = constraint.second, constraint.first.attribute.isBaseline, !second.attribute.isBaseline,
            second.view.kind.hasText
        else { return nil }
        return rewording([constraint]) { $0.second = second.view.attribute(constraint.first.attribute) }
    }

    /// Both at the opposite edge, where nothing holds the view yet.
    private func farSide(_ constraint: LayoutConstraint) -> Rewording? {
        guard let second = constraint.second, second.attribute == constraint.first.attribute,
            let edge = second.attribute.acrossTheView
        else { return nil }
        return isHeld(constraint.first.view, at: edge)
            ? nil
            : rewording([constraint]) { change in
                change.first = change.first.view.attribute(edge)
                change.second = ViewAttribute(view: second.view, guide: second.guide, attribute: edge)
                // What leads out here leads in there.
                if !constraint.leadsOut { change.constant = -change.constant }
            }
    }

    /// Of two edges of one chain that are the same the second across the view, where nothing holds that: `make.left.left`.
    func acrossOfRepeated(_ made: [LayoutConstraint]) -> Rewording? {
        for (index, constraint) in made.enumerated() where constraint.constant == 0 {
            guard made[..<index].contains(where: { $0.first.nameOnly == constraint.first.nameOnly }) else { continue }
            return farSide(constraint)
        }
        return nil
    }

    /// The opposite edge at the same place, which is beside a view whose like edge the one is at.
    func otherSide(_ constraint: LayoutConstraint) -> Rewording? {
        guard let second = constraint.second, second.attribute == constraint.first.attribute,
            let edge = second.attribute.acrossTheView, second.view.superview === constraint.first.view.superview,
            !isHeld(constraint.first.view, at: edge)
        else { return nil }
        return rewording([constraint]) { $0.first = $0.first.view.attribute(edge) }
    }

    /// The edge that is like the other view's instead of the one across.
    private func ownEdge(_ constraint: LayoutConstraint) -> Rewording? {
        guard let edge = constraint.second?.attribute, edge == constraint.first.attribute.acrossTheView,
            !isHeld(constraint.first.view, at: edge)
        else { return nil }
        return rewording([constraint]) { $0.first = $0.first.view.attribute(edge) }
    }

    /// Each of a view's edges at the like one, where two are at those across.
    func swapped(_ constraints: [LayoutConstraint]) -> Rewording? {
        let across = constraints.filter { constraint in
            constraint.priority == LayoutPriority.required && constraint.second != nil
                && constraint.second?.attribute == constraint.first.attribute.acrossTheView
        }
        guard across.count == 2, across[0].first.attribute == across[1].second?.attribute else { return nil }
        return rewording(across) { change in
            change.second = change.second.map {
                ViewAttribute(view: $0.view, guide: $0.guide, attribute: change.first.attribute)
            }
        }
    }

    /// Each of a view's edges at what the other is at, where it is tied to what stands on its other side.
    func exchanged(_ constraints: [LayoutConstraint]) -> Rewording? {
        let across = constraints.filter { constraint in
            constraint.priority == LayoutPriority.required
                && constraint.second?.attribute == constraint.first.attribute.acrossTheView
                && constraint.second?.view.superview === constraint.first.view.superview
        }
        guard across.count == 2, across[0].first.attribute == across[1].second?.attribute,
            let one = across[0].second, let other = across[1].second, one.view !== other.view
        else { return nil }
        return rewording(across) { change in
            let view = change.second?.view === one.view ? other.view : one.view
            change.second = change.second.map { view.attribute($0.attribute) }
        }
    }

    /// Both edges those across, where the view stands on the wrong side of the other.
    private func bothAcross(_ constraint: LayoutConstraint) -> Rewording? {
        guard let second = constraint.second, let edge = second.attribute.acrossTheView,
            edge == constraint.first.attribute, second.view.superview === constraint.first.view.superview,
            !isHeld(constraint.first.view, at: second.attribute)
        else { return nil }
        return rewording([constraint]) { change in
            change.first = change.first.view.attribute(second.attribute)
            change.second = ViewAttribute(view: second.view, guide: second.guide, attribute: edge)
            change.constant = second.attribute.isFarEdge ? -abs(change.constant) : abs(change.constant)
        }
    }

    /// Whether it says a size that the view has already by its edges, each of which is tied to another view.
    func isBetweenEdges(_ constraint: LayoutConstraint) -> Bool {
        guard constraint.first.attribute.isSize, constraint.second?.view !== constraint.first.view,
            constraint.relation == .equal
        else { return false }
        let ties = active.filter { tie in
            tie.first.view === constraint.first.view && tie.first.attribute.isSide
                && tie.first.attribute.axis == constraint.first.attribute.axis && tie.relation == .equal
                && tie.priority == LayoutPriority.required && tie.second != nil && tie.second?.view !== tie.first.view
        }
        return ties.contains { !$0.first.attribute.isFarEdge } && ties.contains { $0.first.attribute.isFarEdge }
    }

    /// Whether a constraint on the view speaks of the edge.
    private func isHeld(_ view: View, at edge: Attribute) -> Bool {
        let edge = edge.resolved(in: scene.direction)
        return active.contains { $0.first.view === view && $0.first.attribute.resolved(in: scene.direction) == edge }
    }

    // MARK: Views

    /// Tied to the superview instead of another view.
    private func around(_ constraint: LayoutConstraint) -> Rewording? {
        let view = constraint.first.view
        guard let parent = view.superview, let second = constraint.second, second.view !== parent,
            second.view !== view
        else { return nil }
        let alike = active.filter { mate in
            mate === constraint
                || mate.first.view === view && mate.second?.view === second.view && mate.second?.guide == nil
                    && mate.second?.attribute == mate.first.attribute && mate.origin != nil
                    && mate.origin?.source == constraint.origin?.source && mate.origin?.line == constraint.origin?.line
        }
        return rewording(alike) { $0.second = parent.attribute($0.first.attribute) }
    }

    /// At the edge of the screen's safe area instead of that of the screen, or of a view around.
    func safe(_ constraint: LayoutConstraint) -> Rewording? {
        guard let second = constraint.second, second.guide == nil, constraint.first.attribute.isSide,
            second.attribute == constraint.first.attribute, constraint.first.view.isDescendant(of: second.view),
            scene.root.safeAreaInsets != EdgeInsets(0)
        else { return nil }
        return rewording([constraint]) {
            $0.second = ViewAttribute(view: scene.root, guide: .safeArea, attribute: second.attribute)
        }
    }

    // MARK: What belongs together

    /// Those that the same word made, with it: of other views for the same attributes, or for others as well.
    func mates(of constraint: LayoutConstraint, ofOneAttribute: Bool = true) -> [LayoutConstraint] {
        guard let origin = constraint.origin else { return [constraint] }
        let isOutward = constraint.leadsOut
        return active.filter { other in
            guard other.origin == origin, (other.second == nil) == (constraint.second == nil) else { return false }
            if isOutward && other.leadsOut { return true }
            return !ofOneAttribute
                || other.first.attribute == constraint.first.attribute
                    && other.second?.attribute == constraint.second?.attribute
        }
    }

    func rewording(
        _ constraints: [LayoutConstraint], _ change: (inout Rewording.Change) -> Void
    ) -> Rewording? {
        if constraints.isEmpty { return nil }
        return Rewording(
            changes: constraints.map { constraint in
                var new = Rewording.Change(constraint)
                change(&new)
                return new
            })
    }
}
