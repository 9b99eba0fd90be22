internal import Masonry

/// A solved scene, with the views that rules about placement look at, and what they ask of it.
struct SolvedScene {
    let scene: Scene
    let solution: LayoutSolution
    /// The views that need no finding of their own, as a broken constraint or another finding explains them, and those whose
    /// frames are not exact.
    private(set) var excused: Set<View>

    /// More than this many of a kind nobody reads, and each takes a look at what caused it.
    static let most = 20
    /// The views that are looked at, the first in the order of drawing: of more each would be compared with too many. None where
    /// someone wants the search to end.
    var views: ArraySlice<View> { scene.isInterrupted ? [] : solution.items.views.prefix(Self.mostViews) }

    /// Whether to go on looking is of no use, after so many views more were compared.
    func isOver(comparing count: Int) -> Bool {
        scene.chargeScan(count)
        return scene.isSearchOver
    }

    private static let mostViews = 2_000

    init(scene: Scene, solution: LayoutSolution) {
        self.scene = scene
        self.solution = solution
        var excused: Set<View> = []
        for constraint in solution.brokenConstraints {
            excused.insert(constraint.first.view)
            if let second = constraint.second?.view { excused.insert(second) }
        }
        let reported = scene.constraintFindings().compactMap { finding -> String? in
            switch finding.kind {
            case .positiveOffset, .movedEdges, .lateAttribute, .overwrittenConstant, .repeatedRelation: finding.view
            default: nil
            }
        }
        let names = Set(reported)
        if !names.isEmpty { excused.formUnion(scene.views.filter { names.contains($0.displayName) }) }
        excused.formUnion(solution.items.views.filter(solution.isInexact))
        excused.formUnion(solution.items.views.dropFirst(Self.mostViews))
        self.excused = excused
    }

    /// Leaves the views out of what is looked at from here on.
    mutating func excuse(_ views: [String]) { excuse(views.compactMap(scene.view(named:))) }

    mutating func excuse(_ views: [View]) { excused.formUnion(views) }

    /// Whether the view is seen, and not about to be placed.
    func isShown(_ view: View) -> Bool {
        view.kind != .guide && !view.isUnplaced && !view.isHidden
    }

    /// Whether something of the view is seen, nothing of it is open, and nothing else is found about it.
    func isPlain(_ view: View) -> Bool {
        guard view.superview != nil, isShown(view), !excused.contains(view), let frame = solution.frame(of: view)
        else { return false }
        return frame.width > 0.5 && frame.height > 0.5 && Axis.allCases.allSatisfy { isSettled(view, $0) }
    }

    /// Whether each of the two sticks out of the other.
    func isAcross(_ one: View, _ other: View) -> Bool {
        guard let frame = solution.frame(of: one), let second = solution.frame(of: other) else { return false }
        return frame.overlaps(second) && !frame.contains(second) && !second.contains(frame)
    }

    /// Whether a constraint on one of the two speaks of the other.
    func areRelated(_ one: View, _ other: View) -> Bool { isRelated(one, to: other) || isRelated(other, to: one) }

    func isRelated(_ view: View, to other: View) -> Bool {
        constraints(on: view).contains { $0.second?.view === other }
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

    /// The scene solved with the changes, if no more breaks then, and nothing of the view is open along the axis.
    func trial(_ changes: [EquationChange], settling view: View, _ axis: Axis) -> LayoutSolution? {
        guard let after = solution.trial(changes), !after.openComponents(of: view).contains(where: { $0.axis == axis }),
            !after.isWorkOver
        else { return nil }
        return after
    }

    /// Whether a fix harms nothing else: every text keeps room for some of itself and the height that it takes, nothing is
    /// open that was not, and nobody is outside who was inside.
    func isHarmless(_ after: LayoutSolution) -> Bool {
        solution.items.views.allSatisfy { view in
            guard let old = solution.frame(of: view), let new = after.frame(of: view) else { return true }
            if view.hasRoom(in: old), !view.hasRoom(in: new) { return false }
            // What breaks into other lines is as high as those in the next layout.
            let keepsLines = view.numberOfLines == 1 || abs(old.width - new.width) <= 0.5
            if keepsLines, view.hasHeightOfText(in: old), !view.hasHeightOfText(in: new) { return false }
            if solution.openComponents(of: view).isEmpty, !after.openComponents(of: view).isEmpty { return false }
            guard let parent = view.superview, parent.kind != .scroll, isShown(view),
                let oldBounds = solution.frame(of: parent), let newBounds = after.frame(of: parent)
            else { return true }
            return Axis.allCases.allSatisfy { axis in
                zip(Reach.sides(of: new, in: newBounds, along: axis), Reach.sides(of: old, in: oldBounds, along: axis))
                    .allSatisfy { new, old in new.distance <= max(0.5, old.distance + 0.5) }
            }
        }
    }
}
