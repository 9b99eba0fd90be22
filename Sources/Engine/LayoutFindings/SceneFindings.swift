package import Masonry

/// What authors rarely want in a scene. Each part is looked for once, and only if it is asked for.
package final class SceneFindings {
    private let scene: Scene

    package init(_ scene: Scene) {
        self.scene = scene
    }

    /// Active constraints that their authors rarely want, ordered by the declaration of their views. Does not solve the
    /// layout.
    package private(set) lazy var constraints = ConstraintFinder(scene: scene).findings()

    /// Placements that authors rarely want: views outside their superviews, overlapping views, hidden texts, views
    /// without width or height, texts and controls with the wrong size, scroll views that scroll the wrong way, views
    /// outside the safe area, texts with too little room, and distorted images; at most twenty of each kind. Solves if
    /// anything changed.
    package var placements: [PlacementFinding] { placements { _ in false } ?? [] }

    /// The placements, once all are found.
    private var known: [PlacementFinding]?

    /// The placements, or nil as soon as one is about an unexpected subject.
    package func placements(unless isUnexpected: (_ subject: [String]) -> Bool) -> [PlacementFinding]? {
        if let known { return known }
        known = scene.search { solution in
            defer { scene.chargeLook() }
            return placements(in: solution, unless: isUnexpected)
        }
        return known
    }

    private func placements(
        in solution: LayoutSolution, unless isUnexpected: (_ subject: [String]) -> Bool
    ) -> [PlacementFinding]? {
        if scene.interruption?.reason != nil { return [] }
        var solved = SolvedScene(scene: scene, solution: solution, constraints)
        let collapses = CollapseFinder(solved).collapses()
        solved.exclude(collapses.map(\.view))
        let chains = ChainCollapseFinder(solved).collapses()
        solved.exclude(chains.flatMap(\.views))
        let stale = StaleEdgeFinder(solved).edges()
        solved.exclude(stale.map(\.view))
        let scrolls = ScrollProblemFinder(solved).problems()
        // Content that should scroll may be longer than its container.
        let still = scrolls.filter(\.isTiedAround).compactMap { scene.view(named: $0.scroll) }
        solved.exclude(scene.views.filter { view in still.contains { view !== $0 && view.isDescendant(of: $0) } })
        guard let outside = OutsideViewFinder(solved).outsideViews(unless: isUnexpected) else { return nil }
        let others: [() -> [PlacementFinding]] = [
            { OverlapFinder(solved).overlaps().map(PlacementFinding.overlap) },
            { CoverFinder(solved).covers().map(PlacementFinding.cover) },
            { collapses.map(PlacementFinding.collapse) + chains.map(PlacementFinding.chain) },
            { scrolls.map(PlacementFinding.scroll) },
            { UnsafePlaceFinder(solved).places().map(PlacementFinding.unsafePlace) },
            { SqueezeFinder(solved).squeezes().map(PlacementFinding.squeeze) },
            { DistortionFinder(solved).distortions().map(PlacementFinding.distortion) },
            { StretchFinder(solved).stretches().map(PlacementFinding.stretch) },
            { stale.map(PlacementFinding.stale) },
            { TinySizeFinder(solved).sizes().map(PlacementFinding.tiny) },
            { UnlikeSizeFinder(solved).sizes().map(PlacementFinding.unlikeSize) },
            { LooseTextFinder(solved).texts().map(PlacementFinding.loose) },
        ]
        var found = outside.map(PlacementFinding.outside)
        for kind in others {
            let findings = kind()
            if findings.contains(where: { isUnexpected($0.subject) }) { return nil }
            found += findings
        }
        return found
    }
}
