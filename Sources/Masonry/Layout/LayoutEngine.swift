internal import Simplex

/// Turns a scene into a linear system, solves it, and reads the frames from the solution.
///
/// Every pass starts from the scene alone, so frames are a function of it: rows are in order of declaration and
/// activation, and nothing is left from an earlier pass.
struct LayoutEngine {
    /// A label's height can depend on its width, which can depend on other heights: a pass stops after this many
    /// rounds.
    private static let maximumRounds = 3

    private let scene: Scene
    /// The preferred size, if the root's size is computed instead of given.
    private let fit: RootFit?
    private let items: LayoutItems
    private let work: LinearWork

    /// Memory for the next round's system.
    private var storage: LayoutStorage

    /// The whole scene, in a root with its size.
    init(scene: Scene, items: LayoutItems, storage: LayoutStorage, work: LinearWork) {
        self.scene = scene
        self.work = work
        self.items = items
        self.storage = storage
        fit = nil
    }

    /// A view and its descendants on their own, for the view's fitting size.
    init(fitting view: View, _ fit: RootFit) {
        scene = view.scene
        items = LayoutItems(of: view.scene, under: view)
        storage = LayoutStorage()
        work = view.scene.newWork()
        self.fit = fit
    }

    /// The layout. Exercised views use the solution chosen by their steps.
    mutating func solve() -> LayoutSolution {
        let usual = settle(choices: [])
        if items.exercised.isEmpty { return usual }
        let choices = items.exercised.reversed().flatMap { item -> [AmbiguityChoice] in
            let view = items.views[item]
            let open = FrameComponent.settlingOrder.filter(usual.openComponents(of: view).contains)
            return zip(open, usual.ranges(of: open.map { (view, $0) })).map { component, range in
                let value = usual.value(of: component, of: view)
                return AmbiguityChoice(
                    item: item, component: component,
                    value: AmbiguityCycle.value(
                        step: view.settings.ambiguityStep, usual: value, range: range ?? (value, value),
                        screen: component.valuesOnScreen(
                            of: usual.frame(ofItem: item),
                            in: items.parents[item] < 0
                                ? .zero : usual.frame(ofItem: Int(items.parents[item])),
                            screen: scene.size)))
            }
        }
        storage = usual.dismantled()
        return settle(choices: choices)
    }

    /// Solves until no label's height changes.
    private mutating func settle(choices: [AmbiguityChoice]) -> LayoutSolution {
        var widths: [Int: Double] = [:]
        var round = 1
        while true {
            let solution = solve(labelWidths: widths, choices)
            let unsettled = items.wrapping.filter { item in
                let view = items.views[item]
                let assumed = view.intrinsicSize(wrappedAt: widths[item])
                return view.intrinsicSize(wrappedAt: solution.frame(ofItem: item).width) != assumed
            }
            if unsettled.isEmpty || scene.interruption?.reason != nil { return solution }
            if round == Self.maximumRounds {
                solution.unsettled = unsettled.map { items.views[$0] }
                return solution
            }
            for item in items.wrapping { widths[item] = solution.frame(ofItem: item).width }
            storage = solution.dismantled()
            round += 1
        }
    }

    private mutating func solve(labelWidths: [Int: Double], _ choices: [AmbiguityChoice]) -> LayoutSolution {
        let active = scene.active
        var builder = LayoutSystemBuilder(scene: scene, items: items, storage: storage.taken(), work: work)
        builder.addGivenFrames(fit)
        // Hugging and compression resistance count as activated at their view's declaration.
        var next = 0
        for item in items.withContent {
            let declaration = items.views[item].declaration
            while next < active.count, active.equations[next].activation < declaration {
                builder.add(active.equations[next], number: next)
                next += 1
            }
            builder.addIntrinsicSize(of: item, wrappedAt: labelWidths[item], isFitting: fit != nil)
        }
        while next < active.count {
            builder.add(active.equations[next], number: next)
            next += 1
        }
        return LayoutSolution(
            items: items, constraints: active.objects, direction: scene.direction, scale: scene.scale,
            storage: builder.finished(), choices: choices)
    }
}
