package import Masonry

// Values larger than a word, stored indirectly so that a `Value` stays small.

package final class TextValue {
    package private(set) var text: String
    private let meter: MemoryMeter?
    /// Whether the text was appended to, which leaves spare capacity.
    private var isGrown = false

    /// - Parameter meter: nil for a text that is part of the script itself.
    package init(_ text: String, countedBy meter: MemoryMeter? = nil) {
        self.text = text
        self.meter = meter
        meter?.add(bytes)
    }

    deinit {
        meter?.remove(bytes)
    }

    var isCounted: Bool { meter != nil }

    /// The bytes of the box, and of a text too long to be stored inline.
    private var bytes: Int {
        let length = text.utf8.count
        return 48 + (length > 15 ? 32 + (isGrown ? 2 * length : length) : 0)
    }

    /// Appends to the text. The caller must hold the only reference.
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

/// Consecutive whole numbers; the upper end is excluded.
package final class RangeValue {
    package let lower: Int
    package let upper: Int
    /// Whether the source wrote it as a closed range.
    package let isClosed: Bool

    package init(lower: Int, upper: Int, isClosed: Bool = false) {
        self.lower = lower
        self.upper = upper
        self.isClosed = isClosed
    }

    package var count: Int { upper - lower }
}
