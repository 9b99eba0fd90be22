internal import LayoutLints
internal import Masonry

/// What lint rules look at: the solved scene, what its statements noted, and the scripts that made it.
final class LintScene {
    let scene: Scene
    /// In the order in which the statements ran.
    let notes: [LintNote]
    /// In the order of their first run.
    let sources: [SourceText]
    let names: NameTable
    private let interpreter: Interpreter

    /// What the constraints say, by view in order of declaration.
    private(set) lazy var constraintFindings = scene.constraintFindings()

    /// Where views lie. How large a text in a font of its own is, which the layout leaves out, nothing says.
    private(set) lazy var placementFindings = scene.placementFindings().filter { finding in
        guard case .squeeze(let squeeze) = finding, let view = scene.view(named: squeeze.view) else { return true }
        return interpreter.evaluator.kept(names.intern("font"), of: .view(view)) == nil
    }

    /// The constraints that conflicts break.
    private(set) lazy var brokenConstraints = scene.layout(explained: false).conflicts
        .compactMap { $0.broken.id.flatMap(scene.constraint) }

    init(_ interpreter: Interpreter) {
        self.interpreter = interpreter
        scene = interpreter.scene
        notes = interpreter.evaluator.notes
        sources = interpreter.knownSources
        names = interpreter.names
    }

    /// The line of a view's declaration.
    func line(declaring view: String) -> Int? { scene.view(named: view)?.origin?.line }

    /// What a script's comments turn off.
    func comments(of source: SourceText) -> LintComments { interpreter.comments(of: source) }
}
