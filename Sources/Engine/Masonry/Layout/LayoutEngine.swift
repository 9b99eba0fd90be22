internal import Simplex

/// Turns a scene into a linear system, solves it, and reads the frames from the solution.
///
/// Frames are a function of the scene, to the last bit: rows are in order of declaration and activation, and what is
/// taken over from an earlier pass is what this one would compute.
struct LayoutEngine {
    /// A label's height can depend on its width, which can depend on other heights: a pass stops after this many
    /// rounds.
    private static let maximumRounds = 3

    private let scene: Scene
    /// The preferred size, if the root's size is computed instead of given.
    private let fit: RootFit?
    private let items: SceneItems
    private let work: LinearWork

    /// The system of the round before, and what the scene differs by from it.
    private var storage: LayoutStorage
    private var changes: PendingChanges
    /// Whether the next round or pass goes on from this one. Recording slows down a layout from nothing, which may be
    /// the only one: unless labels wrap, which takes rounds, the first edit after it starts the trace.
    private let keepsTrace: Bool

    /// The whole scene, in a root with its size.
    ///
    /// - Parameters:
    ///   - storage: the system of an earlier pass.
    ///   - changes: what changed in the scene since then.
    init(scene: Scene, items: SceneItems, storage: LayoutStorage, changes: PendingChanges, work: LinearWork) {
        self.scene = scene
        self.work = work
        self.items = items
        self.storage = storage
        self.changes = changes
        keepsTrace = !changes.isEverything || !items.wrapping.isEmpty
        fit = nil
    }

    /// A view and its descendants on their own, for the view's fitting size.
    init(fitting view: View, _ fit: RootFit) {
        scene = view.scene
        items = SceneItems(of: view.scene, under: view)
        storage = LayoutStorage()
        changes = PendingChanges()
        keepsTrace = false
        work = view.scene.newWork()
        self.fit = fit
    }

    /// The layout. Exercised views use the solution chosen by their steps.
    mutating func solve() -> LayoutSolution {
        let usual = settle(choices: [])
        if items.exercised.isEmpty { return usual }
        let open = items.exercised.reversed().flatMap { item in
            FrameComponent.settlingOrder.filter(usual.openComponents(of: items.views[item]).contains)
                .map { (item: item, component: $0) }
        }
        // All are asked for at once, as each question prepares the whole system.
        let ranges = usual.ranges(of: open.map { (items.views[$0.item], $0.component) })
        let choices = zip(open, ranges).map { open, range -> AmbiguityChoice in
            let (view, parent) = (items.views[open.item], Int(items.parents[open.item]))
            let value = usual.value(of: open.component, of: view)
            return AmbiguityChoice(
                item: open.item, component: open.component,
                value: AmbiguityCycle.value(
                    step: view.settings.ambiguityStep, usual: value, range: range ?? (value, value),
                    screen: open.component.valuesOnScreen(
                        of: usual.frame(ofItem: open.item), in: parent < 0 ? .zero : usual.frame(ofItem: parent),
                        screen: scene.size)))
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
        var builder = LayoutSystemBuilder(scene: scene, items: items, taking: &storage, work: work)
        if !builder.update(changes, labelWidths) { builder.addAll(labelWidths, fit) }
        changes.removeAll()
        builder.finish(&storage)
        return LayoutSolution(
            items: items, constraints: scene.constraintIndex, direction: scene.direction, scale: scene.scale,
            taking: &storage, choices: choices, keepsTrace: keepsTrace)
    }
}
