// What can be read and set of a view, in the words of UIKit.
extension View {
    /// The name that messages and descriptions use instead of the view's own.
    public var key: String? {
        get { settings.key }
        set { settings.key = newValue }
    }

    /// What a label, button or field shows; nil for other kinds.
    public var text: String? {
        get { kind.hasText ? settings.text : nil }
        set { if kind.hasText { settings.text = newValue ?? "" } }
    }

    /// The color to draw the view in, by name or as `#rrggbb`.
    public var color: String? {
        get { settings.color }
        set { settings.color = newValue }
    }

    /// A hidden view is laid out and not drawn.
    public var isHidden: Bool {
        get { settings.isHidden }
        set { settings.isHidden = newValue }
    }

    /// The most lines a label breaks its text into: 1 at first, 0 for no limit.
    public var numberOfLines: Int { settings.numberOfLines }

    /// Lets a label break its text into at most this many lines: 0 or more.
    public func setNumberOfLines(_ number: Int) throws(ConstraintError) {
        try ConstraintError.checkLength(Double(number))
        settings.numberOfLines = number
    }

    /// Where a label wraps, in points; 0, as at first, wraps it at its solved width.
    public var preferredMaxLayoutWidth: Double { settings.preferredMaxLayoutWidth }

    /// Wraps a label at this width in points: 0 or more.
    public func setPreferredMaxLayoutWidth(_ width: Double) throws(ConstraintError) {
        try ConstraintError.checkLength(width)
        settings.preferredMaxLayoutWidth = width
    }

    /// The distances, in points, from the view's edges to its margins.
    public var layoutMargins: EdgeInsets { settings.layoutMargins }

    /// Gives the view other margins, in points.
    public func setLayoutMargins(_ margins: EdgeInsets) throws(ConstraintError) {
        try ConstraintError.checkFinite(margins)
        settings.layoutMargins = margins
    }

    /// The distances, in points, from the view's edges to its safe area.
    public var safeAreaInsets: EdgeInsets { settings.safeAreaInsets }

    /// Gives the view another safe area; in points.
    public func setSafeAreaInsets(_ insets: EdgeInsets) throws(ConstraintError) {
        try ConstraintError.checkFinite(insets)
        settings.safeAreaInsets = insets
    }

    /// Whether the view keeps the frame it was given; making constraints for it turns this off. The root always does.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { isRoot || settings.translatesAutoresizingMaskIntoConstraints }
        set { if kind != .guide { settings.translatesAutoresizingMaskIntoConstraints = newValue } }
    }

    /// How strongly the view resists growing past its intrinsic size: above 0, up to 1000.
    public func contentHuggingPriority(_ axis: Axis) -> Double {
        settings.hugging[axis]
    }

    public func setContentHuggingPriority(_ priority: Double, _ axis: Axis) throws(ConstraintError) {
        try ConstraintError.checkPriority(priority)
        settings.hugging[axis] = priority
    }

    /// How strongly the view resists shrinking below its intrinsic size: above 0, up to 1000.
    public func contentCompressionResistancePriority(_ axis: Axis) -> Double {
        settings.compressionResistance[axis]
    }

    public func setContentCompressionResistancePriority(_ priority: Double, _ axis: Axis) throws(ConstraintError) {
        try ConstraintError.checkPriority(priority)
        settings.compressionResistance[axis] = priority
    }

    /// After how many calls `exerciseAmbiguity` is back where it began.
    public static var ambiguityCycleLength: Int { AmbiguityCycle.count }

    /// How often `exerciseAmbiguity` moved the view on, as far as it did not come back.
    package var ambiguityStep: Int { settings.ambiguityStep }

    /// Gives an image another size of its own, in points; nil for none.
    public func setImageSize(_ size: Size?) throws(ConstraintError) {
        if let size {
            try ConstraintError.checkLength(size.width)
            try ConstraintError.checkLength(size.height)
        }
        settings.imageSize = size
    }

    /// The text of many lines that a view without a text of its own shows.
    package var flowingText: String {
        get { kind == .view ? settings.text : "" }
        set { if kind == .view { settings.text = newValue } }
    }

    /// The distances, in points, from the view's edges to the text of many lines that makes it as high as it is; nil where
    /// the text does not.
    package var textInsets: EdgeInsets? { settings.textInsets }

    /// Lets the text of many lines in the view make it as high as it is, at these distances from its edges, in points.
    package func setTextInsets(_ insets: EdgeInsets?) throws(ConstraintError) {
        guard kind == .view else { return }
        if let insets { try ConstraintError.checkFinite(insets) }
        settings.textInsets = insets
    }

    /// What UIKit calls the class that the view was made of; nil where that was not said.
    package var libraryClass: String? {
        get { settings.libraryClass }
        set { settings.libraryClass = newValue }
    }

    /// What a control shows beside a text of its own: a field's placeholder, a segmented control's titles.
    package var shownTexts: [String] {
        get { settings.shownTexts }
        set { settings.shownTexts = newValue }
    }

    /// The distances, in points, from a button's edges to its title; nil for the usual ones.
    package var contentInsets: EdgeInsets? { settings.contentInsets }

    /// Gives a button other distances between its edges and its title, in points.
    package func setContentInsets(_ insets: EdgeInsets?) throws(ConstraintError) {
        if let insets { try ConstraintError.checkFinite(insets) }
        settings.contentInsets = insets
    }

    /// Moves the view to the next of its equally good frames, in a fixed cycle of three: what is open takes its greatest
    /// value, then its least or one between, then the usual one again. A view that is not ambiguous stays.
    public func exerciseAmbiguity() {
        settings.ambiguityStep = (settings.ambiguityStep + 1) % AmbiguityCycle.count
    }
}
