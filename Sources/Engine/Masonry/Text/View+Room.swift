extension View {
    /// Whether at least a few letters of a line, or all of a shorter text, can be read in the frame. True for a view
    /// without text.
    package func hasRoom(in frame: Rect) -> Bool {
        guard kind == .label || kind == .button, text?.isEmpty == false else { return true }
        let size = intrinsicSize(wrappedAt: nil)
        let lineHeight = textMetrics.lineHeight
        return frame.width >= min(size.width ?? 0, 2 * lineHeight) - 0.5
            && frame.height >= min(size.height ?? 0, lineHeight) / 2
    }
}
