internal import Masonry
internal import MasonryLanguage

/// What a learner has done so far, which decides about hints.
struct LessonMoment {
    let interpreter: Interpreter
    let goals: [LessonGoal]
    /// The last input, if it failed.
    let failed: SourceText?
    /// The numbers of the constraints that the start made.
    var given: Set<Int> = []

    /// The names that only conditions of hints know.
    private enum Fact: String {
        /// The current views.
        case selected
        /// The views that are right on all screens of the goals.
        case placed
        /// The attributes that constraints are about.
        case constrained
        /// The name of the last input's error; empty if it ran.
        case failed
    }

    /// The places of the hints that are given now: those that fit, but no step for another view than the one that the learner
    /// is placing or has placed wrongly, and no next step after a wrong one.
    func hints(among hints: [LessonHint]) -> [Int] {
        let obstacle = obstacle
        let right = Set(LessonReview(interpreter, goals).right)
        let views = Set(goals.flatMap { $0.layout.items.dropFirst().map(\.name) }).subtracting(right)
        return hints.indices.filter { index in
            let hint = hints[index]
            guard gives(hint) else { return false }
            guard let obstacle, hint.condition?.isWanted != true else { return true }
            let names = hint.names(of: views)
            if obstacle.isCurrent || obstacle.isMistake, !names.isEmpty, !names.contains(obstacle.view) { return false }
            return !obstacle.isMistake || hint.condition == nil
        }
    }

    /// What can be said without a hint of the lesson.
    var ownHint: String? { obstacle?.hint }

    private var obstacle: LessonObstacle? { LessonObstacle.first(in: interpreter, goals, given: given) }

    /// Whether what a hint requires holds.
    private func gives(_ hint: LessonHint) -> Bool {
        guard let condition = hint.condition else { return true }
        return holds(condition) == condition.isWanted
    }

    /// Whether a condition holds. One that can't be evaluated, as what it names is not there yet, does not.
    func holds(_ condition: LessonHint.Condition) -> Bool { problem(with: condition) == nil }

    /// Why a condition can't be evaluated; nil if it can.
    func error(in condition: LessonHint.Condition) -> Diagnostic? {
        problem(with: condition).flatMap { $0.slug == Slug.expectationFailed.rawValue ? nil : $0 }
    }

    private func problem(with condition: LessonHint.Condition) -> Diagnostic? {
        let facts: [(Fact, String)] = [
            (.selected, array(interpreter.currentViews.compactMap(interpreter.expression))),
            (.placed, array(placed)), (.constrained, array(constrained)), (.failed, "\"\(failure)\""),
        ]
        let lines = facts.map { "let \($0.rawValue) = \($1)" }
        // In a block, where the learner's variables may have the same names.
        let script = (["if true {"] + lines + ["expect \(condition.expression)", "}"]).joined(separator: "\n")
        return interpreter.problem(with: SourceText(name: "hint", text: script, accent: .masonry))
    }

    private func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

    private var placed: [String] {
        LessonReview(interpreter, goals).right.compactMap { name in
            interpreter.scene.view(named: name).flatMap(interpreter.expression)
        }
    }

    private var constrained: [String] {
        let anchors = interpreter.scene.layout().constraints.flatMap { [$0.first] + ($0.second.map { [$0] } ?? []) }
        return anchors.compactMap { anchor in
            interpreter.scene.view(named: anchor.item).flatMap(interpreter.expression).map {
                "\($0).\(anchor.attribute.rawValue)"
            }
        }
    }

    private var failure: String {
        failed.flatMap { interpreter.problem(with: $0) }?.slug ?? ""
    }
}
