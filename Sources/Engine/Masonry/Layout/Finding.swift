/// A fact about a layout that its author should know. The layout is valid despite it.
public struct Finding: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Required constraints that can't all hold.
        case conflict(Conflict)
        /// Parts of the view's frame are ambiguous along the axis.
        case ambiguous(view: String, axis: Axis, components: [FrameComponent])
        /// The content size of the scroll view is ambiguous along the axis.
        case openContent(view: String, axis: Axis)
        /// The view has no constraints, and no frame was set for it.
        case unplaced(view: String)
        /// The height of the label can't be determined.
        case unsettled(view: String)
        /// The frames of the views may be wrong, because numbers are too far apart.
        case inexact(views: [String])
    }

    public var kind: Kind
    /// The message in plain words; several lines for a conflict.
    public var message: String
    public var origin: Origin?

    public init(kind: Kind, message: String, origin: Origin?) {
        self.kind = kind
        self.message = message
        self.origin = origin
    }

    /// Whether the finding is a conflict.
    public var isConflict: Bool {
        if case .conflict = kind { return true }
        return false
    }

    /// Whether the finding is an ambiguity.
    public var isAmbiguity: Bool {
        switch kind {
        case .ambiguous, .openContent: true
        case .conflict, .unplaced, .unsettled, .inexact: false
        }
    }

    /// The stable name of the kind of finding.
    public var slug: String {
        switch kind {
        case .conflict: "conflict"
        case .ambiguous, .openContent: "ambiguous"
        case .unplaced: "unplaced"
        case .unsettled: "unsettled"
        case .inexact: "inexact"
        }
    }
}
