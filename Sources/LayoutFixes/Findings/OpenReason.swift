internal import LayoutTerms
internal import Masonry
internal import Vocabulary

/// Why something of a view is open: what of it is set along the axis, and what it needs.
struct OpenReason {
    let text: String

    /// Nil for what is not open, and for views that several constraints hold together.
    init?(_ finding: Finding, in layout: Layout) {
        guard case .ambiguous(let view, let axis, let components) = finding.kind else { return nil }
        let ties = layout.constraints(about: view).filter { constraint in
            constraint.relation == .equal && !constraint.isBroken && constraint.first.attribute.axis == axis
                && (constraint.first.item == view
                    || constraint.second?.item == view && layout.lacks(of: constraint.first.item, along: axis) == nil)
        }
        let isOpen = components.contains(where: \.isLength)
        for tie in ties where tie.first.item == view {
            guard let other = tie.second?.item, other != view, let lacks = layout.lacks(of: other, along: axis) else {
                continue
            }
            text = "its \(tie.first.attribute.rawValue) follows `\(other)`, which has no fixed \(lacks) itself"
            return
        }
        let own = ties.first?.first.attribute
        let lacking = Self.attributes(along: axis, in: layout, besides: own).filter { isOpen || !$0.isSize }
        if let own {
            guard ties.count == 1, ties[0].first.item == view else { return nil }
            text = "only its \(own.rawValue) is set; it needs its \(Self.listed(lacking, "or")), too"
        } else {
            text = "none of its \(Self.listed(lacking, "and")) is set" + (isOpen ? "; it needs two of them" : "")
        }
    }

    /// What can set a view's place and length along an axis, besides one of them.
    private static func attributes(
        along axis: Axis, in layout: Layout, besides own: Attribute?
    ) -> [Attribute] {
        let isDirectional = own?.isDirectional ?? (layout.screen.direction == .rightToLeft)
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
    /// `x or width`: what is open of a view along an axis; nil if nothing is.
    fileprivate func lacks(of view: String, along axis: Axis) -> String? {
        let open = item(named: view)?.ambiguous.filter { $0.axis == axis } ?? []
        return open.isEmpty ? nil : open.map(\.rawValue).joined(separator: " or ")
    }
}
