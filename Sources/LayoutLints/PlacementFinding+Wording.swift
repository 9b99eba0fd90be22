internal import Evaluator
internal import LayoutFindings
internal import Masonry
internal import Diagnostics

extension PlacementFinding.Cause {
    /// `#10 message.left == name.left = 60`, ``the hugging of `title` (title.width <= 56)``.
    var text: String {
        if case .intrinsic(let content) = member { return "\(content.phrase) (\(equation))" }
        let isSize = equation.contains(".width ") || equation.contains(".height ")
        return "\(member) \(equation)" + (isSize ? "" : " = \(value.spelled)")
    }

    /// `#4 bubble.width >= 240 on line 6`, `#4 bubble.width >= 240 of in[6]`
    var placed: String {
        let place = origin.map { $0.sourceText?.isInput == true ? " of \($0.source)" : " on line \($0.line)" }
        return "\(member) \(equation)\(place ?? "")"
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
