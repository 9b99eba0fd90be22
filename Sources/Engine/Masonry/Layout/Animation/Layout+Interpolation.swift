extension Layout {
    /// The layout between this one and another, to animate a change: frames, content sizes and the size of the screen
    /// are between those of the items with the same name.
    ///
    /// Items that exist in only one of the layouts exist during the whole change: new ones appear at once, removed ones
    /// stay until the end, and both move with their parents. Everything else is as in the other layout. Frames in
    /// between are not rounded to the scale of the screen.
    ///
    /// - Parameter t: how far the change has come; below 0 counts as 0, which gives this layout, and above 1 as 1, which
    ///   gives the other.
    public func interpolated(to other: Layout, at t: Double) -> Layout {
        guard t > 0 else { return self }
        return t < 1 ? Interpolation(from: self, to: other, t: t).layout : other
    }
}

/// Two layouts, and the progress from one to the other.
private struct Interpolation {
    private let from: Layout
    private let to: Layout
    private let t: Double
    private let oldIndices: [String: Int]
    private let newIndices: [String: Int]

    /// - Parameter t: above 0, below 1.
    init(from: Layout, to: Layout, t: Double) {
        self.from = from
        self.to = to
        self.t = t
        oldIndices = Self.indices(of: from)
        newIndices = Self.indices(of: to)
    }

    private static func indices(of layout: Layout) -> [String: Int] {
        Dictionary(layout.items.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    var layout: Layout {
        var layout = to
        layout.screen.width = between(from.screen.width, to.screen.width)
        layout.screen.height = between(from.screen.height, to.screen.height)
        for index in layout.items.indices { layout.items[index].rootFrame = newRootFrame(index) }
        for index in layout.items.indices { layout.items[index] = item(index, among: layout.items) }
        let vanishing = from.items.indices.filter { newIndices[from.items[$0].name] == nil }
        let places = Dictionary(uniqueKeysWithValues: vanishing.enumerated().map { ($1, to.items.count + $0) })
        for index in vanishing {
            var item = from.items[index]
            (item.rootFrame.x, item.rootFrame.y) = vanishingOrigin(index)
            item.parent = item.parent.flatMap { places[$0] ?? newIndices[from.items[$0].name] }
            layout.items.append(item)
        }
        return layout
    }

    /// The interpolated item of the other layout, given the interpolated root frames.
    private func item(_ index: Int, among items: [Layout.Item]) -> Layout.Item {
        var item = items[index]
        guard let old = oldIndices[item.name].map({ from.items[$0] }) else { return item }
        if old.parent.map({ from.items[$0].name }) == item.parent.map({ to.items[$0].name }) {
            item.frame = between(old.frame, item.frame)
        } else if let parent = item.parent {
            item.frame = item.rootFrame
            item.frame.x -= items[parent].rootFrame.x
            item.frame.y -= items[parent].rootFrame.y
        }
        if let size = old.contentSize, let other = item.contentSize {
            item.contentSize = Size(
                width: between(size.width, other.width), height: between(size.height, other.height))
        }
        return item
    }

    private func newRootFrame(_ index: Int) -> Rect {
        let new = to.items[index]
        if let old = oldIndices[new.name] { return between(from.items[old].rootFrame, new.rootFrame) }
        // A new item has its final position in its parent, which may still be moving.
        var frame = new.rootFrame
        if let parent = new.parent {
            let (now, then) = (newRootFrame(parent), to.items[parent].rootFrame)
            frame.x += now.x - then.x
            frame.y += now.y - then.y
        }
        return frame
    }

    /// The root position of an item that exists only in the first layout. It moves with its parent, which may be
    /// disappearing too.
    private func vanishingOrigin(_ index: Int) -> (x: Double, y: Double) {
        let old = from.items[index].rootFrame
        if let new = newIndices[from.items[index].name] {
            let frame = between(old, to.items[new].rootFrame)
            return (frame.x, frame.y)
        }
        guard let parent = from.items[index].parent else { return (old.x, old.y) }
        let (now, then) = (vanishingOrigin(parent), from.items[parent].rootFrame)
        return (old.x + now.x - then.x, old.y + now.y - then.y)
    }

    private func between(_ old: Rect, _ new: Rect) -> Rect {
        Rect(
            x: between(old.x, new.x), y: between(old.y, new.y), width: between(old.width, new.width),
            height: between(old.height, new.height))
    }

    private func between(_ old: Double, _ new: Double) -> Double { old + (new - old) * t }
}
