internal import MasonryDrawing

/// How a session's pictures are drawn, as its commands chose.
struct PictureSettings {
    var theme = Theme.dark
    /// The view that fills the picture; nil for the root.
    var zoom: String?
    var aids: Set<PictureAid> = []
}
