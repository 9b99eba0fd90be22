/// Assigns each edge of a layout, along one axis, the line of cells it is drawn on.
///
/// Equal positions share a line, and the order of positions is kept. Of what is left, the assignment is taken that keeps small gaps open, gives equal
/// distances equal numbers of cells, and stays near the true place.
struct EdgeSnapping {
    /// A place where a view begins or ends, in cells, with the stretch along the other axis that it is seen on.
    struct Edge {
        var position: Double
        var span: ClosedRange<Double>
    }

    private var positions: [Double] = []
    private var lines: [Int] = []

    /// `last` is the line of the root's far edge; its near edge is on line 0.
    init(_ edges: [Edge], last: Int) {
        let groups = Self.grouped(edges)
        positions = groups.map(\.position)
        lines = Self.assigned(groups, last: last)
    }

    /// The line of an edge that was among those given, or that nearest to it.
    func line(at position: Double) -> Int {
        var low = 0
        var high = positions.count
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < position { low = middle + 1 } else { high = middle }
        }
        if low == positions.count { return lines.last ?? 0 }
        if low > 0, position - positions[low - 1] < positions[low] - position { return lines[low - 1] }
        return lines[low]
    }

    // MARK: Edges at one position

    private struct Group {
        var position: Double
        var spans: [ClosedRange<Double>]

        func meets(_ other: Group) -> Bool {
            spans.contains { span in
                other.spans.contains { $0.lowerBound < span.upperBound && span.lowerBound < $0.upperBound }
            }
        }
    }

    private static func grouped(_ edges: [Edge]) -> [Group] {
        var groups: [Group] = []
        for edge in edges.sorted(by: { $0.position < $1.position }) {
            if let last = groups.last, edge.position - last.position < 0.002 {
                if !last.spans.contains(edge.span) { groups[groups.count - 1].spans.append(edge.span) }
            } else {
                groups.append(Group(position: edge.position, spans: [edge.span]))
            }
        }
        return groups
    }

    // MARK: Assignment

    /// Distances below this many cells are allowed to vanish.
    private static let negligible = 0.15
    private static let costOfVanishing = 4.0

    /// What it costs, for each group, when it shares the line of the group before.
    private static func costsOfVanishing(_ groups: [Group]) -> [Double] {
        var costs = [Double](repeating: 0, count: groups.count)
        for index in groups.indices {
            var other = index - 1
            while other >= 0 {
                let distance = groups[index].position - groups[other].position
                if distance >= 1.5 { break }
                if distance >= negligible && groups[index].meets(groups[other]) {
                    for part in other + 1...index {
                        let share = (groups[part].position - groups[part - 1].position) / distance
                        costs[part] = max(costs[part], costOfVanishing * share)
                    }
                    break
                }
                other -= 1
            }
        }
        return costs
    }

    /// The cheapest ascending lines, by dynamic programming over the groups: each may move two lines at most.
    private static func assigned(_ groups: [Group], last: Int) -> [Int] {
        guard !groups.isEmpty else { return [] }
        let costs = costsOfVanishing(groups)
        var choices: [[(line: Int, cost: Double, previous: Int)]] = []
        for (index, group) in groups.enumerated() {
            var row: [(line: Int, cost: Double, previous: Int)] = []
            for line in candidates(group.position, last: last) {
                let away = Double(line) - group.position
                guard index > 0 else {
                    row.append((line, away * away, 0))
                    continue
                }
                let distance = group.position - groups[index - 1].position
                let wanted = costs[index] >= costOfVanishing ? max(1, distance.rounded()) : distance.rounded()
                var best = (line: line, cost: Double.infinity, previous: 0)
                for (previous, choice) in choices[index - 1].enumerated() where choice.line <= line {
                    let length = line - choice.line
                    let error = Double(length) - wanted
                    let cost = choice.cost + away * away + error * error + (length == 0 ? costs[index] : 0)
                    if cost < best.cost { best = (line, cost, previous) }
                }
                row.append(best)
            }
            choices.append(row)
        }
        return path(through: choices)
    }

    private static func candidates(_ position: Double, last: Int) -> ClosedRange<Int> {
        if position <= 0.001 { return 0...0 }
        if position >= Double(last) - 0.001 { return last...last }
        let near = Int(position.rounded(.down))
        return max(0, near - 1)...min(last, near + 2)
    }

    private static func path(through choices: [[(line: Int, cost: Double, previous: Int)]]) -> [Int] {
        var lines: [Int] = []
        var chosen = 0
        for (index, row) in choices.enumerated().reversed() {
            if index == choices.count - 1 {
                chosen = row.indices.min { row[$0].cost < row[$1].cost } ?? 0
            }
            lines.append(row[chosen].line)
            chosen = row[chosen].previous
        }
        return lines.reversed()
    }
}
