/// The views and declared guides of a layout pass, by number: the root first, then in order of declaration.
package struct SceneItems {
    private(set) package var views: [View] = []
    /// The superview of each item; -1 for the root.
    private(set) var parents = ContiguousArray<Int32>()
    /// The items, each after its superview; empty if their numbers are in that order.
    private(set) var outermostFirst: [Int] = []
    /// The items that keep their frame, that have content, whose height depends on their width, that scroll, and that
    /// were exercised; each list is ascending.
    private(set) var given: [Int] = []
    private(set) var withContent: [Int] = []
    private(set) var wrapping: [Int] = []
    private(set) package var scrolls: [Int] = []
    private(set) var exercised: [Int] = []
    /// By the view's place in the scene; -1 for a view that is not in the layout.
    private var indexOfPlace: ContiguousArray<Int32>

    /// The root and its descendants.
    init(of scene: Scene, under root: View) {
        let count = scene.placeCount
        indexOfPlace = ContiguousArray(repeating: -1, count: count)
        var parentOf = ContiguousArray<Int32>(repeating: -1, count: count)
        var reach = ContiguousArray<Reach>(repeating: .unknown, count: count)
        let all = scene.views
        for view in all { parentOf[view.place] = view.parentPlace }
        reach[root.place] = .inside
        views.reserveCapacity(all.count)
        parents.reserveCapacity(all.count)
        add(root, parent: -1)
        for view in all where view !== root && Self.isInside(view.place, parentOf, &reach) {
            add(view, parent: parentOf[view.place])
        }
        // Until here the parents are places: a parent can be declared after its child.
        var isInOrder = true
        for item in 1..<max(1, views.count) {
            parents[item] = indexOfPlace[Int(parents[item])]
            if parents[item] > item { isInOrder = false }
        }
        if !isInOrder {
            let depths = views.indices.map(depth)
            outermostFirst = views.indices.sorted { depths[$0] < depths[$1] }
        }
    }

    private enum Reach { case unknown, inside, outside }

    /// Whether the ancestors of a place include the root; records the result for all of them.
    private static func isInside(
        _ place: Int, _ parentOf: ContiguousArray<Int32>, _ reach: inout ContiguousArray<Reach>
    ) -> Bool {
        var end = place
        while reach[end] == .unknown && parentOf[end] >= 0 { end = Int(parentOf[end]) }
        let found: Reach = reach[end] == .inside ? .inside : .outside
        var visited = place
        while reach[visited] == .unknown {
            reach[visited] = found
            if visited != end { visited = Int(parentOf[visited]) }
        }
        return found == .inside
    }

    private mutating func add(_ view: View, parent: Int32) {
        let item = views.count
        indexOfPlace[view.place] = Int32(truncatingIfNeeded: item)
        views.append(view)
        parents.append(parent)
        switch view.kind {
        case .view, .guide:
            let hasText = view.textInsets != nil
            if view.statedContentSize != nil || view.hasSampleSize || !view.shownTexts.isEmpty || hasText {
                withContent.append(item)
            }
            if hasText { wrapping.append(item) }
        case .scroll:
            scrolls.append(item)
            if view.statedContentSize != nil { withContent.append(item) }
        case .image, .button, .field: withContent.append(item)
        case .label:
            withContent.append(item)
            if view.wrapsAtSolvedWidth { wrapping.append(item) }
        }
        let keepsFrame = view.settings.translatesAutoresizingMaskIntoConstraints || view.settings.isPlacedElsewhere
        if item > 0 && keepsFrame { given.append(item) }
        if view.settings.ambiguityStep > 0 { exercised.append(item) }
    }

    var count: Int { views.count }

    /// The closest item that is or contains both items.
    func closestCommon(_ first: Int, _ second: Int) -> Int {
        var (first, second) = (first, second)
        var difference = depth(of: first) - depth(of: second)
        while first != second {
            if difference >= 0 { first = Int(parents[first]) }
            if difference <= 0 { second = Int(parents[second]) }
            difference -= difference.signum()
        }
        return first
    }

    /// The number of superviews.
    private func depth(of item: Int) -> Int {
        var (depth, ancestor) = (0, parents[item])
        while ancestor >= 0 { (depth, ancestor) = (depth + 1, parents[Int(ancestor)]) }
        return depth
    }

    /// The number of a view; nil for a view that is not in the layout.
    package func index(of view: View) -> Int? {
        let index = index(ofPlace: Int32(truncatingIfNeeded: view.place))
        return index >= 0 && views[index] === view ? index : nil
    }

    /// The number of the view at one of the scene's places; -1 for a view that is not in the layout.
    @inline(__always) func index(ofPlace place: Int32) -> Int {
        Int(place) < indexOfPlace.count ? Int(indexOfPlace[Int(place)]) : -1
    }
}
