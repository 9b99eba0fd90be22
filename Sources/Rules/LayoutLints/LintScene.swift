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
    private let findings: SceneFindings
    private let hasOwnFont: (View) -> Bool
    private let commentsOfSource: (SourceText) -> LintComments
    private let programOfSource: (SourceText) -> Program

    /// The findings about constraints, in the order in which their views are declared.
    private(set) lazy var constraintFindings = findings.constraints

    /// How much narrower a text can be in its own font than in the one that it is measured in.
    private static let uncertainty = 1.1

    /// The findings about the positions of views. Truncated text in a font whose size is not known is left out, and so
    /// is text with nearly as much room as it needs in the font that it is measured in. A loop whose views are stacked
    /// should advance along the axis where it reads a variable.
    package private(set) lazy var placementFindings = findings.placements.compactMap { finding in
        switch finding {
        case .squeeze(let squeeze):
            guard let view = scene.view(named: squeeze.view) else { return finding }
            let isClose = view.font != nil && squeeze.needed < Self.uncertainty * squeeze.given
            return hasOwnFont(view) || isClose ? nil : finding
        case .overlap(let overlap):
            guard let across = overlap.across, !readsVariable(at: overlap.origin), readsVariable(at: across.origin)
            else { return finding }
            return .overlap(overlap.turned)
        default: return finding
        }
    }

    /// Whether the statement at a place reads a variable that the script can change.
    private func readsVariable(at origin: Origin?) -> Bool {
        guard let place = ScriptPlace(origin) else { return false }
        let statements = programOfSource(place.source).parts.statements
        let variables = statements.compactMap { statement -> Name? in
            guard case .variable(let declared, isConstant: false, _, _) = statement.kind else { return nil }
            return declared.name
        }
        let around = statements.filter { $0.span.range.contains(place.span.lower) }
            .min { $0.span.range.count < $1.span.range.count }
        return around.map { statement in
            SyntaxNode.statement(statement).nodes.contains { node in
                guard case .expression(let expression) = node, case .name(let name) = expression.kind else {
                    return false
                }
                return variables.contains(name)
            }
        } ?? false
    }

    /// The constraints that conflicts break.
    package private(set) lazy var brokenConstraints = scene.search { $0.brokenConstraints }

    /// - Parameters:
    ///   - evaluator: the evaluator that ran the scripts.
    ///   - findings: what is found in the scene.
    ///   - sources: the scripts, in the order of their first run.
    ///   - hasOwnFont: whether code gave a view's text a font whose size is not known.
    ///   - comments: the lint comments of a script.
    ///   - program: the syntax tree of a script.
    package init(
        _ evaluator: Evaluator, findings: SceneFindings, sources: [SourceText],
        hasOwnFont: @escaping (View) -> Bool,
        comments: @escaping (SourceText) -> LintComments,
        program: @escaping (SourceText) -> Program
    ) {
        self.evaluator = evaluator
        self.findings = findings
        self.sources = sources
        self.hasOwnFont = hasOwnFont
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

    /// The part of the script that made a constraint or a view; nil if no script did.
    func context(of origin: Origin?) -> RuleContext? {
        ScriptPlace(origin).map { place in
            RuleContext(
                place.span, in: programOfSource(place.source), vocabulary: evaluator.vocabulary, facts: evaluator)
        }
    }

    /// The syntax tree of a script.
    func program(of source: SourceText) -> Program { programOfSource(source) }

    /// The lint rules that the comments of a script turn off.
    package func comments(of source: SourceText) -> LintComments { commentsOfSource(source) }
}
