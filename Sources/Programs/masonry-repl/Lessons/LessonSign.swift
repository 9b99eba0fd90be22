internal import Masonry

/// A sign in a picture that a learner may not know yet.
enum LessonSign: CaseIterable {
    case point, open, broken, outside

    /// The sign, where it is one character.
    var mark: String {
        switch self {
        case .point: "•"
        case .open: "?"
        case .broken: "!"
        case .outside: "↓"
        }
    }

    var sentence: String {
        switch self {
        case .point: "`•` is a view without a size."
        case .open: "`?` and dashes mark a view whose frame is open."
        case .broken: "`!` marks a view with a broken constraint."
        case .outside: "An arrow at the edge points to a view outside the screen."
        }
    }

    /// The signs in the picture of a layout.
    static func signs(in layout: Layout) -> [LessonSign] {
        let views = layout.items.dropFirst().filter { !$0.isHidden }
        let screen = layout.items[0].rootFrame
        return allCases.filter { sign in
            switch sign {
            case .point: views.contains { $0.rootFrame.width == 0 && $0.rootFrame.height == 0 }
            case .open: views.contains { !$0.ambiguous.isEmpty && $0.rootFrame.width > 0 && $0.rootFrame.height > 0 }
            case .broken: !layout.conflicts.isEmpty
            case .outside: views.contains { $0.rootFrame.isOutside(screen) }
            }
        }
    }
}

extension Rect {
    fileprivate func isOutside(_ other: Rect) -> Bool {
        width > 0 && height > 0
            && (x >= other.x + other.width || y >= other.y + other.height || x + width <= other.x
                || y + height <= other.y)
    }
}
