internal import LayoutFindings
internal import Evaluator

/// A lint rule about what a constraint says.
protocol ConstraintRule: LintRule {
    /// Whether the rule reports the finding, which something else may explain.
    static func reports(_ finding: ConstraintFinding, in scene: LintScene) -> Bool

    /// What the rule has to say of a finding; nil for a finding of another rule.
    ///
    /// - Parameter place: the word of the script that did it; nil where no script did.
    static func words(for finding: ConstraintFinding, at place: ScriptPlace?) -> LintWords?
}

extension ConstraintRule {
    static func reports(_ finding: ConstraintFinding, in scene: LintScene) -> Bool { true }

    static func findings(in scene: LintScene) -> [LintFinding] { constraintFindings(in: scene) }

    /// One finding for what one word of a script did, whatever the view.
    static func constraintFindings(in scene: LintScene) -> [LintFinding] {
        var found: [(occasion: ConstraintOccasion, words: LintWords)] = []
        var places: [ConstraintOccasion.Place: Int] = [:]
        for (index, finding) in scene.constraintFindings.enumerated() {
            guard let words = words(for: finding, at: ScriptPlace(finding.origin)), reports(finding, in: scene) else {
                continue
            }
            let place = ConstraintOccasion.Place(finding)
            if let place, let first = places[place] {
                found[first].occasion.others.append(finding)
            } else {
                if let place { places[place] = found.count }
                found.append((ConstraintOccasion(index: index, finding: finding), words))
            }
        }
        return found.map { LintFinding($0.occasion, words: $0.words, id: id) }
    }
}
