package import Masonry

extension ScreenBox {
    /// The places of each dimension where a condition may begin or cease to hold: something else can be between them although it
    /// is alike at the ends.
    package func cuts(at conditions: [ScreenCondition], from start: ScreenStretch.Screen) -> [[Double]] {
        if conditions.isEmpty { return box.map { _ in [] } }
        let widths = conditions.flatMap { $0.thresholds(along: .horizontal) }
        let heights = conditions.flatMap { $0.thresholds(along: .vertical) }
        let corner = box.map(\.lower)
        return box.indices.map { dimension in
            let (lower, upper) = (box[dimension].lower, box[dimension].upper)
            var end = corner
            end[dimension] = upper
            let (first, last) = (screen(at: corner, from: start).size, screen(at: end, from: start).size)
            func places(_ thresholds: [Double], _ one: Double, _ other: Double) -> [Double] {
                one == other ? [] : thresholds.map { lower + ($0 - one) / (other - one) * (upper - lower) }
            }
            return places(widths, first.width, last.width) + places(heights, first.height, last.height)
        }
    }
}
