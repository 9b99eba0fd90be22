/// The labels of the arguments of the language's own methods.
package enum ArgumentLabel: String, CaseIterable {
    case `for`, forAxis
    case spacing, length, lead, tail
    case withFixedSpacing, withFixedItemLength, leadSpacing, tailSpacing

    /// A short description.
    package var summary: String {
        switch self {
        case .for, .forAxis: "the axis of a content priority"
        case .spacing, .withFixedSpacing: "the gap between distributed views, in points"
        case .length, .withFixedItemLength: "the length of each distributed view, in points"
        case .lead, .leadSpacing: "the gap before the first distributed view, in points"
        case .tail, .tailSpacing: "the gap after the last distributed view, in points"
        }
    }

    /// The expected label that a wrong one probably means; nil if there is none.
    package static func suggestion(by label: String, among expected: [String]) -> String? {
        // Masonry's `leadSpacing` for `lead`; then the beginning of exactly one label.
        if let own = expected.first(where: { label == "\($0)Spacing" }) { return own }
        let begun = expected.filter { $0.hasPrefix(label) }
        if begun.count == 1 { return begun[0] }
        return NearestName.of(label, among: expected)
            ?? expected.first { ArgumentLabel(rawValue: $0)?.otherNames.contains(label) ?? false }
    }

    /// Other names for the same argument.
    private var otherNames: [String] {
        switch self {
        case .for, .forAxis: ["axis", "along", "on", "direction", "in"]
        case .spacing, .withFixedSpacing:
            ["gap", "space", "padding", "margin", "interval", "distance", "between", "by", "fixedSpacing"]
        case .length, .withFixedItemLength:
            [
                "fixedItemLength", "fixedLength", "fixedItemSize", "width", "height", "size", "itemLength", "itemSize",
                "itemWidth",
            ]
        case .lead, .leadSpacing: ["leading", "left", "top", "start", "before", "leadMargin", "from"]
        case .tail, .tailSpacing: ["trailing", "right", "bottom", "end", "after", "trail", "tailMargin", "to"]
        }
    }
}
