/// The labels of the arguments of the language's own methods.
enum ArgumentLabel: String, CaseIterable {
    case `for`, forAxis
    case spacing, length, lead, tail
    case withFixedSpacing, withFixedItemLength, leadSpacing, tailSpacing
}
