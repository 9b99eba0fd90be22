internal import LayoutTerms
internal import Masonry

/// A scene of the views and constraints of a logged conflict, in which the layout engine finds the clash.
struct LoggedScene {
    /// What is different from the log: a fix that is tried.
    enum Change: Hashable {
        case priority(Int, Double)
        case constant(Int, Double)
        case removal([Int])
    }

    /// What a log doesn't say, and a clash may depend on.
    private struct Assumption {
        var margin = usualMargin
        /// Whether the edges of scroll views are those of their content.
        var scrolls = true
    }

    let conflict: LoggedConflict
    let layout: Layout
    /// The constraint of the log that each constraint of the layout is, by its number.
    let sources: [Int: Int]
    /// The view of the log that each view of the layout is, by its name.
    let views: [String: Int]
    /// The constraints that Auto Layout does not allow, so that they can't be read right.
    let rejected: [Int]
    /// The margins that the clash depends on; nil if it doesn't.
    let margin: Double?
    private let hasScrolls: Bool

    /// - Parameter origins: the places where the constraints of the log are shown.
    init(_ conflict: LoggedConflict, with change: Change? = nil, origins: [Origin] = []) {
        let views = LoggedViews(of: conflict)
        let hasMargins = conflict.constraints.contains { constraint in
            constraint.equations.contains {
                $0.first.attribute.isWithinMargins || $0.second?.attribute.isWithinMargins == true
            }
        }
        hasScrolls = views.items.contains { $0.kind == .scroll }
        let margins = hasMargins ? [Self.usualMargin, 16, 20, 0] : [Self.usualMargin]
        let assumptions = (hasScrolls ? [true, false] : [true]).flatMap { scrolls in
            margins.map { Assumption(margin: $0, scrolls: scrolls) }
        }
        let builders = assumptions.lazy.map { Builder(conflict, views, change, $0, origins) }
        // The log says that there is a clash.
        let first = builders.first { !$0.layout.conflicts.isEmpty }
        let built = first ?? Builder(conflict, views, change, assumptions[0], origins)
        self.conflict = conflict
        layout = built.layout
        sources = built.sources
        rejected = built.rejected
        self.views = built.views
        margin = hasMargins && first != nil ? built.assumption.margin : nil
    }

    /// The finding that the log is about: what the listed equations alone show, or else what the engine finds. Of several, it is
    /// the one that breaks the same constraint.
    var finding: Finding? {
        let conflicts = layout.findings.filter(\.isConflict)
        let found =
            conflicts.first { finding in
                guard case .conflict(let found) = finding.kind, let id = found.broken.id else { return false }
                return sources[id] == conflict.broken
            } ?? conflicts.first
        guard let found, case .conflict(let engines) = found.kind, let clash, clash.broken == engines.broken else {
            return found
        }
        return Finding(kind: .conflict(clash), message: found.message, origin: found.origin)
    }

    /// The clash of the listed equations, without the rule that lengths are 0 or more. Where scroll views take part, edges may be
    /// those of their content.
    private var clash: Conflict? {
        guard !hasScrolls, let clash = ListedEquations(conflict, margin: margin ?? Self.usualMargin).clash else {
            return nil
        }
        let order = layout.constraints.filter { record in sources[record.id].map { clash.multiples[$0] != nil } ?? false
        }
        let members = order.map { Conflict.Member.constraint($0.id) }
        guard members.count == clash.multiples.count, let broken = members.last else { return nil }
        let summands = order.map { record in
            Conflict.Summand(
                source: .member(.constraint(record.id)),
                multiplier: sources[record.id].flatMap { clash.multiples[$0] } ?? 0)
        }
        return Conflict(
            broken: broken, set: members,
            arithmetic: Conflict.Arithmetic(summands: summands, relation: .equal, value: clash.value))
    }

    static let usualMargin = 8.0

    // MARK: Building

    private struct Builder {
        let assumption: Assumption
        private(set) var layout: Layout
        private(set) var sources: [Int: Int] = [:]
        private(set) var rejected: [Int] = []
        private(set) var views: [String: Int] = [:]

