/// A part of a view's frame along an axis. Any two parts determine the others.
package enum FramePart {
    case low, center, high, length

    /// The part for an attribute, reading from left to right; nil for an attribute that is not a part of the frame,
    /// such as a margin.
    package init?(_ attribute: Attribute) {
        if attribute.isWithinMargins { return nil }
        switch attribute.part {
        case .low: self = .low
        case .center: self = .center
        case .high: self = .high
        case .length: self = .length
        case .firstBaseline, .lastBaseline: return nil
        }
    }

    /// The factors of the low edge and of the length in this part.
    private var factors: (low: Double, length: Double) {
        switch self {
        case .low: (1, 0)
        case .center: (1, 0.5)
        case .high: (1, 1)
        case .length: (0, 1)
        }
    }

    /// The part of a frame, in points.
    package func value(in frame: Rect, along axis: Axis) -> Double {
        let (low, length) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
        return factors.low * low + factors.length * length
    }

    /// The value of this part, computed from two others, in points; nil if those are the same.
    package func value(_ one: (part: FramePart, value: Double), _ other: (part: FramePart, value: Double)) -> Double? {
        let (a, b) = (one.part.factors, other.part.factors)
        let determinant = a.low * b.length - a.length * b.low
        if determinant == 0 { return nil }
        let low = (one.value * b.length - a.length * other.value) / determinant
        let length = (a.low * other.value - one.value * b.low) / determinant
        return factors.low * low + factors.length * length
    }
}
