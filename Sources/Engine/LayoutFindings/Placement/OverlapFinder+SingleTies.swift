internal import Masonry

// Overlaps that a single tie causes: it is to the wrong edge, or reaches too far.
extension OverlapFinder {
    func wrongEdge(_ tie: Tie, among ties: [Tie]) -> Overlap? {
        if let over = cover(tie) ?? foot(tie) ?? column(tie, among: ties) { return over }
        return sibling(tie) ?? twin(tie, among: ties) ?? title(tie) ?? caption(tie) ?? line(tie)
    }

    /// A view that starts at the edge of its neighbor or inside it, overlaps it and extends past its other end.
    private func cover(_ tie: Tie) -> Overlap? {
        guard tie.edge == tie.otherEdge, let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other)
        else { return nil }
        let axis = tie.edge.axis
        let (place, length) = axis.components
        // Texts never overlap on purpose, unless they start together.
        let isText = tie.distance > 0 && tie.view.kind.hasText && tie.other.kind.hasText
        // A view smaller than a text is not its background.
        let isLarger =
            tie.distance > 0 && tie.view.kind.hasText && frame.width > other.width && frame.height > other.height
        // A caption is inside its image or box; a text that extends past it should be next to it.
        let isCaption =
            tie.view.kind == .label && tie.distance > 0
            && (tie.other.kind == .image || tie.other.kind == .view && (axis == .vertical || hasFixedSizes(tie.other)))
        // Nothing starts within a line of text on purpose.
        let isInLine = tie.distance > 0 && isPlainText(tie.other) && !tie.view.kind.hasText
        let isOnText = isText || isCaption || isInLine
        // Labels that start together are stacked vertically.
        let areLines = axis == .horizontal && tie.distance == 0 && tie.view.kind == .label && tie.other.kind == .label
        // If it starts outside the other, or past its middle, the overlap is intended.
        guard !areLines, frame.overlaps(other), tie.distance >= 0,
            tie.distance < other[length] / (isOnText || isLarger ? 1 : 2)
        else { return nil }
        let goesOn =
            tie.edge.isFarEdge
            ? frame[place] < other[place] - 0.5 : frame[place] + frame[length] > other[place] + other[length] + 0.5
        guard goesOn, !isPinned(tie.view, to: tie.other, besides: tie, across: !isOnText),
            !solved.isRelated(tie.other, to: tie.view),
            isInFront(tie.view, of: tie.other),
            let instead = tie.edge.acrossTheView
        else { return nil }
        return overlap(.sameEdge(insteadOf: ViewAttribute.Name(item: tie.other.name, attribute: instead)), [tie])
    }

    /// A bar across its superview that is inside an empty bar at the superview's edge, where both end.
    private func foot(_ tie: Tie) -> Overlap? {
        guard tie.edge == tie.otherEdge, tie.distance == 0, tie.view.kind == .view, tie.other.kind == .view,
            let parent = tie.view.superview, let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other), other.contains(frame), !frame.contains(other),
            tie.other.subviews.isEmpty, isInFront(tie.view, of: tie.other),
            solved.constraints(on: tie.view).count(where: { $0.second?.view === tie.other }) == 1,
            let instead = tie.edge.acrossTheView, isAt(tie.edge, of: parent, tie.other),
            !isAt(instead, of: parent, tie.other),
            tie.view.subviews.contains(where: solved.isShown)
        else { return nil }
        let sides: [Attribute] = tie.edge.axis == .vertical ? [.left, .right] : [.top, .bottom]
        guard sides.allSatisfy({ isAt($0, of: parent, tie.view) }) else { return nil }
        return overlap(.sameEdge(insteadOf: ViewAttribute.Name(item: tie.other.name, attribute: instead)), [tie])
    }

    /// Whether a constraint ties the view's edge to its superview's with no gap.
    private func isAt(_ edge: Attribute, of parent: View, _ view: View) -> Bool {
        solved.constraints(on: view).contains { constraint in
            constraint.first.attribute.resolved(in: solved.scene.direction) == edge && constraint.constant == 0
                && constraint.second?.view === parent && constraint.second?.attribute == constraint.first.attribute
        }
    }

    /// A text in front of another text, an image or a box that extends past the edge that it is tied to.
    func beyond(_ tie: Tie) -> Overlap? {
        guard tie.edge == tie.otherEdge, tie.distance < 0, !isBadge(tie),
            isCrossing(tie) || tie.view.kind.hasText && tie.other.kind.hasText,
            let frame = solution.frame(of: tie.view), let other = solution.frame(of: tie.other), frame.overlaps(other),
            !isPinned(tie.view, to: tie.other, besides: tie, across: false),
            !solved.isRelated(tie.other, to: tie.view),
            isInFront(tie.view, of: tie.other), let instead = tie.edge.acrossTheView
        else { return nil }
        return overlap(.pastEdge(insteadOf: ViewAttribute.Name(item: tie.view.name, attribute: instead)), [tie])
    }

    /// Whether a plain text extends past the edge of a view without text, but is not centered on it.
    private func isCrossing(_ tie: Tie) -> Bool {
        guard isPlainText(tie.view), !tie.other.kind.hasText, let frame = solution.frame(of: tie.view) else {
            return false
        }
        if tie.other.kind == .image, tie.edge == .bottom { return true }
        let length = frame[tie.edge.axis.components.length]
        return -tie.distance > Self.slack(tie.edge.axis) && abs(-tie.distance - length / 2) > 1
            && length + tie.distance > Self.slack(tie.edge.axis)
    }

    /// A view that starts before the end of the one it follows, where that is hardly intended: texts that overlap by
    /// more than the line spacing, controls with borders, a colored view that hides a label, images that overlap a
    /// little, and any view if similar ones are apart.
    func early(_ tie: Tie, among ties: [Tie]) -> Overlap? {
        guard tie.edge.isOpposite(tie.otherEdge), tie.distance < 0, let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other), frame.overlaps(other), !isOnCorner(tie), !isBadge(tie)
        else { return nil }
        let length = tie.edge.axis.components.length
        let areTexts = tie.view.kind.hasText && tie.other.kind.hasText
        // Buttons and fields have borders, which may overlap by a point.
        let haveEdges =
            tie.distance < -1 && [tie.view, tie.other].allSatisfy { $0.kind == .button || $0.kind == .field }
        // A colored view hides the text it overlaps.
        let hidesText =
            tie.other.kind == .label && tie.view.color != nil && isInFront(tie.view, of: tie.other)
            && -tie.distance > other[length] / 3
        // Images that overlap by more than a fifth do so on purpose.
        let areThumbs =
            tie.view.kind == .image && tie.other.kind == .image
            && -tie.distance <= min(frame[length], other[length]) / 5
        guard
            haveEdges || hidesText || areThumbs || isTextCrossed(by: tie) || isBarInPicture(tie)
                || isNegated(tie, among: ties)
                || areTexts
                    && -tie.distance > (tie.edge.axis == .horizontal ? 4 : min(frame[length], other[length]) / 3)
                || areApart(ties, like: tie)
        else {
            return nil
        }
        return overlap(.early(-tie.distance), [tie])
    }

    /// How far a view may reach into a text, in points: lines have some space above and below the letters.
    private static func slack(_ axis: Axis) -> Double { axis == .vertical ? 4 : 1 }

    /// The number of characters of a text on a badge.
    private static let longestBadge = 3

    /// Whether the view is a label without a background that is longer than that of a badge.
    private func isPlainText(_ view: View) -> Bool {
        view.kind == .label && view.color == nil && (view.text?.count ?? 0) > Self.longestBadge
    }

    /// Whether a plain text starts in a view without text and extends past its edge, or such a view covers a text that
    /// it follows.
    private func isTextCrossed(by tie: Tie) -> Bool {
        guard -tie.distance > Self.slack(tie.edge.axis), let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other)
        else { return false }
        if isPlainText(tie.other) { return !tie.view.kind.hasText && isInFront(tie.view, of: tie.other) }
        let (place, length) = tie.edge.axis.components
        return isPlainText(tie.view) && !tie.other.kind.hasText
            && !(frame[place] >= other[place] - 0.5
                && frame[place] + frame[length] <= other[place] + other[length] + 0.5)
    }

    /// Whether a thin bar reaches into a picture that it follows.
    private func isBarInPicture(_ tie: Tie) -> Bool {
        guard tie.view.kind == .view, tie.other.kind == .image, let frame = solution.frame(of: tie.view) else {
            return false
        }
        return frame[tie.edge.axis.other.components.length] <= Self.thickestBar
    }

    private static let thickestBar = 8.0

    /// Whether a sibling of the same kind keeps the same distance with the other sign, and the two that overlap are
    /// equally long across the axis.
    private func isNegated(_ tie: Tie, among ties: [Tie]) -> Bool {
        guard tie.view.kind == tie.other.kind, let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other)
        else { return false }
        let (place, length) = tie.edge.axis.other.components
        guard abs(frame[place] - other[place]) <= 0.5, abs(frame[length] - other[length]) <= 0.5 else { return false }
        return ties.contains { sibling in
            sibling.view.superview === tie.view.superview && sibling.view.kind == tie.view.kind
                && sibling.other.kind == tie.other.kind && sibling.edge.axis == tie.edge.axis
                && sibling.edge.isOpposite(sibling.otherEdge) && sibling.distance == -tie.distance
        }
    }

    /// Whether the view is on a corner or at the middle of an edge, like a badge.
    private func isOnCorner(_ tie: Tie) -> Bool {
        solved.constraints(on: tie.view).contains { constraint in
            constraint.second?.view === tie.other && constraint.first.attribute.axis != tie.edge.axis
                && !constraint.first.attribute.isSize && constraint.first.attribute != constraint.second?.attribute
        }
    }

    /// Whether the view also extends past a side of the other along the other axis.
    private func isBadge(_ tie: Tie) -> Bool {
        ties(of: tie.view).contains { $0.other === tie.other && $0.edge.axis != tie.edge.axis && $0.distance < 0 }
    }

    /// Whether several siblings follow others the same way, all with the same spacing.
    private func areApart(_ ties: [Tie], like tie: Tie) -> Bool {
        let others = ties.filter { other in
            other.view !== tie.view && other.view.superview === tie.view.superview && other.view.kind == tie.view.kind
                && other.edge == tie.edge && other.otherEdge == tie.otherEdge
        }
        guard others.count > 1, let first = others.first else { return false }
        return first.distance >= 0 && others.allSatisfy { $0.distance == first.distance }
    }
}
