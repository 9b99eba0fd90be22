internal import Masonry

// Values of more than a word, kept behind one so that a `Value` stays small.

final class TextValue {
    private(set) var text: String
    private let meter: MemoryMeter?

    /// - Parameter meter: nil for what is part of the script itself.
    init(_ text: String, countedBy meter: MemoryMeter? = nil) {
        self.text = text
        self.meter = meter
        meter?.add(text.utf8.count)
    }

    deinit {
        meter?.remove(text.utf8.count)
    }

    var isCounted: Bool { meter != nil }

    /// Lengthens the text; whoever does holds the only reference.
    func append(_ other: String) {
        text += other
        meter?.add(other.utf8.count)
    }
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
    /// Whether the source wrote it with the last of them as its end.
    let isClosed: Bool

    init(lower: Int, upper: Int, isClosed: Bool = false) {
        self.lower = lower
        self.upper = upper
        self.isClosed = isClosed
    }

    var count: Int { upper - lower }
}
