internal import Masonry

/// Writes dimension lines: from the edge that a constraint starts from, with a bar, to the edge that it places, with an arrow.
/// Alignments have neither. What is asked for and missing is dashed, and ends in a cross.
struct SVGDimensions {
    private let unit: Double
    private let placed: [(dimension: Dimension, place: DimensionPlacing.Place)]
    /// What had no room, in words.
    let unplaced: [String]

    /// `taken` are the boxes of names and texts.
    init(_ dimensions: [Dimension], on page: SVGPage, unit: Double, taken: [Box]) {
        self.unit = unit
        var placing = DimensionPlacing(page: page, unit: unit, taken: taken)
        // Short lines have the least choice.
        let order = dimensions.indices.sorted { one, other in
            let (first, second) = (dimensions[one], dimensions[other])
            if first.isBroken != second.isBroken { return first.isBroken }
            return (first.segment.length, one) < (second.segment.length, other)
        }
        placed = order.map { (dimensions[$0], placing.place(dimensions[$0])) }
        unplaced = placed.filter { $0.place.text == nil && !$0.dimension.text.isEmpty }
            .map(\.dimension.title)
    }

    /// The lines, which names and texts are over.
    func writeLines(to file: inout SVGWriter) {
        for (dimension, place) in placed {
            var classes = ["dimension"]
            if dimension.isBroken { classes.append("missed") }
            if dimension.isOptional { classes.append("optional") }
            file.line("<g class=\"\(classes.joined(separator: " "))\">")
            file.line("<title>\(dimension.title.xmlEscaped)</title>")
            if dimension.segment.kind == .alignment {
                writeAlignment(dimension.segment, to: &file)
            } else {
                writeLine(dimension, at: place.at, to: &file)
            }
            file.line("</g>")
        }
    }

    /// What is written at the lines.
    func writeTexts(to file: inout SVGWriter) {
        for (dimension, place) in placed {
            guard let box = place.text else { continue }
            let style = place.scale < 1 ? [("style", "font-size: \((8.3 * unit * place.scale).svg)px")] : []
            let start = [("x", (box.left + 1.5 * unit).svg), ("y", (box.bottom - 2.3 * unit * place.scale).svg)]
            file.element(
                "text", [("class", dimension.isBroken ? "measure alarm" : "measure")] + start + style,
                content: dimension.text.xmlEscaped)
        }
    }

    private func writeAlignment(_ segment: ConstraintSegment, to file: inout SVGWriter) {
        let past = 4 * unit
        let ends = (segment.crossing.lowerBound - past, segment.crossing.upperBound + past)
        line("align", segment.axis, (segment.to, ends.0), (segment.to, ends.1), to: &file)
    }

    private func writeLine(_ dimension: Dimension, at place: Double, to file: inout SVGWriter) {
        let segment = dimension.segment
        writeWitnesses(segment, at: place, to: &file)
        // What is missing or too much is dashed.
        let low = min(segment.from, segment.to), high = max(segment.from, segment.to)
        let turn = segment.asked.map { min(high, max(low, $0)) } ?? segment.to
        line("measured", segment.axis, (segment.from, place), (turn, place), to: &file)
        let isLength = segment.kind == .size || segment.kind == .share || dimension.isFact
        let direction = segment.to < segment.from ? -1.0 : 1
        bar(segment.axis, segment.from, place, to: &file)
        if isLength {
            bar(segment.axis, segment.to, place, to: &file)
        } else {
            arrow(segment.axis, segment.to, place, direction: direction, room: segment.length, to: &file)
        }
        guard let asked = segment.asked else { return }
        line("asked", segment.axis, (segment.to, place), (asked, place), to: &file)
        for slope in [-1.0, 1] {
            let half = 2.6 * unit
            line(
                "measured", segment.axis, (asked - half, place - half * slope), (asked + half, place + half * slope),
                to: &file)
        }
    }

    /// The lines that lead from the ends to a line that is beside what it measures.
    private func writeWitnesses(_ segment: ConstraintSegment, at place: Double, to file: inout SVGWriter) {
        let range = segment.crossing
        if let start = segment.start {
            line("witness", segment.axis, (segment.from, start), (segment.from, place), to: &file)
        }
        if range.contains(place) { return }
        let near = place < range.lowerBound ? range.lowerBound : range.upperBound
        for end in segment.start == nil ? [segment.from, segment.to] : [segment.to] {
            line("witness", segment.axis, (end, near), (end, place), to: &file)
        }
    }

    private func bar(_ axis: Axis, _ along: Double, _ across: Double, to file: inout SVGWriter) {
        let half = 2.6 * unit
        line("measured", axis, (along, across - half), (along, across + half), to: &file)
    }

    private func arrow(
        _ axis: Axis, _ along: Double, _ across: Double, direction: Double, room: Double, to file: inout SVGWriter
    ) {
        let length = min(4.5 * unit, max(2 * unit, room))
        let back = along - direction * length
        let points = [(along, across), (back, across - length * 0.45), (back, across + length * 0.45)]
        let text = points.map { point in
            let (x, y) = axis == .horizontal ? point : (point.1, point.0)
            return "\(x.svg),\(y.svg)"
        }
        file.element("polygon", [("class", "arrow"), ("points", text.joined(separator: " "))])
    }

    /// A line between two points along and across an axis.
    private func line(
        _ name: String, _ axis: Axis, _ start: (Double, Double), _ end: (Double, Double), to file: inout SVGWriter
    ) {
        let (one, other) = axis == .horizontal ? (start, end) : ((start.1, start.0), (end.1, end.0))
        file.element(
            "line",
            [("class", name), ("x1", one.0.svg), ("y1", one.1.svg), ("x2", other.0.svg), ("y2", other.1.svg)])
    }
}
