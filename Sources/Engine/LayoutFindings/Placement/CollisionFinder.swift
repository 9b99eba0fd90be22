internal import Masonry

/// Looks for views that overlap because no constraint keeps them apart: texts, views in line with a text, two shares
/// larger than the whole, and distributions without enough room.
struct CollisionFinder {
    private let solved: SolvedScene
    private var solution: LayoutSolution { solved.solution }

    /// The limit of neighbors a view is compared with, and of pairs per superview.
    private static let compared = 100
    private static let comparedPairs = 1_000_000

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    /// The first overlap for each set of statements.
    func collisions(in parents: [View]) -> [Overlap] {
        var reported: Set<[Origin?]> = []
        var found: [Overlap] = []
        for collision in parents.lazy.flatMap(collisions) {
            guard found.count < SolvedScene.maxFindings else { break }
            let origins = [collision.edge, collision.limit].map { placing($0.view, collision.axis) }
            if reported.insert(origins).inserted { found.append(overlap(collision, origins)) }
        }
        return found
    }

    /// An edge, and the edge of another view that it should not go past.
    private struct Collision {
        let edge: ViewAttribute
        let limit: ViewAttribute
        /// The length that one call gave both; nil if no call placed both.
        var length: Double?
        /// Whether what people read or tap is drawn in one place, whatever constraints relate the two.
        var isDrawnOver = false

        var axis: Axis { edge.attribute.axis }
    }

    private func collisions(in parent: View) -> [Collision] {
        // A hairline is drawn over what it divides.
        let views = parent.subviews.filter { solved.isPlain($0) && !isHairline($0) }
        if views.count < 2 { return [] }
        let frames = views.compactMap(solution.frame)
        let compared = min(Self.compared, Self.comparedPairs / views.count)
        return frames.overlappingPairs(compared: compared).compactMap { back, front in
            // Each pair is checked in several ways, so it counts as 20 comparisons.
            if solved.isOver(comparing: 20) { return nil }
            if let parts = parts(views[back], views[front]) { return parts }
            let (back, front) = (views[back], views[front])
            if solved.areRelated(back, front) {
                return areOnlyAligned(back, front) ? collision(back, front) : drawnOver(back, front)
            }
            return crowd(back, front) ?? collision(back, front) ?? drawnOver(back, front)
        }
    }

    private func isHairline(_ view: View) -> Bool {
        guard !view.kind.hasText, let frame = solution.frame(of: view) else { return false }
        return min(frame.width, frame.height) <= Self.hairline
    }

    /// In points.
    private static let hairline = 1.0

    private func overlap(_ collision: Collision, _ origins: [Origin?]) -> Overlap {
        let (edge, limit) = (collision.edge, collision.limit)
        return Overlap(
            kind: collision.length.map { .crowded(length: $0, fitting: fittingLength(for: collision)) }
                ?? (collision.isDrawnOver ? .drawnOver : .unseparated),
            views: [limit.view.name, edge.view.name], first: edge.nameOnly, second: limit.nameOnly,
            origin: origins[0], related: origins[1], in: solved.scene.direction)
    }

    /// The location where the view is positioned along the axis, or else declared.
    private func placing(_ view: View, _ axis: Axis) -> Origin? {
        let places = solved.constraints(on: view).filter {
            $0.first.attribute.axis == axis && !$0.first.attribute.isSize
        }
        return places.first?.origin ?? view.origin
    }

    // MARK: Texts

    private func collision(_ back: View, _ front: View) -> Collision? {
        collidingAxis(back, front).flatMap { collision(back, front, along: $0) }
    }

    /// A collision of what the two draw, along the axis on which less would keep them apart.
    private func drawnOver(_ back: View, _ front: View) -> Collision? {
        guard DrawnContent(solved).collide(back, front), let frame = solution.frame(of: back),
            let other = solution.frame(of: front)
        else { return nil }
        let isNarrow = frame.shared(with: other, .horizontal) < frame.shared(with: other, .vertical)
        var collision = collision(back, front, along: isNarrow ? .horizontal : .vertical)
        collision?.isDrawnOver = true
        return collision
    }

