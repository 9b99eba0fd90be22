public import Masonry

/// Draws why an attribute has its value: a tree of the constraints that determine it, each with the value it requires
/// and its location.
public struct ReasonListing: Sendable {
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool
    /// Whether the other constraints on the attribute's view along its axis are listed below the tree.
    public var showsAll: Bool

    public init(isASCII: Bool = false, showsAll: Bool = false) {
        self.isASCII = isASCII
        self.showsAll = showsAll
    }

    /// The trees, each with the broken constraints on its attribute and what they lost to. What an earlier tree has shown is
    /// only named.
    ///
    /// - Parameters:
    ///   - layout: the layout of the reasons.
    ///   - losses: the losses of the layout.
    public func draw(_ reasons: [Reason], in layout: Layout, losses: [Loss] = []) -> String {
        var shown = Shown()
        return reasons.map { draw($0, in: layout, losses: losses, isBrief: reasons.count > 1, after: &shown) }.joined()
    }

    /// What has been shown of several reasons.
    private struct Shown {
        /// The constraints whose own reasons are shown.
        var sources: Set<Reason.Source> = []
        /// The attributes whose reasons are shown.
        var reasons: [Set<Reason.Source>: Layout.Anchor] = [:]
        var lines: Set<String> = []
    }

    /// - Parameter isBrief: whether a single constraint is in the row of the attribute.
    private func draw(
        _ reason: Reason, in layout: Layout, losses: [Loss], isBrief: Bool, after shown: inout Shown
    ) -> String {
        var table = TextTable()
        table.rows.append([title(of: reason, in: layout)])
        let isUnplaced = layout.findings.contains { $0.kind == .unplaced(view: reason.attribute.item) }
        let sources = Set(reason.sources)
        let rows = Self.joiningPairs(reason.nodes)
        let earlier = shown.reasons[sources]
        if let earlier, sources.count > 1 {
            table.rows.append([
                (isASCII ? "`- " : "└─ ") + "for the same reasons as \(earlier)".visible(asASCII: isASCII)
            ])
        } else if isBrief, !isUnplaced, rows.count == 1, rows[0].node.children.isEmpty {
            let text = title(of: reason, in: layout) + ": " + self.text(of: rows[0], in: layout)
            table.rows = [[text, place(of: rows[0].node.source, in: layout)]]
        } else if !isUnplaced {
            addNodes(reason.nodes, indent: "", layout, to: &table, after: &shown.sources)
            shown.reasons[sources] = reason.attribute
        }
        var text = table.text
        if isUnplaced || reason.nodes.isEmpty { text += nothing(about: reason, in: layout, isUnplaced: isUnplaced) }
        var lines: [String] = []
        for conflict in layout.conflicts
        where concerns(conflict.broken, reason.attribute, in: layout) || isAlong(conflict.broken, reason, in: layout) {
            lines.append(line(for: conflict, in: layout))
        }
        for loss in losses
        where concerns(loss.member, reason.attribute, in: layout) || decided(loss, by: reason, in: layout) {
            lines.append(line(for: loss, in: layout))
        }
        text += lines.filter { shown.lines.insert($0).inserted }.joined()
        if showsAll { text += others(than: reason, in: layout) }
        return text
    }

    // MARK: Tree

    private func title(of reason: Reason, in layout: Layout) -> String {
        var text = "\(reason.attribute) = \(reason.value.spelled)".visible(asASCII: isASCII)
        if let item = layout.item(named: reason.attribute.item), let parent = item.parent, parent > 0,
            !reason.attribute.attribute.isSize
        {
            let parent = layout.items[parent]
            let start = reason.attribute.attribute.axis == .horizontal ? parent.rootFrame.x : parent.rootFrame.y
            text += " in the root, \((reason.value - start).spelled) in \(parent.name.visible(asASCII: isASCII))"
        }
        if let range = reason.range { text += ", but it \(phrase(of: range))" }
        return text
    }

