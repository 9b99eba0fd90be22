internal import Masonry

/// Looks for views that cover their neighbors by mistake: not those pinned to all of one, sitting on a corner of it, or
/// placed by their centers.
struct OverlapFinder {
    let solved: SolvedScene
    var solution: LayoutSolution { solved.solution }

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func overlaps() -> [Overlap] {
        let all = solved.views.flatMap(ties)
        let wrong =
            all.compactMap { wrongEdge($0, among: all) } + all.compactMap { early($0, among: all) ?? beyond($0) }
            + series(all)
        // What is at the wrong edge of one comes to lie across others as well.
        let followers = followers(all)
        // What follows the same is reported of where it does.
        let repetitions = repetitions().filter { !isReported($0, in: followers) }
        let tied = (followers + repetitions).filter { $0.kind != .crossing || !isReported($0, in: wrong) } + wrong
        let alike = CoincidenceFinder(solved).coincidences().filter { !isReported($0, in: tied) }
        let collisions = CollisionFinder(solved).collisions().filter { !isReported($0, in: tied + alike) }
        let fans = FanFinder(solved).fans()
        let found = (tied + alike + collisions).filter { overlap in
            overlap.kind.isOfCrowd || !fans.contains { $0.isSuperset(of: overlap.views) }
        }
        return Array(onePerStatement(found).prefix(SolvedScene.most))
    }

    private func isReported(_ overlap: Overlap, in others: [Overlap]) -> Bool {
        Set(others.flatMap(\.views)).isSuperset(of: overlap.views)
    }

    /// Of those that the same statements made the first.
    private func onePerStatement(_ overlaps: [Overlap]) -> [Overlap] {
        var reported: Set<[Origin]> = []
        return overlaps.filter { overlap in
            guard let origin = overlap.origin else { return true }
            return reported.insert([origin] + [overlap.related].compactMap(\.self)).inserted
        }
    }

    // MARK: What is tied to what

    /// A required equality of a view's edge with an edge of a view beside it.
    struct Tie {
        let view: View
        let edge: Attribute
        let other: View
        let otherEdge: Attribute
        let constraint: LayoutConstraint

        /// How far inside or beyond the other's edge the view begins, in points; below 0 for the other way.
        var distance: Double { edge.isFarEdge ? -constraint.constant : constraint.constant }
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

    // MARK: Views that follow the same

    /// An edge, and what it follows.
    private struct Place: Hashable {
        let edge: Attribute
        let other: View
    }

    /// More than this many before one are not compared with it.
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

    /// Those of the group that have one frame.
    ///
    /// - Parameter textsDiffer: whether texts count as one another's like however long they are.
    private func stacks(in group: [Tie], textsDiffer: Bool = false) -> [Overlap] {
        var order: [Rect] = []
        var stacks: [Rect: [Tie]] = [:]
        for tie in group {
            guard var frame = solution.roundedFrame(of: tie.view) else { continue }
            if textsDiffer, tie.view.kind.hasText { frame.width = 0 }
            // What says the same of a view again is no other view.
            if stacks[frame]?.contains(where: { $0.view === tie.view }) ?? false { continue }
            if stacks[frame] == nil { order.append(frame) }
            stacks[frame, default: []].append(tie)
        }
        return order.compactMap { frame in
            guard let stack = stacks[frame], stack.count > 1 else { return nil }
            return overlap(.stacked, stack)
        }
    }

    /// Views that one chain puts at the same edge of their superview, all with one frame: not those that fill it along the
    /// axis.
    private func repetitions() -> [Overlap] {
        var order: [Repetition] = []
        var groups: [Repetition: [Tie]] = [:]
        for view in solved.views where solved.isPlain(view) {
            guard let tie = freeTie(of: view), let origin = tie.constraint.origin else { continue }
            let repetition = Repetition(origin: origin, superview: tie.other)
            if groups[repetition] == nil { order.append(repetition) }
            groups[repetition, default: []].append(tie)
        }
        return order.flatMap { repetition in
            let group = groups[repetition] ?? []
            // Two that are declared apart may be the two sides of a card.
            let stacks = stacks(in: group, textsDiffer: true).filter { $0.views.count > 2 || areOfLoop($0.views) }
            return stacks.isEmpty
                ? [steps(in: group) ?? countedSteps(in: group) ?? grid(in: group)].compactMap(\.self) : stacks
        }
    }

    /// Cells of a grid that reach a little into the next, along an axis in which all are equally long and as far apart.
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

    /// Whether views have one name, as what a loop declares has.
    private func areOfLoop(_ views: [String]) -> Bool { Set(views.map { $0.prefix { $0 != "#" } }).count == 1 }

