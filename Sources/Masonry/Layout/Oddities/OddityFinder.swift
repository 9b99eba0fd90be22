internal import Simplex

/// A solved scene, looked at for what lies where it is hardly meant to.
struct OddityFinder {
    let scene: Scene
    let solution: LayoutSolution
    /// The views about which a broken constraint or another lint says what is wrong.
    let excused: Set<View>

    /// More than this many of a kind nobody reads, and each takes a look at what caused it.
    static let most = 20

    init(scene: Scene, solution: LayoutSolution) {
        self.scene = scene
        self.solution = solution
        var excused: Set<View> = []
        for case .constraint(let constraint) in solution.brokenRows {
            excused.insert(constraint.first.view)
            if let second = constraint.second?.view { excused.insert(second) }
        }
        for surprise in scene.surprises() {
            switch surprise.kind {
            case .positiveOffset, .movedEdges:
                excused.formUnion(scene.views.filter { $0.displayName == surprise.view })
            default: break
            }
        }
        self.excused = excused
    }

    func strays() -> [Stray] { StrayFinder(self).strays() }

    /// Whether the view is seen, and not about to be placed.
    func isShown(_ view: View) -> Bool {
        view.kind != .guide && !view.isUnplaced && !view.isHidden
    }

    /// Whether nothing of the view's frame is open along the axis.
    func isSettled(_ view: View, _ axis: Axis) -> Bool {
        !solution.openComponents(of: view).contains { $0.axis == axis }
    }

    /// The active constraints on the view that makers made.
    func constraints(on view: View) -> [LayoutConstraint] {
        view.installedConstraints.compactMap(\.layoutConstraint).filter(\.isActive)
    }

    /// Where a constraint that takes part was written; of what a view's content asks for, where the view was.
    func origin(of member: Conflict.Member) -> Origin? {
        switch member {
        case .constraint(let id): scene.constraint(id: id)?.origin
        case .intrinsic(let equation): scene.view(named: equation.view)?.origin
        }
    }

    /// The scene with changed rows, if no more breaks then, and nothing of the view is open along the axis.
    func solved(_ system: consuming LinearSystem, settling view: View, _ axis: Axis) -> LayoutSolution? {
        let after = solution.solving(system)
        let remaining = Set(solution.solution.broken)
        guard remaining.isSuperset(of: after.solution.broken),
            !after.openComponents(of: view).contains(where: { $0.axis == axis })
        else { return nil }
        return after
    }
}

extension Axis {
    /// Where a frame begins, and how far it reaches.
    var components: (place: FrameComponent, length: FrameComponent) {
        self == .horizontal ? (.x, .width) : (.y, .height)
    }
}
