public import Masonry

/// A frame that no view has: where one was, or could be. It is drawn behind all others, with its name.
public struct Ghost: Hashable, Sendable {
    /// In points, in the root's coordinates.
    public var frame: Rect
    /// Empty for none.
    public var name: String
    /// Whether its corners are drawn over the views that would hide it whole.
    public var isAlwaysSeen: Bool

    public init(_ frame: Rect, name: String = "", isAlwaysSeen: Bool = false) {
        self.frame = frame
        self.name = name
        self.isAlwaysSeen = isAlwaysSeen
    }
}

extension Layout {
    /// Where a view would be at the ends of what the constraints leave open, named after the view and the end: `icon x 220`. What
    /// has no end is shown as far as the screen reaches, `icon x 288..`. An end that is where the view is has no ghost.
    public func ghosts(atEndsOf ambiguity: Ambiguity) -> [Ghost] {
        guard let item = item(named: ambiguity.view), let parent = item.parent else { return [] }
        let screen = Size(width: screen.width, height: screen.height)
        return ambiguity.components.flatMap { open in
            let visible = open.component.valuesOnScreen(of: item.rootFrame, in: items[parent].rootFrame, screen: screen)
            let ends = [
                (open.range.lower ?? visible.lower, open.range.lower == nil ? ".." : "", ""),
                (open.range.upper ?? visible.upper, "", open.range.upper == nil ? ".." : ""),
            ]
            return ends.filter { abs($0.0 - open.value) > 0.5 }.map { end, before, behind in
                let frame = item.rootFrame.changed(open.component, by: end - open.value)
                let value = before + end.spelled + behind
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
