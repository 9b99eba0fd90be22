/// The cost of drawing the edges of a layout, along one axis, on given lines of cells.
struct SnappingCosts {
    /// A view's extent along the axis, in cells, and along the other.
    struct Stretch: Hashable {
        var low: Double
        var high: Double
        var across: ClosedRange<Double>

        /// By one number, in which both zeros count as one.
        func hash(into hasher: inout Hasher) {
            let numbers = [low, high, across.lowerBound, across.upperBound]
            hasher.combine(numbers.reduce(0) { $0 &* 31 &+ ($1 + 0).bitPattern })
        }
    }

    /// The positions of edges, in cells, ascending; indistinguishable ones are merged.
    let positions: [Double]
    /// The desired number of cells between each position and the previous one.
    private var wanted: [Double]
    /// The cost if a position shares the line of the previous one.
    private var vanishing: [Double]
    /// The views' ends, as indices of positions, with the desired number of cells between them.
    private let views: [(low: Int, high: Int, wanted: Double)]
    /// The indices of the views that start or end at each position.
    private let viewsAt: [[Int]]

    /// Distances below this many cells may vanish.
    private static let negligible = 0.15
    private static let costOfVanishing = 6.0
    private static let weightOfDeviation = 0.8
    private static let weightOfViews = 0.5

    /// The positions of the views' ends.
    static func positions(of stretches: [Stretch]) -> [Double] {
        var edges = stretches.map(\.low) + stretches.map(\.high)
        edges.sort()
        var positions: [Double] = []
        for edge in edges where edge - (positions.last ?? -.infinity) > 0.002 { positions.append(edge) }
        return positions
    }

    /// - Parameter positions: those of the stretches.
    init(_ stretches: [Stretch], at positions: [Double]) {
        self.positions = positions
        var spans = [[ClosedRange<Double>]](repeating: [], count: positions.count)
        var views: [(low: Int, high: Int, wanted: Double)] = []
        var viewsAt = [[Int]](repeating: [], count: positions.count)
        var seen: Set<Stretch> = []
        seen.reserveCapacity(stretches.count)
        for stretch in stretches where seen.insert(stretch).inserted {
            let low = Self.index(of: stretch.low, in: positions)
            let high = Self.index(of: stretch.high, in: positions)
            spans[low].append(stretch.across)
            spans[high].append(stretch.across)
            guard low < high else { continue }
            viewsAt[low].append(views.count)
            viewsAt[high].append(views.count)
            views.append((low, high, Self.roundedLength(positions[high] - positions[low], isKept: true)))
        }
        self.views = views
        self.viewsAt = viewsAt
        vanishing = Self.costsOfVanishing(positions, spans)
        wanted = positions.map { _ in 0 }
        for index in positions.indices.dropFirst() {
            let isKept = vanishing[index] >= Self.costOfVanishing
            wanted[index] = Self.roundedLength(positions[index] - positions[index - 1], isKept: isKept)
        }
    }

    /// The index of the last position up to the edge.
    private static func index(of edge: Double, in positions: [Double]) -> Int {
        var low = 0
        var high = positions.count
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] <= edge { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    private static func roundedLength(_ length: Double, isKept: Bool) -> Double {
        isKept && length >= negligible ? max(1, length.rounded()) : length.rounded()
    }

    /// Edges that face each other at a small distance should not merge. The cost is shared among the positions between
    /// them.
    private static func costsOfVanishing(_ positions: [Double], _ spans: [[ClosedRange<Double>]]) -> [Double] {
        func meet(_ first: Int, _ second: Int) -> Bool {
            spans[first].contains { span in
                spans[second].contains { $0.lowerBound < span.upperBound && span.lowerBound < $0.upperBound }
            }
        }
        var costs = [Double](repeating: 0, count: positions.count)
        for index in positions.indices {
            var other = index - 1
            while other >= 0, positions[index] - positions[other] < 1.5 {
                let distance = positions[index] - positions[other]
                if distance >= negligible && meet(index, other) {
                    for part in other + 1...index {
                        let share = (positions[part] - positions[part - 1]) / distance
                        costs[part] = max(costs[part], costOfVanishing * share)
                    }
                    break
                }
                other -= 1
            }
        }
        return costs
    }

    // MARK: Costs

    func ofDeviation(_ index: Int, line: Int) -> Double {
        let away = Double(line) - positions[index]
        return Self.weightOfDeviation * away * away
    }

    /// The cost of the distance to the previous position.
    func ofDistance(_ index: Int, length: Int) -> Double {
        let error = Double(length) - wanted[index]
        return error * error + (length == 0 ? vanishing[index] : 0)
    }

    /// All costs that change when the positions in the run move together.
    func total(around run: ClosedRange<Int>, _ lines: [Int]) -> Double {
        var total = 0.0
        for index in run {
            total += ofDeviation(index, line: lines[index])
            for view in viewsAt[index] {
                let view = views[view]
                if run.contains(view.low) && run.contains(view.high) { continue }
                let error = Double(lines[view.high] - lines[view.low]) - view.wanted
                // One cell more or less is visible in a small view and hardly in a large one.
                total += Self.weightOfViews / max(1, view.wanted / 4) * error * error
            }
        }
        for index in [run.lowerBound, run.upperBound + 1] where index > 0 && index < lines.count {
            total += ofDistance(index, length: lines[index] - lines[index - 1])
        }
        return total
    }
}
