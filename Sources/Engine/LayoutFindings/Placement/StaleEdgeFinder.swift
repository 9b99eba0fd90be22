internal import Masonry

/// Looks for views with content that `update` stretches: it adds a constraint on one edge and leaves the older one on
/// another.
struct StaleEdgeFinder {
    private let solved: SolvedScene

    /// How much longer than its content a stretched view is, in points.
    private static let minDifference = 8.0

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func edges() -> [StaleEdge] {
        var found: [StaleEdge] = []
        for view in solved.views where view.installedConstraints.contains(where: isNewByUpdate) {
            found += Axis.allCases.compactMap { edge(of: view, $0) }
        }
        return Array(found.prefix(SolvedScene.maxFindings))
    }

    private func edge(of view: View, _ axis: Axis) -> StaleEdge? {
        // A wide text looks the same, and a wide field is usual.
        guard view.kind == .image || view.kind == .button || view.kind.hasText && axis == .vertical else { return nil }
        let handles = view.installedConstraints.filter { handle in
            handle.layoutConstraint.map {
                $0.isActive && $0.first.attribute.axis == axis && $0.relation == .equal
                    && $0.priority == LayoutPriority.required
            } ?? false
        }
        guard handles.count == 2, let kept = handles.first, let added = handles.last, isNewByUpdate(added),
            !isNewByUpdate(kept), handles.allSatisfy({ !$0.first.attribute.isSize }),
            added.first.attribute != kept.first.attribute, solved.isPlain(view),
            let frame = solved.solution.frame(of: view), let needed = view.intrinsicSize(wrappedAt: frame.width)[axis]
        else { return nil }
        let given = frame[axis.components.length]
        guard abs(given - needed) > Self.minDifference else { return nil }
        return StaleEdge(
            view: view.name, axis: axis, added: added.first.nameOnly, kept: kept.first.nameOnly, needed: needed,
            given: given, origin: added.origin, related: kept.origin)
    }

    private func isNewByUpdate(_ handle: ViewConstraint) -> Bool { handle.notes.contains(where: \.isNewByUpdate) }
}
