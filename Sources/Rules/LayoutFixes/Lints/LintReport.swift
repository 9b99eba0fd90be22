internal import LayoutFindings
internal import Masonry
internal import LayoutLints
internal import Diagnostics
internal import Scripts
internal import Evaluator

/// What the lint rules that are on find in the scene of an interpreter.
struct LintReport {
    private let interpreter: Interpreter
    private let rules: [any LintRule.Type]
    private let scene: LintScene

    /// - Parameters:
    ///   - disabled: the rules that are off.
    ///   - findings: what is found in the scene, as far as it is known.
    init(_ interpreter: Interpreter, without disabled: Set<Slug>, _ findings: SceneFindings? = nil) {
        self.interpreter = interpreter
        rules = LintRules.all.filter { !disabled.contains($0.id) }
        scene = LintScene(
            interpreter.evaluator, findings: findings ?? SceneFindings(interpreter.scene),
            sources: interpreter.knownSources, hasOwnFont: interpreter.hasOwnFont, comments: interpreter.comments(of:),
            program: interpreter.programRead(from:))
    }

    /// The rule and the message without numbers, which identify a finding; nil for one about placement, which has a subject.
    static func key(of finding: LintFinding) -> [String]? {
        if case .placement = finding.subject { return nil }
        return [finding.id.rawValue, finding.message.filter { !$0.isNumber }]
    }

    /// Everything that is found, with the fixes that a search finds for it, in the order of places.
    func diagnostics(by search: LintFixSearch) -> [Diagnostic] {
        var fixes = search
        let findings = findings
        let causes =
            scene.brokenConstraints.isEmpty
            ? [] : conflictCauses(of: interpreter.scene.layout().conflicts, among: findings)
        return sorted(
            findings.compactMap { finding in
                let note = causes.first { $0.lint.isSame(as: finding) }?.note(in: interpreter.scene)
                return fixes.diagnostic(for: note.map(finding.noting) ?? finding)
            })
    }

    /// Everything that is found, in the order of places.
    var diagnosticsWithoutFixes: [Diagnostic] { sorted(findings.map { Diagnostic($0, fixes: []) }) }

    private func sorted(_ found: [Diagnostic]) -> [Diagnostic] {
        var scripts: [ObjectIdentifier: Int] = [:]
        for (index, source) in scene.sources.enumerated() { scripts[ObjectIdentifier(source)] = index }
        let places = found.map { lint -> (script: Int, offset: Int) in
            guard let label = lint.labels.first else { return (-1, -1) }
            return (scripts[ObjectIdentifier(label.source)] ?? -1, label.span.lower)
        }
        return found.indices.sorted { one, other in
            (places[one].script, places[one].offset, one) < (places[other].script, places[other].offset, other)
        }.map { found[$0] }
    }

    /// The findings that explain some of the conflicts, which have their sets.
    func conflictCauses(of conflicts: [Conflict]) -> [ConflictCause] {
        conflictCauses(of: conflicts, among: findings)
    }

    private func conflictCauses(of conflicts: [Conflict], among findings: [LintFinding]) -> [ConflictCause] {
        ConflictCause.all(of: conflicts, among: findings, in: interpreter.scene)
    }

    /// What the rules about placement find, in a few words each.
    var placements: [PlacementSummary] {
        let rules = rules.compactMap { $0 as? any PlacementRule.Type }
        if rules.isEmpty { return [] }
        return scene.placementFindings.compactMap { finding in
            let found = rules.lazy.compactMap { rule in rule.summary(of: finding).map { (rule.id, $0) } }.first
            guard let (id, text) = found else { return nil }
            let lines = (finding.origins.map { $0?.line } + [scene.line(declaring: finding.view)]).compactMap(\.self)
            let isOff = isTurnedOff(id, at: ScriptPlace(finding.origins.first ?? nil), Set(lines))
            return isOff ? nil : PlacementSummary(subject: finding.subject, text: text, rule: id)
        }
    }

    /// What the rules about constraints find, where breakpoints let the screen decide which there are.
    var constraintsOfScreen: [PlacementSummary] {
        if interpreter.scene.breakpoints.isEmpty { return [] }
        return rules.filter { LintRules.constraintIDs.contains($0.id.rawValue) }.flatMap { rule in
            rule.findings(in: scene).compactMap { finding in
                guard let key = Self.key(of: finding), !isTurnedOff(finding.id, at: finding.place, finding.lines) else {
                    return nil
                }
                return PlacementSummary(subject: key, text: finding.message, rule: finding.id)
            }
        }
    }

    /// What the rules find, less what comments turn off and what notes explain.
    var findings: [LintFinding] {
        var topics: [Line: Set<LintNote.Topic>] = [:]
        for note in scene.notes { topics[Line(note.place), default: []].insert(note.fact.topic) }
        let found = rules.flatMap { rule in
            rule.findings(in: scene).filter { finding in
                if isTurnedOff(finding.id, at: finding.place, finding.lines) { return false }
                guard !finding.subject.isNote, let place = finding.place, let topics = topics[Line(place)] else {
                    return true
                }
                return rule.silencedBy.isDisjoint(with: topics)
            }
        }
        return found.enumerated().sorted { one, other in
            let (order, next) = (one.element.subject.order, other.element.subject.order)
            return (order.kind, order.index, one.offset) < (next.kind, next.index, other.offset)
        }.map(\.element)
    }

    /// Whether a comment on one of the lines turns a rule off.
    private func isTurnedOff(_ id: Slug, at place: ScriptPlace?, _ lines: Set<Int>) -> Bool {
        guard let place else { return false }
        let comments = scene.comments(of: place.source)
        return lines.contains { comments.disables(id, on: $0) }
    }

    private struct Line: Hashable {
        private let source: ObjectIdentifier
        private let number: Int

        init(_ place: ScriptPlace) {
            (source, number) = (ObjectIdentifier(place.source), place.line)
        }
    }
}
