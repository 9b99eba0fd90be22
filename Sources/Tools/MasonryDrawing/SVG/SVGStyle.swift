/// The style sheet of an SVG file.
struct SVGStyle {
    /// The width of the thinnest line, in points.
    var unit: Double

    var text: String {
        """
        .page { fill: #f4f5f7 }
        .root { fill: #ffffff; stroke: #667085; stroke-width: \(length(1.25)) }
        .view { fill-opacity: 0.09; stroke-width: \(length(1.25)); stroke-linejoin: round }
        .button { fill-opacity: 0.2 }
        .field { fill-opacity: 0.04 }
        .label { fill-opacity: 0.06; stroke-width: \(length(0.75)) }
        .ambiguous { stroke-dasharray: \(length(5)) \(length(3.5)) }
        .guide { fill: none; stroke-width: \(length(1)); stroke-dasharray: \(length(1)) \(length(2.5)) }
        .content { fill: none; stroke-width: \(length(0.75)); stroke-dasharray: \(length(2)) \(length(2)); opacity: 0.7 }
        .cross { stroke-width: \(length(0.75)); opacity: 0.35 }
        .away { opacity: 0.35 }
        text { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre }
        .text { font-size: 13.333px; fill: #1d2939 }
        .plate { fill: #ffffff; fill-opacity: 0.94 }
        .name { font-size: \(length(9))px; font-weight: 600 }
        .size { font-weight: 400; fill: #667085 }
        .broken { fill: #d92d20 }
        .badge { font-size: \(length(8))px; font-weight: 700; fill: #ffffff; text-anchor: middle }

        """
    }

    private func length(_ value: Double) -> String { (value * unit).svg }
}
