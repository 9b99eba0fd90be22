internal import LayoutTerms
internal import Masonry

/// The equations of a conflict under each other, with what they add up to, in the names of the log.
struct LogArithmetic {
    private let arithmetic: Conflict.Arithmetic
    private let layout: Layout

    init(_ arithmetic: Conflict.Arithmetic, in layout: Layout) {
        (self.arithmetic, self.layout) = (arithmetic, layout)
    }

    /// `(UILabel.height == 55.8) - (UILabel.bottom == CardCell.bottom) … gives 0 == 0.2`
    var text: String {
        let shown = arithmetic.summands.reversed().prefix(Self.maxSummands)
        let sum = shown.enumerated().map { position, summand in
            let factor = summand.multiplier.magnitude.spelledFactor
            let sign = summand.multiplier < 0 ? "- " : position == 0 ? "" : "+ "
            return sign + (factor == "1" ? "" : "\(factor) * ") + "(\(equation(of: summand.source)))"
        }
        let rest = arithmetic.summands.count - shown.count
        return sum.joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
            + " gives 0 \(arithmetic.relation.rawValue) \(arithmetic.value.spelled(decimals: 4))"
    }

    private static let maxSummands = 10

    private func equation(of source: Conflict.Source) -> String {
        guard case .member(let member) = source, let record = member.id.flatMap(layout.constraint) else {
            let text = "\(source)"
            return text.hasPrefix("(") ? String(text.dropFirst().dropLast()) : text
        }
        return record.equation
    }
}
