/// The style sheet of an SVG file.
struct SVGStyle {
    /// How many points the smallest line is wide.
    var unit: Double

    var text: String {
        """
        .page { fill: #f4f5f7 }
        .root { fill: #ffffff; stroke: #667085; stroke-width: \(px(1.25)) }
        .view { fill-opacity: 0.09; stroke-width: \(px(1.25)); stroke-linejoin: round }
        .button { fill-opacity: 0.2 }
        .field { fill-opacity: 0.04 }
        .label { fill-opacity: 0.06; stroke-width: \(px(0.75)) }
        .ambiguous { stroke-dasharray: \(px(5)) \(px(3.5)) }
        .guide { fill: none; stroke-width: \(px(1)); stroke-dasharray: \(px(1)) \(px(2.5)) }
        .content { fill: none; stroke-width: \(px(0.75)); stroke-dasharray: \(px(2)) \(px(2)); opacity: 0.7 }
        .cross { stroke-width: \(px(0.75)); opacity: 0.35 }
        .away { opacity: 0.35 }
        text { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre }
        .text { font-size: 13.333px; fill: #1d2939 }
        .name { font-size: \(px(9)); font-weight: 600; stroke: #ffffff; stroke-opacity: 0.9; stroke-width: \(px(3)); \
        stroke-linejoin: round; paint-order: stroke }
        .size { font-weight: 400; fill: #667085 }
        .broken { fill: #d92d20 }
        .badge { font-size: \(px(8)); font-weight: 700; fill: #ffffff; text-anchor: middle }

        """
    }

    private func px(_ value: Double) -> String { (value * unit).svg + (value == 9 || value == 8 ? "px" : "") }
}
