/// A font, as far as the size of text depends on it.
///
/// Heights are those of the system font. Widths are those of an open font with like proportions, whatever the font's name.
package struct Font: Hashable, Sendable {
    /// In points.
    package var size: Double
    /// From 100, ultra light, to 900, black; 400 is regular and 700 bold.
    package var weight: Double

    package init(size: Double, weight: Double = regular) {
        self.size = size
        self.weight = weight
    }

    package static let regular = 400.0
    package static let medium = 500.0
    package static let semibold = 600.0
    package static let bold = 700.0

    /// The distance between two baselines, in points: from the highest ascender to the lowest descender.
    package var lineHeight: Double { 1.19336 * size }
    /// From the baseline to the top of a line, in points.
    package var ascender: Double { 0.9526 * size }
    /// From the baseline to the bottom of a line, in points; negative.
    package var descender: Double { -0.2412 * size }
    /// The height of capital letters, in points.
    package var capHeight: Double { 0.7046 * size }
    /// The height of the letter x, in points.
    package var xHeight: Double { 0.5264 * size }

    /// The width of a line of text, in points.
    package func width(of line: some StringProtocol) -> Double { width(FontAdvance(of: line)) }

    /// The width of a character, in points.
    func width(of character: Character) -> Double { width(FontAdvance(of: character)) }

    private func width(_ advance: FontAdvance) -> Double {
        // Lighter weights are as wide as regular, heavier ones as bold.
        let boldness = max(0, min(1, (weight - Self.regular) / (Self.bold - Self.regular)))
        return (Double(advance.regular) + boldness * Double(advance.bold - advance.regular)) * size / 1000
    }
}
