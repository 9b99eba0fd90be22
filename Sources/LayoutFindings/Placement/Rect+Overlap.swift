internal import Masonry

extension Rect {
    /// Whether the two have more than half a point in common along both axes.
    func overlaps(_ other: Rect) -> Bool {
        Axis.allCases.allSatisfy { axis in
            let (place, length) = axis.components
            return min(self[place] + self[length], other[place] + other[length]) - max(self[place], other[place]) > 0.5
        }
    }

    /// Whether nothing of another reaches out, but for half a point.
    func contains(_ other: Rect) -> Bool {
        Axis.allCases.allSatisfy { axis in
            let (place, length) = axis.components
            return self[place] <= other[place] + 0.5
                && self[place] + self[length] >= other[place] + other[length] - 0.5
        }
    }
}

extension [Rect] {
    /// The places of those that overlap, the earlier first, in order.
    ///
    /// - Parameter compared: with how many of those that begin at its height or below each is compared at most.
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
