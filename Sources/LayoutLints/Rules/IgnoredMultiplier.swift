internal import LayoutFindings
internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import FixIts
internal import Syntax
internal import Evaluator

/// A multiplier that multiplies nothing: `make.size.equalTo(100).multipliedBy(2)`.
enum IgnoredMultiplier: ConstraintRule, NoteRule {
    package static let id = Slug("ignored-multiplier")

    static let page = RulePage(
        meaning: """
            A multiplier multiplies the second attribute, and a size that equals a number has none. Positions are relative to \
            the view's left and top edges, which are 0 there, and so is any multiple of them.
            """,
        examples: [
            RulePage.Example(
                before: """
                    view a
                    make.left.top.equalTo(root)
                    make.size.equalTo(100).multipliedBy(2)
                    """,
                after: """
                    view a
                    make.left.top.equalTo(root)
                    make.size.equalTo(100 * 2)
                    """)
        ])

    static func findings(in scene: LintScene) -> [LintFinding] {
        noteFindings(in: scene) + constraintFindings(in: scene)
    }

    static func words(for finding: ConstraintFinding, at place: ScriptPlace?) -> LintWords? {
        switch finding.kind {
        case .ignoredMultiplier(let multiplier):
            return LintWords(
                message:
                    "the multiplier \(multiplier.spelled(decimals: 6)) has no effect: there is no second attribute",
                advice: LintAdvice(
                    text: "multiply the number, or relate to a view: \(code: .chain(to: .root)).multipliedBy(0.5)"),
                edit: place.flatMap(product))
        case .multipliedStart(let start, let multiplier):
            let factor = multiplier.spelled(decimals: 6)
            return LintWords(
                message:
                    "the multiplier \(factor) has no effect: in `\(start.item)`, `\(start)` is 0, and so is any multiple "
                    + "of it",
                advice: LintAdvice(
                    text: start.attribute.opposite.map {
                        "multiply the opposite edge, which is at the "
                            + (start.attribute.axis == .horizontal ? "width" : "height") + " of `\(start.item)`: "
                            + "equalTo(\(start.item).\($0.rawValue)).multipliedBy(\(factor))"
                    }))
        default: return nil
        }
    }

    /// The edit that multiplies the number itself: `equalTo(100 * 2)` for `equalTo(100).multipliedBy(2)`.
    private static func product(after place: ScriptPlace) -> Replacement? {
        let rest = place.rest
        let isPlain = { (text: Substring) in
            !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        }
        let links: [(Member, BinaryOperator)] = [(.multipliedBy, .multiply), (.dividedBy, .divide)]
        return links.lazy.compactMap { method, sign -> Replacement? in
            guard let link = rest.ranges(of: ").\(method.rawValue)(").first,
                let opening = rest[..<link.lowerBound].lastIndex(of: "("),
                let closing = rest[link.upperBound...].firstIndex(of: ")"),
                case let number = rest[rest.index(after: opening)..<link.lowerBound], isPlain(number),
                case let factor = rest[link.upperBound..<closing], isPlain(factor)
            else { return nil }
            let start = place.span.lower + rest[...opening].utf8.count
            return Replacement(
                source: place.source, span: Span(start, place.span.lower + rest[..<closing].utf8.count),
                text: "\(number) \(sign.rawValue) \(factor)")
        }.first
    }

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        guard case .zeroFactor(let attribute) = note.fact else { return nil }
        return LintWords(
            message: "with the multiplier 0, `\(attribute)` has no effect",
            advice: LintAdvice(
                text:
                    "use a factor between 0 and 1, such as 0.5; for a length of 0, write \(code: .chain(to: .number("0")))"
            ))
    }
}