    /// Rows that reach a little into the next: all are equally high, and each begins as far below the one before. What lies
    /// half under the next does so on purpose, unless it is a text.
    private func steps(in group: [Tie]) -> Overlap? {
        let frames = group.compactMap { solution.frame(of: $0.view) }
        guard frames.count == group.count, frames.count > 1 else { return nil }
        let axis = group[0].edge.axis
        let (place, side) = axis.components
        let (step, length) = (frames[1][place] - frames[0][place], frames[0][side])
        let isPart = axis == .vertical && (step >= length / 2 || group.allSatisfy { $0.view.kind.hasText })
        // A counter that is added says how many there were before, and no length.
        let isCount = step <= 2 && length > 10
        guard isPart || isCount, step > 0.5, step < length - 0.5,
            zip(frames, frames.dropFirst()).allSatisfy({ one, next in
                abs(next[place] - one[place] - step) <= 0.5 && abs(next[side] - length) <= 0.5 && one.overlaps(next)
            })
        else { return nil }
        return overlap(.steps(step, length: length), Array(group.prefix(2)))
    }

    /// Such steps along the other axis, where what one chain holds at one place along this one goes on.
    private func countedSteps(in group: [Tie]) -> Overlap? {
        let across = group.compactMap { freeTie(of: $0.view, along: $0.edge.axis.other) }
        return across.count == group.count ? steps(in: across) : nil
    }

    private struct Repetition: Hashable {
        let origin: Origin
        let superview: View
    }

    /// What alone holds the view to its superview along an axis, first from top to bottom.
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

    /// The first of the group that crosses one before it.
    private func crossing(in group: [Tie]) -> Overlap? {
        for (index, tie) in group.enumerated() {
            let earlier = group[..<index].suffix(Self.compared).first {
                $0.view !== tie.view && areAcross(tie.view, $0.view) && !solved.areRelated(tie.view, $0.view)
            }
            if let earlier { return overlap(.crossing, [earlier, tie]) }
        }
        return nil
    }

    /// Texts are across each other wherever they meet.
    private func areAcross(_ one: View, _ other: View) -> Bool {
        if solved.isAcross(one, other) { return true }
        guard one.kind.hasText, other.kind.hasText, let frame = solution.frame(of: one),
            let second = solution.frame(of: other)
        else { return false }
        return frame.overlaps(second)
    }

    // MARK: Views at the wrong edge of another

    private func wrongEdge(_ tie: Tie, among ties: [Tie]) -> Overlap? {
        if let over = cover(tie) ?? foot(tie) ?? column(tie, among: ties) { return over }
        return sibling(tie) ?? title(tie) ?? caption(tie) ?? line(tie)
    }

    /// A view that begins where its neighbor does, lies over it and goes on behind it.
    private func cover(_ tie: Tie) -> Overlap? {
        guard tie.edge == tie.otherEdge, let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other)
        else { return nil }
        let axis = tie.edge.axis
        let (place, length) = axis.components
        // Of two texts one never lies over the other on purpose, unless they begin together.
        let isText = tie.distance > 0 && tie.view.kind.hasText && tie.other.kind.hasText
        // What a text is larger than it does not lie on.
        let isLarger =
            tie.distance > 0 && tie.view.kind.hasText && frame.width > other.width && frame.height > other.height
        // A caption lies within its picture; what goes on beside it stands beside it.
        let isCaption = tie.view.kind == .label && tie.other.kind == .image && tie.distance > 0
        // Labels that begin together stand one below the other.
        let areLines = axis == .horizontal && tie.distance == 0 && tie.view.kind == .label && tie.other.kind == .label
        // From half of the other on, it lies over it on purpose, and so does what surrounds it.
        guard !areLines, frame.overlaps(other), tie.distance >= 0,
            tie.distance < other[length] / (isText || isLarger ? 1 : 2)
        else { return nil }
        let goesOn =
            tie.edge.isFarEdge
            ? frame[place] < other[place] - 0.5 : frame[place] + frame[length] > other[place] + other[length] + 0.5
        guard goesOn, !isPinned(tie.view, to: tie.other, besides: tie, across: !isText && !isCaption),
            !solved.isRelated(tie.other, to: tie.view),
            isInFront(tie.view, of: tie.other),
            let instead = tie.edge.acrossTheView
        else { return nil }
        return overlap(.sameEdge(insteadOf: ViewAttribute.Name(item: tie.other.name, attribute: instead)), [tie])
    }

    /// A bar from one side of its superview to the other that lies within an empty one at the edge of that, where both end.
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

