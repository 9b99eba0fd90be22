internal import LayoutFindings
internal import Masonry
internal import Diagnostics

extension PlacementFinding.Cause {
    /// `#10 message.left == name.left = 60`
    var text: String {
        let isSize = equation.contains(".width ") || equation.contains(".height ")
        return "\(member) \(equation)" + (isSize ? "" : " = \(value.spelled)")
    }

    /// `#4 bubble.width >= 240 on line 6`, `#4 bubble.width >= 240 of in[6]`
    var placed: String {
        let place = origin.map { $0.sourceText?.isInput == true ? " of \($0.source)" : " on line \($0.line)" }
        return "\(member) \(equation)\(place ?? "")"
    }
}
