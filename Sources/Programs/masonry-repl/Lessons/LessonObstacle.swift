internal import Masonry
internal import MasonryLanguage

/// What keeps a learner from the goals first: a view, on one of the screens.
struct LessonObstacle {
    let view: String
    /// Whether the view is a current one, so that the learner is about to place it.
    let isCurrent: Bool
    private let difference: LessonDifference
    private let open: [FrameComponent]
    /// The screen, unless it is the visible one.
    private let screen: String?
    /// What a constraint of the view sets to another value than the goal has.
    private let wrong: Wrong?

    private struct Wrong {
        /// As written, and without reading direction, margins and baselines.
        let written: Attribute
        let attribute: Attribute
        let isValue: Double
        let wanted: Double
        let isGiven: Bool
    }

    /// Whether a constraint of the learner is wrong, so that the next step would not help.
    var isMistake: Bool { wrong?.isGiven == false }

    /// The first view with a wrong constraint, or the current one, or the first that is not in place; nil if all are.
    ///
    /// - Parameter given: the numbers of the constraints that the learner has not made.
    static func first(
        in interpreter: Interpreter, _ goals: [LessonGoal], given: Set<Int>
    ) -> LessonObstacle? {
        let shown = interpreter.scene.layout()
        // What one can see comes first.
        let current = Set(interpreter.currentViews.map(\.name))
        let sorted = goals.filter { $0.isFor(shown) } + goals.filter { !$0.isFor(shown) }
        let obstacles = sorted.flatMap { Self.obstacles(to: $0, in: interpreter, shown, current, given) }
        let names = goals[0].layout.items.map(\.name)
        let ordered = names.flatMap { name in obstacles.filter { $0.view == name } }
        return ordered.first(where: \.isMistake) ?? ordered.first(where: \.isCurrent) ?? ordered.first
            ?? obstacles.first
    }

    private static func obstacles(
        to goal: LessonGoal, in interpreter: Interpreter, _ shown: Layout, _ current: Set<String>,
        _ given: Set<Int>
    ) -> [LessonObstacle] {
        let layout = goal.layout(of: interpreter)
        let differences = goal.differences(in: layout).map { $0.tellingUnadded(in: interpreter) }
        let wrongViews = Set(differences.compactMap(\.view))
        let open = layout.openViews
        return differences.compactMap { difference in
            guard let view = difference.view else { return nil }
            let components = open.first { $0.view == view }?.components ?? []
            let screen =
                goal.isFor(shown) ? nil : goal.layout.screen.lessonName(with: goal.settings, isASCII: false)
            return LessonObstacle(
                view: view, isCurrent: current.contains(view), difference: difference, open: components, screen: screen,
                wrong: wrong(view, in: layout, for: goal, wrongViews, components, given))
        }
    }

    private static func wrong(
        _ view: String, in layout: Layout, for goal: LessonGoal, _ wrongViews: Set<String>, _ open: [FrameComponent],
        _ given: Set<Int>
    ) -> Wrong? {
        guard let found = layout.item(named: view), let wanted = goal.layout.item(named: view) else { return nil }
        let (actual, aim) = goal.frames(of: found, in: layout, and: wanted)
        for constraint in layout.constraints(about: view) where !constraint.isBroken {
            let sides =
                [(constraint.first, constraint.second)] + (constraint.second.map { [($0, constraint.first)] } ?? [])
            for (side, other) in sides where side.item == view {
                // A view that is beside another is wrong as long as the other is.
                if let other, other.item != view, wrongViews.contains(other.item) { continue }
                let attribute = side.attribute.plain(in: layout.screen.direction)
                let (place, length) = attribute.axis.components
                // A limit, a wish or a proportion sets nothing as long as the rest is open.
                let isFirm =
                    constraint.relation == .equal && constraint.priority == LayoutPriority.required
                    && other?.item != view
                if !isFirm, open.contains(length) || !attribute.isSize && open.contains(place) { continue }
                if (actual[attribute] - aim[attribute]).magnitude > LessonGoal.tolerance {
                    return Wrong(
                        written: side.attribute, attribute: attribute, isValue: actual[attribute],
                        wanted: aim[attribute],
                        isGiven: given.contains(constraint.id))
                }
            }
        }
        return nil
    }

    /// The hint where the lesson has none.
    var hint: String {
        let place = screen.map { "At \($0), " } ?? ""
        if let wrong {
            let name = wrong.written.rawValue
            let be = wrong.attribute.isSize ? "is" : "is at"
            return "\(place)the \(wrong.attribute.phrase) of `\(view)` \(be) \(wrong.isValue.spelled) and should be "
                + "\(wrong.attribute.isSize ? "" : "at ")\(wrong.wanted.spelled): a constraint on its `\(name)` decides."
        }
        if !open.isEmpty {
            let parts = open.map { "`\($0.rawValue)`" }.joined(separator: " and ")
            return "\(place)nothing sets the \(parts) of `\(view)` yet."
        }
        if case .frame(let parts) = difference.kind, let part = parts.first {
            return "\(place)the \(part.component.rawValue) of `\(view)` is \(part.isValue.spelled) and should be "
                + "\(part.wanted.spelled). `:why \(view).\(part.component.rawValue)` shows where it comes from."
        }
        return "\(place)`\(view)` \(difference.text)"
    }
}
