internal import LayoutFindings
internal import Evaluator

/// A lint rule about constraints.
protocol ConstraintRule: LintRule {
    /// Whether the rule reports the finding; false if something else already explains it.
    static func reports(_ finding: ConstraintFinding, in scene: LintScene) -> Bool

    /// The message for a finding; nil for a finding of another rule.
    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords?
}

extension ConstraintRule {
    static func reports(_ finding: ConstraintFinding, in scene: LintScene) -> Bool { true }

    static func findings(in scene: LintScene) -> [LintFinding] { constraintFindings(in: scene) }

    /// One finding for each place in a script, however many views it affects.
    static func constraintFindings(in scene: LintScene) -> [LintFinding] {
        var found: [(occasion: ConstraintOccasion, words: LintWords)] = []
        var places: [ConstraintOccasion.Place: Int] = [:]
        for (index, finding) in scene.constraintFindings.enumerated() {
            guard let words = words(for: finding, in: scene), reports(finding, in: scene) else {
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
