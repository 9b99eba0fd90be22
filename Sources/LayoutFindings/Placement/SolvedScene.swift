internal import Masonry

/// A solved scene, with the views that the placement rules check and common queries.
struct SolvedScene {
    let scene: Scene
    let solution: LayoutSolution
    /// Views without findings of their own, because a broken constraint or another finding explains them, and views
    /// with inexact frames.
    private(set) var excused: Set<View>
    /// For each view of the layout, its active constraints that were made by makers.
    private let constraints: [[LayoutConstraint]]

    /// The limit of findings per kind: nobody reads more, and each needs a search for its causes.
    static let most = 20
    /// The views to check, in drawing order, up to a limit since each is compared with many others. Empty if the search
    /// was interrupted.
    var views: ArraySlice<View> { scene.isInterrupted ? [] : solution.items.views.prefix(Self.mostViews) }

    /// Whether to stop after comparing this many more views.
    func isOver(comparing count: Int) -> Bool {
        scene.chargeScan(count)
        return scene.isSearchOver
    }

    private static let mostViews = 4_000

    /// - Parameter findings: the findings about constraints.
    init(scene: Scene, solution: LayoutSolution, _ findings: [ConstraintFinding]) {
        self.scene = scene
        self.solution = solution
        constraints = solution.items.views.map { view in
            view.installedConstraints.compactMap { handle in
                handle.layoutConstraint.flatMap { $0.isActive ? $0 : nil }
            }
        }
        var excused: Set<View> = []
        for constraint in solution.brokenConstraints {
            excused.insert(constraint.first.view)
            if let second = constraint.second?.view { excused.insert(second) }
        }
        let reported = findings.compactMap { finding -> String? in
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

    /// Excludes the views from further checks.
    mutating func excuse(_ views: [String]) { excuse(views.compactMap(scene.view(named:))) }

    mutating func excuse(_ views: [View]) { excused.formUnion(views) }

    /// Whether the view is visible and fully placed.
    func isShown(_ view: View) -> Bool {
        view.kind != .guide && !view.isUnplaced && !view.isHidden
    }

    /// Whether part of the view is visible, its frame is determined, and it has no other finding.
    func isPlain(_ view: View) -> Bool {
        guard view.superview != nil, isShown(view), !excused.contains(view), let frame = solution.frame(of: view)
        else { return false }
        return frame.width > 0.5 && frame.height > 0.5 && Axis.allCases.allSatisfy { isSettled(view, $0) }
    }

    /// Whether each of the two extends past the other.
    func isAcross(_ one: View, _ other: View) -> Bool {
        guard let frame = solution.frame(of: one), let second = solution.frame(of: other) else { return false }
        return frame.overlaps(second) && !frame.contains(second) && !second.contains(frame)
    }

    /// Whether a constraint on one of the two refers to the other.
    func areRelated(_ one: View, _ other: View) -> Bool { isRelated(one, to: other) || isRelated(other, to: one) }

    func isRelated(_ view: View, to other: View) -> Bool {
        constraints(on: view).contains { $0.second?.view === other }
    }

    /// Whether the view's frame is determined along the axis.
    func isSettled(_ view: View, _ axis: Axis) -> Bool {
        !solution.openComponents(of: view).contains { $0.axis == axis }
    }

    /// The view's active constraints that were made by makers.
    func constraints(on view: View) -> [LayoutConstraint] {
        solution.items.index(of: view).map { constraints[$0] } ?? []
    }

    /// The location of a member; for a constraint from a view's content, the declaration of the view.
    func origin(of member: Conflict.Member) -> Origin? {
        switch member {
        case .constraint(let id): scene.constraint(id: id)?.origin
        case .intrinsic(let equation): scene.view(named: equation.view)?.origin
        }
    }
}
