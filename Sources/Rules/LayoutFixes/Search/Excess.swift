internal import LayoutFindings
internal import Masonry

/// How far a view reaches out of its superview or into another one, and how that depends on the numbers of the script.
struct Excess {
    /// In points, more than 0.
    let amount: Double
    /// By how much the amount grows with a number, by the place of the number.
    var slopes: [Int: Double] = [:]

    init(amount: Double, slopes: [Int: Double]) {
        self.amount = amount
        self.slopes = slopes
    }

    /// Nil where the views of a finding keep within bounds and apart.
    init?(of names: [String], in layout: Layout) {
        guard let amount = Self.amount(of: names, in: layout), amount > 0.5 else { return nil }
        self.amount = amount
    }

    /// How far the views reach out of their superviews, or else how far the first two overlap.
    static func amount(of names: [String], in layout: Layout) -> Double? {
        let items = names.compactMap(layout.item)
        let reaches = items.lazy.flatMap { Overhang.all(of: $0, in: layout) }
        if let outside = reaches.map(\.reach.distance).max() { return outside }
        guard items.count == names.count, items.count > 1 else { return items.isEmpty ? nil : 0 }
        let (one, other) = (items[0].rootFrame, items[1].rootFrame)
        return min(
            one.x + one.width - other.x, other.x + other.width - one.x, one.y + one.height - other.y,
            other.y + other.height - one.y)
    }
}
