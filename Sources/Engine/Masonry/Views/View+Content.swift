extension ViewKind {
    /// Whether views of this kind show text.
    public var hasText: Bool {
        switch self {
        case .label, .button, .field: true
        case .view, .image, .scroll, .guide: false
        }
    }
}

/// A size whose two sides can each be unspecified.
package struct IntrinsicSize: Equatable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

// The size and baselines of a view's content, in points.
extension View {
    /// The natural size of the content before wrapping at a solved width, in points; nil if neither side has one, and
    /// -1, UIKit's `noIntrinsicMetric`, for a single side without one.
    public var intrinsicContentSize: Size? {
        Size(intrinsicSize(wrappedAt: nil))
    }

    /// The natural size of the content. A label that wraps at its solved width takes the height that it needs at that
    /// width.
    package func intrinsicSize(wrappedAt solvedWidth: Double?) -> IntrinsicSize {
        let natural = unwrappedSize ?? sampled(stated ?? measured)
        unwrappedSize = natural
        guard wrapsAtSolvedWidth, let solvedWidth, let width = natural.width, solvedWidth < width else {
            return natural
        }
        if settings.textInsets != nil, settings.statedContentSize == nil {
            return IntrinsicSize(width: width, height: flowingSize(within: solvedWidth)?.height)
        }
        let wrapped = textSize(
            of: settings.text, wrappedAt: solvedWidth, maximumLines: settings.numberOfLines)
        // The height that a class adds to its text also applies to several lines.
        let added = settings.statedContentSize == nil ? 0 : (natural.height ?? 0) - (measured.height ?? 0)
        return IntrinsicSize(width: width, height: wrapped.height + added)
    }

    /// The natural size of the content itself, without the view's class; nil if neither side has one.
    package var measuredContentSize: Size? { Size(measured) }

    /// The content size set by the view's class, in points, -1 for a side without one; nil if it sets none.
    package var statedContentSize: Size? { settings.statedContentSize }

    /// Sets a content size other than the content's own, in points.
    ///
    /// - Parameter size: -1, UIKit's `noIntrinsicMetric`, for a side without an intrinsic size; nil for the content's
    ///   own.
    package func setStatedContentSize(_ size: Size?) throws(ConstraintError) {
        if size == settings.statedContentSize { return }
        if let size {
            try ConstraintError.checkFinite(size.width)
            try ConstraintError.checkFinite(size.height)
        }
        settings.statedContentSize = size
    }

    /// The size, completed by the sample size along axes on which the content is unknown.
    private func sampled(_ size: IntrinsicSize) -> IntrinsicSize {
        guard let sample = settings.sampleSize else { return size }
        let unknown = settings.unknownContent
        // A text that is set elsewhere is longer than none.
        let size = kind.hasText && settings.text.isEmpty ? IntrinsicSize(width: nil, height: nil) : size
        return IntrinsicSize(
            width: size.width ?? (unknown.contains(.horizontal) ? sample.width : nil),
            height: size.height ?? (unknown.contains(.vertical) ? sample.height : nil))
    }

    private var stated: IntrinsicSize? {
        settings.statedContentSize.map {
            IntrinsicSize(width: $0.width < 0 ? nil : $0.width, height: $0.height < 0 ? nil : $0.height)
        }
    }

