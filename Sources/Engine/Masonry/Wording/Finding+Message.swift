// What findings say of themselves, for programs that use the object model alone.
extension Finding {
    /// A conflict in Auto Layout's words.
    ///
    /// - Parameters:
    ///   - equations: the descriptions of its set; empty if it was not found.
    ///   - broken: the description of the constraint that is ignored.
    init(_ conflict: Conflict, among equations: [String], breaking broken: String, origin: Origin?) {
        let missing =
            "The conflicting constraints were not found: there are too many conflicts, or the numbers differ too much in size."
        let lines =
            [Self.unsatisfiable] + (equations.isEmpty ? [missing] : []) + equations.map { "    \($0)" }
            + [conflict.arithmetic.map { "because \($0)" }].compactMap(\.self)
            + ["Will attempt to recover by breaking constraint", "    \(broken)"]
        self.init(kind: .conflict(conflict), message: lines.joined(separator: "\n"), origin: origin)
    }

    /// A conflict whose set was not asked for.
    init(_ conflict: Conflict, origin: Origin?) {
        self.init(kind: .conflict(conflict), message: Self.unsatisfiable, origin: origin)
    }

    private static let unsatisfiable = "Unable to simultaneously satisfy constraints."

    init(unplaced view: String, origin: Origin?) {
        self.init(
            kind: .unplaced(view: view),
            message: "`\(view)` has no constraints and no frame, so it is 0×0 in the corner of its superview",
            origin: origin)
    }

    /// - Parameter open: the parts of the frame that are ambiguous, and their ranges where they are known.
    init(
        view: String, along axis: Axis, open: [(component: FrameComponent, range: (lower: Double?, upper: Double?)?)],
        origin: Origin?
    ) {
        let components = open.map(\.component)
        let ranges = open.compactMap { component, range in
            range.map { "\(open.count == 1 ? "it" : component.rawValue) could be \(Self.text(of: $0))" }
        }.joined(separator: ", ")
        self.init(
            kind: .ambiguous(view: view, axis: axis, components: components),
            message: "`\(view)` has no fixed \(components.map(\.rawValue).joinedAsList("or"))"
                + (ranges.isEmpty ? "" : ": \(ranges)"),
            origin: origin)
    }

    private static func text(of range: (lower: Double?, upper: Double?)) -> String {
        switch range {
        case (nil, nil): "anything"
        case (let lower?, nil): "\(lower.spelled) or more"
        case (nil, let upper?): "\(upper.spelled) or less"
        case (let lower?, let upper?): "from \(lower.spelled) to \(upper.spelled)"
        }
    }

    init(openContentOf view: String, along axis: Axis, origin: Origin?) {
        let (side, size) = axis == .horizontal ? ("right", "width") : ("bottom", "height")
        self.init(
            kind: .openContent(view: view, axis: axis),
            message:
                "`\(view)` has no fixed content \(size): nothing inside is tied to its \(side) edge, so it does not "
                + "scroll that way",
            origin: origin)
    }

    init(unsettled view: String, origin: Origin?) {
        self.init(
            kind: .unsettled(view: view),
            message: "the height of `\(view)` can't be determined: every width gives its text another height, which "
                + "changes the width again",
            origin: origin)
    }

    /// Why frames may be wrong, or not fixed.
    enum Inexactness { case searchLimit, layoutLimit, rounding }

    init(inexact views: [String], because reason: Inexactness, origin: Origin?) {
        let isOne = views.count == 1
        let frames = "the frame\(isOne ? "" : "s") of \(views.map { "`\($0)`" }.joinedAsList(limit: 3))"
        let message =
            switch reason {
            case .searchLimit: "\(frames) may not be fixed: checking that takes more than the search limit"
            case .layoutLimit:
                "\(frames) may be wrong: solving took more than the layout limit, as too many constraints depend on "
                    + "each other"
            case .rounding:
                "\(frames) may be wrong: \(isOne ? "it depends" : "they depend") on numbers that differ so much in size "
                    + "that rounding matters"
            }
        self.init(kind: .inexact(views: views), message: message, origin: origin)
    }
}
