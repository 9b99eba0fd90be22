internal import Diagnostics

/// A lint rule about the text of the scripts that ran.
protocol SourceRule: LintRule {
    /// The findings of the rule in a script, with their places.
    static func findings(in source: SourceText, of scene: LintScene) -> [(place: Span, words: LintWords)]
}

extension SourceRule {
    package static func findings(in scene: LintScene) -> [LintFinding] { sourceFindings(in: scene) }

    static func sourceFindings(in scene: LintScene) -> [LintFinding] {
        scene.sources.flatMap { source in
            findings(in: source, of: scene).map { place, words in
                LintFinding(words: words, place: ScriptPlace(source, place), id: id)
            }
        }
    }
}
