// What is unknown of a view, for which stand-ins are used.
extension View {
    /// The parts of the frame set for the view that are unknown.
    package var unknownFrame: Set<FrameComponent> {
        get { settings.isPlacedElsewhere ? Set(FrameComponent.allCases) : settings.unknownFrame }
        set { if newValue != settings.unknownFrame { settings.unknownFrame = newValue } }
    }

    /// Whether calls that can't be read place the view, too, so that what its constraints leave open is unknown.
    package var isPlacedElsewhere: Bool {
        get { settings.isPlacedElsewhere }
        set { if newValue != settings.isPlacedElsewhere { settings.isPlacedElsewhere = newValue } }
    }

    /// The last of the views around it; the view itself if there is none.
    var outermost: View {
        var view = self
        while let next = view.superview { view = next }
        return view
    }

    /// The axes along which the size of the view's content is unknown.
    package var unknownContent: Set<Axis> { settings.unknownContent }

    /// Records that the view's content is unknown, and the size, in points, to use where it has none.
    package func setUnknownContent(_ axes: Set<Axis> = Set(Axis.allCases), sampleSize: Size? = nil) {
        if axes == settings.unknownContent, sampleSize == settings.sampleSize { return }
        settings.unknownContent = axes
        settings.sampleSize = sampleSize
    }

    /// Whether any of it is unknown.
    package var hasUnknownContent: Bool { !settings.unknownContent.isEmpty }

    /// Whether unknown content has a size to use.
    var hasSampleSize: Bool { settings.sampleSize != nil }

    /// Whether nothing of the view can be seen although it is not hidden, so that it covers nothing.
    package var isTransparent: Bool {
        get { settings.isTransparent }
        set { if newValue != settings.isTransparent { settings.isTransparent = newValue } }
    }

    /// Whether the layout margins are unknown.
    package var hasUnknownMargins: Bool {
        get { settings.hasUnknownMargins }
        set { if newValue != settings.hasUnknownMargins { settings.hasUnknownMargins = newValue } }
    }
}
