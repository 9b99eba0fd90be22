internal import Simplex

/// Turns a scene into a linear system, solves it, and reads the frames from the solution.
///
/// Every pass starts from the scene alone, so that frames are a function of it: rows in order of declaration and
/// activation, none left over from an earlier pass.
struct LayoutEngine {
    /// A label's height can depend on its width, which can depend on other heights: a pass gives up after this many.
    private static let maximumRounds = 3

    private let scene: Scene
    private let root: View
    /// Whether the root's size is asked for instead of given.
    private let isFitting: Bool
    /// The views and declared guides in the layout, the root first, then in order of declaration.
    private let items: [View]
    private let constraints: [LayoutConstraint]

    /// The whole scene, in a root of its size.
    init(scene: Scene) {
        self.init(scene: scene, root: scene.root, isFitting: false)
    }

    /// A view and what is under it, apart from the rest, for its fitting size.
    init(fitting view: View) {
        self.init(scene: view.scene, root: view, isFitting: true)
    }

    private init(scene: Scene, root: View, isFitting: Bool) {
        self.scene = scene
        self.root = root
        self.isFitting = isFitting
        items = Self.indexItems(of: scene, under: root)
        constraints = scene.activeConstraints.filter { constraint in
            constraint.first.view.layoutIndex >= 0 && constraint.second.map { $0.view.layoutIndex >= 0 } ?? true
        }
    }

    /// Gives every view under the root its place in the layout, and the others -1.
    private static func indexItems(of scene: Scene, under root: View) -> [View] {
        for view in scene.views { view.layoutIndex = -1 }
        var pending = [root]
        while let view = pending.popLast() {
            view.layoutIndex = 0
            pending += view.subviews
            pending += view.guides
        }
        var items = [root]
        for view in scene.views where view.layoutIndex == 0 && view !== root {
            view.layoutIndex = items.count
            items.append(view)
        }
        return items
    }

    /// The layout; where views were exercised, the solution that their steps choose.
    func solve() -> LayoutSolution {
        let usual = settle(choices: [])
        let exercised = items.filter { $0.settings.ambiguityStep > 0 }
        if exercised.isEmpty { return usual }
        let choices = exercised.reversed().flatMap { view -> [AmbiguityChoice] in
            let open = usual.openComponents(of: view)
            return (open.filter(\.isLength) + open.filter { !$0.isLength }).map { component in
                AmbiguityChoice(
                    view: view, component: component,
                    value: AmbiguityCycle.value(
                        step: view.settings.ambiguityStep, usual: usual.value(of: component, of: view),
                        range: usual.range(of: component, of: view),
                        screen: component.axis == .horizontal ? scene.size.width : scene.size.height))
            }
        }
        return settle(choices: choices)
    }

    /// Solves until no label's height changes any more.
    private func settle(choices: [AmbiguityChoice]) -> LayoutSolution {
        var widths: [Int: Double] = [:]
        var round = 1
        while true {
            let solution = solve(labelWidths: widths, choices)
            let unsettled = items.filter { view in
                guard view.wrapsAtSolvedWidth else { return false }
                let assumed = view.intrinsicSize(wrappedAt: widths[view.layoutIndex])
                return view.intrinsicSize(wrappedAt: solution.width(of: view)) != assumed
            }
            if unsettled.isEmpty || round == Self.maximumRounds {
                return solution.reporting(unsettled: unsettled)
            }
            for view in items where view.wrapsAtSolvedWidth { widths[view.layoutIndex] = solution.width(of: view) }
            round += 1
        }
    }

    private func solve(labelWidths: [Int: Double], _ choices: [AmbiguityChoice]) -> LayoutSolution {
        var builder = LayoutSystemBuilder(scene: scene, items: items, isFitting: isFitting)
        builder.addGivenFrames()
        // Hugging and compression count as activated when their view was declared.
        var next = 0
        for view in items {
            while next < constraints.count, constraints[next].activation < view.declaration {
                builder.add(constraints[next])
                next += 1
            }
            builder.addIntrinsicSize(of: view, wrappedAt: labelWidths[view.layoutIndex])
        }
        for constraint in constraints[next...] { builder.add(constraint) }
        builder.addTies(after: choices)
        return builder.solve()
    }
}

/// A value, in points and in the superview's coordinates, for what a view's constraints leave open.
struct AmbiguityChoice {
    var view: View
    var component: FrameComponent
    var value: Double
}
