/// Assigns each edge of a layout, along one axis, to a line of cells.
///
/// Equal positions share a line, and their order is kept. Among these assignments, the search prefers one that keeps
/// small gaps open, gives equal lengths equal numbers of cells, and stays near the true positions. An edge where an
/// earlier picture had one stays on its line.
struct EdgeSnapping {
    private let positions: [Double]
    private let lines: [Int]

    /// - Parameters:
    ///   - last: the line of the root's far edge; its near edge is on line 0.
    ///   - earlier: the edges of an earlier picture of the same scale.
    init(_ stretches: [SnappingCosts.Stretch], last: Int, after earlier: EdgeSnapping?) {
        positions = SnappingCosts.positions(of: stretches)
        if positions.count > Self.maxPerLine * (last + 1) {
            lines = positions.map { min(max(Int($0.rounded()), 0), last) }
            return
        }
        let costs = SnappingCosts(stretches, at: positions)
        let candidates = Self.candidates(positions, last: last, after: earlier)
        var lines = Self.assigned(costs, candidates)
        Self.refine(&lines, costs, candidates)
        self.lines = lines
    }

    /// The line of an edge; of another position, in proportion to its distance from the edges beside it.
    func line(at position: Double) -> Int {
        let low = index(from: position)
        if low == positions.count { return lines.last ?? 0 }
        if low == 0 || positions[low] <= position + Self.tolerance { return lines[low] }
        let share = (position - positions[low - 1]) / (positions[low] - positions[low - 1])
        return Int((Double(lines[low - 1]) + share * Double(lines[low] - lines[low - 1])).rounded())
    }

    /// The index of the first edge that is not before a position.
    private func index(from position: Double) -> Int {
        var low = 0
        var high = positions.count
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < position - Self.tolerance { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// More edges for each line can't be kept apart.
    private static let maxPerLine = 16

    /// Edges that are nearer are one, in cells.
    private static let tolerance = 0.002

    // MARK: Assignment

    private struct Choice {
        var line: Int
        var cost: Double
        /// The index of the previous choice.
        var previous: Int
    }

    /// The cheapest lines as far as neighbors are concerned, by dynamic programming.
    private static func assigned(_ costs: SnappingCosts, _ candidates: [ClosedRange<Int>]) -> [Int] {
        var choices: [[Choice]] = []
        for index in costs.positions.indices {
            let row = candidates[index].map { line in
                let away = costs.ofDeviation(index, line: line)
                guard let before = choices.last else { return Choice(line: line, cost: away, previous: 0) }
                var best = Choice(line: line, cost: .infinity, previous: 0)
                for (previous, choice) in before.enumerated() where choice.line <= line {
                    let cost = choice.cost + away + costs.ofDistance(index, length: line - choice.line)
                    if cost < best.cost { best = Choice(line: line, cost: cost, previous: previous) }
                }
                return best
            }
            choices.append(row)
        }
        var lines: [Int] = []
        var chosen = 0
        for (index, row) in choices.enumerated().reversed() {
            if index == choices.count - 1 { chosen = row.indices.min { row[$0].cost < row[$1].cost } ?? 0 }
            lines.append(row[chosen].line)
            chosen = row[chosen].previous
        }
        return lines.reversed()
    }

    /// The lines that each edge may be on: that of the earlier picture's edge at its position; else those nearby between
    /// the lines of such edges.
    private static func candidates(
        _ positions: [Double], last: Int, after earlier: EdgeSnapping?
    ) -> [ClosedRange<Int>] {
        guard let earlier else { return positions.map { candidates($0, last: last) } }
        let kept = positions.map { position -> Int? in
            let index = earlier.index(from: position)
            let isEdge = index < earlier.positions.count && earlier.positions[index] <= position + tolerance
            return isEdge ? earlier.lines[index] : nil
        }
        var next = kept
        for index in kept.indices.dropLast().reversed() where next[index] == nil { next[index] = next[index + 1] }
        var previous = 0
        return positions.indices.map { index in
            let between = previous...max(previous, next[index] ?? last)
            previous = kept[index] ?? previous
            return kept[index].map { $0...$0 } ?? candidates(positions[index], last: last).clamped(to: between)
        }
    }

    private static func candidates(_ position: Double, last: Int) -> ClosedRange<Int> {
        if position <= 0.001 { return 0...0 }
        if position >= Double(last) - 0.001 { return last...last }
        let near = Int(position.rounded(.down))
        return max(0, near - 1)...min(last, near + 2)
    }

    /// Moves runs of neighboring edges by one line while that lowers the total cost, now including the lengths of
    /// views.
    private static func refine(_ lines: inout [Int], _ costs: SnappingCosts, _ candidates: [ClosedRange<Int>]) {
        let longestRun = 12
        for _ in 0..<8 {
            var isChanged = false
            for start in lines.indices {
                for end in start..<min(lines.count, start + longestRun) {
                    for step in [-1, 1] where isAllowed(step, start...end, lines, candidates) {
                        let before = costs.total(around: start...end, lines)
                        for index in start...end { lines[index] += step }
                        if costs.total(around: start...end, lines) < before - 1e-9 {
                            isChanged = true
                        } else {
                            for index in start...end { lines[index] -= step }
                        }
                    }
                }
            }
            if !isChanged { return }
        }
    }

    private static func isAllowed(
        _ step: Int, _ run: ClosedRange<Int>, _ lines: [Int], _ candidates: [ClosedRange<Int>]
    ) -> Bool {
        let isFirstFree = run.lowerBound == 0 || lines[run.lowerBound - 1] <= lines[run.lowerBound] + step
        let isLastFree = run.upperBound == lines.count - 1 || lines[run.upperBound] + step <= lines[run.upperBound + 1]
        return isFirstFree && isLastFree && run.allSatisfy { candidates[$0].contains(lines[$0] + step) }
    }
}
