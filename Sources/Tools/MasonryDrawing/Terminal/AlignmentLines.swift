internal import Masonry

/// The lines through edges and centers that several views share, as long as those views.
struct AlignmentLines {
    struct Line: Hashable {
        var isVertical: Bool
        /// The column of a vertical line or the row of a horizontal one.
        var place: Int
        /// The rows of a vertical line or the columns of a horizontal one.
        var from: Int
        var to: Int
    }

    private(set) var lines: [Line] = []

    init(_ views: [PlacedView]) {
        for isVertical in [true, false] {
            let spans = views.enumerated().filter { !$0.element.isGuide }.map { index, view in
                Span(view, isRoot: index == 0, isVertical: isVertical)
            }
            // The root's own edges are already drawn.
            let edges = spans.filter { !$0.isRoot }.flatMap { span in
                Set([span.low, span.high]).map { (at: $0, span) }
            }
            let centers = spans.map { (at: ($0.low + $0.high) / 2, $0) }
            for line in common(edges, isVertical) + common(centers, isVertical) where !lines.contains(line) {
                lines.append(line)
            }
        }
    }

    /// A view across a line: its ends in points, and its cells.
    private struct Span {
        let isRoot: Bool
        let low: Double
        let high: Double
        let cells: ClosedRange<Int>
        let along: ClosedRange<Int>

        init(_ view: PlacedView, isRoot: Bool, isVertical: Bool) {
            self.isRoot = isRoot
            let (box, rect) = (view.box, view.rect)
            (low, high) = isVertical ? (box.left, box.right) : (box.top, box.bottom)
            cells = isVertical ? rect.left...rect.right : rect.top...rect.bottom
            along = isVertical ? rect.top...rect.bottom : rect.left...rect.right
        }

        /// The cell of an edge or of the center.
        func cell(at position: Double) -> Int {
            position == low
                ? cells.lowerBound : position == high ? cells.upperBound : (cells.lowerBound + cells.upperBound) / 2
        }
    }

    private func common(_ positions: [(at: Double, span: Span)], _ isVertical: Bool) -> [Line] {
        let sorted = positions.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
            .map(\.element)
        var groups: [[(at: Double, span: Span)]] = []
        for position in sorted {
            // Positions that print alike are aligned.
            if let last = groups.last?.last, position.at - last.at < 0.005 {
                groups[groups.count - 1].append(position)
            } else {
                groups.append([position])
            }
        }
        return groups.filter { $0.count > 1 }.compactMap { group in
            let from = group.map(\.span.along.lowerBound).min() ?? 0
            let to = group.map(\.span.along.upperBound).max() ?? 0
            return Line(isVertical: isVertical, place: group[0].span.cell(at: group[0].at), from: from, to: to)
        }
    }
}
