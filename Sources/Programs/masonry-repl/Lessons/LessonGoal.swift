internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// A target layout of a lesson, on one screen: a root size and reading direction, and the views' settings there.
struct LessonGoal {
    let layout: Layout
    /// What its script expects of the learner's scene on its screen.
    var conditions: [SourceText.Expectation] = []
    /// How many constraints may be broken: as many as in the lesson's solution.
    var missable = 0
    /// The views that constraints must place: those that they place in the lesson's solution.
    var constrained: Set<String> = []
    /// The safe area, margins, texts and hidden views of its screen.
    private(set) var settings: [LessonSetting] = []

    /// Frames that differ by at most this much, in points, count as equal.
    static let tolerance = 0.5

    /// The differences of another layout, in the goal's order. It may contain more than the goal.
    func differences(in other: Layout) -> [LessonDifference] {
        var differences = openDifferences(in: other)
        for item in layout.items.dropFirst() {
            guard let found = other.item(named: item.name) else {
                differences.append(LessonDifference(view: item.name, kind: .missing(item.kind)))
                continue
            }
            if found.isHidden != item.isHidden {
                differences.append(LessonDifference(view: item.name, kind: .hidden(found.isHidden)))
            }
            // Where a hidden view is does not matter.
            if item.isHidden { continue }
            let (actual, wanted) = frames(of: found, in: other, and: item)
            let components = FrameComponent.allCases.filter { (actual[$0] - wanted[$0]).magnitude > Self.tolerance }
            if !components.isEmpty {
                let parts = components.map {
                    LessonDifference.Part(component: $0, isValue: actual[$0], wanted: wanted[$0])
                }
                differences.append(LessonDifference(view: item.name, kind: .frame(parts)))
            } else if found.keepsGivenFrame, constrained.contains(item.name) {
                differences.append(LessonDifference(view: item.name, kind: .given))
            } else if !found.ambiguous.isEmpty {
                differences.append(LessonDifference(view: item.name, kind: .open(found.ambiguous)))
            } else if let wanted = item.contentSize, wanted != Size(width: 0, height: 0), let size = found.contentSize,
                max((size.width - wanted.width).magnitude, (size.height - wanted.height).magnitude) > Self.tolerance
            {
                differences.append(LessonDifference(view: item.name, kind: .content(size, wanted: wanted)))
            }
        }
        if differences.isEmpty, !other.conflicts.isEmpty {
            differences.append(LessonDifference(view: nil, kind: .broken(other.conflicts.count)))
        }
        let missed = Self.missed(in: other)
        if differences.isEmpty, missed.count > missable {
            differences.append(LessonDifference(view: nil, kind: .missed(missed.map(\.id))))
        }
        return differences
    }

    /// What nothing sets in the layout for a goal of conditions alone, which is about all views.
    private func openDifferences(in other: Layout) -> [LessonDifference] {
        if hasViews { return [] }
        return other.items.filter { !$0.ambiguous.isEmpty }.map {
            LessonDifference(view: $0.name, kind: .open($0.ambiguous))
        }
    }

    /// Whether it has views. A goal of conditions alone is about all that the learner has.
    var hasViews: Bool { layout.items.count > 1 }

    /// Whether the goal is about a view.
    func isAbout(_ name: String) -> Bool { !hasViews || layout.item(named: name) != nil }

    /// The conditions that a scene does not meet on the goal's screen.
    func unmetConditions(in interpreter: Interpreter) -> [LessonDifference] {
        if conditions.isEmpty { return [] }
        return onScreen(interpreter) {
            conditions.compactMap { condition in
                guard let problem = interpreter.problem(with: condition.source) else { return nil }
                let text = Self.text(of: problem, with: condition, interpreter)
                return LessonDifference(view: nil, kind: .condition(text))
            }
        }
    }

    /// What to tell of an unmet condition: its message, also where it can't be evaluated.
    private static func text(
        of problem: Diagnostic, with condition: SourceText.Expectation, _ interpreter: Interpreter
    ) -> String {
        let isFalse = problem.slug == Slug.expectationFailed.rawValue
        guard let message = condition.message else {
            return isFalse ? "`\(condition.condition)` is false" : problem.message
        }
        if isFalse { return problem.message }
        let told = interpreter.problem(with: SourceText(name: "goal", text: "expect false, \(message)"))
        return told?.slug == Slug.expectationFailed.rawValue ? told?.message ?? message : problem.message
    }

