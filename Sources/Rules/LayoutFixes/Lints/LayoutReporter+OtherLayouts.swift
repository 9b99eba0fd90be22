package import LayoutFindings
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

    /// The layout on another screen, whose lengths are finite and not negative, and what the rules about placement find
    /// there. Of conflicts only the broken constraints are known. The scene stays as it is.
    ///
    /// - Parameter direction: nil for the scene's own.
    package func look(
        on screen: ScreenStretch.Screen, _ direction: LayoutDirection? = nil
    ) throws(ConstraintError) -> OtherLook {
        try trying(screen, direction) { look() }
    }

    /// The layout of now, and what the rules about placement find.
    package func look() -> OtherLook {
        let layout = scene.layout(explained: false)
        return OtherLook(layout: layout, placements: placements, state: LayoutState(of: scene, layout))
    }

    /// Looks at the scene on another screen. The scene stays as it is.
    ///
    /// - Parameter direction: nil for the scene's own.
    package func trying<Result>(
        _ screen: ScreenStretch.Screen, _ direction: LayoutDirection? = nil, _ look: () -> Result
    ) throws(ConstraintError) -> Result {
        let mark = scene.undoLog.mark()
        defer { scene.undoLog.rollBack(to: mark) }
        try scene.show(on: screen, direction)
        return look()
    }

    private func tryingChanges<Result>(_ body: () -> Result) -> Result {
        let mark = scene.undoLog.mark()
        defer { scene.undoLog.rollBack(to: mark) }
        return body()
    }
}

/// How a scene looks.
package struct OtherLook {
    package let layout: Layout
    package let placements: [PlacementSummary]
    package let state: LayoutState
}
