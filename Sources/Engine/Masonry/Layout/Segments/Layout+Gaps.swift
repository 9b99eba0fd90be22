extension Layout {
    /// A free distance between two edges of views, whatever constraints there are.
    public struct Gap: Hashable, Sendable {
        /// The views at its ends. One may be the superview of the other.
        public var views: [String]
        public var segment: ConstraintSegment
    }

    /// The free distances around views, as designers measure them: on each side to the nearest sibling or, where none is in
    /// the way, to the superview. Each is told once.
    ///
    /// - Parameter names: the views; empty for all but the root. What is hidden, and guides, count for nothing.
    public func gaps(around names: [String]) -> [Gap] {
        let shown = items.indices.filter { $0 != 0 && items[$0].kind != .guide && !isHidden($0) }
        var siblings: [Int: [Int]] = [:]
        for index in shown { siblings[items[index].parent ?? 0, default: []].append(index) }
        let wanted = Set(names)
        var seen: Set<ConstraintSegment> = []
        return shown.filter { wanted.isEmpty || wanted.contains(items[$0].name) }.flatMap { index in
            Axis.allCases.flatMap { axis in
                [false, true].compactMap { isHigh in
                    gap(at: index, axis, isHigh: isHigh, among: siblings[items[index].parent ?? 0] ?? [])
                }
            }
        }.filter { seen.insert($0.segment).inserted }
    }

    private func gap(at index: Int, _ axis: Axis, isHigh: Bool, among siblings: [Int]) -> Gap? {
        let (along, across) = (
            items[index].rootFrame.range(along: axis), items[index].rootFrame.range(across: axis)
        )
        var nearest: (item: Int, distance: Double, common: ClosedRange<Double>)?
        for other in siblings where other != index {
            let (its, side) = (items[other].rootFrame.range(along: axis), items[other].rootFrame.range(across: axis))
            guard side.overlaps(across) else { continue }
            let common = across.clamped(to: side)
            let distance = isHigh ? its.lowerBound - along.upperBound : along.lowerBound - its.upperBound
            guard distance >= 0, common.lowerBound < common.upperBound || across.lowerBound == across.upperBound
            else { continue }
            if distance < nearest?.distance ?? .infinity { nearest = (other, distance, common) }
        }
        if let nearest {
            if nearest.distance < ConstraintSegment.onePlace { return nil }
            let other = items[nearest.item].rootFrame.range(along: axis)
            let ends =
                isHigh ? (along.upperBound, other.lowerBound) : (other.upperBound, along.lowerBound)
            let pair = isHigh ? [index, nearest.item] : [nearest.item, index]
            return Gap(
                views: pair.map { items[$0].name },
                segment: ConstraintSegment(
                    kind: .distance, axis: axis, from: ends.0, to: ends.1, crossing: nearest.common))
        }
        guard let parent = items[index].parent else { return nil }
        let bounds = items[parent].rootFrame.range(along: axis)
        let (from, to) =
            isHigh ? (bounds.upperBound, along.upperBound) : (bounds.lowerBound, along.lowerBound)
        if (isHigh ? from - to : to - from) < ConstraintSegment.onePlace { return nil }
        return Gap(
            views: [items[parent].name, items[index].name],
            segment: ConstraintSegment(kind: .distance, axis: axis, from: from, to: to, crossing: across))
    }

    private func isHidden(_ index: Int) -> Bool {
        var next: Int? = index
        while let item = next {
            if items[item].isHidden { return true }
            next = items[item].parent
        }
        return false
    }
}
