internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Evaluator

// What is in the wrong view, and pictures out of their proportions.
extension LintFixes {
    /// The side that is the picture's own following the other; or of what is turned, each size as the other, or the ratio the
    /// other way round.
    func proportions(of distortion: Distortion) -> [RepairCandidate?] {
        guard let view = scene.view(named: distortion.view) else { return [] }
        let own = scene.activeConstraints.filter { $0.first.view === view }
        switch distortion.kind {
        case .turned:
            let sizes = own.filter { $0.first.attribute.isSize && $0.second == nil }
            guard sizes.count == 2 else {
                return own.flatMap(RewordingProposals(scene: scene).all).map {
                    trials.candidate(for: $0, at: distortion.origin)
                }
            }
            let changes = zip(sizes, sizes.reversed()).map { size, other in
                var change = Rewording.Change(size)
                change.constant = other.constant
                return change
            }
            return [trials.candidate(for: Rewording(changes: changes), at: distortion.origin)]
        case .stretched(let axis):
            let (first, second): (Attribute, Attribute) =
                axis == .horizontal ? (.height, .width) : (.width, .height)
            let (numerator, denominator) =
                axis == .horizontal
                ? (distortion.own.height, distortion.own.width) : (distortion.own.width, distortion.own.height)
            let (one, other) = (view.attribute(first), view.attribute(second))
            let interpreter = trials.interpreter
            let own = interpreter.accentWriter(at: view.origin)
            func made(by writer: StatementWriter) -> String? {
                if writer.usesAnchors { return writer.anchors(activating: one, other, numerator / denominator) }
                return writer.chain(
                    one, .equal, other, multiplier: numerator / denominator, constant: 0,
                    priority: LayoutPriority.required
                ).flatMap { writer.made(by: $0, on: view) }
            }
            let statement = made(by: writer)
            return [
                statement.map {
                    RepairCandidate(
                        title: "keep the proportions of `\(distortion.view)`", statement: $0,
                        code: interpreter.accent == .masonry ? $0 : made(by: own))
                }
            ]
        }
    }

    /// What a scroll view scrolls, as wide as that.
    func narrowed(_ width: ViewAttribute.Name, to content: ScrollProblem) -> [RepairCandidate?] {
        guard let scroll = scene.view(named: content.scroll) else { return [] }
        return scene.activeConstraints.filter { $0.first.nameOnly == width && $0.second != nil }.map { constraint in
            var change = Rewording.Change(constraint)
            change.second = scroll.attribute(.width)
            return trials.candidate(for: Rewording(changes: [change]), at: content.origin)
        }
    }

    /// What is placed beside its superview, in the view around that.
    func lifted(_ name: String) -> Repair? {
        guard let view = scene.view(named: name) else { return nil }
        return trials.tried([trials.candidate(lifting: view)]) { $0.keepsFindings && $0.isClean }.first?.repair
    }

    /// What lies beside a scroll view, in it.
    func nested(_ name: String, in content: ScrollProblem) -> Repair? {
        guard let view = scene.view(named: name), let scroll = scene.view(named: content.scroll) else { return nil }
        let candidate = trials.candidate(nesting: view, in: scroll)
        return trials.tried([candidate]) { $0.keepsFindings }.first?.repair
    }
}