    private func collision(_ back: View, _ front: View, along axis: Axis) -> Collision? {
        guard let frame = solution.frame(of: back), let other = solution.frame(of: front) else { return nil }
        let place = axis.components.place
        let (first, second) = frame[place] <= other[place] ? (back, front) : (front, back)
        let (near, far): (Attribute, Attribute) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
        return Collision(edge: second.attribute(near), limit: first.attribute(far))
    }

    /// Whether the constraints between two labels, or a label and a field it extends into, at most align them along the
    /// axis on which they should be apart.
    private func areOnlyAligned(_ back: View, _ front: View) -> Bool {
        guard areLines(back, front), let axis = collidingAxis(back, front) else { return false }
        return !(solved.constraints(on: back) + solved.constraints(on: front)).contains { constraint in
            guard let second = constraint.second, second.view === back || second.view === front else { return false }
            let isApart = constraint.first.attribute != second.attribute || constraint.constant != 0
            return second.view !== constraint.first.view && constraint.first.attribute.axis == axis && isApart
        }
    }

    /// Whether the two are labels, or a label and a field it extends into.
    private func areLines(_ one: View, _ other: View) -> Bool {
        let kinds = Set([one.kind, other.kind])
        return kinds == [.label] || kinds == [.label, .field] && solved.isAcross(one, other)
    }

    /// The axis along which the two should be apart; nil if they overlap on purpose.
    private func collidingAxis(_ back: View, _ front: View) -> Axis? {
        let texts = [back, front].count(where: \.kind.hasText)
        if texts == 0 { return nil }
        let lines = Axis.allCases.filter { areInLine(back, front, across: $0) }
        let areLabels = back.kind == .label && front.kind == .label
        if let axis = endAxis(back, front) { return axis }
        // A label is never the background of another. Other views that are in line along both axes alternate with each
        // other.
        guard areLabels || lines.count < 2 && solved.isAcross(back, front), let frame = solution.frame(of: back),
            let other = solution.frame(of: front)
        else { return nil }
        // A view aligned with another is above, below or beside it.
        if let aligned = alignedAxis(back, front) { return aligned.other }
        if let line = lines.first { return line }
        let isNarrow = frame.shared(with: other, .horizontal) < frame.shared(with: other, .vertical)
        return texts == 2 ? isNarrow ? .horizontal : .vertical : nil
    }

    /// The axis along which a button and a text of another kind are tied to the same edge, in one line, with one more
    /// than twice as long as the other.
    private func endAxis(_ back: View, _ front: View) -> Axis? {
        guard back.kind.hasText, front.kind.hasText, (back.kind == .button) != (front.kind == .button),
            let frame = solution.frame(of: back), let other = solution.frame(of: front)
        else { return nil }
        return Axis.allCases.first { axis in
            let length = axis.components.length
            let shared = lines(of: back, across: axis.other).intersection(lines(of: front, across: axis.other))
            return shared.contains { $0.first.acrossTheView != nil } && areInLine(back, front, across: axis)
                && max(frame[length], other[length]) > 2 * min(frame[length], other[length])
        }
    }

    /// The axis along which an edge of one of two labels, or of a label and a field, is tied to the same edge of the
    /// other.
    private func alignedAxis(_ back: View, _ front: View) -> Axis? {
        guard areLines(back, front) else { return nil }
        return [(back, front), (front, back)].lazy.flatMap { view, other in
            solved.constraints(on: view).filter {
                $0.second?.view === other && $0.first.attribute == $0.second?.attribute
            }
        }.first { !$0.first.attribute.isSize }?.first.attribute.axis
    }

    /// Whether both are positioned the same way across the axis, so that they are in line.
    private func areInLine(_ one: View, _ other: View, across axis: Axis) -> Bool {
        !lines(of: one, across: axis).isDisjoint(with: lines(of: other, across: axis))
    }

    private func lines(of view: View, across axis: Axis) -> Set<Line> {
        Set(
            solved.constraints(on: view).compactMap { constraint in
                guard let second = constraint.second, constraint.relation == .equal, !constraint.first.attribute.isSize,
                    constraint.first.attribute.axis != axis
                else { return nil }
                return Line(first: constraint.first.attribute, second: second.nameOnly, constant: constraint.constant)
            })
    }

