// The properties of a view, with UIKit's names.
extension View {
    /// The name that messages and descriptions show instead of the view's own.
    public var key: String? {
        get { settings.key }
        set { settings.key = newValue }
    }

    /// The text of a label, button or field; nil for other kinds.
    public var text: String? {
        get { kind.hasText ? settings.text : nil }
        set { if kind.hasText { settings.text = newValue ?? "" } }
    }

    /// The font of the view's text; nil if none is set or its size is unknown.
    package var font: Font? {
        get { settings.font }
        set { if settings.font != newValue { settings.font = newValue } }
    }

    /// The color to draw the view in, by name or as `#rrggbb`.
    public var color: String? {
        get { settings.color }
        set { settings.color = newValue }
    }

    /// Whether the view is hidden. Hidden views are laid out but not drawn.
    public var isHidden: Bool {
        get { settings.isHidden }
        set { settings.isHidden = newValue }
    }

    /// The maximum number of lines of a label: 1 at first; 0 means no limit.
    public var numberOfLines: Int { settings.numberOfLines }

    /// Sets the maximum number of lines of a label: 0 or more.
    public func setNumberOfLines(_ number: Int) throws(ConstraintError) {
        try ConstraintError.checkLength(Double(number))
        settings.numberOfLines = number
    }

    /// The width at which a label wraps, in points; 0, the initial value, means its solved width.
    public var preferredMaxLayoutWidth: Double { settings.preferredMaxLayoutWidth }

    /// Sets the width at which a label wraps, in points: 0 or more.
    public func setPreferredMaxLayoutWidth(_ width: Double) throws(ConstraintError) {
        try ConstraintError.checkLength(width)
        settings.preferredMaxLayoutWidth = width
    }

    /// The distances, in points, from the view's edges to its margins.
    public var layoutMargins: EdgeInsets { settings.layoutMargins }

    /// Sets the margins, in points.
    public func setLayoutMargins(_ margins: EdgeInsets) throws(ConstraintError) {
        try ConstraintError.checkFinite(margins)
        settings.layoutMargins = margins
    }

    /// The distances, in points, from the view's edges to its safe area.
    public var safeAreaInsets: EdgeInsets { settings.safeAreaInsets }

    /// Sets the insets of the safe area, in points.
    public func setSafeAreaInsets(_ insets: EdgeInsets) throws(ConstraintError) {
        try ConstraintError.checkFinite(insets)
        settings.safeAreaInsets = insets
        if settings.hasAssumedSafeArea { settings.hasAssumedSafeArea = false }
    }

    /// Whether the safe area is a guess, as that of a screen of which nobody knows which bars are around it.
    package var hasAssumedSafeArea: Bool {
        get { settings.hasAssumedSafeArea }
        set { if newValue != settings.hasAssumedSafeArea { settings.hasAssumedSafeArea = newValue } }
    }

    /// Whether the view keeps the frame that was set for it. Making constraints for it turns this off. It is always
    /// true for the root.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { isRoot || settings.translatesAutoresizingMaskIntoConstraints }
        set {
            if kind == .guide || settings.translatesAutoresizingMaskIntoConstraints == newValue { return }
            settings.translatesAutoresizingMaskIntoConstraints = newValue
        }
    }

    /// How strongly the view resists growing beyond its natural size: more than 0 and at most 1000.
    public func contentHuggingPriority(_ axis: Axis) -> Double {
        settings.hugging[axis]
    }

    public func setContentHuggingPriority(_ priority: Double, _ axis: Axis) throws(ConstraintError) {
        try ConstraintError.checkPriority(priority)
        settings.hugging[axis] = priority
    }

    /// How strongly the view resists shrinking below its natural size: more than 0 and at most 1000.
    public func contentCompressionResistancePriority(_ axis: Axis) -> Double {
        settings.compressionResistance[axis]
    }

    public func setContentCompressionResistancePriority(_ priority: Double, _ axis: Axis) throws(ConstraintError) {
        try ConstraintError.checkPriority(priority)
        settings.compressionResistance[axis] = priority
    }

    /// The number of `exerciseAmbiguity` calls after which the view is back at its usual frame.
    public static var ambiguityCycleLength: Int { AmbiguityCycle.count }

    /// How many steps `exerciseAmbiguity` has moved the view from its usual frame.
    package var ambiguityStep: Int { settings.ambiguityStep }

    /// Sets the size of an image, in points; nil for none.
    public func setImageSize(_ size: Size?) throws(ConstraintError) {
        if let size {
            try ConstraintError.checkLength(size.width)
            try ConstraintError.checkLength(size.height)
        }
        settings.imageSize = size
    }

    /// The multi-line text of a view without a text property.
    package var flowingText: String {
        get { kind == .view ? settings.text : "" }
        set { if kind == .view { settings.text = newValue } }
    }

    /// The distances, in points, from the view's edges to the multi-line text that determines its height; nil if no
    /// text does.
    package var textInsets: EdgeInsets? { settings.textInsets }

    /// Lets multi-line text determine the height of the view, at these distances from its edges, in points.
    package func setTextInsets(_ insets: EdgeInsets?) throws(ConstraintError) {
        guard kind == .view else { return }
        if let insets { try ConstraintError.checkFinite(insets) }
        settings.textInsets = insets
    }

    /// The name of the view's original UIKit class; nil if it is unknown.
    package var libraryClass: String? {
        get { settings.libraryClass }
        set { settings.libraryClass = newValue }
    }

    /// Further texts that a control shows: the placeholder of a field, the titles of a segmented control.
    package var shownTexts: [String] {
        get { settings.shownTexts }
        set { settings.shownTexts = newValue }
    }

    /// The distances, in points, from a button's edges to its title; nil for the default ones.
    package var contentInsets: EdgeInsets? { settings.contentInsets }

    /// Sets the distances between a button's edges and its title, in points.
    package func setContentInsets(_ insets: EdgeInsets?) throws(ConstraintError) {
        if let insets { try ConstraintError.checkFinite(insets) }
        settings.contentInsets = insets
    }

    /// Moves the view to the next frame that satisfies its constraints equally well, in a fixed cycle of three: open
    /// parts take their largest value, then their smallest or one in between, then the usual one again. A view that is
    /// not ambiguous does not move.
    public func exerciseAmbiguity() {
        settings.ambiguityStep = (settings.ambiguityStep + 1) % AmbiguityCycle.count
    }
}
