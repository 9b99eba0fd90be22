/// Union-find over 0 ..< count. The least member represents its set, so the numbering of the sets does not depend on
/// the order of joining.
struct DisjointSets: ~Copyable {
    private var parent: FlatArray<Int32>

    init(count: Int) {
        parent = FlatArray(minimumCapacity: count)
        for index in 0..<count { parent.append(Int32(truncatingIfNeeded: index)) }
    }

    func find(_ member: Int) -> Int {
        var root = member
        while Int(parent[root]) != root {
            let above = parent[parent[root]]
            parent[root] = above
            root = Int(above)
        }
        return root
    }

    func join(_ first: Int, _ second: Int) {
        let one = find(first)
        let other = find(second)
        if one == other { return }
        parent[max(one, other)] = Int32(truncatingIfNeeded: min(one, other))
    }
}