    private func phrase(of range: ValueRange) -> String {
        switch (range.lower, range.upper) {
        case (nil, nil): "could be anything"
        case (let lower?, nil): "could be \(lower.spelled) or more"
        case (nil, let upper?): "could be \(upper.spelled) or less"
        case (let lower?, let upper?): "could be from \(lower.spelled) to \(upper.spelled)"
        }
    }

    private func addNodes(
        _ nodes: [Reason.Node], indent: String, _ layout: Layout, to table: inout TextTable,
        after shown: inout Set<Reason.Source>
    ) {
        let (branch, last, bar) = isASCII ? ("|- ", "`- ", "|  ") : ("├─ ", "└─ ", "│  ")
        let rows = Self.joiningPairs(nodes)
        for (index, row) in rows.enumerated() {
            let isLast = index == rows.count - 1
            var node = row.node
            // Its reasons are above.
            if !node.children.isEmpty, !shown.insert(node.source).inserted {
                node.isRepeated = true
                node.children = []
            }
            let text = text(of: (node, row.partner), in: layout)
            table.rows.append([indent + (isLast ? last : branch) + text, place(of: node.source, in: layout)])
            addNodes(node.children, indent: indent + (isLast ? "   " : bar), layout, to: &table, after: &shown)
        }
    }

    /// The nodes, of which the two about a view's content along an axis, which ask for the same length, are one.
    private static func joiningPairs(_ nodes: [Reason.Node]) -> [Row] {
        var joined: [Row] = []
        for node in nodes {
            let pair = joined.firstIndex { node.isPair(with: $0.node) }
            if let pair { joined[pair].partner = node } else { joined.append((node, nil)) }
        }
        return joined
    }

    /// A constraint, and the one with the same content and axis.
    private typealias Row = (node: Reason.Node, partner: Reason.Node?)

    private func text(of row: Row, in layout: Layout) -> String {
        row.partner.map { text(of: row.node, and: $0) } ?? text(of: row.node, in: layout)
    }

    /// `title.width == 40, the size of its content @750 and @250`
    private func text(of node: Reason.Node, and partner: Reason.Node) -> String {
        guard case .member(.intrinsic(let intrinsic)) = node.source else { return "" }
        let length = "\(intrinsic.view).\(intrinsic.axis == .horizontal ? "width" : "height")"
        if node.isUnknown {
            return "\(length) == \(node.value.spelled), a sample size: its content is unknown".visible(asASCII: isASCII)
        }
        let priorities = [node, partner].compactMap(\.priority).map { "@\($0.spelled)" }.joined(separator: " and ")
        return "\(length) == \(node.value.spelled), the size of its content \(priorities)".visible(asASCII: isASCII)
    }

    private func text(of node: Reason.Node, in layout: Layout) -> String {
        let equation = node.equation.visible(asASCII: isASCII)
        var text: String
        switch node.source {
        case .member(.constraint(let id)):
            text = "#\(id) \(equation)"
            let isCompared = layout.constraints.first { $0.id == id }?.second != nil
            if isCompared, !node.isUnknown { text += " = \(node.value.spelled)" }
        case .member(.intrinsic(let intrinsic)):
            text =
                node.isUnknown
                ? "\(equation), a sample size: its content is unknown"
                : "\(equation), \(intrinsic.kind == .hugging ? "hugging" : "compression resistance") of its content"
        case .givenFrame: text = "\(equation), its frame\(node.isUnknown ? " (unknown)" : "")"
        case .nonnegative: text = "\(equation), since a length can't be negative"
        case .screen: text = "\(equation), the screen"
        case .tie(let view, let component):
            let name = "\(view).\(component.rawValue)".visible(asASCII: isASCII)
            let wanted = equation.replacing("\(name) nearest ", with: "")
            let least = wanted == "0" ? component.minimum : "close to \(wanted)"
            text =
                node.missedBy > 0
                ? "nothing else sets \(name), so it is as \(least) as it can be"
                : "nothing sets \(name), so it is \(wanted)"
        }
        if let priority = node.priority, priority < LayoutPriority.required, !node.isUnknown {
            text += " @\(priority.spelled)"
        }
        if node.missedBy > 0, node.priority != nil, !node.isUnknown { text += ", missed by \(node.missedBy.spelled)" }
        if let condition = condition(of: node.source, in: layout) { text += ", because \(condition)" }
        if node.isRepeated { text += ", as above" }
        return text
    }

