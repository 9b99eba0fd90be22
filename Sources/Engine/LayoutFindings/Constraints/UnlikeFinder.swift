internal import Masonry

/// Looks for attributes related to one of another kind: the height of a view to the width of its neighbor, the baseline
/// of a text to the top of another, or the center of a view to the start of the one above.
struct UnlikeFinder {
    let scene: Scene

    /// The second attribute that was probably intended.
    func likeAttribute(of constraint: LayoutConstraint) -> Attribute? {
        guard constraint.relation == .equal, constraint.multiplier == 1, constraint.constant == 0,
            let second = constraint.second, second.guide == nil, second.view !== constraint.first.view
        else { return nil }
        let first = constraint.first.attribute
        if first.isSize, second.attribute.isSize, first != second.attribute {
            return areNeighbors(constraint.first.view, second.view) && isSized(second.view, first)
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

    /// Whether a text starts below another text or an image.
    private func isLine(_ view: View, below other: View) -> Bool {
        guard view.kind.hasText, other.kind.hasText || other.kind == .image, view.superview === other.superview else {
            return false
        }
        return constraints(on: view).contains {
            $0.second?.view === other && $0.first.attribute == .top && $0.second?.attribute == .bottom
        }
    }

    /// Whether the two views have the same kind and one is positioned by the other.
    private func areNeighbors(_ view: View, _ other: View) -> Bool {
        guard view.kind == other.kind, view.superview === other.superview else { return false }
        return constraints(on: view).contains { $0.second?.view === other && !$0.first.attribute.isSize }
            || constraints(on: other).contains { $0.second?.view === view && !$0.first.attribute.isSize }
    }

    private func isSized(_ view: View, _ size: Attribute) -> Bool {
        constraints(on: view).contains { $0.first.attribute == size && $0.relation == .equal }
    }

    /// Whether the same call sets both lengths of the view, or relates the other view's own sizes as well.
    private func hasMate(_ constraint: LayoutConstraint) -> Bool {
        if let other = constraint.second?.view,
            constraints(on: other).contains(where: { $0.second?.view === other && $0.origin == constraint.origin })
        {
            return true
        }
        return hasOwnMate(constraint)
    }

    private func hasOwnMate(_ constraint: LayoutConstraint) -> Bool {
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
    /// Whether its attribute comes right before or after the other one in a chain.
    fileprivate func isBeside(_ other: Origin) -> Bool {
        let gap = max(range.lowerBound - other.range.upperBound, other.range.lowerBound - range.upperBound)
        return gap <= ".and.".count
    }
}
