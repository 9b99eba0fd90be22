internal import LayoutTerms

extension Double {
    /// The number as a script writes it, with all its digits.
    package var exactlySpelled: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
