internal import LayoutTerms
internal import Masonry
internal import Vocabulary

/// What the views of a scene are, by their names as they are written.
struct SceneOutline {
    /// The superview of each.
    private(set) var parents: [String: String] = [:]
    /// The one before each in the same superview.
    private(set) var previous: [String: String] = [:]
    private(set) var kinds: [String: ViewKind] = [:]

    /// Whether some may be there from before the script, so that it does not declare them.
    private(set) var hasEarlierViews = false

    init() {}

    init(_ layout: Layout, hasEarlierViews: Bool = false) {
        self.hasEarlierViews = hasEarlierViews
        var lastChild: [String: String] = [:]
        for item in layout.items {
            guard let parent = item.parent else { continue }
            let name = Blame.written(item.name)
            guard kinds[name] == nil else { continue }
            let superview = parent == 0 ? Builtin.root.rawValue : Blame.written(layout.items[parent].name)
            kinds[name] = item.kind
            parents[name] = superview
            if let before = lastChild[superview] { previous[name] = before }
            lastChild[superview] = name
        }
    }
}
