import Masonry

/// Where the views of a scene are at one time.
struct Snapshot {
    /// A view; guides are left out, as nobody sees them.
    struct Place {
        let name: String
        let parent: String?
        let isScroll: Bool
        let isHidden: Bool
        /// In the root's coordinates, not rounded.
        let frame: Rect
        let contentSize: Size?
        /// The size that the text needs, at the view's width; nil for a view without text.
        let textSize: Size?
    }

    let places: [Place]
    private let indices: [String: Int]

    /// - Parameter scene: tells what texts need; nil if nobody asks.
    init(_ layout: Layout, in scene: Scene? = nil) {
        places = layout.items.filter { $0.kind != .guide }.map { item in
            Place(
                name: item.name, parent: item.parent.map { layout.items[$0].name }, isScroll: item.kind == .scroll,
                isHidden: item.isHidden, frame: item.rootFrame, contentSize: item.contentSize,
                textSize: scene.flatMap { Self.textSize(of: item, in: $0) })
        }
        indices = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1.name, $0) })
    }

    private static func textSize(of item: Layout.Item, in scene: Scene) -> Size? {
        guard item.kind == .label || item.kind == .button, item.text?.isEmpty == false,
            let view = scene.view(named: item.name)
        else { return nil }
        if item.kind == .button { return view.titleSize }
        let needed = view.intrinsicSize(wrappedAt: item.rootFrame.width)
        // Text that may wrap needs no width of its own.
        let width = view.numberOfLines == 1 ? needed.width ?? 0 : 0
        return Size(width: width, height: needed.height ?? 0)
    }

    subscript(name: String) -> Place? { indices[name].map { places[$0] } }

    /// Whether the same views have the same frames, within a hundredth of a point.
    func matches(_ other: Snapshot) -> Bool {
        places.count == other.places.count
            && places.allSatisfy { place in
                guard let twin = other[place.name] else { return false }
                return place.frame.isNear(twin.frame) && place.contentSize.isNear(twin.contentSize)
            }
    }
}

extension Rect {
    /// - Parameter tolerance: in points.
    func isNear(_ other: Rect, within tolerance: Double = 0.01) -> Bool {
        FrameComponent.allCases.allSatisfy { abs(self[$0] - other[$0]) <= tolerance }
    }
}

extension Size? {
    fileprivate func isNear(_ other: Size?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return abs(self.width - other.width) <= 0.01 && abs(self.height - other.height) <= 0.01
    }
}
