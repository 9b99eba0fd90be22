internal import Masonry

// Overlaps of views that are tied in the same way, by one edge of another view or by one statement.
extension OverlapFinder {
    /// An edge and the view that it is tied to.
    private struct Place: Hashable {
        let edge: Attribute
        let other: View
    }

    /// Each view is compared with at most this many before it.
    private static let compared = 20

    func followers(_ ties: [Tie]) -> [Overlap] {
        var order: [Place] = []
        var groups: [Place: [Tie]] = [:]
        for tie in ties where tie.edge.isOpposite(tie.otherEdge) && tie.distance >= 0 {
            let place = Place(edge: tie.edge, other: tie.other)
            if groups[place] == nil { order.append(place) }
            groups[place, default: []].append(tie)
        }
        return order.flatMap { place -> [Overlap] in
            guard let group = groups[place], group.count > 1 else { return [] }
            let isFromOneLine = Set(group.map(\.constraint.origin)).count == 1
            let stacks = stacks(in: group, textsDiffer: isFromOneLine)
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
    func repetitions(among views: [View]) -> [Overlap] {
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
            let stacks = stacks(in: group, textsDiffer: true).filter { $0.views.count > 2 || areFromLoop($0.views) }
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
    private func areFromLoop(_ views: [String]) -> Bool { Set(views.map { $0.prefix { $0 != "#" } }).count == 1 }

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
    func areAcross(_ one: View, _ other: View) -> Bool {
        if solved.isAcross(one, other) { return true }
        guard one.kind.hasText, other.kind.hasText, let frame = solution.frame(of: one),
            let second = solution.frame(of: other)
        else { return false }
        return frame.overlaps(second)
    }

    /// The first of several views that one statement ties to the same edge of the previous view, and that have the same
    /// frame.
    func series(_ ties: [Tie]) -> [Overlap] {
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
}
