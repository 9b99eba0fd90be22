internal import Masonry
internal import MasonryLanguage

/// Something about a lesson that lets a wrong answer pass, or that learners can't see at once.
enum LessonFlaw {
    /// Nothing sets these views of a goal, given by its number from 1.
    case ambiguous(goal: Int, views: [String])
    /// Goals that are also reached with other statements in place of those of the solution.
    case cheated(LessonCheat.Kind, [(instead: String, of: String)])
    /// The text and the first picture have this many rows, so that there is no room for the prompt.
    case long(rows: Int)

    /// The size of the smallest terminal for which lessons are written.
    static let (columns, maxRows) = (80, 24)
    /// More say little.
    private static let maxPairs = 3

    var message: String {
        switch self {
        case .ambiguous(let goal, let views):
            "has a goal, number \(goal), in which \(views.named) \(views.count == 1 ? "is" : "are") ambiguous"
        case .cheated(let kind, let pairs):
            "is reached by \(kind.rawValue): "
                + pairs.prefix(Self.maxPairs).map { "`\($0.instead.visible())` for `\($0.of.visible())`" }
                .joined(separator: ", ")
                + (pairs.count > Self.maxPairs ? " and \(pairs.count - Self.maxPairs) more" : "")
                + "; add a goal on whose screen they differ"
        case .long(let rows):
            "has a text and a picture of \(rows) rows at \(Self.columns) columns, and a screen has \(Self.maxRows) with the "
                + "prompt: move something to `## \(LessonFile.Heading.afterwards.rawValue)`"
        }
    }
}

extension Lesson {
    /// What lets wrong answers pass.
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
        flaws += cheats(goals, begun, solved)
        return flaws
    }

    /// What reaches the goals in place of a part of the solution.
    private func cheats(_ goals: [LessonGoal], _ begun: Interpreter, _ solved: Interpreter) -> [LessonFlaw] {
        let all = LessonCheats(layouts: goals.map { $0.layout(of: solved) })
        var found: [LessonCheat.Kind: [(String, String)]] = [:]
        func search(_ cheats: [LessonCheat], after before: String, for part: String) {
            let reached = cheats.first { cheat in
                cheat.script(after: before, in: solved).map { script in
                    solved.trial(of: script) { outcome in
                        // The last goal is likely to be the one that tells.
                        outcome.isComplete && goals.reversed().allSatisfy { $0.isReached(by: solved) }
                    }
                } ?? false
            }
            if let reached { found[reached.kind, default: []].append((reached.constraint.text, part)) }
        }
        // A stack view makes its constraints anew, and an update changes a number.
        let made = solved.scene.layout().constraints.filter { $0.isMade(by: solution) && !$0.isBroken }
        for constraint in made {
            search(
                all.cheats(for: constraint, among: made),
                after: "root.\(Member.constraint.rawValue)(\(constraint.id)).\(Member.deactivate.rawValue)()",
                for: constraint.text)
        }
        for part in LessonContentPriority.changes(from: begun.scene, to: solved.scene) {
            guard let statement = part.statement(in: solved) else { continue }
            search(all.cheats(forContentOf: part.view, part.axis), after: statement, for: part.text)
        }
        return LessonCheat.Kind.allCases.compactMap { kind in found[kind].map { .cheated(kind, $0) } }
    }
}

extension Layout.ConstraintRecord {
    /// Whether a statement of a script made it.
    fileprivate func isMade(by script: SourceText) -> Bool {
        guard let origin else { return false }
        return ([origin] + origin.steps.map(\.place)).contains { $0.text === script }
    }

    /// The equation, and the priority where it is not required.
    fileprivate var text: String {
        equation + (priority == LayoutPriority.required ? "" : " @\(priority.spelled)")
    }
}

extension [String] {
    /// `a` and `b`
    fileprivate var named: String { map { "`\($0.visible())`" }.joined(separator: " and ") }
}
