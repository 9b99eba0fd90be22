internal import Masonry

/// Finds a place for each dimension line and its text where they cover no name, no text and no other dimension line, and
/// cross as few outlines as can be.
struct DimensionPlacing {
    struct Place {
        /// Across the axis.
        var at: Double
        /// Of the text; nil if it has none, or no room.
        var text: Box?
        /// Of the letters; 1 is the usual size.
        var scale = 1.0
    }

    private let unit: Double
    private let page: Box
    private let frames: [Box]
    private(set) var taken: [Box]

    /// The height of a line of text, and the width of a column, in units.
    private static let height = 9.4
    private static let column = 5.0
    private static let scales = [1, 0.85, 0.7]
    /// What counts against a place, in distances from the first one tried.
    private static let coveredLine = 40.0
    private static let crossedOutline = 2.0
    private static let lineOnOutline = 4.0
    private static let smallLetters = 6.0

    /// `taken` are the boxes of names and texts.
    init(page: SVGPage, unit: Double, taken: [Box]) {
        self.unit = unit
        self.page = page.viewBox
        frames = page.views.map(\.box)
        self.taken = taken
    }

    mutating func place(_ dimension: Dimension) -> Place {
        var best: (place: Place, cost: Double)?
        let lines = positions(of: dimension.segment).enumerated().filter { number, at in
            number == 0 || dimension.segment.box(at: at, unit: unit).clipped(to: page) != nil
        }.map(\.element)
        for (number, at) in lines.enumerated() {
            let line = dimension.segment.box(at: at, unit: unit)
            let base =
                Double(number) + (taken.contains(where: line.intersects) ? Self.coveredLine : 0)
                + (isOnOutline(line, dimension.segment) ? Self.lineOnOutline : 0)
            if let best, best.cost <= base { continue }
            if dimension.text.isEmpty {
                if base < best?.cost ?? .infinity { best = (Place(at: at), base) }
                continue
            }
            for scale in Self.scales {
                let extra = base + (1 - scale) * Self.smallLetters * 2
                for (box, rank) in texts(of: dimension, at: at, scale: scale) {
                    let cost = extra + rank + Self.crossedOutline * Double(crossings(of: box))
                    if cost >= best?.cost ?? .infinity || !isFree(box) { continue }
                    best = (Place(at: at, text: box, scale: scale), cost)
                }
            }
        }
        let found = best?.place ?? Place(at: lines[0])
        taken.append(dimension.segment.box(at: found.at, unit: unit))
        if let text = found.text { taken.append(text) }
        return found
    }

    private func isFree(_ box: Box) -> Bool {
        box.left >= page.left && box.right <= page.right && box.top >= page.top && box.bottom <= page.bottom
            && !taken.contains(where: box.intersects)
    }

    /// Whether the line is hard to tell from an outline beside it.
    private func isOnOutline(_ line: Box, _ segment: ConstraintSegment) -> Bool {
        if segment.kind == .alignment { return false }
        return frames.contains { frame in
            segment.axis == .horizontal
                ? [frame.top, frame.bottom].contains { line.top <= $0 && $0 <= line.bottom }
                    && frame.left < line.right && line.left < frame.right
                : [frame.left, frame.right].contains { line.left <= $0 && $0 <= line.right }
                    && frame.top < line.bottom && line.top < frame.bottom
        }
    }

    /// How many outlines run through the box.
    private func crossings(of box: Box) -> Int {
        frames.count { frame in
            frame.intersects(box)
                && !(frame.left <= box.left && box.right <= frame.right && frame.top <= box.top
                    && box.bottom <= frame.bottom)
        }
    }

    /// Where the line may be across its axis, the best first: an alignment has no choice.
    private func positions(of segment: ConstraintSegment) -> [Double] {
        let (low, high) = (segment.crossing.lowerBound, segment.crossing.upperBound)
        if segment.kind == .alignment { return [(low + high) / 2] }
        let within = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88].map { low + (high - low) * $0 }
        let isLength = segment.kind == .size || segment.kind == .share
        let beside = [high + 7 * unit, low - 7 * unit, high + 18 * unit, low - 18 * unit]
        // In what is too thin for a line and its text, both are beside it.
        if high - low < 16 * unit { return (isLength ? beside : [within[0]] + beside) + (isLength ? [within[0]] : []) }
        return within + (isLength ? beside : [])
    }

    /// Where the text may be, and what counts against it: beside the middle of the line, at its ends, or past these.
    private func texts(of dimension: Dimension, at place: Double, scale: Double) -> [(box: Box, cost: Double)] {
        let segment = dimension.segment
        let (width, height) = (
            (Double(dimension.text.displayWidth) * Self.column + 3) * unit * scale, Self.height * unit * scale
        )
        let ends = [segment.from, segment.to, segment.asked ?? segment.to]
        let (low, high) = (ends.min() ?? 0, ends.max() ?? 0)
        let middle = (low + high) / 2
        let gap = 2.5 * unit
        func box(_ x: Double, _ y: Double) -> Box { Box(Rect(x: x, y: y, width: width, height: height)) }
        if segment.kind == .alignment {
            let end = segment.crossing.upperBound
            return segment.axis == .horizontal
                ? [(box(segment.to + gap, end - height), 0), (box(segment.to - gap - width, end - height), 1)]
                : [
                    (box(end - width, segment.to - height - 1), 0),
                    (box(segment.crossing.lowerBound, segment.to - height - 1), 1),
                ]
        }
        if segment.axis == .horizontal {
            let rows = [place - height - 1, place + gap]
            return rows.flatMap {
                [(box(middle - width / 2, $0), 0), (box(low, $0), 1.5), (box(high - width, $0), 1.5)]
            }
                + [
                    (box(high + 2 * gap, place - height / 2), 2.5),
                    (box(low - 2 * gap - width, place - height / 2), 2.5),
                ]
        }
        let columns = [place + gap, place - gap - width]
        return columns.flatMap {
            [(box($0, middle - height / 2), 0), (box($0, low), 1.5), (box($0, high - height), 1.5)]
        } + [(box(place - width / 2, high + gap), 2.5), (box(place - width / 2, low - gap - height), 2.5)]
    }
}

extension ConstraintSegment {
    /// The line with its arrows, when it is at a place across the axis.
    func box(at place: Double, unit: Double) -> Box {
        let half = 2 * unit
        let ends = [from, to, asked ?? to]
        var along = (ends.min() ?? from)...(ends.max() ?? to)
        var across = (place - half)...(place + half)
        if kind == .alignment {
            across = crossing
            along = (to - half / 2)...(to + half / 2)
        }
        let (x, y) = axis == .horizontal ? (along, across) : (across, along)
        return Box(
            Rect(
                x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
                height: y.upperBound - y.lowerBound)
        )
    }
}