    /// An attribute and what it is tied to.
    private struct Line: Hashable {
        let first: Attribute
        let second: ViewAttribute.Name
        let constant: Double
    }

    // MARK: Shares

    /// Two views of one kind at opposite ends of their superview that overlap by less than half of each. Their lengths
    /// are shares of the superview's or equal to each other; for bars across the same range, they may also be fixed.
    private func parts(_ back: View, _ front: View) -> Collision? {
        guard back.kind == front.kind, let frame = solution.frame(of: back), let other = solution.frame(of: front)
        else {
            return nil
        }
        return Axis.allCases.lazy.compactMap { axis -> Collision? in
            let (place, length) = axis.components
            let (across, breadth) = axis.other.components
            let (first, second) = frame[place] <= other[place] ? (back, front) : (front, back)
            let (near, far): (Attribute, Attribute) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
            let areBars =
                back.kind == .view && abs(frame[across] - other[across]) <= 0.5
                && abs(frame[breadth] - other[breadth]) <= 0.5
            guard frame.shared(with: other, axis) < min(frame[length], other[length]) / 2, isAtEdge(near, first),
                isAtEdge(far, second), isPart(first, of: second, axis, orNumber: areBars),
                isPart(second, of: first, axis, orNumber: areBars)
            else { return nil }
            return Collision(edge: second.attribute(near), limit: first.attribute(far))
        }.first
    }

    private func isAtEdge(_ edge: Attribute, _ view: View) -> Bool {
        solved.constraints(on: view).contains {
            $0.first.attribute.resolved(in: solved.scene.direction) == edge && $0.relation == .equal
                && $0.second?.view === view.superview && $0.second?.attribute == $0.first.attribute
                && $0.multiplier == 1
        }
    }

    /// Whether the view's length is a share of its superview's or the other view's, or a fixed number where that
    /// counts.
    private func isPart(_ view: View, of other: View, _ axis: Axis, orNumber countsNumbers: Bool) -> Bool {
        let length: Attribute = axis == .horizontal ? .width : .height
        return solved.constraints(on: view).contains { size in
            guard size.first.attribute == length, size.relation == .equal else { return false }
            guard let second = size.second else { return countsNumbers }
            return second.attribute == length
                && (second.view === view.superview ? size.multiplier < 1 : second.view === other)
        }
    }

    // MARK: Distributions

    /// Two views that one call both positions and sizes.
    private func crowd(_ back: View, _ front: View) -> Collision? {
        for size in solved.constraints(on: front) where size.first.attribute.isSize && size.second == nil {
            let axis = size.first.attribute.axis
            guard let origin = size.origin, let edge = place(of: front, axis, origin),
                let other = place(of: back, axis, origin)
            else { continue }
            return Collision(edge: edge.first, limit: other.first, length: size.constant)
        }
        return nil
    }

    /// The length, in whole points, with which the views of the distribution would have a spacing of 8 over the same
    /// total; nil if it is less than 1.
    private func fittingLength(for crowd: Collision) -> Double? {
        let (place, length) = crowd.axis.components
        let size = solved.constraints(on: crowd.edge.view).first {
            $0.first.attribute.isSize && $0.first.attribute.axis == crowd.axis && $0.second == nil
        }
        guard let origin = size?.origin, let siblings = crowd.edge.view.superview?.subviews else { return nil }
        let frames = siblings.filter { self.place(of: $0, crowd.axis, origin) != nil }.compactMap(solution.frame)
        guard let start = frames.map({ $0[place] }).min(), let end = frames.map({ $0[place] + $0[length] }).max() else {
            return nil
        }
        let fitting = ((end - start - 8 * Double(frames.count - 1)) / Double(frames.count)).rounded(.down)
        return fitting >= 1 ? fitting : nil
    }

    private func place(of view: View, _ axis: Axis, _ origin: Origin) -> LayoutConstraint? {
        solved.constraints(on: view).first { constraint in
            constraint.origin == origin && constraint.first.attribute.isSide && constraint.first.attribute.axis == axis
        }
    }
}
