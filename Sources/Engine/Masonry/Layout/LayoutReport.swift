internal import Simplex

/// Creates the public value of a solved scene.
struct LayoutReport {
    let scene: Scene
    let solution: LayoutSolution
    var isExplained = true

    var layout: Layout {
        let broken = brokenConstraints
        var screen = Layout.Screen(
            width: scene.size.width, height: scene.size.height, scale: scene.scale, direction: scene.direction)
        screen.isCell = scene.isCell
        return Layout(
            screen: screen,
            items: items,
            constraints: records(of: scene.activeConstraints.filter(isInLayout), broken),
            findings: (isExplained ? conflictFindings : bareConflictFindings) + viewFindings + inexactFinding)
    }

    private var items: [Layout.Item] {
        var items = solution.items.views.indices.map(item)
        for view in solution.items.views {
            for (order, subview) in view.subviews.enumerated() {
                if let index = solution.items.index(of: subview) { items[index].order = order }
            }
        }
        return items
    }

    private var brokenConstraints: Set<Int> {
        Set(
            solution.brokenRows.compactMap { row in
                if case .constraint(let constraint) = row { constraint.id } else { nil }
            })
    }

    private func isInLayout(_ constraint: LayoutConstraint) -> Bool {
        solution.items.index(of: constraint.first.view) != nil
            && constraint.second.map { solution.items.index(of: $0.view) != nil } ?? true
    }

    private func item(_ index: Int) -> Layout.Item {
        let view = solution.items.views[index]
        var item = Layout.Item(
            name: view.name, kind: view.kind, parent: index == 0 ? nil : Int(solution.items.parents[index]),
            frame: solution.roundedFrame(ofItem: index), rootFrame: solution.frame(ofItem: index),
            ambiguous: solution.openComponents(of: view), contentSize: solution.contentSize(ofItem: index),
            imageSize: view.kind == .image ? view.intrinsicContentSize : nil, isHidden: view.isHidden, text: view.text,
            color: view.color, layoutMargins: view.layoutMargins,
            safeAreaInsets: view.safeAreaInsets, givenFrame: view.givenFrame,
            keepsGivenFrame: view.translatesAutoresizingMaskIntoConstraints && view.givenFrame != nil,
            removals: removals(from: view),
            conditions: view.conditions.filter { $0.holds(scene.size, scene.direction) }, origin: view.origin)
        item.font = view.font
        item.unknown = solution.unknownComponents(of: view)
        return item
    }

    private func removals(from view: View) -> [Layout.Removal] {
        guard let removal = view.removal else { return [] }
        let open = solution.openComponents(of: view)
        return Axis.allCases.filter { axis in open.contains { $0.axis == axis } }.flatMap { axis in
            removal.lost(along: axis, by: view).compactMap { constraint in
                guard isInLayout(constraint) || constraint.second?.view.isRemoved == true else { return nil }
                return Layout.Removal(
                    id: constraint.id, axis: axis, equation: constraint.equationText, cause: removal.cause,
                    origin: removal.origin)
            }
        }
    }

    func records(of constraints: [LayoutConstraint], _ broken: Set<Int>) -> [Layout.ConstraintRecord] {
        zip(constraints, solution.sides(of: constraints)).map { constraint, sides in
            record(constraint, isBroken: broken.contains(constraint.id), sides)
        }
    }

    private func record(
        _ constraint: LayoutConstraint, isBroken: Bool, _ sides: (first: Double, second: Double, anchor: Double?)
    ) -> Layout.ConstraintRecord {
        var record = Layout.ConstraintRecord(
            id: constraint.id, key: constraint.key,
            first: Layout.Anchor(constraint.first), relation: constraint.relation,
            second: constraint.second.map(Layout.Anchor.init),
            multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
            installedOn: constraint.installedOn.name, isBroken: isBroken,
            origin: constraint.origin, changedBy: scene.originOfConstant(of: constraint), firstValue: sides.first,
            secondValue: sides.second, condition: constraint.condition)
        record.secondAnchorValue = sides.anchor
        record.unknown = constraint.unknown
        record.isUnknown = constraint.isUnknown
        return record
    }
}

extension Scene {
    /// The active constraint with the values of both sides. Solves if anything changed.
    package func record(of constraint: LayoutConstraint) -> Layout.ConstraintRecord {
        search { LayoutReport(scene: self, solution: $0).records(of: [constraint], [])[0] }
    }
}

// Findings.
extension LayoutReport {
    private var conflictFindings: [Finding] {
        solution.conflicts.compactMap { conflict in
            guard let broken = conflict.broken.member else { return nil }
            return Finding(
                Conflict(broken: broken, set: conflict.set.compactMap(\.member), arithmetic: conflict.arithmetic),
                among: conflict.set.map(\.description), breaking: conflict.broken.description,
                origin: conflict.broken.origin)
        }
    }

    /// The broken constraints, without their conflicting sets.
    private var bareConflictFindings: [Finding] {
        solution.brokenRows.compactMap { row in
            row.member.map { Finding(Conflict(broken: $0, set: [], arithmetic: nil), origin: row.origin) }
        }
    }

