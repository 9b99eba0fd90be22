/// Something about a layout that its author should know; never a failure to lay out.
public struct Finding: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Required constraints that cannot all hold.
        case conflict(Conflict)
        /// What of the view's frame is open along the axis.
        case ambiguous(view: String, axis: Axis, components: [FrameComponent])
        /// How far the scroll view's content reaches along the axis is open.
        case openContent(view: String, axis: Axis)
        /// The view has no constraints of its own and was never given a frame.
        case unplaced(view: String)
        /// The label's height did not settle.
        case unsettled(view: String)
        /// The views' frames may be off: numbers lie too far apart.
        case inexact(views: [String])
    }

    public var kind: Kind
    /// What it means, in plain words; of several lines for a conflict.
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

    /// Whether the finding is that something is open.
    public var isAmbiguity: Bool {
        switch kind {
        case .ambiguous, .openContent: true
        case .conflict, .unplaced, .unsettled, .inexact: false
        }
    }

    /// The stable name of the finding's kind.
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
