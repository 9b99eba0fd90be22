/// Why something of a view is open: what of it is set along the axis, and what it needs.
package struct OpenReason {
    private let text: String

    /// Why something is open, each in a sentence: what is special about the view, or else what it needs.
    package static func texts(on finding: Finding, after removals: [Layout.Removal], in layout: Layout) -> [String] {
        let special = [
            layout.scrolling(after: finding), layout.sizelessImage(after: finding),
            layout.givenFrame(after: finding), removals.first?.cause.note(on: removals),
            layout.rivalry(after: finding),
        ].compactMap(\.self)
        if !special.isEmpty { return special }
        guard case .ambiguous(_, _, let components) = finding.kind else { return [] }
        let open = components.map(\.rawValue).joinedAsList("or")
        return [OpenReason(finding, in: layout)?.text ?? "its constraints allow more than one \(open)"]
    }

    /// Nil for what is not open, and for views that several constraints hold together.
    private init?(_ finding: Finding, in layout: Layout) {
        guard case .ambiguous(let view, let axis, let components) = finding.kind else { return nil }
        let ties = layout.constraints(about: view).filter { constraint in
            constraint.relation == .equal && !constraint.isBroken && constraint.first.attribute.axis == axis
                && (constraint.first.item == view
                    || constraint.second?.item == view && layout.lacks(of: constraint.first.item, along: axis) == nil)
        }
        let isOpen = components.contains(where: \.isLength)
        if let tie = layout.tieToOpenView(after: finding), let other = tie.second?.item,
            let lacks = layout.lacks(of: other, along: axis)
        {
            text = "its \(tie.first.attribute.rawValue) follows `\(other)`, which has no fixed \(lacks) itself"
            return
        }
        let own = ties.first?.first.attribute
        let lacking = Self.attributes(along: axis, in: layout, besides: own).filter { isOpen || !$0.isSize }
            .map(\.rawValue)
        if let own {
            guard ties.count == 1, ties[0].first.item == view else { return nil }
            text = "only its \(own.rawValue) is set; it needs its \(lacking.joinedAsList("or")), too"
        } else {
            text = "none of its \(lacking.joinedAsList()) is set" + (isOpen ? "; it needs two of them" : "")
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
}

extension Layout {
    /// That a scroll view gives what it scrolls no size, where such a size is open.
    fileprivate func scrolling(after finding: Finding) -> String? {
        guard case .ambiguous(let view, let axis, let components) = finding.kind,
            components.contains(where: \.isLength),
            let item = item(named: view), let parent = item.parent, items[parent].kind == .scroll,
            constraints(about: view).contains(where: { constraint in
                constraint.first.item == view && constraint.second?.item == items[parent].name
                    && constraint.first.attribute.axis == axis && !constraint.first.attribute.isSize
            })
        else { return nil }
        let (size, end) = axis == .horizontal ? ("width", "right") : ("height", "bottom")
        let children = items.filter { $0.parent.map { items[$0].name == view } ?? false }
        let remedy = children.isEmpty ? "give it a \(size)" : "tie the last view in it to its \(end)"
        return "a scroll view takes its content \(size) from `\(view)`: \(remedy)"
    }

    /// That an image which was given no size has none of its own, where that is open.
    fileprivate func sizelessImage(after finding: Finding) -> String? {
        guard case .ambiguous(let view, _, let components) = finding.kind, components.contains(where: \.isLength),
            let item = item(named: view), item.kind == .image, item.imageSize == nil,
            item.origin?.sourceText?.accent == .masonry,
            !view.contains("#")
        else { return nil }
        return "an image needs a size in its declaration: \(StatementWord.image.rawValue) \(view) 40x40"
    }

    /// That texts which are tied together have the same priority, so that any of them may give way.
    fileprivate func rivalry(after finding: Finding) -> String? {
        guard case .ambiguous(let view, let axis, let components) = finding.kind, components.contains(where: \.isLength)
        else { return nil }
        let isRival = { (name: String) in
            guard let item = item(named: name),
                [.label, .button].contains(item.kind) || item.imageSize != nil
            else { return false }
            return item.ambiguous.contains { $0.isLength && $0.axis == axis }
        }
        guard isRival(view) else { return nil }
        var (tied, next) = ([view], 0)
        while next < tied.count {
            for constraint in constraints(about: tied[next]) where constraint.first.attribute.axis == axis {
                for other in [constraint.first.item, constraint.second?.item].compactMap(\.self)
                where !tied.contains(other)
                    && item(named: other)?.ambiguous.contains(where: { $0.axis == axis }) ?? false
                {
                    tied.append(other)
                }
            }
            next += 1
        }
        let rivals = tied.filter(isRival)
        if rivals.count < 2 { return nil }
        let names = rivals.map { "`\($0)`" }.joinedAsList(limit: 3)
        return "which of \(names) gives way is open: their content priorities are the same"
    }

    /// A frame that the view had before it got constraints.
    fileprivate func givenFrame(after finding: Finding) -> String? {
        guard case .ambiguous(let view, _, _) = finding.kind, let item = item(named: view), !item.keepsGivenFrame,
            let frame = item.givenFrame
        else { return nil }
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.spelled).joined(separator: ", ")
        return "`\(view)` no longer keeps its frame, (\(numbers)): it has constraints now, and only they count"
    }

    /// `x or width`: what is open of a view along an axis; nil if nothing is.
    fileprivate func lacks(of view: String, along axis: Axis) -> String? {
        let open = item(named: view)?.ambiguous.filter { $0.axis == axis } ?? []
        return open.isEmpty ? nil : open.map(\.rawValue).joinedAsList("or")
    }
}
