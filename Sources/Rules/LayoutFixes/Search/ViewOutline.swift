internal import LayoutTerms
internal import Masonry
internal import Vocabulary

/// What the views of a scene or a script are, by their names as they are written.
struct ViewOutline {
    /// The superview of each.
    private(set) var parents: [String: String] = [:]
    /// The subviews of each, sorted.
    private(set) var children: [String: [String]] = [:]
    /// The view that is declared before each one in the same superview.
    private(set) var previous: [String: String] = [:]
    private(set) var kinds: [String: ViewKind] = [:]
    private var lastChild: [String: String] = [:]

    /// Whether some may be there from before the script, so that it does not declare them.
    private(set) var hasEarlierViews = false

    init() {}

    init(_ layout: Layout, hasEarlierViews: Bool = false) {
        self.hasEarlierViews = hasEarlierViews
        for item in layout.items {
            guard let parent = item.parent else { continue }
            let name = Blame.written(item.name)
            guard kinds[name] == nil else { continue }
            add(name, item.kind, in: parent == 0 ? Builtin.root.rawValue : Blame.written(layout.items[parent].name))
        }
    }

    /// Adds a view after the others of its superview.
    mutating func add(_ name: String, _ kind: ViewKind, in parent: String) {
        kinds[name] = kind
        parents[name] = parent
        previous[name] = lastChild[parent]
        lastChild[parent] = name
    }

    /// Adds what is known of other views; what is known of these stays.
    mutating func merge(_ others: ViewOutline) {
        parents.merge(others.parents) { own, _ in own }
        previous.merge(others.previous) { own, _ in own }
        kinds.merge(others.kinds) { own, _ in own }
        children = Dictionary(grouping: parents.keys.sorted()) { parents[$0] ?? "" }
    }
}
