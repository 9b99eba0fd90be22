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
            overlap.kind.isOfCrowd || !fans.contains { $0.isSuperset(of: overlap.views) }
        }
        return Array(onePerStatement(found).prefix(SolvedScene.most))
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

    private func ties(of view: View) -> [Tie] {
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

    // MARK: Views with the same tie

    /// An edge and the view that it is tied to.
    private struct Place: Hashable {
        let edge: Attribute
        let other: View
    }

    /// Each view is compared with at most this many before it.
    private static let compared = 20

    private func followers(_ ties: [Tie]) -> [Overlap] {
        var order: [Place] = []
        var groups: [Place: [Tie]] = [:]
        for tie in ties where tie.edge.isOpposite(tie.otherEdge) && tie.distance >= 0 {
            let place = Place(edge: tie.edge, other: tie.other)
            if groups[place] == nil { order.append(place) }
            groups[place, default: []].append(tie)
        }
        return order.flatMap { place in
            let group = groups[place] ?? []
            let isOfOneLine = Set(group.map(\.constraint.origin)).count == 1
            let stacks = stacks(in: group, textsDiffer: isOfOneLine)
            return stacks.isEmpty ? [crossing(in: group)].compactMap(\.self) : stacks
        }
    }

    /// The views of the group that have the same frame.
    ///
    /// - Parameter textsDiffer: whether texts with different widths count as having the same frame.
    private func stacks(in group: [Tie], textsDiffer: Bool = false) -> [Overlap] {
        var order: [Rect] = []
        var stacks: [Rect: [Tie]] = [:]
        for tie in group {
            guard var frame = solution.roundedFrame(of: tie.view) else { continue }
            if textsDiffer, tie.view.kind.hasText { frame.width = 0 }
            // Another constraint on the same view is not another view.
            if stacks[frame]?.contains(where: { $0.view === tie.view }) ?? false { continue }
            if stacks[frame] == nil { order.append(frame) }
            stacks[frame, default: []].append(tie)
        }
        return order.compactMap { frame in
            guard let stack = stacks[frame], stack.count > 1 else { return nil }
            return overlap(.stacked, stack)
        }
    }

    /// Views that one chain ties to the same edge of their superview, with no other tie to it along the axis: those
    /// with the same frame, or else rows or cells that overlap the next ones.
    private func repetitions(among views: [View]) -> [Overlap] {
        var order: [Repetition] = []
        var groups: [Repetition: [Tie]] = [:]
        for view in views where solved.isPlain(view) {
            guard let tie = freeTie(of: view), let origin = tie.constraint.origin else { continue }
            let repetition = Repetition(origin: origin, superview: tie.other)
            if groups[repetition] == nil { order.append(repetition) }
            groups[repetition, default: []].append(tie)
        }
        return order.flatMap { repetition in
            let group = groups[repetition] ?? []
            // Two separate declarations may be the two sides of a card.
            let stacks = stacks(in: group, textsDiffer: true).filter { $0.views.count > 2 || areOfLoop($0.views) }
                .map { withAcross($0, in: group) }
            return stacks.isEmpty
                ? [steps(in: group) ?? countedSteps(in: group) ?? grid(in: group)].compactMap(\.self) : stacks
        }
    }

    /// The stack, with the chain that ties all its views to the same edge along the other axis if there is one.
    private func withAcross(_ stack: Overlap, in group: [Tie]) -> Overlap {
        let ties = group.filter { stack.views.contains($0.view.name) }
            .compactMap { freeTie(of: $0.view, along: $0.edge.axis.other) }
        guard ties.count == stack.views.count, Set(ties.map(\.constraint.origin)).count == 1, let last = ties.last,
            let second = last.constraint.second
        else { return stack }
        var stack = stack
        stack.across = Overlap.Across(
            first: last.constraint.first.nameOnly, second: second.nameOnly, origin: last.constraint.origin)
        return stack
    }

    /// Cells of a grid that overlap the next a little, along an axis with equal lengths and steps.
    private func grid(in group: [Tie]) -> Overlap? {
        let frames = group.compactMap { solution.frame(of: $0.view) }
        guard frames.count == group.count, frames.count > 3 else { return nil }
        let starts = Axis.allCases.map { axis in
            frames.map { $0[axis.components.place] }.sorted().reduce(into: [Double]()) { starts, start in
                if start - (starts.last ?? -.infinity) > 0.5 { starts.append(start) }
            }
        }
        guard starts.allSatisfy({ $0.count > 1 }), frames.count > (starts[0].count - 1) * (starts[1].count - 1) else {
            return nil
        }
        return zip(Axis.allCases, starts).lazy.compactMap { axis, starts -> Overlap? in
            let (place, side) = axis.components
            let (step, length) = (starts[1] - starts[0], frames[0][side])
            guard step >= length / 2, step < length - 0.5, frames.allSatisfy({ abs($0[side] - length) <= 0.5 }),
                zip(starts, starts.dropFirst()).allSatisfy({ abs($1 - $0 - step) <= 0.5 }),
                let next = frames.indices.first(where: {
                    abs(frames[$0][place] - starts[1]) <= 0.5 && frames[$0].overlaps(frames[0])
                }), let tie = self.freeTie(of: group[next].view, along: axis)
            else { return nil }
            return overlap(.steps(step, length: length), [group[0], tie])
        }.first
    }

    /// Whether the views share one name, as views declared in a loop do.
    private func areOfLoop(_ views: [String]) -> Bool { Set(views.map { $0.prefix { $0 != "#" } }).count == 1 }

    /// Views of the same length that overlap the next one by the same step: rows by at most half of their height, or
    /// more if they are texts; any views if the step is so small that it must be a counter.
    private func steps(in group: [Tie]) -> Overlap? {
        let frames = group.compactMap { solution.frame(of: $0.view) }
        guard frames.count == group.count, frames.count > 1 else { return nil }
        let axis = group[0].edge.axis
        let (place, side) = axis.components
        let (step, length) = (frames[1][place] - frames[0][place], frames[0][side])
        let isPart = axis == .vertical && (step >= length / 2 || group.allSatisfy { $0.view.kind.hasText })
        // A small step is a counter added as points, not a length.
        let isCount = step <= 2 && length > 10
        guard isPart || isCount, step > 0.5, step < length - 0.5,
            zip(frames, frames.dropFirst()).allSatisfy({ one, next in
                abs(next[place] - one[place] - step) <= 0.5 && abs(next[side] - length) <= 0.5 && one.overlaps(next)
            })
        else { return nil }
        return overlap(.steps(step, length: length), Array(group.prefix(2)))
    }

    /// Steps along the other axis, where one chain ties all views to the same position along this one.
    private func countedSteps(in group: [Tie]) -> Overlap? {
        let across = group.compactMap { freeTie(of: $0.view, along: $0.edge.axis.other) }
        return across.count == group.count ? steps(in: across) : nil
    }

    private struct Repetition: Hashable {
        let origin: Origin
        let superview: View
    }

    /// The only constraint that ties the view to its superview along an axis. The vertical axis is tried first.
    private func freeTie(of view: View) -> Tie? {
        [Axis.vertical, .horizontal].lazy.compactMap { freeTie(of: view, along: $0) }.first
    }

    private func freeTie(of view: View, along axis: Axis) -> Tie? {
        let held = solved.constraints(on: view).filter {
            $0.second?.view === view.superview && $0.first.attribute.axis == axis && $0.multiplier >= 1
        }
        guard held.count == 1, let second = held[0].second, held[0].relation == .equal,
            held[0].priority == LayoutPriority.required, held[0].first.attribute.isSide,
            held[0].first.attribute == second.attribute
        else { return nil }
        return Tie(
            view: view, edge: held[0].first.attribute, other: second.view, otherEdge: second.attribute,
            constraint: held[0])
    }

    /// The first view of the group that overlaps an earlier one.
    private func crossing(in group: [Tie]) -> Overlap? {
        for (index, tie) in group.enumerated() {
            let earlier = group[..<index].suffix(Self.compared).first {
                $0.view !== tie.view && areAcross(tie.view, $0.view) && !solved.areRelated(tie.view, $0.view)
            }
            if let earlier { return overlap(.crossing, [earlier, tie]) }
        }
        return nil
    }

    /// Whether each of the views extends past the other; for two texts, whether they overlap at all.
    private func areAcross(_ one: View, _ other: View) -> Bool {
        if solved.isAcross(one, other) { return true }
        guard one.kind.hasText, other.kind.hasText, let frame = solution.frame(of: one),
            let second = solution.frame(of: other)
        else { return false }
        return frame.overlaps(second)
    }

    // MARK: Views tied to the wrong edge

    private func wrongEdge(_ tie: Tie, among ties: [Tie]) -> Overlap? {
        if let over = cover(tie) ?? foot(tie) ?? column(tie, among: ties) { return over }
        return sibling(tie) ?? twin(tie, among: ties) ?? title(tie) ?? caption(tie) ?? line(tie)
    }

    /// A view that starts at the edge of its neighbor or inside it, overlaps it and extends past its other end.
    private func cover(_ tie: Tie) -> Overlap? {
        guard tie.edge == tie.otherEdge, let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other)
        else { return nil }
        let axis = tie.edge.axis
        let (place, length) = axis.components
        // Texts never overlap on purpose, unless they start together.
        let isText = tie.distance > 0 && tie.view.kind.hasText && tie.other.kind.hasText
        // A view smaller than a text is not its background.
        let isLarger =
            tie.distance > 0 && tie.view.kind.hasText && frame.width > other.width && frame.height > other.height
        // A caption is inside its image or box; a text that extends past it should be next to it.
        let isCaption =
            tie.view.kind == .label && tie.distance > 0
            && (tie.other.kind == .image || tie.other.kind == .view && (axis == .vertical || hasFixedSizes(tie.other)))
        // Nothing starts within a line of text on purpose.
        let isInLine = tie.distance > 0 && isPlainText(tie.other) && !tie.view.kind.hasText
        let isOnText = isText || isCaption || isInLine
        // Labels that start together are stacked vertically.
        let areLines = axis == .horizontal && tie.distance == 0 && tie.view.kind == .label && tie.other.kind == .label
        // If it starts outside the other, or past its middle, the overlap is intended.
        guard !areLines, frame.overlaps(other), tie.distance >= 0,
            tie.distance < other[length] / (isOnText || isLarger ? 1 : 2)
        else { return nil }
        let goesOn =
            tie.edge.isFarEdge
            ? frame[place] < other[place] - 0.5 : frame[place] + frame[length] > other[place] + other[length] + 0.5
        guard goesOn, !isPinned(tie.view, to: tie.other, besides: tie, across: !isOnText),
            !solved.isRelated(tie.other, to: tie.view),
            isInFront(tie.view, of: tie.other),
            let instead = tie.edge.acrossTheView
        else { return nil }
        return overlap(.sameEdge(insteadOf: ViewAttribute.Name(item: tie.other.name, attribute: instead)), [tie])
    }

    /// A bar across its superview that is inside an empty bar at the superview's edge, where both end.
    private func foot(_ tie: Tie) -> Overlap? {
        guard tie.edge == tie.otherEdge, tie.distance == 0, tie.view.kind == .view, tie.other.kind == .view,
            let parent = tie.view.superview, let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other), other.contains(frame), !frame.contains(other),
            tie.other.subviews.isEmpty, isInFront(tie.view, of: tie.other),
            solved.constraints(on: tie.view).count(where: { $0.second?.view === tie.other }) == 1,
            let instead = tie.edge.acrossTheView, isAt(tie.edge, of: parent, tie.other),
            !isAt(instead, of: parent, tie.other),
            tie.view.subviews.contains(where: solved.isShown)
        else { return nil }
        let sides: [Attribute] = tie.edge.axis == .vertical ? [.left, .right] : [.top, .bottom]
        guard sides.allSatisfy({ isAt($0, of: parent, tie.view) }) else { return nil }
        return overlap(.sameEdge(insteadOf: ViewAttribute.Name(item: tie.other.name, attribute: instead)), [tie])
    }

    /// Whether a constraint ties the view's edge to its superview's with no gap.
    private func isAt(_ edge: Attribute, of parent: View, _ view: View) -> Bool {
        solved.constraints(on: view).contains { constraint in
            constraint.first.attribute.resolved(in: solved.scene.direction) == edge && constraint.constant == 0
                && constraint.second?.view === parent && constraint.second?.attribute == constraint.first.attribute
        }
    }

    /// A text in front of another text, an image or a box that extends past the edge that it is tied to.
    private func beyond(_ tie: Tie) -> Overlap? {
        guard tie.edge == tie.otherEdge, tie.distance < 0, !isBadge(tie),
            isCrossing(tie) || tie.view.kind.hasText && tie.other.kind.hasText,
            let frame = solution.frame(of: tie.view), let other = solution.frame(of: tie.other), frame.overlaps(other),
            !isPinned(tie.view, to: tie.other, besides: tie, across: false),
            !solved.isRelated(tie.other, to: tie.view),
            isInFront(tie.view, of: tie.other), let instead = tie.edge.acrossTheView
        else { return nil }
        return overlap(.pastEdge(insteadOf: ViewAttribute.Name(item: tie.view.name, attribute: instead)), [tie])
    }

    /// Whether a plain text extends past the edge of a view without text, but is not centered on it.
    private func isCrossing(_ tie: Tie) -> Bool {
        guard isPlainText(tie.view), !tie.other.kind.hasText, let frame = solution.frame(of: tie.view) else {
            return false
        }
        if tie.other.kind == .image, tie.edge == .bottom { return true }
        let length = frame[tie.edge.axis.components.length]
        return -tie.distance > Self.slack(tie.edge.axis) && abs(-tie.distance - length / 2) > 1
            && length + tie.distance > Self.slack(tie.edge.axis)
    }

    /// A view that starts before the end of the one it follows, where that is hardly intended: texts that overlap by
    /// more than the line spacing, controls with borders, a colored view that hides a label, images that overlap a
    /// little, and any view if similar ones are apart.
    private func early(_ tie: Tie, among ties: [Tie]) -> Overlap? {
        guard tie.edge.isOpposite(tie.otherEdge), tie.distance < 0, let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other), frame.overlaps(other), !isOnCorner(tie), !isBadge(tie)
        else { return nil }
        let length = tie.edge.axis.components.length
        let areTexts = tie.view.kind.hasText && tie.other.kind.hasText
        // Buttons and fields have borders, which may overlap by a point.
        let haveEdges =
            tie.distance < -1 && [tie.view, tie.other].allSatisfy { $0.kind == .button || $0.kind == .field }
        // A colored view hides the text it overlaps.
        let hidesText =
            tie.other.kind == .label && tie.view.color != nil && isInFront(tie.view, of: tie.other)
            && -tie.distance > other[length] / 3
        // Images that overlap by more than a fifth do so on purpose.
        let areThumbs =
            tie.view.kind == .image && tie.other.kind == .image
            && -tie.distance <= min(frame[length], other[length]) / 5
        guard
            haveEdges || hidesText || areThumbs || isTextCrossed(by: tie) || isBarInPicture(tie)
                || isNegated(tie, among: ties)
                || areTexts
                    && -tie.distance > (tie.edge.axis == .horizontal ? 4 : min(frame[length], other[length]) / 3)
                || areApart(ties, like: tie)
        else {
            return nil
        }
        return overlap(.early(-tie.distance), [tie])
    }

    /// How far a view may reach into a text, in points: lines have some space above and below the letters.
    private static func slack(_ axis: Axis) -> Double { axis == .vertical ? 4 : 1 }

    /// The number of characters of a text on a badge.
    private static let longestBadge = 3

    /// Whether the view is a label without a background that is longer than that of a badge.
    private func isPlainText(_ view: View) -> Bool {
        view.kind == .label && view.color == nil && (view.text?.count ?? 0) > Self.longestBadge
    }

    /// Whether a plain text starts in a view without text and extends past its edge, or such a view covers a text that
    /// it follows.
    private func isTextCrossed(by tie: Tie) -> Bool {
        guard -tie.distance > Self.slack(tie.edge.axis), let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other)
        else { return false }
        if isPlainText(tie.other) { return !tie.view.kind.hasText && isInFront(tie.view, of: tie.other) }
        let (place, length) = tie.edge.axis.components
        return isPlainText(tie.view) && !tie.other.kind.hasText
            && !(frame[place] >= other[place] - 0.5
                && frame[place] + frame[length] <= other[place] + other[length] + 0.5)
    }

    /// Whether a thin bar reaches into a picture that it follows.
    private func isBarInPicture(_ tie: Tie) -> Bool {
        guard tie.view.kind == .view, tie.other.kind == .image, let frame = solution.frame(of: tie.view) else {
            return false
        }
        return frame[tie.edge.axis.other.components.length] <= Self.thickestBar
    }

    private static let thickestBar = 8.0

    /// Whether a sibling of the same kind keeps the same distance with the other sign, and the two that overlap are
    /// equally long across the axis.
    private func isNegated(_ tie: Tie, among ties: [Tie]) -> Bool {
        guard tie.view.kind == tie.other.kind, let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other)
        else { return false }
        let (place, length) = tie.edge.axis.other.components
        guard abs(frame[place] - other[place]) <= 0.5, abs(frame[length] - other[length]) <= 0.5 else { return false }
        return ties.contains { sibling in
            sibling.view.superview === tie.view.superview && sibling.view.kind == tie.view.kind
                && sibling.other.kind == tie.other.kind && sibling.edge.axis == tie.edge.axis
                && sibling.edge.isOpposite(sibling.otherEdge) && sibling.distance == -tie.distance
        }
    }

    /// Whether the view is on a corner or at the middle of an edge, like a badge.
    private func isOnCorner(_ tie: Tie) -> Bool {
        solved.constraints(on: tie.view).contains { constraint in
            constraint.second?.view === tie.other && constraint.first.attribute.axis != tie.edge.axis
                && !constraint.first.attribute.isSize && constraint.first.attribute != constraint.second?.attribute
        }
    }

    /// Whether the view also extends past a side of the other along the other axis.
    private func isBadge(_ tie: Tie) -> Bool {
        ties(of: tie.view).contains { $0.other === tie.other && $0.edge.axis != tie.edge.axis && $0.distance < 0 }
    }

    /// Whether several siblings follow others the same way, all with the same spacing.
    private func areApart(_ ties: [Tie], like tie: Tie) -> Bool {
        let others = ties.filter { other in
            other.view !== tie.view && other.view.superview === tie.view.superview && other.view.kind == tie.view.kind
                && other.edge == tie.edge && other.otherEdge == tie.otherEdge
        }
        guard others.count > 1, let first = others.first else { return false }
        return first.distance >= 0 && others.allSatisfy { $0.distance == first.distance }
    }

    /// The first of several views that one statement ties to the same edge of the previous view, and that have the same
    /// frame.
    private func series(_ ties: [Tie]) -> [Overlap] {
        var makers: [Origin: Int] = [:]
        for tie in ties { if let origin = tie.constraint.origin { makers[origin, default: 0] += 1 } }
        var reported: Set<Origin> = []
        return ties.compactMap { tie in
            guard let origin = tie.constraint.origin, makers[origin, default: 0] > 1, tie.edge == tie.otherEdge,
                tie.constraint.constant == 0,
                solved.constraints(on: tie.other).contains(where: { $0.origin == origin }),
                solution.roundedFrame(of: tie.view) == solution.roundedFrame(of: tie.other),
                !isPinned(tie.view, to: tie.other, besides: tie), !solved.isRelated(tie.other, to: tie.view),
                let instead = tie.edge.acrossTheView, reported.insert(origin).inserted
            else { return nil }
            return overlap(.sameEdge(insteadOf: ViewAttribute.Name(item: tie.other.name, attribute: instead)), [tie])
        }
    }

    /// Whether the view is also tied to another by the opposite edge, its size or center along the axis, or an edge
    /// across it.
    private func isPinned(_ view: View, to other: View, besides tie: Tie, across: Bool = true) -> Bool {
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
    fileprivate func isOpposite(_ other: Attribute) -> Bool { opposite == other || other.opposite == self }
}
