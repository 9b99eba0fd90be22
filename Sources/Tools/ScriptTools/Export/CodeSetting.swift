internal import Masonry
internal import Evaluator

/// A view's setting that differs from the default.
enum CodeSetting {
    case text(String)
    case placeholder(String)
    case segment(String, Int)
    case contentInsets(EdgeInsets)
    case axis(Axis)
    case spacing(Double)
    case customSpacing(Double, after: String)
    case distribution(StackArrangement.Distribution)
    case alignment(StackArrangement.Alignment)
    case arrangesWithinMargins
    case font(Font)
    case color(String)
    case hidden
    /// A text view is as high as its content.
    case fitsText
    case numberOfLines(Int)
    case wrapWidth(Double)
    case layoutMargins(EdgeInsets)
    case frame(Rect)
    case contentPriority(IntrinsicEquation.Kind, Axis, Double)
    case translatesAutoresizingMask(Bool)
    case exerciseAmbiguity
    // For the screen.
    case rightToLeft
    case scale(Double)
    case additionalSafeArea(EdgeInsets)
    case ownMinimumMargins

    /// The settings of the screen and its view, in code order.
    static func settings(ofScreen scene: Scene) -> [CodeSetting] {
        let fresh = Scene()
        var settings: [CodeSetting] = []
        if scene.direction == .rightToLeft { settings.append(.rightToLeft) }
        if scene.size != fresh.size {
            settings.append(.frame(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)))
        }
        if scene.scale != fresh.scale { settings.append(.scale(scene.scale)) }
        if scene.root.safeAreaInsets != EdgeInsets(0) {
            settings.append(.additionalSafeArea(scene.root.safeAreaInsets))
        }
        if scene.root.layoutMargins != fresh.root.layoutMargins { settings.append(.ownMinimumMargins) }
        return settings + common(of: scene.root, margins: fresh.root.layoutMargins)
    }

    /// The settings of a stack view.
    static func settings(of arrangement: StackArrangement) -> [CodeSetting] {
        guard let plan = arrangement.plan else { return [] }
        var settings: [CodeSetting] = []
        if plan.axis == .vertical { settings.append(.axis(plan.axis)) }
        if plan.distribution != .fill { settings.append(.distribution(plan.distribution)) }
        if plan.alignment != .fill { settings.append(.alignment(plan.alignment)) }
        if arrangement.spacing != 0 { settings.append(.spacing(arrangement.spacing)) }
        if plan.hasMargins { settings.append(.arrangesWithinMargins) }
        return settings
    }

    /// The settings of a view other than the screen's.
    ///
    /// - Parameter isReleased: whether making its constraints already turns off the autoresizing mask.
    static func settings(of view: View, isReleased: Bool) -> [CodeSetting] {
        var settings: [CodeSetting] = []
        if let text = view.text, !text.isEmpty { settings.append(.text(text)) }
        switch view.kind {
        case .field: settings += view.shownTexts.map { .placeholder($0) }
        case .view:
            if !view.flowingText.isEmpty { settings.append(.text(view.flowingText)) }
            if view.textInsets != nil { settings.append(.fitsText) }
            settings += view.shownTexts.enumerated().map { .segment($0.element, $0.offset) }
        case .button: if let insets = view.contentInsets { settings.append(.contentInsets(insets)) }
        case .label, .image, .scroll, .guide: break
        }
        if let font = view.font { settings.append(.font(font)) }
        if view.kind == .label {
            if view.numberOfLines != 1 { settings.append(.numberOfLines(view.numberOfLines)) }
            if view.preferredMaxLayoutWidth != 0 { settings.append(.wrapWidth(view.preferredMaxLayoutWidth)) }
        }
        if view.kind == .guide {
            // UIKit's guides have no margins. Code that doesn't compile is better than a silent loss.
            return view.layoutMargins == EdgeInsets(8) ? [] : [.layoutMargins(view.layoutMargins)]
        }
        settings += common(of: view, margins: EdgeInsets(8))
        if !view.translatesAutoresizingMaskIntoConstraints {
            if !isReleased { settings.append(.translatesAutoresizingMask(false)) }
        } else if let frame = view.givenFrame {
            settings.append(.frame(frame))
        }
        return settings
    }

    private static func common(of view: View, margins: EdgeInsets) -> [CodeSetting] {
        var settings: [CodeSetting] = []
        if let color = view.color { settings.append(.color(color)) }
        if view.isHidden { settings.append(.hidden) }
        if view.layoutMargins != margins { settings.append(.layoutMargins(view.layoutMargins)) }
        for axis in Axis.allCases {
            let hugging = view.contentHuggingPriority(axis)
            if hugging != LayoutPriority.low { settings.append(.contentPriority(.hugging, axis, hugging)) }
        }
        for axis in Axis.allCases {
            let resistance = view.contentCompressionResistancePriority(axis)
            if resistance != LayoutPriority.high {
                settings.append(.contentPriority(.compressionResistance, axis, resistance))
            }
        }
        return settings
    }
}
