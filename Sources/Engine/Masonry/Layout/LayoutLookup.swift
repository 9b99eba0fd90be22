internal import Synchronization

/// The positions of a layout's items and constraints by name, computed on first use.
final class LayoutLookup: Sendable {
    struct Tables {
        /// Positions in `Layout.items`.
        var items: [String: Int] = [:]
        /// Positions in `Layout.constraints`, by the names of the items on either side, in order.
        var constraints: [String: [Int]] = [:]
        /// The same, by id.
        var constraintsByID: [Int: Int] = [:]

        init(_ layout: Layout) {
            for (index, item) in layout.items.enumerated() where items[item.name] == nil { items[item.name] = index }
            for (index, constraint) in layout.constraints.enumerated() {
                constraints[constraint.first.item, default: []].append(index)
                if let second = constraint.second?.item, second != constraint.first.item {
                    constraints[second, default: []].append(index)
                }
                if constraintsByID[constraint.id] == nil { constraintsByID[constraint.id] = index }
            }
        }
    }

    private let tables = Mutex<Tables?>(nil)
    private let filled = Atomic<Bool>(false)

    var isFilled: Bool { filled.load(ordering: .relaxed) }

    func tables(of layout: Layout) -> Tables {
        tables.withLock { tables in
            if let tables { return tables }
            let made = Tables(layout)
            tables = made
            filled.store(true, ordering: .relaxed)
            return made
        }
    }
}

extension LayoutLookup: Hashable {
    // It is derived from the layout, so it never differs by itself.
    static func == (one: LayoutLookup, other: LayoutLookup) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
