/// Lines that a picture has on request, behind everything else.
public enum PictureAid: String, CaseIterable, Sendable {
    /// The layout margins of the views that have views in them.
    case margins
    /// The safe areas of the views that have one. Guides that a script declared are always drawn.
    case guides
    /// Lines through edges and centers that several views have in common.
    case alignment
}
