/// A scene as it was laid out at one time. It is a value, so later changes don't affect it.
public struct Layout: Hashable, Sendable {
    public var screen: Screen
    /// The views and declared guides in the layout: the root first, then in order of declaration.
    public var items: [Item] {
        didSet { forgetLookup() }
    }
    /// The active constraints made by makers, in order of activation.
    public var constraints: [ConstraintRecord] {
        didSet { forgetLookup() }
    }
    public var findings: [Finding]
    private var lookup = LayoutLookup()

    public init(screen: Screen, items: [Item], constraints: [ConstraintRecord], findings: [Finding]) {
        self.screen = screen
        self.items = items
        self.constraints = constraints
        self.findings = findings
    }

    /// The item with this unique name.
    public func item(named name: String) -> Item? {
        lookup.tables(of: self).items[name].map { items[$0] }
    }

    /// The constraints that have the item on either side, in order of activation.
    package func constraints(about item: String) -> [ConstraintRecord] {
        lookup.tables(of: self).constraints[item]?.map { constraints[$0] } ?? []
    }

    /// The constraint with this id; nil if none of the active ones has it.
    package func constraint(id: Int) -> ConstraintRecord? {
        lookup.tables(of: self).constraintsByID[id].map { constraints[$0] }
    }

    private mutating func forgetLookup() {
        if lookup.isFilled { lookup = LayoutLookup() }
    }
}

extension Layout {
    /// The root's settings.
    public struct Screen: Hashable, Sendable {
        /// In points.
        public var width: Double
        public var height: Double
        /// Pixels per point; 0 if frames are not rounded.
        public var scale: Double
        public var direction: LayoutDirection
        /// Whether the root is a cell to which a table or a collection gives its height.
        public var isCell = false

        public init(width: Double, height: Double, scale: Double = 1, direction: LayoutDirection = .leftToRight) {
            self.width = width
            self.height = height
            self.scale = scale
            self.direction = direction
        }
    }

    /// A view or a declared guide.
    public struct Item: Hashable, Sendable {
        /// Unique in the scene.
        public var name: String
        public var kind: ViewKind
        /// The position in `Layout.items` of the superview or, for a guide, its owner; nil for the root.
        public var parent: Int?
        /// The item's place among its parent's subviews, back to front.
        public var order: Int
        /// In points, in the parent's coordinates, rounded to the screen's scale.
        public var frame: Rect
        /// In points, in the root's coordinates, not rounded.
        public var rootFrame: Rect
        /// The parts of `frame` that are ambiguous.
        public var ambiguous: [FrameComponent]
        /// The parts of `frame` that rest on something unknown.
        public var unknown: [FrameComponent] = []
        /// The size of a scroll view's content area, in points; nil for other kinds.
        public var contentSize: Size?
        /// The size that an image was given, in points; nil for other kinds.
        public var imageSize: Size?
        /// Hidden views are laid out but not drawn.
        public var isHidden: Bool
        /// The text of a label, button or field.
        public var text: String?
        /// The font of the text; nil if none is set or its size is unknown.
        package var font: Font?
        /// The color the script gave the view, as written.
        public var color: String?
        /// The layout margins and safe area insets, in points.
        public var layoutMargins: EdgeInsets
        public var safeAreaInsets: EdgeInsets
        /// The frame that was set for the view, in points, in the parent's coordinates; nil if none was.
        public var givenFrame: Rect?
        /// Whether the view keeps the frame that was set for it, instead of being placed by constraints.
        public var keepsGivenFrame: Bool
        /// The constraints that the last `remake` removed, if the view is ambiguous without them.
        public var removals: [Removal]
        /// The conditions that hold and on which settings of the view depend, as in `when width < 600`.
        public var conditions: [ScreenCondition]
        public var origin: Origin?

        public init(
            name: String, kind: ViewKind, parent: Int?, order: Int = 0, frame: Rect, rootFrame: Rect,
            ambiguous: [FrameComponent] = [], contentSize: Size? = nil, imageSize: Size? = nil, isHidden: Bool = false,
            text: String? = nil,
            color: String? = nil,
            layoutMargins: EdgeInsets = EdgeInsets(8), safeAreaInsets: EdgeInsets = EdgeInsets(0),
            givenFrame: Rect? = nil, keepsGivenFrame: Bool = false, removals: [Removal] = [],
            conditions: [ScreenCondition] = [], origin: Origin? = nil
        ) {
            self.name = name
            self.kind = kind
            self.parent = parent
            self.order = order
            self.frame = frame
            self.rootFrame = rootFrame
            self.ambiguous = ambiguous
            self.contentSize = contentSize
            self.imageSize = imageSize
            self.isHidden = isHidden
            self.text = text
            self.color = color
            self.layoutMargins = layoutMargins
            self.safeAreaInsets = safeAreaInsets
            self.givenFrame = givenFrame
            self.keepsGivenFrame = keepsGivenFrame
            self.removals = removals
            self.conditions = conditions
            self.origin = origin
        }
    }

