/// The line on which a constraint is seen: between the two edges that it relates, through edges at one place, or along a
/// length. In points, in the root's coordinates.
public struct ConstraintSegment: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Between two edges or centers that are apart.
        case distance
        /// Through edges or centers that are at one place: the line runs across the axis.
        case alignment
        /// A length of a view.
        case size
        /// A length that depends on another, or that other.
        case share
    }

    public var kind: Kind
    /// The axis along which it measures.
    public var axis: Axis
    /// Along the axis: the edge that the constraint starts from, or the start of a length.
    public var from: Double
    /// Along the axis: the edge that the constraint places, or the end of a length.
    public var to: Double
    /// Where `to` would be if the constraint held; nil if it does.
    public var asked: Double?
    /// Across the axis: where the line touches both items; where it only touches the first, if that is nowhere. Of an
    /// alignment, its ends.
    public var crossing: ClosedRange<Double>
    /// Across the axis: the nearest place of the item that it starts from, if that is not in `crossing`; nil if it is.
    public var start: Double?

    public init(
        kind: Kind, axis: Axis, from: Double, to: Double, asked: Double? = nil, crossing: ClosedRange<Double>,
        start: Double? = nil
    ) {
        self.kind = kind
        self.axis = axis
        self.from = from
        self.to = to
        self.asked = asked
        self.crossing = crossing
        self.start = start
    }

    /// Positions that print alike are one place.
    package static let onePlace = 0.005
}

extension Layout {
    /// The lines on which a constraint is seen: one, or two for a length that depends on another, its own first. Empty for
    /// a horizontal position that is related to a vertical one.
    public func segments(of constraint: ConstraintRecord) -> [ConstraintSegment] {
        guard let frame = frame(of: constraint.first.item) else { return [] }
        let axis = constraint.first.attribute.axis
        let isMissed = constraint.missedBy > 0
        if constraint.first.attribute.isSize {
            return sizes(of: constraint, in: frame, isMissed: isMissed)
        }
        guard let second = constraint.second, let from = constraint.secondAnchorValue,
            second.attribute.axis == axis, let other = self.frame(of: second.item)
        else { return [] }
        let isAligned = !isMissed && abs(from - constraint.firstValue) < ConstraintSegment.onePlace
        let (own, its) = (frame.range(across: axis), other.range(across: axis))
        let common = own.overlaps(its) ? own.clamped(to: its) : own
        let whole = min(own.lowerBound, its.lowerBound)...max(own.upperBound, its.upperBound)
        return [
            ConstraintSegment(
                kind: isAligned ? .alignment : .distance, axis: axis, from: from, to: constraint.firstValue,
                asked: isMissed ? constraint.secondValue : nil, crossing: isAligned ? whole : common,
                start: isAligned || own.overlaps(its)
                    ? nil : its.upperBound < own.lowerBound ? its.upperBound : its.lowerBound)
        ]
    }

    /// The line on which a member of a conflict is seen.
    public func segments(of member: Conflict.Member, isBroken: Bool) -> [ConstraintSegment] {
        switch member {
        case .constraint(let id): constraint(id: id).map(segments) ?? []
        case .intrinsic(let equation):
            frame(of: equation.view).map { frame in
                let range = frame.range(along: equation.axis)
                return [
                    ConstraintSegment(
                        kind: .size, axis: equation.axis, from: range.lowerBound, to: range.upperBound,
                        asked: isBroken ? range.lowerBound + equation.length : nil,
                        crossing: frame.range(across: equation.axis))
                ]
            } ?? []
        }
    }

    private func sizes(
        of constraint: ConstraintRecord, in frame: Rect, isMissed: Bool
    ) -> [ConstraintSegment] {
        let axis = constraint.first.attribute.axis
        let range = frame.range(along: axis)
        let own = ConstraintSegment(
            kind: constraint.second == nil ? .size : .share, axis: axis, from: range.lowerBound,
            to: range.lowerBound + constraint.firstValue,
            asked: isMissed ? range.lowerBound + constraint.secondValue : nil, crossing: frame.range(across: axis))
        guard let second = constraint.second, let other = self.frame(of: second.item) else { return [own] }
        let its = other.range(along: second.attribute.axis)
        return [
            own,
            ConstraintSegment(
                kind: .share, axis: second.attribute.axis, from: its.lowerBound, to: its.upperBound,
                crossing: other.range(across: second.attribute.axis)),
        ]
    }
}

extension Rect {
    /// From its low edge to its high one. What is no number counts as 0, as does a negative length.
    package func range(along axis: Axis) -> ClosedRange<Double> {
        func number(_ value: Double) -> Double { value.isFinite ? value + 0 : 0 }
        let low = number(self[axis.components.place])
        return low...max(low, low + number(self[axis.components.length]))
    }

    package func range(across axis: Axis) -> ClosedRange<Double> { range(along: axis.other) }
}
