internal import Masonry

extension Rect {
    /// Whether they overlap by more than half a point along both axes.
    func overlaps(_ other: Rect) -> Bool {
        min(x + width, other.x + other.width) - max(x, other.x) > 0.5
            && min(y + height, other.y + other.height) - max(y, other.y) > 0.5
    }

    /// Whether the other rectangle is inside, up to half a point.
    func contains(_ other: Rect) -> Bool {
        x <= other.x + 0.5 && x + width >= other.x + other.width - 0.5
            && y <= other.y + 0.5 && y + height >= other.y + other.height - 0.5
    }
}

extension [Rect] {
    /// Whether any two overlap.
    var hasOverlap: Bool {
        if count <= Self.fewest {
            return indices.contains { one in self[(one + 1)...].contains(where: self[one].overlaps) }
        }
        // Along the axis on which they are most apart, each is compared with few.
        let axis = spread(.horizontal) > spread(.vertical) ? Axis.horizontal : .vertical
        let (place, length) = axis.components
        let sorted = self.sorted { $0[place] < $1[place] }
        return sorted.indices.contains { index in
            let end = sorted[index][place] + sorted[index][length]
            return sorted[(index + 1)...].prefix { $0[place] < end }.contains(where: sorted[index].overlaps)
        }
    }

    /// Up to this many are compared with each other.
    private static var fewest: Int { 8 }

    /// How far apart they start, relative to their lengths.
    private func spread(_ axis: Axis) -> Double {
        let (place, length) = axis.components
        let starts = map { $0[place] }
        return ((starts.max() ?? 0) - (starts.min() ?? 0)) / Swift.max(reduce(0) { $0 + $1[length] }, 1)
    }

    /// The indices of the pairs that overlap, the earlier first, in order.
    ///
    /// - Parameter compared: how many rectangles that start at or below a rectangle's top it is compared with at most.
    package func overlappingPairs(compared: Int) -> [(Int, Int)] {
        let order = indices.sorted { (self[$0].y, $0) < (self[$1].y, $1) }
        var pairs: [(Int, Int)] = []
        for (place, one) in order.enumerated() {
            let bottom = self[one].y + self[one].height
            let lower = order[(place + 1)...].prefix(compared).prefix { self[$0].y < bottom }
            pairs += lower.filter { self[one].overlaps(self[$0]) }.map { (Swift.min(one, $0), Swift.max(one, $0)) }
        }
        return pairs.sorted { $0 < $1 }
    }
}
