internal import Masonry
internal import MasonryLanguage

/// Something about a lesson that lets a wrong answer pass, or that learners can't see at once.
enum LessonFlaw: Equatable {
    /// Nothing sets these views of a goal, given by its number from 1.
    case ambiguous(goal: Int, views: [String])
    /// The solution relates these views along an axis on which numbers would do as well on all goals.
    case constant(views: [String], Axis)
    /// The text is this many rows long on a screen of 80 columns.
    case long(rows: Int)

    /// The rows of the smallest terminal for which lessons are written.
    static let maxRows = 24

    var message: String {
        switch self {
        case .ambiguous(let goal, let views):
            "has a goal, number \(goal), in which \(views.named) \(views.count == 1 ? "is" : "are") ambiguous"
        case .constant(let views, let axis):
            "accepts plain numbers for \(views.named) \(axis == .horizontal ? "from left to right" : "from top to bottom")"
                + ", as the goals do not differ there: add a goal on another screen"
        case .long(let rows):
            "has a text of \(rows) rows at 80 columns, and a screen has \(Self.maxRows): move something to "
                + "`## \(LessonFile.Heading.afterwards.rawValue)`"
        }
    }
}

extension Lesson {
    /// What lets wrong answers pass, and a text that is too long.
    ///
    /// - Parameters:
    ///   - goals: the layouts to reach.
    ///   - begun: has run the start.
    ///   - solved: has run the solution, too.
    func flaws(_ goals: [LessonGoal], _ begun: Interpreter, _ solved: Interpreter) -> [LessonFlaw] {
        var flaws: [LessonFlaw] = []
        for (index, goal) in goals.enumerated() {
            let open = goal.layout.items.dropFirst().filter { !$0.ambiguous.isEmpty }.map(\.name)
            if !open.isEmpty { flaws.append(.ambiguous(goal: index + 1, views: open)) }
        }
        // Conditions can tell numbers from relations.
        for axis in [Axis.horizontal, .vertical] where goals.contains(where: \.conditions.isEmpty) {
            let views = Self.views(
                along: axis, placedByNumbersIn: goals, from: begun.scene.layout(), to: solved.scene.layout())
            if !views.isEmpty { flaws.append(.constant(views: views, axis)) }
        }
        let text = introduction.text(columns: 80, isASCII: false, style: TextStyle(usesColor: false))
        // The title and an empty row are above it.
        let rows = text.count { $0 == "\n" } + 2
        if rows > LessonFlaw.maxRows { flaws.append(.long(rows: rows)) }
        return flaws
    }

    /// The views whose frames are the same along an axis in all goals, although the solution relates them to others.
    private static func views(
        along axis: Axis, placedByNumbersIn goals: [LessonGoal], from begun: Layout, to solved: Layout
    ) -> [String] {
        // A stack view makes its constraints anew.
        let given = Set(begun.constraints.map(\.sides))
        let related = Set(
            solved.constraints.filter { !given.contains($0.sides) && $0.isRelation(along: axis) }.map(\.first.item))
        return solved.items.dropFirst().map(\.name).filter { name in
            guard related.contains(name), !solved.isInScrollView(name) else { return false }
            let extents = goals.compactMap { $0.layout.item(named: name)?.frame.extent(along: axis) }
            return Set(extents).count == 1 && extents.count == goals.count
        }
    }
}

extension Layout.ConstraintRecord {
    /// What it relates.
    fileprivate var sides: [Layout.Anchor] { [first] + (second.map { [$0] } ?? []) }

    /// Whether it is more than a number along the axis: not a size alone, nor a distance from the superview's start.
    fileprivate func isRelation(along axis: Axis) -> Bool {
        guard first.attribute.axis == axis, let second, !isBroken, priority == LayoutPriority.required else {
            return false
        }
        let isFromStart = [.left, .leading, .top].contains(first.attribute) && first.attribute == second.attribute
        return !(isFromStart && second.item == installedOn && multiplier == 1)
    }
}

extension Layout {
    fileprivate func isInScrollView(_ name: String) -> Bool {
        var parent = item(named: name)?.parent
        while let index = parent {
            if items[index].kind == .scroll { return true }
            parent = items[index].parent
        }
        return false
    }
}

extension Rect {
    fileprivate func extent(along axis: Axis) -> [Double] { axis == .horizontal ? [x, width] : [y, height] }
}

extension [String] {
    /// `a` and `b`
    fileprivate var named: String { map { "`\($0.visible())`" }.joined(separator: " and ") }
}
