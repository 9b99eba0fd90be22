internal import Masonry

// Other signs, distances, lengths and factors.
extension RewordingProposals {
    /// A constant with the other sign, and with it those that lead the same view out of the same one at other edges.
    func turned(_ constraint: LayoutConstraint) -> Rewording? {
        guard constraint.constant != 0, constraint.second != nil, !constraint.first.attribute.isSize else { return nil }
        if !constraint.leadsOut { return turned(mates(of: constraint)) }
        let outward = active.filter { $0.leadsOut && $0.origin != nil }
        let origins = Set(
            outward.filter {
                $0.first.view === constraint.first.view && $0.second?.view === constraint.second?.view
            }.map(\.origin))
        return turned(origins.isEmpty ? [constraint] : outward.filter { origins.contains($0.origin) })
    }

    /// Constants with the other sign.
    func turned(_ constraints: [LayoutConstraint]) -> Rewording? {
        rewording(constraints) { $0.constant = -$0.constant }
    }

    /// As much smaller than the view around it as it is larger.
    func smaller(_ constraint: LayoutConstraint) -> Rewording? {
        constraint.first.attribute.isSize && constraint.constant >= 1 && constraint.relation == .equal
            && constraint.second?.view === constraint.first.view.superview ? turned([constraint]) : nil
    }

    /// A part that was added, as a factor.
    func part(_ constraint: LayoutConstraint) -> Rewording? {
        guard constraint.second != nil, constraint.first.attribute.isSize, constraint.constant > 0,
            constraint.constant < 1
        else { return nil }
        return rewording([constraint]) { ($0.multiplier, $0.constant) = ($0.constant, 0) }
    }

    /// A part of the superview, where it is so many times as large.
    func wholePart(_ constraint: LayoutConstraint) -> Rewording? {
        let factor = constraint.multiplier
        guard constraint.first.attribute.isSize, constraint.second?.view === constraint.first.view.superview,
            factor >= 2, factor <= 12, factor == factor.rounded()
        else { return nil }
        return rewording(mates(of: constraint)) { $0.multiplier = 1 / factor }
    }

    /// The middle of the second half of the view around it, of a center that is beyond its end; of an edge beyond that as
    /// much as it is before it.
    func mirrored(_ constraint: LayoutConstraint) -> Rewording? {
        let attribute = constraint.first.attribute
        if attribute.isFarEdge, constraint.multiplier > 1, constraint.multiplier < 2, constraint.constant == 0,
            constraint.second?.nameOnly == constraint.first.view.superview?.attribute(attribute).nameOnly
        {
            return rewording([constraint]) { $0.multiplier = ((2 - $0.multiplier) * 1e6).rounded() / 1e6 }
        }
        guard attribute == .centerX || attribute == .centerY, constraint.multiplier > 2, constraint.constant == 0,
            constraint.second?.nameOnly == constraint.first.view.superview?.attribute(attribute).nameOnly
        else { return nil }
        let isOneTooMany = constraint.multiplier < 3
        return rewording([constraint]) { $0.multiplier = isOneTooMany ? $0.multiplier - 1 : 1.5 }
    }

    /// A number of a size that has a digit too many: as long as `length`, or longer.
    func shorterByADigit(_ constraint: LayoutConstraint, than length: Double) -> Rewording? {
        let alike = active.filter { $0.origin != nil && $0.origin == constraint.origin && $0.second == nil }
        guard constraint.first.attribute.isSize, constraint.second == nil, constraint.relation == .equal,
            constraint.constant >= length, constraint.constant.truncatingRemainder(dividingBy: 10) == 0,
            alike.allSatisfy({ $0.constant == constraint.constant && $0.first.attribute.isSize })
        else { return nil }
        return rewording(alike.isEmpty ? [constraint] : alike) { $0.constant /= 10 }
    }

    /// The sizes that one word gives several views, all the same number of points; nil where it is no such size.
    func rows(givenLike constraint: LayoutConstraint) -> [LayoutConstraint]? {
        let alike = active.filter { $0.origin != nil && $0.origin == constraint.origin && $0.second == nil }
        let rows = Set(alike.filter { $0.first.attribute == constraint.first.attribute }.map(\.first.view))
        guard constraint.first.attribute.isSize, constraint.second == nil, constraint.relation == .equal,
            rows.count > 1, alike.allSatisfy({ $0.constant == constraint.constant })
        else { return nil }
        return alike
    }

    /// Such sizes less a distance, rounded to points and at least half of what they are.
    func smaller(_ rows: [LayoutConstraint], by distance: Double) -> Rewording? {
        guard let first = rows.first, case let size = (first.constant - distance).rounded(.down),
            size >= first.constant / 2
        else { return nil }
        return rewording(rows) { $0.constant = size }
    }

    /// A size of a number of points, larger by a distance.
    func larger(_ constraint: LayoutConstraint, by distance: Double) -> Rewording? {
        guard constraint.first.attribute.isSize, constraint.second == nil, constraint.relation == .equal else {
            return nil
        }
        return rewording(mates(of: constraint)) { $0.constant += distance.rounded(.up) }
    }

