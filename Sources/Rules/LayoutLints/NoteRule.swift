internal import Evaluator
internal import Diagnostics

/// A lint rule about a statement that ran.
protocol NoteRule: LintRule {
    /// The message for a note; nil for a note of another rule.
    static func words(for note: LintNote, in scene: LintScene) -> LintWords?
}

extension LintNote {
    package var place: ScriptPlace { ScriptPlace(source, span) }

    /// The edit that replaces a span of the note's script.
    func replacing(_ part: Span, with text: String) -> Replacement {
        Replacement(source: source, span: part, text: text)
    }
}

extension NoteRule {
    package static func findings(in scene: LintScene) -> [LintFinding] { noteFindings(in: scene) }

    static func noteFindings(in scene: LintScene) -> [LintFinding] {
        scene.notes.enumerated().compactMap { index, note in
            words(for: note, in: scene).map { LintFinding(note, index: index, words: $0, id: id) }
        }
    }
}
