internal import Masonry

// Views tied to the same edge of a view that they should follow.
extension OverlapFinder {
    /// One of two equally long views, tied to the same edge of the other. Only the opposite edge of this view
    /// determines their length.
    func column(_ tie: Tie, among ties: [Tie]) -> Overlap? {
        let axis = tie.edge.axis
        guard tie.edge == tie.otherEdge, tie.distance >= 0, tie.view.kind == tie.other.kind,
            isInFront(tie.view, of: tie.other), let instead = tie.edge.acrossTheView,
            let frame = solution.frame(of: tie.view), let other = solution.frame(of: tie.other), frame.overlaps(other)
        else { return nil }
        let (place, length) = axis.other.components
        guard abs(frame[place] - other[place]) <= 0.5, abs(frame[length] - other[length]) <= 0.5,
            isAsLong(tie.view, as: tie.other, axis) || isAsLong(tie.other, as: tie.view, axis),
            isHeldOnly(at: tie.edge, tie.other, besides: tie.view), leadsOn(from: instead, of: tie.view, ties)
        else { return nil }
        return overlap(.sameEdge(insteadOf: ViewAttribute.Name(item: tie.other.name, attribute: instead)), [tie])
    }

    /// One of two views of the same fixed sizes, in line along the axis, that starts a little after the other and
    /// covers the rest of it.
    func sibling(_ tie: Tie) -> Overlap? {
        let axis = tie.edge.axis
        guard tie.edge == tie.otherEdge, tie.distance > 0, tie.view.kind == tie.other.kind,
            isInFront(tie.view, of: tie.other), let instead = tie.edge.acrossTheView,
            let frame = solution.frame(of: tie.view), let other = solution.frame(of: tie.other),
            tie.distance <= frame[axis.components.length] / 4
        else { return nil }
        let (place, length) = axis.other.components
        let along = axis.components.length
        guard abs(frame[place] - other[place]) <= 0.5, abs(frame[length] - other[length]) <= 0.5,
            abs(frame[along] - other[along]) <= 0.5, hasFixedSizes(tie.view), hasFixedSizes(tie.other)
        else { return nil }
        return overlap(.sameEdge(insteadOf: ViewAttribute.Name(item: tie.other.name, attribute: instead)), [tie])
    }

    /// One of two views with the same frame, where one chain ties only this edge to the other view's, and the two show
    /// something themselves or are among views that follow one another.
    func twin(_ tie: Tie, among ties: [Tie]) -> Overlap? {
        guard tie.edge == tie.otherEdge, tie.distance == 0, tie.view.kind == tie.other.kind,
            isInFront(tie.view, of: tie.other), let frame = solution.roundedFrame(of: tie.view),
            frame == solution.roundedFrame(of: tie.other), frame != parentFrame(of: tie.view),
            let instead = tie.edge.acrossTheView
        else { return nil }
        let isAlone = !ties.contains { other in
            other.view === tie.view && other.other === tie.other && other.edge != tie.edge
                && other.constraint.origin?.line == tie.constraint.origin?.line
        }
        let continuesRow = ties.contains { other in
            other.edge.axis == tie.edge.axis && other.edge.acrossTheView == other.otherEdge
                && other.view.kind == tie.view.kind && other.other.kind == tie.view.kind && other.distance >= 0
                && [other.view, other.other].contains { $0 === tie.view || $0 === tie.other }
        }
        guard isAlone, continuesRow || tie.view.kind == .button || tie.view.kind == .label else { return nil }
        return overlap(.sameEdge(insteadOf: ViewAttribute.Name(item: tie.other.name, attribute: instead)), [tie])
    }

    private func parentFrame(of view: View) -> Rect? { view.superview.flatMap(solution.roundedFrame) }

    /// Whether both of the view's sizes are fixed.
    func hasFixedSizes(_ view: View) -> Bool {
        solved.constraints(on: view).count {
            $0.first.attribute.isSize && $0.second == nil && $0.relation == .equal
        } == 2
    }

