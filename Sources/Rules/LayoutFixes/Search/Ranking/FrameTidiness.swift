internal import LayoutFindings
internal import Masonry

/// How tidy the frames of a layout are: what people align, and what they rarely want. Less is tidier.
struct FrameTidiness {
    /// Edges and centers that nothing else shares, different sizes and gaps, uneven margins.
    private(set) var unshared = 0
    private(set) var sizes = 0
    private(set) var gaps = 0
    private(set) var unevenMargins = 0
    private(set) var outside = 0
    private(set) var overlaps = 0
    private(set) var empty = 0
    /// As large as the superview along both axes.
    private(set) var filling = 0

    /// Of more children pairs are not compared.
    private static let maxCompared = 60

    init(_ layout: Layout) {
        var children = [[Int]](repeating: [], count: layout.items.count)
        for (index, item) in layout.items.enumerated() {
            if let parent = item.parent { children[parent].append(index) }
        }
        // Always in the same order: sums of fractions depend on it.
        for (parent, indices) in children.enumerated() where !indices.isEmpty {
            let frames = indices.map { layout.items[$0].frame }
            let bounds = layout.items[parent].frame
            filling += frames.count { abs($0.width - bounds.width) < 0.5 && abs($0.height - bounds.height) < 0.5 }
            add(frames.map { ($0.x, $0.x + $0.width) }, within: bounds.width)
            add(frames.map { ($0.y, $0.y + $0.height) }, within: bounds.height)
            if frames.count <= Self.maxCompared { overlaps += frames.overlappingPairs(compared: frames.count).count }
        }
    }

    private mutating func add(_ intervals: [(lower: Double, upper: Double)], within length: Double) {
        let intervals = intervals.sorted { $0 < $1 }
        let key = { (value: Double) in Int(max(-1e9, min(1e9, value)).rounded()) }
        let count = { (values: [Double]) in values.reduce(into: [:]) { $0[key($1), default: 0] += 1 } }
        let (lower, upper) = (count(intervals.map(\.lower)), count(intervals.map(\.upper)))
        let middle = count(intervals.map { $0.lower + $0.upper })
        let sizes = count(intervals.map { $0.upper - $0.lower })
        var end = 0.0
        var gaps: [Double] = []
        for interval in intervals {
            gaps.append(interval.lower - end)
            end = interval.upper
            if interval.upper - interval.lower <= 0.5 { empty += 1 }
            if interval.lower < -0.5 || interval.upper > length + 0.5 { outside += 1 }
        }
        let gapCounts = count(gaps)
        for (interval, gap) in zip(intervals, gaps) {
            let (start, end) = interval
            let isShared =
                lower[key(start), default: 0] > 1 || upper[key(end), default: 0] > 1
                || middle[key(start + end), default: 0] > 1
                || gap >= 0 && gapCounts[key(gap), default: 0] > 1
            let isAtBounds = abs(start) < 0.5 || abs(end - length) < 0.5 || abs(start + end - length) < 1
            if !isShared, !isAtBounds { unshared += 1 }
        }
        self.sizes += sizes.count
        self.gaps += gapCounts.count
        if let first = intervals.first, let last = intervals.map(\.upper).max(), key(first.lower) != key(length - last)
        {
            unevenMargins += 1
        }
    }
}