    /// The condition under which a constraint is active; nil if it always is.
    private func condition(of source: Reason.Source, in layout: Layout) -> ScreenCondition? {
        guard case .member(.constraint(let id)) = source else { return nil }
        return layout.constraints.first { $0.id == id }?.condition
    }

    private func place(of source: Reason.Source, in layout: Layout) -> String {
        switch source {
        case .member(.constraint(let id)): layout.constraints.first { $0.id == id }?.origin?.place ?? ""
        case .member(.intrinsic(let equation)): layout.item(named: equation.view)?.origin?.place ?? ""
        case .givenFrame, .nonnegative, .screen, .tie: ""
        }
    }

    /// Why there is no tree.
    private func nothing(about reason: Reason, in layout: Layout, isUnplaced: Bool) -> String {
        let name = reason.attribute.item.visible(asASCII: isASCII)
        if isUnplaced {
            return
                "  \(name) has no constraints and no frame, so it has no size and is in the corner of its superview\n"
        }
        return layout.item(named: reason.attribute.item) == nil
            ? "  nothing determines it: \(name) is not in the layout\n"
            : "  the reasons were not found: the search reached its limit\n"
    }

    // MARK: Losses

    /// Whether the member constrains this very attribute.
    private func concerns(_ member: Conflict.Member, _ anchor: Layout.Anchor, in layout: Layout) -> Bool {
        switch member {
        case .intrinsic(let equation):
            return equation.view == anchor.item && anchor.attribute.isSize
                && equation.axis == anchor.attribute.axis
        case .constraint(let id):
            guard let record = layout.constraints.first(where: { $0.id == id }) else { return false }
            let direction = layout.screen.direction
            // A relation to the root is about the view in it.
            let isRoot = anchor.item == layout.items.first?.name
            return [record.first, isRoot ? nil : record.second].contains { side in
                side.map {
                    $0.item == anchor.item
                        && $0.attribute.resolved(in: direction) == anchor.attribute.resolved(in: direction)
                } ?? false
            }
        }
    }

    /// Whether the member positions the view along the axis of a length, which it would determine with the other edge.
    private func isAlong(_ member: Conflict.Member, _ reason: Reason, in layout: Layout) -> Bool {
        guard reason.attribute.attribute.isSize, let record = layout.constraints.first(where: { $0.id == member.id })
        else { return false }
        return record.first.item == reason.attribute.item
            && record.first.attribute.axis == reason.attribute.attribute.axis
    }

    /// Whether the view's own constraint lost to the source that determines the attribute's value.
    private func decided(_ loss: Loss, by reason: Reason, in layout: Layout) -> Bool {
        guard case .constraint(let id) = loss.member,
            layout.constraints.first(where: { $0.id == id })?.first.item == reason.attribute.item
        else { return false }
        return !loss.blockers.isEmpty && Set(reason.sources).isSuperset(of: loss.blockers)
    }

    private func line(for conflict: Conflict, in layout: Layout) -> String {
        let others = conflict.set.filter { $0 != conflict.broken }.map { name(of: .member($0), in: layout) }
        let equation: String
        switch conflict.broken {
        case .intrinsic(let intrinsic): equation = intrinsic.equation
        case .constraint(let id):
            let record = layout.constraints.first { $0.id == id }
            let value = record.map { $0.second == nil ? "" : " = \($0.secondValue.spelled)" } ?? ""
            equation = (record?.equation ?? "") + value
        }
        return "broken: \(conflict.broken) \(equation)".visible(asASCII: isASCII)
            + (others.isEmpty ? "" : ", by " + others.joined(separator: ", ")) + "\n"
    }

