package import Masonry

extension Scene {
    /// Where views lie that is rarely what their author wants: outside of their superviews, over one another, over texts,
    /// with no width or height, in scroll views that scroll the wrong way, outside of the safe area, with too little room for
    /// a text, and pictures out of their proportions; of each kind the first twenty. Solves if anything changed.
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
        let scrolls = ScrollProblemFinder(solved).problems()
        // What should scroll may be longer than what it is in.
        let still = scrolls.filter(\.isTiedAround).compactMap { view(named: $0.scroll) }
        solved.excuse(views.filter { view in still.contains { view !== $0 && view.isDescendant(of: $0) } })
        return OutsideViewFinder(solved).outsideViews().map(PlacementFinding.outside)
            + OverlapFinder(solved).overlaps().map(PlacementFinding.overlap)
            + CoverFinder(solved).covers().map(PlacementFinding.cover)
            + collapses.map(PlacementFinding.collapse) + scrolls.map(PlacementFinding.scroll)
            + UnsafePlaceFinder(solved).places().map(PlacementFinding.unsafePlace)
            + SqueezeFinder(solved).squeezes().map(PlacementFinding.squeeze)
            + DistortionFinder(solved).distortions().map(PlacementFinding.distortion)
    }
}
