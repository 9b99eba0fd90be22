internal import Masonry
internal import MasonryDrawing

/// How a session's pictures are drawn, as its commands chose.
struct PictureSettings {
    var theme = Theme.dark
    /// The view that fills the picture; nil for the root.
    var zoom: String?
    var aids: Set<PictureAid> = []
    /// Layouts that are aimed at, each for a screen of its own.
    var goals: [LessonGoal] = []

    /// The frames that views of a layout are still to get.
    func ghosts(for layout: Layout) -> [Ghost] {
        goals.first { $0.isFor(layout.screen) }?.ghosts(for: layout) ?? []
    }
}
