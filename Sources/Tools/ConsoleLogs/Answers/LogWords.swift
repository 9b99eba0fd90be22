internal import FixIts
internal import LayoutTerms
internal import Masonry

/// Why the constraints of a log can't all hold, in one sentence and in one line.
struct LogWords {
    let headline: String
    let reason: String?
    /// That only the rule that lengths are 0 or more makes them clash; nil where it doesn't.
    let implicit: String?

    init(_ conflict: Conflict, _ scene: LoggedScene) {
        let words = ConflictReason(conflict, in: scene.layout)
        let limits = Self.limits(of: conflict, scene)
        implicit =
            limits.isEmpty
            ? nil
            : "the listed equations alone have a solution: it is the implicit "
                + "\(limits.map { "`\($0.view).\($0.length) >= 0`" }.joinedAsList()), which no log lists, that they clash with"
        if let negative = Self.negative(limits, conflict, scene) {
            let own = words.flatMap { $0.headline == negative.headline ? $0.text : nil }
            (headline, reason) = (negative.headline, own ?? negative.reason)
        } else if let relative = Self.relative(conflict, scene, words) {
            (headline, reason) = (relative.headline, relative.reason)
        } else {
            headline = words?.headline ?? "not all of these constraints can hold"
            reason = words?.text
        }
    }

    /// A length that may not be negative.
    private struct Limit {
        let view: String
        let axis: Axis
        let factor: Double
        /// What the equations alone make of it.
        let value: Double?

        var length: String { axis == .horizontal ? "width" : "height" }
        var unit: String { axis == .horizontal ? "wide" : "high" }
    }

    /// Those that the equations break, or all that the clash depends on where they break none by itself.
    private static func limits(of conflict: Conflict, _ scene: LoggedScene) -> [Limit] {
        let equations = ListedEquations(scene.conflict, margin: scene.margin ?? LoggedScene.usualMargin)
        let all = (conflict.arithmetic?.summands ?? []).compactMap { summand -> Limit? in
            guard case .nonnegative(let view, let axis) = summand.source else { return nil }
            let value = scene.views[view].flatMap { equations.length(of: $0, along: axis) }
            return Limit(view: view, axis: axis, factor: summand.multiplier, value: value)
        }
        let broken = all.filter { $0.value.map { $0 < 0 } ?? false }
        return broken.isEmpty ? all : broken
    }

    private static func negative(
        _ limits: [Limit], _ conflict: Conflict, _ scene: LoggedScene
    ) -> (headline: String, reason: String)? {
        guard let first = limits.first, let arithmetic = conflict.arithmetic else { return nil }
        if let value = first.value, value < 0 {
            return (
                "`\(first.view)` can't be \(value.spelled) \(first.unit)",
                "the equations make the \(first.length) of `\(first.view)` \(value.spelled), but a \(first.length) can't be negative"
            )
        }
        let areEqual = arithmetic.summands.allSatisfy { summand in
            guard case .member(let member) = summand.source, let id = member.id else { return true }
            return scene.layout.constraint(id: id)?.relation == .equal
        }
        guard first.factor != 0, limits.allSatisfy({ $0.factor == first.factor && $0.axis == first.axis }) else {
            return nil
        }
        let total = (areEqual ? "" : "at most ") + (-arithmetic.value / first.factor).spelled
        let names = limits.map { "`\($0.view)`" }.joinedAsList()
        let together = limits.count == 1 ? "" : " together"
        return (
            "\(names) can't be \(total) \(first.unit)\(together)",
            "the constraints leave \(total) points for the \(first.length) of \(names)\(together), but a \(first.length) can't be negative"
        )
    }

    /// A position is named by the one it is related to, as the log doesn't say where that is.
    private static func relative(
        _ conflict: Conflict, _ scene: LoggedScene, _ words: ConflictReason?
    ) -> (headline: String, reason: String)? {
        guard let arithmetic = conflict.arithmetic, arithmetic.relation == .equal,
            let record = conflict.broken.id.flatMap({ id in scene.layout.constraints.first { $0.id == id } }),
            let second = record.second, record.multiplier == 1, !record.first.attribute.isSize,
            words?.headline.hasSuffix("wide") != true, words?.headline.hasSuffix("high") != true
        else { return nil }
        // The broken constraint counts once in the sum.
        let made = record.constant - arithmetic.value
        let place = { (constant: Double) in
            constant == 0 ? "`\(second)`" : "`\(second) \(constant < 0 ? "-" : "+") \(constant.magnitude.spelled)`"
        }
        return (
            "`\(record.first)` can't be both \(place(made)) and \(place(record.constant))",
            "the other constraints make `\(record.first)` \(place(made)), but the broken one asks for \(place(record.constant))"
        )
    }
}
