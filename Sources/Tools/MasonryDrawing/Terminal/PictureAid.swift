/// Optional lines in the background of a picture.
public enum PictureAid: String, CaseIterable, Sendable {
    /// The layout margins of views with subviews.
    case margins
    /// The safe areas of the views that have one. Guides declared by a script are always drawn.
    case guides
    /// Lines through edges and centers that several views share.
    case alignment
}
