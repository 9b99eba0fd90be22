internal import Masonry

/// A solved scene, with the views that the placement rules check and common queries.
struct SolvedScene {
    let scene: Scene
    let solution: LayoutSolution
    /// Views without findings of their own, because a broken constraint or another finding explains them, and views
    /// with inexact or unknown frames or content.
    private(set) var excluded: Set<View>
    /// The active constraints that were made by makers, by the view of the layout that they are on, and where those of each
    /// view start.
    private let constraints: [LayoutConstraint]
    private let starts: [Int]
    /// What there is to know of each view of the layout.
    private var traits: [Traits]

    private struct Traits: OptionSet {
        let rawValue: UInt8

        static let shown = Traits(rawValue: 1)
        static let plain = Traits(rawValue: 2)
    }

    /// The limit of findings per kind: nobody reads more, and each needs a search for its causes.
    static let maxFindings = 20
    /// The views to check, in drawing order, up to a limit since each is compared with many others. Empty if the search
    /// was interrupted.
    var views: ArraySlice<View> { scene.isInterrupted ? [] : solution.items.views.prefix(Self.maxViews) }

    /// What is found at the views, up to the limit of a kind.
    func findings<Finding>(_ finding: (View) -> Finding?) -> [Finding] {
        var found: [Finding] = []
        for view in views where found.count < Self.maxFindings {
            if let finding = finding(view) { found.append(finding) }
        }
        return found
    }

    /// Whether to stop after comparing this many more views.
    func isOver(comparing count: Int) -> Bool {
        scene.chargeScan(count)
        return scene.isSearchOver
    }

    private static let maxViews = 4_000

    /// - Parameter findings: the findings about constraints.
    init(scene: Scene, solution: LayoutSolution, _ findings: [ConstraintFinding]) {
        self.scene = scene
        self.solution = solution
        var (constraints, starts): ([LayoutConstraint], [Int]) = ([], [0])
        constraints.reserveCapacity(scene.activeCount)
        starts.reserveCapacity(solution.items.views.count + 1)
        for view in solution.items.views {
            for handle in view.installedConstraints {
                if let constraint = handle.layoutConstraint, constraint.isActive { constraints.append(constraint) }
            }
            starts.append(constraints.count)
        }
        (self.constraints, self.starts) = (constraints, starts)
        var excluded: Set<View> = []
        for constraint in solution.brokenConstraints {
            excluded.insert(constraint.first.view)
            if let second = constraint.second?.view { excluded.insert(second) }
        }
        let reported = findings.compactMap { finding -> String? in
            switch finding.kind {
            case .positiveOffset, .movedEdges, .lateAttribute, .overwrittenConstant, .repeatedRelation: finding.view
            default: nil
            }
        }
        let names = Set(reported)
        if !names.isEmpty { excluded.formUnion(scene.views.filter { names.contains($0.displayName) }) }
        excluded.formUnion(
            solution.items.views.filter { solution.isInexact($0) || solution.isUnknown($0) || $0.isTransparent })
        excluded.formUnion(solution.items.views.dropFirst(Self.maxViews))
        self.excluded = excluded
        traits = []
        traits = solution.items.views.map { view in
            Self.isShown(view) ? isPlainAmongShown(view) ? [.shown, .plain] : .shown : []
        }
    }

    /// Excludes the views from further checks.
    mutating func exclude(_ views: [String]) { exclude(views.compactMap(scene.view(named:))) }

    mutating func exclude(_ views: [View]) {
        excluded.formUnion(views)
        for item in views.compactMap(solution.items.index) { traits[item].remove(.plain) }
    }

    /// Whether the view is visible and fully placed.
    func isShown(_ view: View) -> Bool {
        solution.items.index(of: view).map { traits[$0].contains(.shown) } ?? Self.isShown(view)
    }

    private static func isShown(_ view: View) -> Bool {
        view.kind != .guide && !view.isUnplaced && !view.isHidden
    }

    /// Whether part of the view is visible, its frame is determined, and it has no other finding.
    func isPlain(_ view: View) -> Bool {
        solution.items.index(of: view).map { traits[$0].contains(.plain) } ?? false
    }

    private func isPlainAmongShown(_ view: View) -> Bool {
        guard view.superview != nil, !excluded.contains(view), let frame = solution.frame(of: view),
            frame.width > 0.5, frame.height > 0.5
        else { return false }
        return solution.openComponents(of: view).isEmpty
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
    func constraints(on view: View) -> ArraySlice<LayoutConstraint> {
        solution.items.index(of: view).map { constraints[starts[$0]..<starts[$0 + 1]] } ?? []
    }

    /// The location of a member; for a constraint from a view's content, the declaration of the view.
    func origin(of member: Conflict.Member) -> Origin? {
        switch member {
        case .constraint(let id): scene.constraint(id: id)?.origin
        case .intrinsic(let equation): scene.view(named: equation.view)?.origin
        }
    }
}