    /// A view on top of a button's title, with no other tie to the button. Icons and activity indicators are excluded:
    /// they are tied along both axes.
    func title(_ tie: Tie) -> Overlap? {
        guard tie.edge == tie.otherEdge, tie.distance >= 0, tie.other.kind == .button,
            let title = titleFrame(of: tie.other), let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other), frame.overlaps(title), !frame.contains(other),
            isInFront(tie.view, of: tie.other), !tie.view.subviews.contains(where: solved.isShown),
            solved.constraints(on: tie.view).count(where: { $0.second?.view === tie.other }) == 1,
            !solved.isRelated(tie.other, to: tie.view), let instead = tie.edge.acrossTheView
        else { return nil }
        return overlap(.sameEdge(insteadOf: ViewAttribute.Name(item: tie.other.name, attribute: instead)), [tie])
    }

    /// A text at the top of an image and wider than it. A caption would be inside it.
    func caption(_ tie: Tie) -> Overlap? {
        guard tie.edge == .top, tie.otherEdge == .top, tie.distance >= 0, tie.view.kind == .label,
            tie.view.color == nil, tie.other.kind == .image, isInFront(tie.view, of: tie.other),
            let frame = solution.frame(of: tie.view), let other = solution.frame(of: tie.other), frame.overlaps(other),
            frame.x < other.x - 0.5, frame.x + frame.width > other.x + other.width + 0.5
        else { return nil }
        let instead = ViewAttribute.Name(item: tie.other.name, attribute: .bottom)
        return overlap(.sameEdge(insteadOf: instead), [tie])
    }

    /// A line that starts where a text does, and so crosses it.
    func line(_ tie: Tie) -> Overlap? {
        guard tie.edge == .top, tie.otherEdge == .top, tie.distance >= 0, tie.view.kind == .view,
            tie.other.kind == .label, let frame = solution.frame(of: tie.view),
            let other = solution.frame(of: tie.other), frame.height <= Self.thickness, frame.overlaps(other),
            frame.width > other.width
        else { return nil }
        let instead = ViewAttribute.Name(item: tie.other.name, attribute: .bottom)
        return overlap(.sameEdge(insteadOf: instead), [tie])
    }

    /// The largest thickness of a line, in points.
    private static let thickness: Double = 2

    /// The frame of a button's title, unless its insets change it.
    private func titleFrame(of button: View) -> Rect? {
        guard button.text?.isEmpty == false, button.contentInsets == nil,
            let frame = solution.frame(of: button)
        else { return nil }
        let size = button.titleSize
        return Rect(
            x: frame.x + (frame.width - size.width) / 2, y: frame.y + (frame.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    private func isAsLong(_ view: View, as other: View, _ axis: Axis) -> Bool {
        solved.constraints(on: view).contains { constraint in
            constraint.first.attribute.isSize && constraint.first.attribute.axis == axis
                && constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0
                && constraint.second?.view === other && constraint.second?.attribute == constraint.first.attribute
        }
    }

    /// Whether the view's constraints along the axis only position this edge, apart from its tie to the other view.
    private func isHeldOnly(at edge: Attribute, _ view: View, besides other: View) -> Bool {
        let own = solved.constraints(on: view).filter {
            $0.first.attribute.axis == edge.axis && $0.second?.view !== other
        }
        return !own.isEmpty
            && own.allSatisfy { $0.first.attribute.resolved(in: solved.scene.direction) == edge }
    }

    /// Whether the view's edge is tied to its superview's, or a sibling starts there.
    private func leadsOn(from edge: Attribute, of view: View, _ ties: [Tie]) -> Bool {
        let isAtEnd = solved.constraints(on: view).contains { constraint in
            constraint.first.attribute.resolved(in: solved.scene.direction) == edge && constraint.relation == .equal
                && constraint.second?.view === view.superview
                && constraint.second?.attribute == constraint.first.attribute
        }
        return isAtEnd
            || ties.contains {
                $0.other === view && $0.otherEdge == edge && $0.edge == edge.acrossTheView && $0.distance >= 0
            }
    }
}
