internal import Evaluator
internal import LayoutFindings
internal import Masonry
internal import Diagnostics

extension PlacementFinding.Cause {
    /// `#10 message.left == name.left = 60 on line 6`, ``the hugging of `title` (title.width <= 56)``.
    var text: String {
        if case .intrinsic(let content) = member { return "\(content.phrase) (\(equation))" }
        let isSize = equation.contains(".width ") || equation.contains(".height ")
        return "\(member) \(equation)" + (isSize ? "" : " = \(value.spelled)") + place
    }

    /// `#4 bubble.width >= 240 on line 6`, `#4 bubble.width >= 240 of in[6]`
    var placed: String { "\(member) \(equation)\(place)" }

    /// ` on line 6`, ` on line 6 (third round)`, ` of in[6]`; empty if no script made it.
    private var place: String {
        guard let origin else { return "" }
        let trail = origin.trail
        return (origin.sourceText?.isInput == true ? " of \(origin.source)" : " on line \(origin.line)")
            + (trail.isEmpty ? "" : " (\(trail))")
    }
}

extension IntrinsicEquation {
    /// ``the hugging of `title` ``
    fileprivate var phrase: String {
        switch kind {
        case .hugging: "the hugging of `\(view)`"
        case .compressionResistance: "the compression resistance of `\(view)`"
        }
    }
}