    /// Whether a constraint holds the view's edge right at its superview's.
    private func isAt(_ edge: Attribute, of parent: View, _ view: View) -> Bool {
        solved.constraints(on: view).contains { constraint in
            constraint.first.attribute.resolved(in: solved.scene.direction) == edge && constraint.constant == 0
                && constraint.second?.view === parent && constraint.second?.attribute == constraint.first.attribute
        }
    }

    /// A text that lies over another, or over a picture, with the edge that ends both, beyond which it goes on.
    private func beyond(_ tie: Tie) -> Overlap? {
        let isCaption =
            tie.edge == .bottom && tie.view.kind == .label && tie.view.color == nil && tie.other.kind == .image
            && !isBadge(tie)
        guard tie.edge == tie.otherEdge, tie.distance < 0, isCaption || tie.view.kind.hasText && tie.other.kind.hasText,
            let frame = solution.frame(of: tie.view), let other = solution.frame(of: tie.other), frame.overlaps(other),
            !isPinned(tie.view, to: tie.other, besides: tie, across: false),
            !solved.isRelated(tie.other, to: tie.view),
            isInFront(tie.view, of: tie.other), let instead = tie.edge.acrossTheView
        else { return nil }
        return overlap(.pastEdge(insteadOf: ViewAttribute.Name(item: tie.view.name, attribute: instead)), [tie])
    }

    /// A text that begins before the end of the one that it follows, by more than the space between their lines; or any view
    /// that does where others like it stand apart.
    private func early(_ tie: Tie, among ties: [Tie]) -> Overlap? {
        guard tie.edge.isOpposite(tie.otherEdge), tie.distance < 0, let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other), frame.overlaps(other), !isOnCorner(tie)
        else { return nil }
        let length = tie.edge.axis.components.length
        let areTexts = tie.view.kind.hasText && tie.other.kind.hasText
        // Buttons and fields have edges of their own, of which two may be one line.
        let haveEdges =
            tie.distance < -1 && [tie.view, tie.other].allSatisfy { $0.kind == .button || $0.kind == .field }
        // What has a color hides the text that it reaches into.
        let hidesText =
            tie.other.kind == .label && tie.view.color != nil && isInFront(tie.view, of: tie.other)
            && -tie.distance > other[length] / 3
        // A picture that reaches half over another does so on purpose.
        let areThumbs =
            tie.view.kind == .image && tie.other.kind == .image
            && -tie.distance <= min(frame[length], other[length]) / 5
        guard
            haveEdges || hidesText || areThumbs || areTexts && -tie.distance > min(frame[length], other[length]) / 3
                || areApart(ties, like: tie)
        else {
            return nil
        }
        return overlap(.early(-tie.distance), [tie])
    }

    /// Whether the view sits on a corner or the middle of an edge, as a badge does.
    private func isOnCorner(_ tie: Tie) -> Bool {
        solved.constraints(on: tie.view).contains { constraint in
            constraint.second?.view === tie.other && constraint.first.attribute.axis != tie.edge.axis
                && !constraint.first.attribute.isSize && constraint.first.attribute != constraint.second?.attribute
        }
    }

    /// Whether the view sticks out at a side of the other as well.
    private func isBadge(_ tie: Tie) -> Bool {
        ties(of: tie.view).contains { $0.other === tie.other && $0.edge.axis != tie.edge.axis && $0.distance < 0 }
    }

    /// Whether several views beside one follow others as it does, all with the same distance between them.
    private func areApart(_ ties: [Tie], like tie: Tie) -> Bool {
        let others = ties.filter { other in
            other.view !== tie.view && other.view.superview === tie.view.superview && other.view.kind == tie.view.kind
                && other.edge == tie.edge && other.otherEdge == tie.otherEdge
        }
        guard others.count > 1, let first = others.first else { return false }
        return first.distance >= 0 && others.allSatisfy { $0.distance == first.distance }
    }

    /// The first of views that one line ties each to the same edge of the one before it, and that lie on one another.
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

    /// Whether the view is held to another also by the other edge, its size or its center along the axis, or by an edge
    /// across it.
    private func isPinned(_ view: View, to other: View, besides tie: Tie, across: Bool = true) -> Bool {
        solved.constraints(on: view).contains { constraint in
            guard constraint !== tie.constraint, let second = constraint.second, second.view === other else {
                return false
            }
            // As high as the other, and a little below its top, it rarely lies over it on purpose.
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
        return Overlap(
            kind: kind, views: views, first: last.constraint.first.nameOnly, second: second.nameOnly,
            origin: last.constraint.origin, related: ties.dropLast().last?.constraint.origin)
    }
}

extension Attribute {
    fileprivate func isOpposite(_ other: Attribute) -> Bool { opposite == other || other.opposite == self }
}