        init(
            _ conflict: LoggedConflict, _ views: LoggedViews, _ change: Change?, _ assumption: Assumption,
            _ origins: [Origin]
        ) {
            self.assumption = assumption
            let scene = Scene(width: 1_000, height: 1_000)
            scene.takesMixedAxes = true
            scene.root.rename("screen")
            layout = scene.layout(explained: false)
            var nodes: [View?] = views.items.map { _ in nil }
            for index in views.order {
                let superview = views.parents[index].flatMap { nodes[$0] } ?? scene.root
                nodes[index] = Self.view(views.items[index], in: superview, assumption)
                if let name = nodes[index]?.name { self.views[name] = index }
            }
            var lookup = views
            for index in conflict.brokenLast {
                if case .removal(let removed) = change, removed.contains(index) { continue }
                scene.origin = origins.isEmpty ? nil : origins[index]
                for var equation in conflict.constraints[index].equations {
                    switch change {
                    case .priority(index, let priority): equation.priority = priority
                    case .constant(index, let constant): equation.constant = constant
                    default: break
                    }
                    let name = conflict.constraints[index].name
                    if let id = Self.install(equation, name, &lookup, nodes) {
                        sources[id] = index
                    } else if !rejected.contains(index) {
                        rejected.append(index)
                    }
                }
            }
            scene.origin = nil
            for node in nodes.compactMap(\.self) { Self.suggestFrame(of: node) }
            layout = Self.fitted(scene)
        }

        private static func view(_ item: LoggedItem, in superview: View, _ assumption: Assumption) -> View? {
            let kind = item.kind == .scroll && !assumption.scrolls ? .view : item.kind
            let text = [.label, .button, .field].contains(kind) ? item.quoted ?? "" : ""
            guard let view = try? View(item.shownName, kind: kind, text: text, in: superview) else { return nil }
            view.translatesAutoresizingMaskIntoConstraints = false
            try? view.setLayoutMargins(EdgeInsets(assumption.margin))
            return view
        }

        /// The number of the constraint; nil if Auto Layout does not allow it.
        private static func install(
            _ equation: LoggedEquation, _ name: String?, _ views: inout LoggedViews, _ nodes: [View?]
        ) -> Int? {
            guard let first = nodes[views.index(of: equation.first)] else { return nil }
            let attribute = equation.first.attribute
            var second: ViewAttribute?
            if let side = equation.second {
                second = nodes[views.index(of: side)]?.attribute(side.attribute)
                if second == nil { return nil }
            } else if !attribute.isSize {
                // A position alone is one in the superview.
                second = first.superview?.attribute(attribute.start)
            }
            do throws(ConstraintError) {
                let constraint = try ViewConstraint(
                    first.attribute(attribute), equation.relation, second, multiplier: equation.multiplier,
                    constant: equation.constant)
                if let name { constraint.key(name) }
                if equation.priority != LayoutPriority.required { try constraint.priority(equation.priority) }
                try constraint.install()
                return constraint.layoutConstraint?.id
            } catch {
                return nil
            }
        }

        /// A place and a size for what the log leaves open, so that it can be drawn.
        private static func suggestFrame(of view: View) {
            guard let superview = view.superview else { return }
            let isTop = superview.isRoot
            let hasSubviews = !view.subviews.isEmpty
            let size =
                isTop || hasSubviews
                ? Size(width: isTop ? 320 : 240, height: isTop ? 160 : 80) : Size(width: 80, height: 32)
            let inset = isTop ? 0.0 : 8
            let wishes: [(ViewAttribute, ViewAttribute?, Double)] = [
                (view.left, superview.left, inset), (view.top, superview.top, inset), (view.width, nil, size.width),
                (view.height, nil, size.height),
            ]
            for (index, wish) in wishes.enumerated() {
                guard
                    let constraint = try? ViewConstraint(wish.0, .equal, wish.1, multiplier: 1, constant: wish.2)
                else { continue }
                _ = try? constraint.priority(index < 2 ? 1 : 2)
                try? constraint.install()
            }
        }

        /// The layout on a screen that is no larger than what is on it.
        private static func fitted(_ scene: Scene) -> Layout {
            let frames = scene.root.subviews.map(\.frame)
            let size = Size(
                width: frames.map { $0.x + $0.width }.max() ?? 0, height: frames.map { $0.y + $0.height }.max() ?? 0)
            try? scene.setSize(Size(width: max(1, size.width), height: max(1, size.height)))
            return scene.layout()
        }
    }
}

extension Attribute {
    /// The edge at which the coordinates along the axis begin.
    fileprivate var start: Attribute {
        isDirectional ? .leading : axis == .horizontal ? .left : .top
    }
}
