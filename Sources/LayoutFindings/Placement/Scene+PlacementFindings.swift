package import Masonry

extension Scene {
    /// Placements that authors rarely want: views outside their superviews, overlapping views, hidden texts, views
    /// without width or height, texts and controls with the wrong size, scroll views that scroll the wrong way, views outside the safe area, texts with too
    /// little room, and distorted images; at most twenty of each kind. Solves if anything changed.
    package func placementFindings() -> [PlacementFinding] {
        search { solution in
            defer { chargeLook() }
            return placementFindings(in: solution)
        }
    }

    private func placementFindings(in solution: LayoutSolution) -> [PlacementFinding] {
        if interruption?.reason != nil { return [] }
        var solved = SolvedScene(scene: self, solution: solution)
        let collapses = CollapseFinder(solved).collapses()
        solved.excuse(collapses.map(\.view))
        let chains = ChainCollapseFinder(solved).collapses()
        solved.excuse(chains.flatMap(\.views))
        let stale = StaleEdgeFinder(solved).edges()
        solved.excuse(stale.map(\.view))
        let scrolls = ScrollProblemFinder(solved).problems()
        // Content that should scroll may be longer than its container.
        let still = scrolls.filter(\.isTiedAround).compactMap { view(named: $0.scroll) }
        solved.excuse(views.filter { view in still.contains { view !== $0 && view.isDescendant(of: $0) } })
        return OutsideViewFinder(solved).outsideViews().map(PlacementFinding.outside)
            + OverlapFinder(solved).overlaps().map(PlacementFinding.overlap)
            + CoverFinder(solved).covers().map(PlacementFinding.cover)
            + collapses.map(PlacementFinding.collapse) + chains.map(PlacementFinding.chain)
            + scrolls.map(PlacementFinding.scroll)
            + UnsafePlaceFinder(solved).places().map(PlacementFinding.unsafePlace)
            + SqueezeFinder(solved).squeezes().map(PlacementFinding.squeeze)
            + DistortionFinder(solved).distortions().map(PlacementFinding.distortion)
            + StretchFinder(solved).stretches().map(PlacementFinding.stretch) + stale.map(PlacementFinding.stale)
            + TinySizeFinder(solved).sizes().map(PlacementFinding.tiny)
            + LooseTextFinder(solved).texts().map(PlacementFinding.loose)
    }
}
