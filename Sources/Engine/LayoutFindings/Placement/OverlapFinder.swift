internal import Masonry

/// Looks for views that cover their neighbors by mistake. Excludes views that fill a neighbor, sit on one of its
/// corners, or are positioned by their centers.
struct OverlapFinder {
    let solved: SolvedScene
    var solution: LayoutSolution { solved.solution }
    /// The superviews whose plain subviews overlap: all others need no further look.
    private let parents: [View]

    init(_ solved: SolvedScene) {
        self.solved = solved
        parents = solved.views.filter { parent in
            parent.subviews.count > 1
                && parent.subviews.filter(solved.isPlain).compactMap(solved.solution.frame).hasOverlap
        }
    }

    func overlaps() -> [Overlap] {
        if parents.isEmpty { return [] }
        let crowd = Set(parents)
        let views = solved.views.filter { $0.superview.map(crowd.contains) ?? false }
        let all = views.flatMap(ties)
        let wrong =
            all.compactMap { wrongEdge($0, among: all) } + all.compactMap { early($0, among: all) ?? beyond($0) }
            + series(all)
        let followers = followers(all)
        // Overlaps with a common cause are reported once, at the cause. A view at a wrong edge often overlaps others,
        // too.
        let repetitions = repetitions(among: views).filter { !isReported($0, in: followers) }
        let tied = (followers + repetitions).filter { $0.kind != .crossing || !isReported($0, in: wrong) } + wrong
        let alike = CoincidenceFinder(solved).coincidences(in: parents).filter { !isReported($0, in: tied) }
        let collisions = CollisionFinder(solved).collisions(in: parents).filter { !isReported($0, in: tied + alike) }
        let fans = FanFinder(solved).fans(in: parents)
        let found = (tied + alike + collisions).filter { overlap in
            overlap.kind.isCrowded || !fans.contains { $0.isSuperset(of: overlap.views) }
        }
        return Array(onePerStatement(found).prefix(SolvedScene.maxFindings))
    }

    private func isReported(_ overlap: Overlap, in others: [Overlap]) -> Bool {
        Set(others.flatMap(\.views)).isSuperset(of: overlap.views)
    }

    /// The first overlap for each set of statements.
    private func onePerStatement(_ overlaps: [Overlap]) -> [Overlap] {
        var reported: Set<[Origin]> = []
        return overlaps.filter { overlap in
            guard let origin = overlap.origin else { return true }
            return reported.insert([origin] + [overlap.related].compactMap(\.self)).inserted
        }
    }

    // MARK: Ties

    /// A required equality between an edge of a view and an edge of a sibling or of its superview.
    struct Tie {
        let view: View
        let edge: Attribute
        let other: View
        let otherEdge: Attribute
        let constraint: LayoutConstraint

        /// The offset of the edge towards the view's own inside, in points. For equal edges it is how far inside the
        /// other view this one starts, for opposite edges the spacing between them.
        /// Right to left, the constants of leading and trailing edges count the other way.
        var distance: Double { constraint.first.attribute.isFarEdge ? -constraint.constant : constraint.constant }
    }

    func ties(of view: View) -> [Tie] {
        guard solved.isPlain(view) else { return [] }
        return solved.constraints(on: view).compactMap { constraint in
            guard let second = constraint.second, second.guide == nil, second.view !== view,
                second.view.superview === view.superview, solved.isPlain(second.view), constraint.relation == .equal,
                constraint.multiplier == 1, constraint.priority == LayoutPriority.required
            else { return nil }
            let direction = solved.scene.direction
            let (edge, other) = (
                constraint.first.attribute.resolved(in: direction), second.attribute.resolved(in: direction)
            )
            guard edge.isEdge, other.isEdge else { return nil }
            return Tie(view: view, edge: edge, other: second.view, otherEdge: other, constraint: constraint)
        }
    }

    /// Whether the view is also tied to another by the opposite edge, its size or center along the axis, or an edge
    /// across it.
    func isPinned(_ view: View, to other: View, besides tie: Tie, across: Bool = true) -> Bool {
        solved.constraints(on: view).contains { constraint in
            guard constraint !== tie.constraint, let second = constraint.second, second.view === other else {
                return false
            }
            // With the same height and a slightly lower top, the overlap is rarely intended.
            let isLikewise = constraint.first.attribute.isSize && tie.distance > 0 && !across
            return constraint.first.attribute.axis == tie.edge.axis && !isLikewise
                || across && constraint.first.attribute.resolved(in: solved.scene.direction).isEdge
        }
    }

    func isInFront(_ view: View, of other: View) -> Bool {
        guard let siblings = view.superview?.subviews, let place = siblings.firstIndex(of: view),
            let otherPlace = siblings.firstIndex(of: other)
        else { return false }
        return place > otherPlace
    }

    func overlap(_ kind: Overlap.Kind, _ ties: [Tie]) -> Overlap? {
        guard let last = ties.last, let second = last.constraint.second else { return nil }
        let views = ties.count > 1 ? ties.map(\.view.name) : [last.other.name, last.view.name]
        // What should be written instead follows the reading direction if what is written does.
        let spelled = { (name: ViewAttribute.Name) in
            ViewAttribute.Name(
                item: name.item,
                attribute: name.attribute.spelled(like: second.attribute, in: self.solved.scene.direction))
        }
        let kind: Overlap.Kind =
            switch kind {
            case .sameEdge(let instead): .sameEdge(insteadOf: spelled(instead))
            case .pastEdge(let instead): .pastEdge(insteadOf: spelled(instead))
            default: kind
            }
        return Overlap(
            kind: kind, views: views, first: last.constraint.first.nameOnly, second: second.nameOnly,
            origin: last.constraint.origin, related: ties.dropLast().last?.constraint.origin,
            in: solved.scene.direction)
    }
}

extension Attribute {
    func isOpposite(_ other: Attribute) -> Bool { opposite == other || other.opposite == self }
}
