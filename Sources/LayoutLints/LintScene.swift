package import LayoutFindings
package import Masonry
package import Diagnostics
package import Evaluator
package import Syntax
internal import FixIts
internal import Vocabulary

/// What lint rules look at: the solved scene, the notes of its statements, and its scripts.
package final class LintScene {
    package let scene: Scene
    /// In the order in which the statements ran.
    package let notes: [LintNote]
    /// In the order of their first run.
    package let sources: [SourceText]
    let names: NameTable
    private let evaluator: Evaluator
    private let commentsOfSource: (SourceText) -> LintComments
    private let programOfSource: (SourceText) -> Program

    /// The findings about constraints, in the order in which their views are declared.
    private(set) lazy var constraintFindings = scene.constraintFindings()

    /// The findings about the positions of views. Truncated text in a font of the view's own is left out, because the
    /// size of such a font is not known.
    package private(set) lazy var placementFindings = scene.placementFindings().filter { finding in
        guard case .squeeze(let squeeze) = finding, let view = scene.view(named: squeeze.view) else { return true }
        return evaluator.foreignLibrary?.kept(names.intern("font"), of: .view(view)) == nil
    }

    /// The constraints that conflicts break.
    private(set) lazy var brokenConstraints = scene.layout(explained: false).conflicts
        .compactMap { $0.broken.id.flatMap(scene.constraint) }

    /// - Parameters:
    ///   - evaluator: the evaluator that ran the scripts.
    ///   - sources: the scripts, in the order of their first run.
    ///   - comments: the lint comments of a script.
    ///   - program: the syntax tree of a script.
    package init(
        _ evaluator: Evaluator, sources: [SourceText], comments: @escaping (SourceText) -> LintComments,
        program: @escaping (SourceText) -> Program
    ) {
        self.evaluator = evaluator
        self.sources = sources
        commentsOfSource = comments
        programOfSource = program
        scene = evaluator.scene
        notes = evaluator.notes.all
        names = evaluator.vocabulary.names
    }

    /// The line, from 1, that declares a view; nil if it is not known.
    package func line(declaring view: String) -> Int? { scene.view(named: view)?.origin?.line }

    /// The part of the script that a note is about.
    func context(of note: LintNote) -> RuleContext {
        RuleContext(note, in: programOfSource(note.source), vocabulary: evaluator.vocabulary, facts: evaluator)
    }

    /// The lint rules that the comments of a script turn off.
    package func comments(of source: SourceText) -> LintComments { commentsOfSource(source) }
}
