internal import Masonry

// Values of more than a word, kept behind one so that a `Value` stays small.

final class TextValue {
    let text: String

    init(_ text: String) { self.text = text }
}

final class TupleValue {
    let tuple: Tuple

    init(_ tuple: Tuple) { self.tuple = tuple }
}

final class AttributeValue {
    let attribute: ViewAttribute

    init(_ attribute: ViewAttribute) { self.attribute = attribute }
}

final class GuideValue {
    let guide: LayoutGuide

    init(_ guide: LayoutGuide) { self.guide = guide }
}

final class ConstraintValue {
    let constraint: any Constraint

    init(_ constraint: any Constraint) { self.constraint = constraint }
}

/// Whole numbers in order; the upper end is not one of them.
final class RangeValue {
    let lower: Int
    let upper: Int

    init(lower: Int, upper: Int) {
        self.lower = lower
        self.upper = upper
    }

    var count: Int { upper - lower }
}
