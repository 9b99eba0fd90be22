internal import Masonry

/// Looks for attributes that are related to ones of another kind: the height of a view to the width of its neighbor, the
/// line that a text stands on to the top of another, or the middle of one to where that above it
/// begins.
struct UnlikeFinder {
    let scene: Scene

    /// What the second attribute would be.
    func likeAttribute(of constraint: LayoutConstraint) -> Attribute? {
        guard let second = constraint.second, second.guide == nil, constraint.relation == .equal,
            constraint.multiplier == 1, constraint.constant == 0, second.view !== constraint.first.view
        else { return nil }
        let first = constraint.first.attribute
        if first.isSize, second.attribute.isSize, first != second.attribute {
            return areNeighbours(constraint.first.view, second.view) && isSized(second.view, first)
                && !hasMate(constraint) ? first : nil
        }
        if [first, second.attribute].contains(.centerX), first.isSide || second.attribute.isSide,
            isLine(constraint.first.view, below: second.view)
        {
            return .centerX
        }
        guard first.isBaseline, [.top, .bottom, .centerY].contains(second.attribute),
            constraint.first.view.kind.hasText, second.view.kind.hasText
        else { return nil }
        return first
    }

    /// Whether a text begins below another, or below a picture.
    private func isLine(_ view: View, below other: View) -> Bool {
        guard view.kind.hasText, other.kind.hasText || other.kind == .image, view.superview === other.superview else {
            return false
        }
        return constraints(on: view).contains {
            $0.second?.view === other && $0.first.attribute == .top && $0.second?.attribute == .bottom
        }
    }

    /// Whether the two are of one kind, and one is placed by the other.
    private func areNeighbours(_ view: View, _ other: View) -> Bool {
        guard view.kind == other.kind, view.superview === other.superview else { return false }
        return constraints(on: view).contains { $0.second?.view === other && !$0.first.attribute.isSize }
            || constraints(on: other).contains { $0.second?.view === view && !$0.first.attribute.isSize }
    }

    private func isSized(_ view: View, _ size: Attribute) -> Bool {
        constraints(on: view).contains { $0.first.attribute == size && $0.relation == .equal }
    }

    /// Whether the same words make the view as long along both axes, or the other one as high as it is wide itself.
    private func hasMate(_ constraint: LayoutConstraint) -> Bool {
        if let other = constraint.second?.view,
            constraints(on: other).contains(where: { $0.second?.view === other && $0.origin == constraint.origin })
        {
            return true
        }
        return hasMateOfItsOwn(constraint)
    }

    private func hasMateOfItsOwn(_ constraint: LayoutConstraint) -> Bool {
        constraints(on: constraint.first.view).contains { (other: LayoutConstraint) -> Bool in
            guard other !== constraint, let origin = constraint.origin, let place = other.origin else { return false }
            return other.first.attribute.isSize && other.second?.nameOnly == constraint.second?.nameOnly
                && (place == origin || place.source == origin.source && place.isBeside(origin))
        }
    }

    private func constraints(on view: View) -> [LayoutConstraint] {
        view.installedConstraints.compactMap(\.layoutConstraint).filter(\.isActive)
    }
}

extension Origin {
    /// Whether it is of the word before another one of a chain, or behind it.
    fileprivate func isBeside(_ other: Origin) -> Bool {
        let gap = max(range.lowerBound - other.range.upperBound, other.range.lowerBound - range.upperBound)
        return gap <= ".and.".count
    }
}
