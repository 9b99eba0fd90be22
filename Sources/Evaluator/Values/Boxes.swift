package import Masonry

// Values of more than a word, kept behind one so that a `Value` stays small.

package final class TextValue {
    package private(set) var text: String
    private let meter: MemoryMeter?
    /// Whether the text was lengthened, which leaves room for more.
    private var isGrown = false

    /// - Parameter meter: nil for what is part of the script itself.
    package init(_ text: String, countedBy meter: MemoryMeter? = nil) {
        self.text = text
        self.meter = meter
        meter?.add(bytes)
    }

    deinit {
        meter?.remove(bytes)
    }

    var isCounted: Bool { meter != nil }

    /// The bytes of the box, and of what is too long to stand in it.
    private var bytes: Int {
        let length = text.utf8.count
        return 48 + (length > 15 ? 32 + (isGrown ? 2 * length : length) : 0)
    }

    /// Lengthens the text; whoever does holds the only reference.
    package func append(_ other: String) {
        let before = bytes
        text += other
        isGrown = true
        meter?.add(bytes - before)
    }
}

package final class TupleValue {
    package let tuple: Tuple

    package init(_ tuple: Tuple) { self.tuple = tuple }
}

package final class AttributeValue {
    package let attribute: ViewAttribute

    package init(_ attribute: ViewAttribute) { self.attribute = attribute }
}

package final class GuideValue {
    package let guide: LayoutGuide

    package init(_ guide: LayoutGuide) { self.guide = guide }
}

package final class ConstraintValue {
    package let constraint: any Constraint

    package init(_ constraint: any Constraint) { self.constraint = constraint }
}

/// Whole numbers in order; the upper end is not one of them.
package final class RangeValue {
    package let lower: Int
    package let upper: Int
    /// Whether the source wrote it with the last of them as its end.
    package let isClosed: Bool

    package init(lower: Int, upper: Int, isClosed: Bool = false) {
        self.lower = lower
        self.upper = upper
        self.isClosed = isClosed
    }

    package var count: Int { upper - lower }
}