    /// A ratio of a view's own sizes the other way around.
    func ratio(_ constraint: LayoutConstraint) -> Rewording? {
        guard constraint.multiplier != 1, constraint.multiplier > 0, constraint.first.attribute.isSize,
            constraint.second?.view === constraint.first.view
        else { return nil }
        return rewording([constraint]) { $0.multiplier = 1 / $0.multiplier }
    }

    /// As much of the superview as each of so many has that one word gave all of it, or together more than that.
    func share(_ constraint: LayoutConstraint) -> Rewording? {
        let (size, parent) = (constraint.first.attribute, constraint.first.view.superview)
        guard size.isSize, constraint.second?.view === parent, constraint.second?.attribute == size,
            constraint.multiplier <= 1, constraint.relation == .equal
        else { return nil }
        let mates = mates(of: constraint).filter { $0.first.view.superview === parent }
        let fitting = 1 / Double(max(1, mates.count))
        return constraint.multiplier > fitting + 1e-9 ? rewording(mates) { $0.multiplier = fitting } : nil
    }

    /// The part of the superview that is left for each, where others beside it are as long as it, less what is between them.
    func shareOfRow(_ constraint: LayoutConstraint) -> Rewording? {
        let (size, view) = (constraint.first.attribute, constraint.first.view)
        guard size.isSize, let parent = view.superview, constraint.second?.view === parent,
            constraint.second?.attribute == size, constraint.multiplier <= 1, constraint.constant == 0,
            constraint.relation == .equal
        else { return nil }
        let mates = active.filter { other in
            other.second?.nameOnly == constraint.first.nameOnly && other.first.attribute == size
                && other.multiplier == 1 && other.relation == .equal && other.first.view.superview === parent
        }.map(\.first.view)
        let alike = active.filter { other in
            constraint.multiplier < 1 && other.first.attribute == size
                && other.second?.nameOnly == constraint.second?.nameOnly
                && other.multiplier == constraint.multiplier && other.constant == 0 && other.relation == .equal
                && other.first.view.superview === parent
        }
        let row = [view] + alike.map(\.first.view).filter { $0 !== view } + mates
        let gaps = active.filter { tie in
            row.contains(tie.first.view) && tie.first.attribute.isSide && tie.first.attribute.axis == size.axis
                && tie.relation == .equal && tie.second != nil
        }
        guard row.count > 1, gaps.count == row.count, constraint.multiplier * Double(row.count) > 1.001 else {
            return nil
        }
        let margin = gaps.first { $0.first.view === view && $0.second?.view === parent }?.constant ?? 0
        let count = Double(row.count)
        let room = gaps.reduce(abs(margin)) { $0 + abs($1.constant) }
        return rewording(alike.isEmpty ? [constraint] : alike) {
            ($0.multiplier, $0.constant) = (1 / count, -room / count)
        }
    }

    /// As large as the view of its kind beside it, to which it is tied, instead of as what is around both.
    func likeNeighbour(_ constraint: LayoutConstraint) -> Rewording? {
        let (view, size) = (constraint.first.view, constraint.first.attribute)
        guard size.isSize, constraint.second?.view === view.superview, constraint.second?.attribute == size,
            constraint.multiplier == 1, constraint.constant == 0
        else { return nil }
        let neighbour = active.lazy.compactMap { tie -> View? in
            guard tie.first.view === view, tie.first.attribute.axis == size.axis, tie.first.attribute.isSide else {
                return nil
            }
            return tie.second?.view
        }.first { $0 !== view && $0.superview === view.superview && $0.kind == view.kind }
        return neighbour.flatMap { neighbour in
            rewording([constraint]) { $0.second = neighbour.attribute(size) }
        }
    }

    /// The distance that is usual beside it, instead of one that is several times as long.
    func usual(_ constraint: LayoutConstraint) -> Rewording? {
        let view = constraint.first.view
        guard constraint.first.attribute.isSide, constraint.second != nil, constraint.constant != 0 else { return nil }
        var counts: [Double: (along: Int, total: Int)] = [:]
        for other in active where other !== constraint && other.first.attribute.isSide && other.second != nil {
            guard other.first.view.superview === view.superview, other.constant != 0 else { continue }
            let isAlong = other.first.attribute.axis == constraint.first.attribute.axis
            counts[abs(other.constant), default: (0, 0)].total += 1
            if isAlong { counts[abs(other.constant), default: (0, 0)].along += 1 }
        }
        // The nearest that is said along the same axis, or else elsewhere.
        let ranks = counts.filter { $0.value.total > 1 && $0.key * 2 < abs(constraint.constant) }
        let distance = ranks.max {
            ($0.value.along.signum(), $0.value.total, $0.key) < ($1.value.along.signum(), $1.value.total, $1.key)
        }?.key
        return distance.flatMap { distance in
            rewording(mates(of: constraint)) { $0.constant = $0.constant < 0 ? -distance : distance }
        }
    }

    /// The center right at that of the view around, instead of a distance from it.
    func centred(_ constraint: LayoutConstraint) -> Rewording? {
        let attribute = constraint.first.attribute
        guard attribute == .centerX || attribute == .centerY, constraint.constant != 0, constraint.multiplier == 1,
            constraint.second?.nameOnly == constraint.first.view.superview?.attribute(attribute).nameOnly
        else { return nil }
        return rewording(mates(of: constraint)) { $0.constant = 0 }
    }
}
