/// Why a conflict's constraints can't all hold, in words.
package struct ConflictReason {
    private let layout: Layout
    private let conflict: Conflict
    private let arithmetic: Conflict.Arithmetic

    /// Nil for a conflict without arithmetic.
    package init?(_ conflict: Conflict, in layout: Layout) {
        guard let arithmetic = conflict.arithmetic else { return nil }
        (self.layout, self.conflict, self.arithmetic) = (layout, conflict, arithmetic)
        words = own ?? edges ?? bound
    }

    /// ``left 32 (line 5) and right 208 (line 9) make the width of `icon` 176, but line 6 asks for 32``; where no view's edges
    /// show it, ``lines 5 and 6 make `icon.right` 64, but line 9 asks for 208``.
    package var text: String { words.text }

    /// ``icon` can't be both 176 and 32 wide``
    package var headline: String { words.headline }

    private struct Words {
        let headline: String
        let text: String
    }

    /// Found once, as a conflict can have thousands of members.
    private var words = Words(headline: "", text: "")

    private var names: ConstraintNames {
        ConstraintNames(layout, seenFrom: conflict.broken.id.flatMap(record)?.origin)
    }

    // MARK: A view and itself

    /// What a relation of an attribute to itself asks for.
    private var own: Words? {
        guard conflict.set.count == 1, let broken = conflict.broken.id.flatMap(record), broken.first == broken.second,
            broken.multiplier == 1
        else { return nil }
        let distance = abs(broken.constant).spelled
        let wish = "\(Self.wish(broken.relation))\(distance) \(broken.constant < 0 ? "less" : "more") than itself"
        return Words(
            headline: "`\(broken.first)` can't be \(wish)",
            text: "\(names.place(of: conflict.broken)) asks `\(broken.first)` to be \(wish)")
    }

    // MARK: One view's edges

    /// What a member says of a view's frame, in the root's coordinates.
    private struct Part {
        var attribute: Attribute
        var part: FramePart
        var value: Double
        var relation: Relation
        var member: Conflict.Member
    }

    /// Two parts of a frame make a third, which something asks to be otherwise: the length where it can be that, as it is
    /// what people have in mind.
    private var edges: Words? {
        guard let (view, parts) = partsOfBrokenView,
            let broken = parts.first(where: { $0.member == conflict.broken })
        else { return nil }
        let others = parts.filter { $0.member != conflict.broken }
        if others.count == 1 { return negativeLength(of: view, [broken, others[0]]) }
        guard others.count == 2 else { return nil }
        var (asked, known) = (broken, others)
        if broken.relation == .equal, broken.part != .length,
            let length = others.firstIndex(where: { $0.part == .length })
        {
            asked = others[length]
            known[length] = broken
        }
        guard isExact(but: [.member(asked.member)]), let made = value(of: asked.part, by: known),
            abs(made - asked.value) > 1e-6
        else { return nil }
        let side = asked.part == .length ? view : "\(view).\(asked.attribute.rawValue)"
        let unit = asked.part == .length ? asked.attribute.axis == .horizontal ? " wide" : " high" : ""
        return Words(
            headline: Self.headline(
                side, made.spelled, asked.relation, asked.value.spelled, unit: unit, by: names.place(of: asked.member)),
            text: "\(list(known)) make the \(asked.attribute.rawValue) of `\(view)` \(made.spelled), but "
                + "\(names.place(of: asked.member)) asks for \(Self.wish(asked.relation))\(asked.value.spelled)")
    }

    private func negativeLength(of view: String, _ edges: [Part]) -> Words? {
        let axis = edges[0].attribute.axis
        let limit = Conflict.Source.nonnegative(view: view, axis: axis)
        guard arithmetic.summands.contains(where: { $0.source == limit }), isExact(but: [limit]),
            !edges.contains(where: { $0.part == .length }), let made = value(of: .length, by: edges), made < 0
        else { return nil }
        let length = Self.length(along: axis)
        return Words(
            headline: "`\(view)` can't be \(made.spelled) \(axis == .horizontal ? "wide" : "high")",
            text: "\(list(edges)) make the \(length) of `\(view)` \(made.spelled), but a \(length) can't be negative")
    }

    private func value(of part: FramePart, by known: [Part]) -> Double? {
        part.value((known[0].part, known[0].value), (known[1].part, known[1].value))
    }

    private func list(_ parts: [Part]) -> String {
        let order: [FramePart] = [.low, .center, .high, .length]
        return order.flatMap { part in parts.filter { $0.part == part } }
            .map { "\($0.attribute.rawValue) \($0.value.spelled) (\(names.place(of: $0.member)))" }.joinedAsList()
    }

    /// All that the set says of the frame of the view that the broken constraint is on, along its axis; nil where that is not
    /// a matter of parts of the frame alone.
    private var partsOfBrokenView: (view: String, parts: [Part])? {
        guard let broken = conflict.broken.id.flatMap(record), let item = layout.item(named: broken.first.item) else {
            return nil
        }
        let axis = broken.first.attribute.axis
        var parts: [Part] = []
        for member in conflict.set {
            switch member {
            case .intrinsic(let equation):
                guard equation.view == item.name, equation.axis == axis else { continue }
                parts.append(
                    Part(
                        attribute: Self.length(along: axis), part: .length, value: equation.length,
                        relation: equation.kind.relation, member: member))
            case .constraint(let id):
                guard let record = record(id) else { return nil }
                let sides = [record.first, record.second].compactMap(\.self).filter { side in
                    // A guide of the view has its place by the view's.
                    side.attribute.axis == axis && (side.item == item.name || side.item.hasPrefix(item.name + "."))
                }
                guard let side = sides.first else { continue }
                guard sides.count == 1, let part = part(of: side, item) else { return nil }
                let isDemand = side == record.first && (member == conflict.broken || part == .length)
                parts.append(
                    Part(
                        attribute: side.attribute, part: part,
                        value: isDemand ? record.secondValue : part.value(in: item.rootFrame, along: axis),
                        relation: record.relation, member: member))
            }
        }
        return (item.name, parts)
    }

    /// Nil for what counts from elsewhere: a margin, the content of a scroll view, what is mirrored.
    private func part(of side: Layout.Anchor, _ item: Layout.Item) -> FramePart? {
        let isMirrored = side.attribute.isDirectional && layout.screen.direction == .rightToLeft
        guard side.item == item.name, !isMirrored, let part = FramePart(side.attribute) else { return nil }
        return item.kind == .scroll && part != .length ? nil : part
    }

    private func record(_ id: Int) -> Layout.ConstraintRecord? {
        layout.constraint(id: id)
    }

    private static func length(along axis: Axis) -> Attribute { axis == .horizontal ? .width : .height }

    private static func wish(_ relation: Relation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: most
        case .greaterThanOrEqual: least
        }
    }

    /// `` `icon` can't be both 176 and 32 wide``, `` `icon.right` must be at least 420, but line 30 sets it to 375``
    private static func headline(
        _ side: String, bound: String = "", _ made: String, _ relation: Relation, _ asked: String, unit: String = "",
        by place: String
    ) -> String {
        if bound.isEmpty, relation == .equal { return "`\(side)` can't be both \(made) and \(asked)\(unit)" }
        let fact = bound.isEmpty ? "is" : "must be"
        let demand = relation == .equal ? "sets it to \(asked)" : "asks for \(wish(relation))\(asked)"
        return "`\(side)` \(fact) \(bound)\(made)\(unit), but \(place) \(demand)"
    }

    private static let least = "at least "
    private static let most = "at most "

    // MARK: A bound

    private var bound: Words {
        let (side, asked, isMirrored) = demand
        let made = asked + (isMirrored ? arithmetic.value : -arithmetic.value)
        let bound: String
        switch arithmetic.relation {
        case _ where isExact(but: [.member(conflict.broken)]), .equal: bound = ""
        case .greaterThanOrEqual: bound = isMirrored ? Self.least : Self.most
        case .lessThanOrEqual: bound = isMirrored ? Self.most : Self.least
        }
        let (makers, isPlural) = makers
        let broken = names.lines(of: [conflict.broken], among: conflict.set).text
        let wish = "\(Self.wish(relation(of: conflict.broken)))\(asked.spelled)"
        return Words(
            headline: Self.headline(
                side, bound: bound, made.spelled, relation(of: conflict.broken), asked.spelled, by: broken),
            text: "\(makers) \(isPlural ? "make" : "makes") `\(side)` \(bound)\(made.spelled), but "
                + "\(broken) asks for \(wish)")
    }

    /// Whether all that takes part says what is so, not what it may be at least or at most.
    private func isExact(but others: Set<Conflict.Source>) -> Bool {
        arithmetic.summands.map(\.source).filter { !others.contains($0) }.allSatisfy { source in
            switch source {
            case .member(let member): relation(of: member) == .equal
            case .root, .givenFrame: true
            case .nonnegative, .nonnegativeContent: false
            }
        }
    }

    private func relation(of member: Conflict.Member) -> Relation {
        switch member {
        case .constraint(let id): record(id)?.relation ?? .equal
        case .intrinsic(let equation): equation.kind.relation
        }
    }

    /// What the broken member can't hold with. That lengths are never negative, and the screen, are only named where there is
    /// nothing else.
    private var makers: (text: String, isPlural: Bool) {
        let others = conflict.set.filter { $0 != conflict.broken }
        let lines = names.lines(of: others, among: conflict.set + [conflict.broken])
        var (frames, limits): ([String], [String]) = ([], [])
        for source in arithmetic.summands.map(\.source) {
            switch source {
            case .member, .root: break
            case .givenFrame(let view, _):
                let frame = "the frame of `\(view)`"
                if !frames.contains(frame) { frames.append(frame) }
            case .nonnegative(let view, let axis): limits.append("`\(view).\(Self.length(along: axis)) >= 0`")
            case .nonnegativeContent(let view, let axis):
                limits.append("`\(view).contentSize.\(Self.length(along: axis)) >= 0`")
            }
        }
        let named = (others.isEmpty ? [] : [lines.text]) + frames
        if !named.isEmpty { return (named.joinedAsList(), lines.isPlural || named.count > 1) }
        return limits.isEmpty ? ("the screen", false) : (limits.joinedAsList(), limits.count > 1)
    }

    /// The first side of the broken member, what the member asks of it, and whether its equation counts from the other side.
    private var demand: (side: String, value: Double, isMirrored: Bool) {
        switch conflict.broken {
        case .intrinsic(let equation):
            return ("\(equation.view).\(Self.length(along: equation.axis))", equation.length, false)
        case .constraint(let id):
            guard let record = record(id) else { return (conflict.broken.description, 0, false) }
            let isDirectional = record.first.attribute.isDirectional || record.second?.attribute.isDirectional == true
            return (
                "\(record.first)", record.secondValue,
                layout.screen.direction == .rightToLeft && record.second != nil && isDirectional
            )
        }
    }
}
