internal import LayoutFindings
internal import Masonry
internal import LayoutLints
internal import Evaluator

/// A lint about a constraint that takes part in a conflict: both have one cause, and the lint says which.
struct ConflictCause {
    let lint: LintFinding
    let conflict: Conflict

    /// The causes among lints of a scene's conflicts, at most one for each conflict.
    static func all(of conflicts: [Conflict], among lints: [LintFinding], in scene: Scene) -> [ConflictCause] {
        conflicts.compactMap { conflict in
            let origins = Set(conflict.set.compactMap { $0.id.flatMap(scene.constraint)?.origin })
            return lints.first { lint in
                guard case .constraint(_, let finding) = lint.subject, let origin = finding.attributeOrigin else {
                    return false
                }
                return finding.kind.changesEquation && origins.contains(origin)
            }.map { ConflictCause(lint: $0, conflict: conflict) }
        }
    }

    /// A note that names the other lines of the conflict; nil if there are none.
    func note(in scene: Scene) -> String? {
        guard case .constraint(_, let finding) = lint.subject, let own = finding.attributeOrigin else { return nil }
        let others = conflict.set.compactMap { $0.id.flatMap(scene.constraint)?.origin }
            .filter { $0.sourceText === own.sourceText && $0.line != own.line }.map(\.line)
        let lines = Set(others).sorted().map(String.init)
        if lines.isEmpty { return nil }
        return "it conflicts with \(lines.count == 1 ? "line" : "lines") \(lines.joinedAsList())"
    }
}