    /// Whether a scene reaches it.
    func isReached(by interpreter: Interpreter) -> Bool {
        differences(in: layout(of: interpreter)).isEmpty && unmetConditions(in: interpreter).isEmpty
    }

    /// Whether a layout has the goal's screen.
    func isFor(_ other: Layout) -> Bool {
        layout.screen.looksLike(other.screen) && settings.allSatisfy { $0.holds(in: other) }
    }

    /// The goal's frames for views that are elsewhere in another layout.
    func ghosts(for other: Layout) -> [Ghost] {
        let views = Set(differences(in: other).compactMap(\.view))
        return layout.items.filter { views.contains($0.name) && !$0.isHidden }.map {
            Ghost($0.rootFrame, name: $0.name)
        }
    }

    /// The frames in the coordinates of the view's superview, or of the root if the superviews differ.
    func frames(of found: Layout.Item, in other: Layout, and wanted: Layout.Item) -> (Rect, Rect) {
        if let one = found.parent, let another = wanted.parent,
            other.items[one].name == layout.items[another].name
        {
            return (found.rootFrame.seen(from: other.items[one]), wanted.rootFrame.seen(from: layout.items[another]))
        }
        return (found.rootFrame, wanted.rootFrame)
    }

    /// The interpreter's scene laid out on the goal's screen, without changing the scene.
    func layout(of interpreter: Interpreter) -> Layout { onScreen(interpreter) { interpreter.scene.layout() } }

    private func onScreen<Result>(_ interpreter: Interpreter, _ look: () -> Result) -> Result {
        interpreter.tryOut(SourceText(name: "goal", text: screenStatements)) { _ in
            let scene = interpreter.scene
            let mark = scene.undoLog.mark()
            defer { scene.undoLog.rollBack(to: mark) }
            for setting in settings { setting.apply(to: scene) }
            return look()
        }
    }

    /// Requires from other scenes what a lesson's solution achieves on the goal's screen.
    mutating func learn(from solution: Interpreter) {
        let solved = layout(of: solution)
        settings = layout.items.flatMap { item in
            solved.item(named: item.name).map { LessonSetting.settings(of: item, unlike: $0) } ?? []
        }
        missable = missed(by: solution)
        constrained = Set(layout(of: solution).items.dropFirst().filter { !$0.keepsGivenFrame }.map(\.name))
    }

    /// The goals with what a lesson's solution achieves on their screens. What one of them sets, each has in its own way,
    /// so that it does not matter what the learner sets to see another.
    static func learning(_ goals: [LessonGoal], from solution: Interpreter) -> [LessonGoal] {
        var goals = goals
        for index in goals.indices { goals[index].learn(from: solution) }
        let (all, solved) = (goals.flatMap(\.settings), solution.scene.layout())
        for index in goals.indices {
            for setting in all where !goals[index].settings.contains(where: setting.isLike) {
                goals[index].settings += setting.inOther(solved).map { [$0] } ?? []
            }
        }
        return goals
    }

    /// The number of broken constraints on the goal's screen.
    func missed(by interpreter: Interpreter) -> Int { Self.missed(in: layout(of: interpreter)).count }

    private static func missed(in layout: Layout) -> [Layout.ConstraintRecord] {
        layout.constraints.filter { !$0.isBroken && $0.missedBy > 0 }
    }

    /// The statements that give a scene the goal's screen.
    private var screenStatements: String {
        let screen = layout.screen
        let direction = screen.direction == .rightToLeft ? "rtl" : "ltr"
        return "screen \(screen.width.spelled)x\(screen.height.spelled)\nroot.direction = \(direction)"
    }
}

extension Rect {
    fileprivate func seen(from parent: Layout.Item) -> Rect {
        Rect(x: x - parent.rootFrame.x, y: y - parent.rootFrame.y, width: width, height: height)
    }
}
