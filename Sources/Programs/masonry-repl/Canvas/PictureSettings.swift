internal import Masonry
internal import MasonryDrawing

/// How a session's pictures are drawn, as set by commands.
struct PictureSettings {
    var theme = Theme.auto
    /// The view that fills the picture; nil for the root.
    var zoom: String?
    var aids: Set<PictureAid> = []
    /// The target layouts, each for its own screen.
    var goals: [LessonGoal] = []

    /// The target frames that views of a layout do not have yet.
    func ghosts(for layout: Layout) -> [Ghost] {
        goals.first { $0.isFor(layout) }?.ghosts(for: layout) ?? []
    }
}
