internal import LayoutTerms
internal import Diagnostics
/// The number with which a view just fits, or just keeps apart.
enum FittingNumber: EditOperator {
    static let example = EditExample(
        """
        view v
        make.width.equalTo(«120→100»)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        guard let excess = problem.excess else { return [] }
        return script.near.numbers.compactMap { number in
            guard let slope = excess.slopes[number.span.lower], abs(slope) > 1e-6 else { return nil }
            let exact = number.value - excess.amount / slope
            // A part of something has two digits, a length none.
            let unit = number.isFraction ? 100.0 : 1
            let new = (slope > 0 ? (exact * unit + 1e-6).rounded(.down) : (exact * unit - 1e-6).rounded(.up)) / unit
            guard new > 0, new != number.value else { return nil }
            return script.edit(number.span, new.spelled, cost: 2.4)
        }
    }
}

extension ScriptOutline.Number {
    /// Whether it is a part of something rather than a length.
    var isFraction: Bool { value < 2 && value != value.rounded() }
}
