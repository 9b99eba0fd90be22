public import Masonry

/// A frame without a view, where one was or could be. It is drawn in the background, with its name.
public struct Ghost: Hashable, Sendable {
    /// In points, in the root's coordinates.
    public var frame: Rect
    /// Empty if there is none.
    public var name: String
    /// Whether its corners are drawn over views that would hide it completely.
    public var isAlwaysSeen: Bool

    public init(_ frame: Rect, name: String = "", isAlwaysSeen: Bool = false) {
        self.frame = frame
        self.name = name
        self.isAlwaysSeen = isAlwaysSeen
    }
}

extension Layout {
    /// The frames of a view at the ends of its possible range, named after the view and the end: `icon x 220`. An
    /// unbounded end is shown at the edge of the screen, `icon x 288..`. An end at the current position has no ghost.
    public func ghosts(atEndsOf ambiguity: Ambiguity) -> [Ghost] {
        guard let item = item(named: ambiguity.view), let parent = item.parent else { return [] }
        let screen = Size(width: screen.width, height: screen.height)
        return ambiguity.components.flatMap { open in
            let visible = open.component.valuesOnScreen(of: item.rootFrame, in: items[parent].rootFrame, screen: screen)
            let ends = [
                (open.range.lower ?? visible.lower, open.range.lower == nil ? ".." : "", ""),
                (open.range.upper ?? visible.upper, "", open.range.upper == nil ? ".." : ""),
            ]
            return ends.filter { abs($0.0 - open.value) > 0.5 }.map { end, before, after in
                let frame = item.rootFrame.changed(open.component, by: end - open.value)
                let value = before + end.spelled + after
                return Ghost(frame, name: "\(ambiguity.view) \(open.component.rawValue) \(value)", isAlwaysSeen: true)
            }
        }
    }
}

extension Rect {
    fileprivate func changed(_ component: FrameComponent, by difference: Double) -> Rect {
        var rect = self
        switch component {
        case .x: rect.x += difference
        case .y: rect.y += difference
        case .width: rect.width += difference
        case .height: rect.height += difference
        }
        return rect
    }
}