    private func line(for loss: Loss, in layout: Layout) -> String {
        let equals = loss.blockers.isEmpty ? [] : loss.rivals.map { name(of: .member($0), in: layout) }
        let blockers = loss.blockers.map { name(of: $0, in: layout) }
        return "lost: \(loss.member) \(loss.equation) @\(loss.priority.spelled), missed by \(loss.missedBy.spelled)"
            .visible(asASCII: isASCII) + (blockers.isEmpty ? "" : ", to " + blockers.joined(separator: ", "))
            + (equals.isEmpty
                ? ""
                : "; \(equals.joined(separator: ", ")) \(equals.count == 1 ? "has" : "have") the same priority, so "
                    + "neither wins")
            + "\n"
    }

    /// The words for the source of a reason in a sentence: `#3 (card.mas:4)`.
    public func name(of source: Reason.Source, in layout: Layout) -> String {
        switch source {
        case .member(let member):
            member.description.visible(asASCII: isASCII)
                + (member.id.flatMap { layout.constraint(id: $0)?.origin?.place }.map { " (\($0))" } ?? "")
        case .givenFrame(let view, let component): "\(view.visible(asASCII: isASCII))'s given \(component.rawValue)"
        case .nonnegative(let view, let axis):
            "\(view.visible(asASCII: isASCII))'s \(axis == .horizontal ? "width" : "height") being 0 or more"
        case .screen: "the screen"
        case .tie: "the tie rule"
        }
    }

    // MARK: Other constraints

    /// The constraints that mention the attribute's view along its axis but do not determine it.
    private func others(than reason: Reason, in layout: Layout) -> String {
        let named = Set(reason.sources)
        let others = layout.constraints.filter {
            $0.speaks(of: reason.attribute.item, along: reason.attribute.attribute.axis)
                && !named.contains(.member(.constraint($0.id)))
        }
        if others.isEmpty { return "no other constraint mentions it\n" }
        var table = TextTable()
        for constraint in others {
            table.rows.append([
                "  #\(constraint.id) \(constraint.equation)".visible(asASCII: isASCII), constraint.state,
                constraint.origin?.place ?? "",
            ])
        }
        return "also there:\n" + table.text
    }
}

extension Layout.ConstraintRecord {
    fileprivate func speaks(of item: String, along axis: Axis) -> Bool {
        first.attribute.axis == axis
            && [first, second].contains { $0?.item == item || $0?.item.hasPrefix(item + ".") == true }
    }

    /// Whether the constraint holds, and by what margin.
    var state: String {
        if isUnknown { return "not checked" }
        if isBroken { return "broken" }
        if missedBy > 0 { return "missed by \(missedBy.spelled)" }
        let slack = abs(firstValue - secondValue)
        return relation == .equal || slack <= 1e-6 ? "holds" : "holds with \(slack.spelled) to spare"
    }
}

extension FrameComponent {
    /// How a view is placed if this part of it is as close to 0 as possible.
    fileprivate var minimum: String {
        switch self {
        case .x: "far left"
        case .y: "far up"
        case .width, .height: "small"
        }
    }
}

extension Reason.Node {
    /// Whether the two say that a view hugs its content along an axis and resists its compression, and both hold.
    fileprivate func isPair(with other: Reason.Node) -> Bool {
        guard case .member(.intrinsic(let one)) = source, case .member(.intrinsic(let two)) = other.source else {
            return false
        }
        return one.view == two.view && one.axis == two.axis && one.kind != two.kind && value == other.value
            && missedBy == 0 && other.missedBy == 0
    }
}
