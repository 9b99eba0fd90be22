internal import Masonry

extension Layout {
    /// The indices of each item's subviews and guides, back to front.
    var children: [[Int]] {
        var children = [[Int]](repeating: [], count: items.count)
        for index in items.indices {
            if let parent = items[index].parent, items.indices.contains(parent) { children[parent].append(index) }
        }
        for parent in children.indices where children[parent].count > 1 {
            children[parent].sort { (items[$0].order, $0) < (items[$1].order, $1) }
        }
        return children
    }

    /// The indices of the items, each parent before its children, with their depths below the root.
    var itemsInTreeOrder: [(index: Int, depth: Int)] {
        let children = children
        var order: [(index: Int, depth: Int)] = []
        var pending = items.isEmpty ? [] : [(index: 0, depth: 0)]
        while let next = pending.popLast() {
            order.append(next)
            for child in children[next.index].reversed() { pending.append((child, next.depth + 1)) }
        }
        return order
    }
}
