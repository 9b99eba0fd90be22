internal import Masonry

extension Layout {
    /// The items' positions, each parent before its children, with their depths below the root.
    var itemsInTreeOrder: [(index: Int, depth: Int)] {
        var children = [[Int]](repeating: [], count: items.count)
        var pending: [(index: Int, depth: Int)] = []
        for (index, item) in items.enumerated().reversed() {
            if let parent = item.parent, parent < index {
                children[parent].append(index)
            } else {
                pending.append((index, 0))
            }
        }
        var order: [(index: Int, depth: Int)] = []
        while let next = pending.popLast() {
            order.append(next)
            for child in children[next.index] { pending.append((child, next.depth + 1)) }
        }
        return order
    }
}