    private var measured: IntrinsicSize {
        switch kind {
        case .view where settings.textInsets != nil:
            let natural = flowingSize(within: nil)
            return IntrinsicSize(width: natural?.width, height: natural?.height)
        case .view where !settings.shownTexts.isEmpty:
            // In a segmented control all segments are as wide as the widest.
            let widths = settings.shownTexts.map { textSize(of: $0, wrappedAt: nil, maximumLines: 1).width }
            return IntrinsicSize(
                width: Double(widths.count) * ((widths.max() ?? 0) + TextMetrics.buttonPadding.width),
                height: textMetrics.lineHeight + TextMetrics.buttonPadding.height)
        case .view, .scroll, .guide:
            return IntrinsicSize(width: nil, height: nil)
        case .image:
            return IntrinsicSize(width: settings.imageSize?.width, height: settings.imageSize?.height)
        case .field:
            // The width depends on the shown text only if there is a placeholder.
            let shown = settings.shownTexts.first.map { settings.text.isEmpty ? $0 : settings.text }
            return IntrinsicSize(
                width: shown.map { textSize(of: $0, wrappedAt: nil, maximumLines: 1).width },
                height: textMetrics.fieldHeight)
        case .button:
            let insets = settings.contentInsets
            return IntrinsicSize(
                width: titleSize.width + (insets.map { $0.left + $0.right } ?? TextMetrics.buttonPadding.width),
                height: titleSize.height + (insets.map { $0.top + $0.bottom } ?? TextMetrics.buttonPadding.height))
        case .label:
            let isFixed = settings.preferredMaxLayoutWidth > 0 && settings.numberOfLines != 1
            let natural = textSize(
                of: settings.text, wrappedAt: isFixed ? settings.preferredMaxLayoutWidth : nil,
                maximumLines: settings.numberOfLines)
            return IntrinsicSize(width: natural.width, height: natural.height)
        }
    }

    /// The view's own size within a width, in points: its natural size or, if it has none, its current size.
    package func sizeThatFits(width: Double) -> Size {
        if kind == .label, settings.numberOfLines != 1, width > 0 {
            return textSize(of: settings.text, wrappedAt: width, maximumLines: settings.numberOfLines)
        }
        if width > 0, let size = flowingSize(within: width) { return size }
        guard let size = intrinsicContentSize else { return Size(width: frame.width, height: frame.height) }
        return Size(width: max(0, size.width), height: max(0, size.height))
    }

    /// The size of text of several lines in a view of this width, with its insets; at least one line.
    private func flowingSize(within width: Double?) -> Size? {
        settings.textInsets.map { insets in
            let text = textSize(
                of: settings.text, wrappedAt: width.map { $0 - insets.left - insets.right }, maximumLines: 0)
            return Size(
                width: text.width + insets.left + insets.right,
                height: max(text.height, textMetrics.lineHeight) + insets.top + insets.bottom)
        }
    }

    /// The metrics of the view's text, in its font and at the scene's scales.
    package var textMetrics: TextMetrics {
        TextMetrics(font: settings.font, scale: scene.textScale, pixels: scene.scale)
    }

    private func textSize(of text: String, wrappedAt width: Double?, maximumLines: Int) -> Size {
        textMetrics.size(of: text, wrappedAt: width, maximumLines: maximumLines)
    }

    /// The size of a button's title, broken only at its newlines.
    package var titleSize: Size { textSize(of: settings.text, wrappedAt: nil, maximumLines: 0) }

    /// Whether the height of the view's text depends on its solved width.
    package var wrapsAtSolvedWidth: Bool {
        settings.textInsets != nil
            || kind == .label && settings.numberOfLines != 1 && settings.preferredMaxLayoutWidth == 0
    }

    /// The position of the view's text; nil without text.
    var textPlacement: TextPlacement? {
        guard kind.hasText, !settings.text.isEmpty else { return nil }
        switch kind {
        case .label: return .fromEdges
        case .button: return .centered(height: titleSize.height)
        default: return .centered(height: textMetrics.lineHeight)
        }
    }
}

extension Size {
    /// Nil if neither side has a size, -1 for a single side without one.
    fileprivate init?(_ size: IntrinsicSize) {
        if size.width == nil, size.height == nil { return nil }
        self.init(width: size.width ?? -1, height: size.height ?? -1)
    }
}

/// The positions of the first and last line of a text in its view.
enum TextPlacement {
    /// At the view's top and bottom edges.
    case fromEdges
    /// Vertically centered, with this total height of the lines, in points.
    case centered(height: Double)
}
