/// An attribute of a view that a constraint can relate. The order of the cases is the order of a composite's children.
///
/// All that is known of one is its row below. Swift's names for it are in `AttributeChain` and `LayoutItem`.
public enum Attribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// What an attribute measures along its axis. Without text, the first baseline is the low edge, and the last the high.
    package enum Part: Sendable { case low, center, high, length, firstBaseline, lastBaseline }

    private struct Row {
        let axis: Axis
        /// When reading from left to right.
        let part: Part
        let phrase: StaticString
        let uiKitNumber: Double
        let across: Attribute?
        let reading: (leftToRight: Attribute, rightToLeft: Attribute)?
        let isWithinMargins: Bool
        let hasAnchor: Bool
        let summary: StaticString?

        @inline(__always) init(
            _ axis: Axis, _ part: Part, _ phrase: StaticString, _ uiKitNumber: Double, across: Attribute? = nil,
            reading: (leftToRight: Attribute, rightToLeft: Attribute)? = nil, isWithinMargins: Bool = false,
            hasAnchor: Bool = true, summary: StaticString? = nil
        ) {
            self.axis = axis
            self.part = part
            self.phrase = phrase
            self.uiKitNumber = uiKitNumber
            self.across = across
            self.reading = reading
            self.isWithinMargins = isWithinMargins
            self.hasAnchor = hasAnchor && !isWithinMargins
            self.summary = summary
        }
    }

    /// Inlined, and without strings that are counted, so that a fact costs a look into a table of its values.
    @inline(__always) private var row: Row {
        switch self {
        case .left: Row(.horizontal, .low, "left edge", 1, across: .right)
        case .right: Row(.horizontal, .high, "right edge", 2, across: .left)
        case .top: Row(.vertical, .low, "top edge", 3, across: .bottom)
        case .bottom: Row(.vertical, .high, "bottom edge", 4, across: .top)
        case .leading:
            Row(
                .horizontal, .low, "leading edge", 5, across: .trailing, reading: (.left, .right),
                summary: "the edge where text starts")
        case .trailing:
            Row(
                .horizontal, .high, "trailing edge", 6, across: .leading, reading: (.right, .left),
                summary: "the edge where text ends")
        case .width: Row(.horizontal, .length, "width", 7)
        case .height: Row(.vertical, .length, "height", 8)
        case .centerX: Row(.horizontal, .center, "horizontal center", 9)
        case .centerY: Row(.vertical, .center, "vertical center", 10)
        case .baseline:
            Row(
                .vertical, .lastBaseline, "last baseline", 11, hasAnchor: false,
                summary: "the baseline of the last line of text")
        case .firstBaseline:
            Row(.vertical, .firstBaseline, "first baseline", 12, summary: "the baseline of the first line of text")
        case .lastBaseline:
            Row(.vertical, .lastBaseline, "last baseline", 11, summary: "the baseline of the last line of text")
        case .leftMargin:
            Row(
                .horizontal, .low, "left margin", 13, isWithinMargins: true,
                summary: "the left edge inside the layout margins")
        case .rightMargin:
            Row(
                .horizontal, .high, "right margin", 14, isWithinMargins: true,
                summary: "the right edge inside the layout margins")
        case .topMargin:
            Row(
                .vertical, .low, "top margin", 15, isWithinMargins: true,
                summary: "the top edge inside the layout margins")
        case .bottomMargin:
            Row(
                .vertical, .high, "bottom margin", 16, isWithinMargins: true,
                summary: "the bottom edge inside the layout margins")
        case .leadingMargin:
            Row(
                .horizontal, .low, "leading margin", 17, reading: (.leftMargin, .rightMargin), isWithinMargins: true,
                summary: "the leading edge inside the layout margins")
        case .trailingMargin:
            Row(
                .horizontal, .high, "trailing margin", 18, reading: (.rightMargin, .leftMargin), isWithinMargins: true,
                summary: "the trailing edge inside the layout margins")
        case .centerXWithinMargins:
            Row(
                .horizontal, .center, "horizontal center within margins", 19, isWithinMargins: true,
                summary: "the horizontal center between the layout margins")
        case .centerYWithinMargins:
            Row(
                .vertical, .center, "vertical center within margins", 20, isWithinMargins: true,
                summary: "the vertical center between the layout margins")
        }
    }
}

extension Attribute {
    /// The axis along which the attribute is measured.
    public var axis: Axis { row.axis }

    /// The part of the frame that the attribute is, or of the frame inside the margins, when reading from left to right.
    package var part: Part { row.part }

    /// Whether the attribute is one inside the layout margins.
    package var isWithinMargins: Bool { row.isWithinMargins }

    /// Whether the attribute's side depends on the reading direction.
    public var isDirectional: Bool { row.reading != nil }

    /// The attribute with leading and trailing replaced by left or right; other attributes are unchanged.
    public func resolved(in direction: LayoutDirection) -> Attribute {
        guard let reading = row.reading else { return self }
        return direction == .leftToRight ? reading.leftToRight : reading.rightToLeft
    }

    /// The opposite edge of any edge; nil for other attributes.
    package var acrossTheView: Attribute? { row.across }

    /// The words for it after the name of a view: `title's left edge`.
    package var phrase: String { row.phrase.description }

    /// A short description of the attribute.
    public var summary: String { row.summary?.description ?? "the \(phrase)" }

    /// UIKit's number for the attribute.
    package var uiKitNumber: Double { row.uiKitNumber }

    /// Whether views have a layout anchor for it in UIKit.
    package var hasAnchor: Bool { row.hasAnchor }
}

extension Attribute {
    /// By the place among the cases, in a fraction of the time that the word takes.
    public func hash(into hasher: inout Hasher) { hasher.combine(unsafeBitCast(self, to: UInt8.self)) }
}
