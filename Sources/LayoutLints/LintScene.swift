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

    /// What the constraints say, by view in order of declaration.
    private(set) lazy var constraintFindings = scene.constraintFindings()

    /// The findings about the positions of views. Text in a font of its own is left out, because its size is not known.
    package private(set) lazy var placementFindings = scene.placementFindings().filter { finding in
        guard case .squeeze(let squeeze) = finding, let view = scene.view(named: squeeze.view) else { return true }
        return evaluator.foreignLibrary?.kept(names.intern("font"), of: .view(view)) == nil
    }

    /// The constraints that conflicts break.
    private(set) lazy var brokenConstraints = scene.layout(explained: false).conflicts
        .compactMap { $0.broken.id.flatMap(scene.constraint) }

    /// - Parameters:
    ///   - evaluator: what ran the scripts.
    ///   - sources: the scripts, in the order of their first run.
    ///   - comments: what a script's comments turn off.
    ///   - program: a script as it was read.
    package init(
        _ evaluator: Evaluator, sources: [SourceText], comments: @escaping (SourceText) -> LintComments,
        program: @escaping (SourceText) -> Program
    ) {
        self.evaluator = evaluator
        self.sources = sources
        commentsOfSource = comments
        programOfSource = program
        scene = evaluator.scene
        notes = evaluator.notes
        names = evaluator.vocabulary.names
    }

    /// The line with the declaration of a view.
    package func line(declaring view: String) -> Int? { scene.view(named: view)?.origin?.line }

    /// The part of the script that a note is about.
    func context(of note: LintNote) -> RuleContext {
        RuleContext(note, in: programOfSource(note.source), vocabulary: evaluator.vocabulary, facts: evaluator)
    }

    /// The lint rules that the comments of a script turn off.
    package func comments(of source: SourceText) -> LintComments { commentsOfSource(source) }
}