    private var viewFindings: [Finding] {
        if scene.interruption?.reason != nil { return [] }
        let views = solution.items.views.dropFirst()
        let open = views.map { view in
            view.isUnplaced || isUnknown(view)
                ? [] : solution.openComponents(of: view).map { (view: view, component: $0) }
        }
        let keptApart = brokenViews
        let asked = isExplained ? open.flatMap(\.self) : []
        var ranges = solution.ranges(of: Array(asked.prefix(Self.maxRanges))).makeIterator()
        return zip(views, open).flatMap { view, open -> [Finding] in
            if view.isUnplaced {
                // Constraints that fail because the view keeps its frame are reported instead.
                if keptApart.contains(ObjectIdentifier(view)) { return [] }
                return [Finding(unplaced: view.name, origin: view.origin)]
            }
            let components = open.map { open in
                OpenComponent(component: open.component, range: ranges.next() ?? nil)
            }
            return ambiguities(of: view, components) + openContents(of: view) + unsettledFinding(of: view)
        }
    }

    /// The most components of which a report says how large or small they could be.
    private static let maxRanges = 100

    /// Whether solving was abandoned, so that more of the view is open than its constraints leave open.
    private func isUnknown(_ view: View) -> Bool { solution.solution.didRunOut && solution.isInexact(view) }

    /// The views with broken constraints of their own.
    private var brokenViews: Set<ObjectIdentifier> {
        Set(
            solution.brokenRows.compactMap { row in
                if case .constraint(let constraint) = row { ObjectIdentifier(constraint.first.view) } else { nil }
            })
    }

    /// A component of a view's frame and its possible values, in points.
    private struct OpenComponent {
        let component: FrameComponent
        /// Nil if it was not requested or would take too much work.
        let range: (lower: Double?, upper: Double?)?
    }

    private func ambiguities(of view: View, _ open: [OpenComponent]) -> [Finding] {
        Axis.allCases.compactMap { axis in
            let open = open.filter { $0.component.axis == axis }
            return open.isEmpty
                ? nil
                : Finding(
                    view: view.name, along: axis, open: open.map { ($0.component, $0.range) }, origin: view.origin)
        }
    }

    /// Scroll views whose content size is open, because descendants are related to their edges but none determines the
    /// end.
    private func openContents(of view: View) -> [Finding] {
        guard view.kind == .scroll, let item = solution.items.index(of: view) else { return [] }
        return Axis.allCases.filter { axis in
            solution.isContentOpen(ofItem: item, along: axis) && isContentUsed(of: view, axis)
                && !view.subviews.contains { child in
                    solution.openComponents(of: child).contains { $0.axis == axis }
                }
        }.map { axis in Finding(openContentOf: view.name, along: axis, origin: view.origin) }
    }

    /// Whether a constraint relates a view inside the scroll view to one of its edges along the axis.
    private func isContentUsed(of scroll: View, _ axis: Axis) -> Bool {
        scene.activeConstraints.contains { constraint in
            guard let second = constraint.second, second.attribute.axis == axis, !second.attribute.isSize else {
                return false
            }
            return second.view === scroll && constraint.first.view.isDescendant(of: scroll)
                || constraint.first.view === scroll && second.view.isDescendant(of: scroll)
        }
    }

    private func unsettledFinding(of view: View) -> [Finding] {
        solution.unsettled.contains(view) ? [Finding(unsettled: view.name, origin: view.origin)] : []
    }

    private var inexactFinding: [Finding] {
        let inexact = solution.items.views.filter(solution.isInexact)
        let views = inexact.isEmpty ? solution.uncheckedViews : inexact
        guard let first = views.first else { return [] }
        let reason: Finding.Inexactness =
            inexact.isEmpty ? .searchLimit : solution.solution.didRunOut ? .layoutLimit : .rounding
        return [Finding(inexact: views.map(\.name), because: reason, origin: first.origin)]
    }
}

extension LayoutRow {
    var source: Conflict.Source? {
        switch self {
        case .givenFrame(let view, let component) where view.isRoot: .root(component)
        case .givenFrame(let view, let component): .givenFrame(view: view.name, component: component)
        case .fitting: nil
        case .intrinsic, .constraint: member.map { .member($0) }
        }
    }

    var member: Conflict.Member? {
        switch self {
        case .givenFrame, .fitting: nil
        case .intrinsic(_, let equation): .intrinsic(equation)
        case .constraint(let constraint): .constraint(constraint.id)
        }
    }

    fileprivate var description: String {
        switch self {
        case .givenFrame, .fitting: "the scene's own"
        case .intrinsic(_, let equation): equation.name
        case .constraint(let constraint): constraint.description
        }
    }

    fileprivate var origin: Origin? {
        switch self {
        case .givenFrame, .fitting: nil
        case .intrinsic(let view, _): view.origin
        case .constraint(let constraint): constraint.origin
        }
    }
}
