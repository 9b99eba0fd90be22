/// All of a view that can be set, as one value, so that it is recorded and restored as one.
struct ViewSettings {
    var key: String?
    var text: String
    var color: String?
    /// 1 keeps a label on one line; 0 sets no limit.
    var numberOfLines = 1
    /// Where a label wraps, in points; 0 wraps at the solved width.
    var preferredMaxLayoutWidth = 0.0
    /// An image's own size, in points.
    var imageSize: Size?
    /// What a control shows beside a text of its own: a field's placeholder, a segmented control's titles.
    var shownTexts: [String] = []
    /// The distances, in points, from a button's edges to its title; nil for the usual ones.
    var contentInsets: EdgeInsets?
    /// The distances, in points, from the edges of a view that is as high as the text of many lines in it to that text; nil of
    /// other views.
    var textInsets: EdgeInsets?
    /// What the view's class says that its content asks for, in points: -1 for a side that it says nothing of.
    var statedContentSize: Size?
    /// What UIKit calls the class that the view was made of, where that was said.
    var libraryClass: String?
    var layoutMargins = EdgeInsets(8)
    var safeAreaInsets = EdgeInsets(0)
    /// In the superview's coordinates; nil until one is given.
    var givenFrame: Rect?
    /// Whether the view keeps the frame it was given.
    var translatesAutoresizingMaskIntoConstraints: Bool
    var isRemoved = false
    var isHidden = false
    var hugging: AxisPriorities
    var compressionResistance = AxisPriorities(horizontal: 750, vertical: 750)
    /// How often `exerciseAmbiguity` moved the view on.
    var ambiguityStep = 0

    /// The bytes of what a script says that the view shows and is called.
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
struct AxisPriorities {
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