    /// A constraint that was removed together with others.
    public struct Removal: Hashable, Sendable {
        /// Why constraints were removed.
        public enum Cause: Hashable, Sendable {
            case remake
            /// A constraint was uninstalled or deactivated.
            case uninstall
            /// A view moved to another superview, or out of the tree.
            case move
            /// A view was removed permanently.
            case end(view: String)
        }

        public var id: Int
        public var axis: Axis
        /// The equation for people: `box.width == 40`.
        public var equation: String
        /// Why it was removed.
        public var cause: Cause
        /// The place in the source that removed it.
        public var origin: Origin?

        public init(id: Int, axis: Axis, equation: String, cause: Cause, origin: Origin?) {
            self.id = id
            self.axis = axis
            self.equation = equation
            self.cause = cause
            self.origin = origin
        }
    }

    /// The conflicts among the findings, in order.
    public var conflicts: [Conflict] {
        findings.compactMap { if case .conflict(let conflict) = $0.kind { conflict } else { nil } }
    }

    /// One side of a constraint.
    public struct Anchor: Hashable, Sendable {
        /// The name of a view or a declared guide, or of a built-in guide, such as `root.safeArea`.
        public var item: String
        public var attribute: Attribute
        /// What Masonry's description of a constraint shows instead of the item, where its view has a key.
        public var key: String?

        public init(item: String, attribute: Attribute, key: String? = nil) {
            self.item = item
            self.attribute = attribute
            self.key = key
        }

        init(_ side: ViewAttribute) {
            self.init(
                item: side.itemName, attribute: side.attribute,
                key: side.view.key.map { $0 + (side.guide.map { ".\($0.rawValue)" } ?? "") })
        }
    }

    /// `first relation second × multiplier + constant @ priority`.
    public struct ConstraintRecord: Hashable, Sendable {
        /// The number of the constraint in its scene, from 1, in order of creation.
        public var id: Int
        public var key: String?
        public var first: Anchor
        public var relation: Relation
        /// Includes the implied superview; nil if the first attribute is compared with the constant alone.
        public var second: Anchor?
        public var multiplier: Double
        /// In points.
        public var constant: Double
        /// More than 0 and at most 1000, which is required.
        public var priority: Double
        /// The name of the view that holds the constraint.
        public var installedOn: String
        /// Whether the constraint is broken, because it can't hold together with earlier ones.
        public var isBroken: Bool
        public var origin: Origin?
        /// The unknown ones of its numbers, for which stand-ins are used.
        public var unknown = UnknownNumbers()
        /// Whether a number is unknown, or a margin that it uses.
        public var isUnknown = false
        /// Where the constant was changed last, for example by an `update`; nil if it never was.
        public var changedBy: Origin?
        /// The value of the first attribute, and the value of the other side of the equation, in points; positions are
        /// in the root's coordinates.
        public var firstValue: Double
        public var secondValue: Double
        /// The value of the second attribute itself, in points; positions are in the root's coordinates. Nil without one.
        public var secondAnchorValue: Double?
        /// The condition under which it is active, as in `when width < 600`; nil if it always is.
        public var condition: ScreenCondition?

        /// Where its present constant was written.
        package var latestOrigin: Origin? { changedBy ?? origin }

        public init(
            id: Int, key: String?, first: Anchor, relation: Relation, second: Anchor?,
            multiplier: Double, constant: Double, priority: Double, installedOn: String, isBroken: Bool,
            origin: Origin?, changedBy: Origin? = nil, firstValue: Double = 0, secondValue: Double = 0,
            condition: ScreenCondition? = nil
        ) {
            self.id = id
            self.key = key
            self.first = first
            self.relation = relation
            self.second = second
            self.multiplier = multiplier
            self.constant = constant
            self.priority = priority
            self.installedOn = installedOn
            self.isBroken = isBroken
            self.origin = origin
            self.changedBy = changedBy
            self.firstValue = firstValue
            self.secondValue = secondValue
            self.condition = condition
        }
    }
}
