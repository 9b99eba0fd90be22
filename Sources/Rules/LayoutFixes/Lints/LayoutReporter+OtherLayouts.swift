public import Masonry
internal import Scripts
package import LayoutLints

extension LayoutReporter {
    /// The other layouts that `exerciseAmbiguity` goes through for the view; none for a view that is not ambiguous. The
    /// scene stays as it is.
    public func otherLayouts(of view: View) -> [Layout] {
        let now = scene.layout()
        return scene.search {
            tryingChanges {
                var layouts: [Layout] = []
                // The cycle comes back to where it began.
                for _ in 0..<View.ambiguityCycleLength - 1 where !scene.isSearchOver {
                    view.exerciseAmbiguity()
                    let layout = scene.layout()
                    if scene.isLayoutGivenUp { break }
                    if layout.items != now.items, !layouts.contains(layout) { layouts.append(layout) }
                }
                return layouts
            }
        }
    }

    /// The layout with another size of the root, in points: finite, not negative, and what the rules about placement find
    /// there. Of conflicts only the broken constraints are known. The scene stays as it is.
    package func layout(size: Size) throws(ConstraintError) -> (layout: Layout, placements: [PlacementSummary]) {
        let outcome = tryingChanges { () -> Result<(Layout, [PlacementSummary]), ConstraintError> in
            do throws(ConstraintError) {
                try scene.setSize(size)
                return .success((scene.layout(explained: false), placements))
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }

    private func tryingChanges<Result>(_ body: () -> Result) -> Result {
        let mark = scene.undoLog.mark()
        defer { scene.undoLog.rollBack(to: mark) }
        return body()
    }
}
