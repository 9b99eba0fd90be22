/// All settable properties of a view as one value, so that they are recorded and restored together.
struct ViewSettings {
    var key: String?
    var text: String
    /// The font of the text; nil if none is set or its size is unknown.
    var font: Font?
    var color: String?
    /// 1 keeps a label on one line; 0 means no limit.
    var numberOfLines = 1
    /// The width at which a label wraps, in points; 0 means its solved width.
    var preferredMaxLayoutWidth = 0.0
    /// An image's own size, in points.
    var imageSize: Size?
    /// Further texts that a control shows: the placeholder of a field, the titles of a segmented control.
    var shownTexts: [String] = []
    /// The distances, in points, from a button's edges to its title; nil for the default ones.
    var contentInsets: EdgeInsets?
    /// The distances, in points, from a view's edges to the multi-line text that determines its height; nil for other
    /// views.
    var textInsets: EdgeInsets?
    /// The content size set by the view's class, in points; -1 for a side without one.
    var statedContentSize: Size?
    /// The name of the view's original UIKit class, if it is known.
    var libraryClass: String?
    var layoutMargins = EdgeInsets(8)
    var safeAreaInsets = EdgeInsets(0)
    var hasAssumedSafeArea = false
    /// In the superview's coordinates; nil if none was set.
    var givenFrame: Rect?
    /// Whether the view keeps the frame that was set for it.
    var translatesAutoresizingMaskIntoConstraints: Bool
    /// The parts of the given frame that are unknown.
    var unknownFrame: Set<FrameComponent> = []
    /// Whether calls that can't be read place the view, too.
    var isPlacedElsewhere = false
    /// The axes along which the size of the content is unknown.
    var unknownContent: Set<Axis> = []
    /// The size of unknown content, in points.
    var sampleSize: Size?
    var hasUnknownMargins = false
    var isRemoved = false
    var isHidden = false
    var isTransparent = false
    var hugging: AxisPriorities
    var compressionResistance = AxisPriorities(horizontal: 750, vertical: 750)
    /// How many steps `exerciseAmbiguity` has moved the view.
    var ambiguityStep = 0

    /// The frame that the view keeps, or has where nothing else places it.
    var frame: Rect {
        if let givenFrame { return givenFrame }
        if !isPlacedElsewhere { return .zero }
        let (distance, size) = (StandIn.distance, StandIn.viewSize)
        return Rect(x: distance, y: distance, width: size.width, height: size.height)
    }

    /// The bytes of the texts and names of the view.
    var bytesOfTexts: Int {
        text.utf8.count + (key?.utf8.count ?? 0) + shownTexts.reduce(0) { $0 + $1.utf8.count }
    }

    init(kind: ViewKind, text: String, imageSize: Size?) {
        self.text = text
        self.imageSize = imageSize
        translatesAutoresizingMaskIntoConstraints = kind != .guide
        hugging = AxisPriorities(horizontal: 250, vertical: 250)
    }
}

/// A priority for each axis.
struct AxisPriorities: Equatable {
    var horizontal: Double
    var vertical: Double

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }
}
