internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import FixIts
internal import Evaluator
internal import Diagnostics
internal import Syntax

/// `update` finds no constraint that differs only in the constant, and adds one next to the one that should change.
enum UpdateRival: ConstraintRule, NoteRule {
    package static let id = Slug("update-rival")

    static func findings(in scene: LintScene) -> [LintFinding] {
        noteFindings(in: scene) + constraintFindings(in: scene)
    }

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .rival(let id, let differences) = finding.kind else { return nil }
        let keepsPair = differences.contains(where: \.keepsPair) || !differences.contains(where: \.changesPair)
        return LintWords(
            message: "`update` found no matching constraint and added one: unlike #\(id), \(phrases(differences))",
            notes: ["`update` only changes the constant of a constraint that is the same in everything else"],
            advice: LintAdvice(
                text: keepsPair
                    ? "use the same \(list(differences)); for another one, keep #\(id) in a variable, deactivate it "
                        + "first, and make a new one"
                    : "to move it, use the second attribute of #\(id)\(differences.compactMap(\.installedSecond).joined()) "
                        + "with another offset; to relate it to something else, keep #\(id) in a variable and deactivate "
                        + "it first"))
    }

    /// The differences as words. That another view holds the constraint is left out next to other differences, which
    /// explain it.
    private static func list(_ differences: [EquationDifference]) -> String {
        relevant(differences).map(\.part).joinedAsList()
    }

    private static func phrases(_ differences: [EquationDifference]) -> String {
        relevant(differences).map(\.phrase).joinedAsList()
    }

    private static func relevant(_ differences: [EquationDifference]) -> [EquationDifference] {
        let own = differences.filter { if case .installView = $0 { false } else { true } }
        return own.isEmpty ? differences : own
    }

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        guard case .missedUpdate(let made, let view, let id, let equation) = note.fact else { return nil }
        let chain = scene.context(of: note).expressions.first { $0.span == note.span }
        var words = LintWords(
            message:
                "the current view, `\(made.item)`, has no \(made.attribute.rawValue) to update, so `update` made one",
            advice: LintAdvice(text: "`\(view)` has one: #\(id) \(equation)"))
        if let start = chain?.leadingName, !view.contains("#") {
            let make = Builtin.make.rawValue
            let links = note.source.text(in: Span(start.span.upper, note.span.upper))
            words.edit = note.replacing(
                note.span, with: "\(view).\(Member.updateConstraints.rawValue) { \(make) in \(make)\(links) }")
        }
        return words
    }
}

extension EquationDifference {
    /// Whether the two constraints relate the same attributes.
    fileprivate var keepsPair: Bool {
        switch self {
        case .priority, .multiplier: true
        case .second, .relation, .installView: false
        }
    }

    /// Whether the two constraints relate different attributes, or different views hold them because of that.
    fileprivate var changesPair: Bool {
        switch self {
        case .second, .installView: true
        case .relation, .priority, .multiplier: false
        }
    }

    /// `, root.safeArea.bottom,`
    fileprivate var installedSecond: String? {
        if case .second(let installed?, _) = self { ", \(installed)," } else { nil }
    }

    /// `it is tied to root.left, not to a.right`
    fileprivate var phrase: String {
        switch self {
        case .second(nil, let sought?): "it is tied to `\(sought)`"
        case .second(let installed?, nil): "it is not tied to `\(installed)`"
        case .second(let installed?, let sought?): "it is tied to `\(sought)`, not to `\(installed)`"
        case .second(nil, nil): "it is tied to something else"
        case .relation(let installed, let sought): "it says `\(sought.rawValue)`, not `\(installed.rawValue)`"
        case .multiplier(let installed, let sought):
            "its multiplier is \(sought.spelledFactor), not \(installed.spelledFactor)"
        case .priority(let installed, let sought): "its priority is \(sought.spelled), not \(installed.spelled)"
        case .installView(let installed, let sought): "it is held by `\(sought)`, not by `\(installed)`"
        }
    }

    fileprivate var part: String {
        switch self {
        case .second: "second attribute"
        case .relation: "relation"
        case .multiplier: "multiplier"
        case .priority: "priority"
        case .installView: "view that holds it"
        }
    }
}
