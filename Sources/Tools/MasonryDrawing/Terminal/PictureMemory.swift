/// Where the last picture of a series has its edges, so that in the next one what did not move does not jump.
public final class PictureMemory {
    private var scale: PictureScale?
    private var edges: (columns: EdgeSnapping, rows: EdgeSnapping)?

    /// Of no picture yet.
    public init() {}

    /// Starts a new series.
    public func forget() { edges = nil }

    /// The edges of the last picture, if it had this scale.
    func edges(at scale: PictureScale) -> (columns: EdgeSnapping, rows: EdgeSnapping)? {
        scale == self.scale ? edges : nil
    }

    func keep(columns: EdgeSnapping, rows: EdgeSnapping, at scale: PictureScale) {
        self.scale = scale
        edges = (columns, rows)
    }
}
