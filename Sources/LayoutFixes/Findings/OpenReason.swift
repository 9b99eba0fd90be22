internal import LayoutTerms
internal import Masonry
internal import Vocabulary

/// Why something of a view is open: what of it is set along the axis, and what it needs.
struct OpenReason {
    let text: String

    /// Nil for what is not open, and for views that several constraints hold together.
    init?(_ finding: Finding, in layout: Layout) {
        guard case .ambiguous(let view, let axis, let components) = finding.kind else { return nil }
        let ties = layout.constraints.filter { constraint in
            constraint.relation == .equal && !constraint.isBroken && constraint.first.attribute.axis == axis
                && (constraint.first.item == view
                    || constraint.second?.item == view && !layout.isOpen(constraint.first.item, along: axis))
        }
        let isOpen = components.contains(where: \.isLength)
        guard let tie = ties.first else {
            let lacking = Self.attributes(along: axis, of: layout, besides: nil).filter { isOpen || !$0.isSize }
            text = "none of its \(Self.listed(lacking, "and")) is set" + (isOpen ? "; it needs two of them" : "")
            return
        }
        guard ties.count == 1, tie.first.item == view else { return nil }
        let own = tie.first.attribute
        if let other = tie.second?.item, other != view, layout.isOpen(other, along: axis) {
            let lack = axis == .horizontal ? "x or width" : "y or height"
            text = "its \(own.rawValue) follows `\(other)`, which has no fixed \(lack) itself"
            return
        }
        let lacking = Self.attributes(along: axis, of: layout, besides: own).filter { isOpen || !$0.isSize }
        text = "only its \(own.rawValue) is set; it needs its \(Self.listed(lacking, "or")), too"
    }

    /// What can set a view's place and length along an axis, besides one of them.
    private static func attributes(along axis: Axis, of layout: Layout, besides own: Attribute?) -> [Attribute] {
        let isDirectional = own?.isDirectional ?? layout.constraints.contains { $0.first.attribute.isDirectional }
        let all: [Attribute] =
            axis == .vertical
            ? [.top, .bottom, .centerY, .height]
            : isDirectional ? [.leading, .trailing, .centerX, .width] : [.left, .right, .centerX, .width]
        return all.filter { $0 != own }
    }

    private static func listed(_ attributes: [Attribute], _ word: String) -> String {
        let names = attributes.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " \(word) " + (names.last ?? "")
    }
}

extension Layout {
    fileprivate func isOpen(_ view: String, along axis: Axis) -> Bool {
        findings.contains { finding in
            if case .ambiguous(view, axis, _) = finding.kind { true } else { false }
        }
    }
}
