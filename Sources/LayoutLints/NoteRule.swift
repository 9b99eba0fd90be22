internal import Evaluator

/// A lint rule about a statement that ran.
protocol NoteRule: LintRule {
    /// What the rule has to say of a note; nil for a note of another rule.
    static func words(for note: LintNote) -> LintWords?
}

extension LintNote {
    package var place: ScriptPlace { ScriptPlace(source, span) }
}

extension NoteRule {
    package static func findings(in scene: LintScene) -> [LintFinding] { noteFindings(in: scene) }

    static func noteFindings(in scene: LintScene) -> [LintFinding] {
        scene.notes.enumerated().compactMap { index, note in
            words(for: note).map { LintFinding(note, index: index, words: $0, id: id) }
        }
    }
}
