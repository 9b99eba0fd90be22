public import Masonry

/// A frame that no view has: where one was, or could be. It is drawn behind all others, with its name.
public struct Ghost: Hashable, Sendable {
    /// In points, in the root's coordinates.
    public var frame: Rect
    /// Empty for none.
    public var name: String

    public init(_ frame: Rect, name: String = "") {
        self.frame = frame
        self.name = name
    }
}

extension Layout {
    /// Where a view would be at the ends of what the constraints leave open, named after the view and the end: `icon x 220`.
    /// An end that is where the view is has no ghost.
    public func ghosts(atEndsOf ambiguity: Ambiguity) -> [Ghost] {
        guard let item = item(named: ambiguity.view) else { return [] }
        return ambiguity.components.flatMap { open in
            [open.range.lower, open.range.upper].compactMap { end in
                guard let end, abs(end - open.value) > 0.5 else { return nil }
                let frame = item.rootFrame.changed(open.component, by: end - open.value)
                return Ghost(frame, name: "\(ambiguity.view) \(open.component.rawValue) \(end.spelled)")
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
