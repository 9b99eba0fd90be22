extension ViewKind {
    /// Whether views of the kind show a text.
    public var hasText: Bool {
        switch self {
        case .label, .button, .field: true
        case .view, .image, .scroll, .guide: false
        }
    }
}

/// A size whose two sides may each be unspecified.
struct IntrinsicSize: Equatable {
    var width: Double?
    var height: Double?

    subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

// What a view's content says about its size and its baselines. The metrics are the project's own, in points.
extension View {
    /// The size the content asks for before wrapping at a solved width, in points; nil where no side is asked for,
    /// and -1, UIKit's `noIntrinsicMetric`, for a single side that is not.
    public var intrinsicContentSize: Size? {
        let size = intrinsicSize(wrappedAt: nil)
        if size.width == nil, size.height == nil { return nil }
        return Size(width: size.width ?? -1, height: size.height ?? -1)
    }

    /// The size the content asks for; a label that wraps at its solved width takes the height it needs there.
    func intrinsicSize(wrappedAt solvedWidth: Double?) -> IntrinsicSize {
        let natural = unwrappedSize ?? measured
        unwrappedSize = natural
        guard wrapsAtSolvedWidth, let solvedWidth, let width = natural.width, solvedWidth < width else {
            return natural
        }
        let wrapped = TextMetrics.size(
            of: settings.text, wrappedAt: solvedWidth, maximumLines: settings.numberOfLines)
        return IntrinsicSize(width: width, height: wrapped.height)
    }

    private var measured: IntrinsicSize {
        switch kind {
        case .view, .scroll, .guide:
            return IntrinsicSize(width: nil, height: nil)
        case .image:
            return IntrinsicSize(width: settings.imageSize?.width, height: settings.imageSize?.height)
        case .field:
            return IntrinsicSize(width: nil, height: TextMetrics.fieldHeight)
        case .button:
            return IntrinsicSize(
                width: titleSize.width + TextMetrics.buttonPadding.width,
                height: titleSize.height + TextMetrics.buttonPadding.height)
        case .label:
            let isFixed = settings.preferredMaxLayoutWidth > 0 && settings.numberOfLines != 1
            let natural = TextMetrics.size(
                of: settings.text, wrappedAt: isFixed ? settings.preferredMaxLayoutWidth : nil,
                maximumLines: settings.numberOfLines)
            return IntrinsicSize(width: natural.width, height: natural.height)
        }
    }

    /// The size of a button's title, broken at its newlines alone.
    private var titleSize: Size { TextMetrics.size(of: settings.text, wrappedAt: nil, maximumLines: 0) }

    /// Whether the label's height depends on the width that solving gives it.
    var wrapsAtSolvedWidth: Bool {
        kind == .label && settings.numberOfLines != 1 && settings.preferredMaxLayoutWidth == 0
    }

    /// Where the text of the view lies; nil without text.
    var textPlacement: TextPlacement? {
        guard kind.hasText, !settings.text.isEmpty else { return nil }
        switch kind {
        case .label: return .fromEdges
        case .button: return .centred(height: titleSize.height)
        default: return .centred(height: TextMetrics.lineHeight)
        }
    }
}

/// Where the first and the last line of a text lie in its view.
enum TextPlacement {
    /// From the view's top and bottom edge.
    case fromEdges
    /// Lines of this height together, in points, in the vertical centre.
    case centred(height: Double)
}
