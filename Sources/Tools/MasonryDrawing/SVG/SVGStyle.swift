/// The style sheet of an SVG file.
struct SVGStyle {
    /// The width of the thinnest line, in points.
    let unit: Double
    let theme: Theme
    /// The colors of views, each once.
    let colors: [RGB]
    /// Whether there are dimension lines.
    var hasDimensions = false

    var text: String {
        switch theme {
        case .light: shapes + rules(.light)
        case .dark: shapes + rules(.dark)
        case .auto, .colorblind, .large:
            shapes + rules(.light) + "@media (prefers-color-scheme: dark) {\n" + rules(.dark) + "}\n"
        }
    }

    /// The classes of an element in a view's color: what has it as line and fill, and a text.
    static func name(of color: RGB) -> String { "c" + color.hexSpelling.dropFirst() }
    static func textName(of color: RGB) -> String { "t" + color.hexSpelling.dropFirst() }

    private var shapes: String { usual + (hasDimensions ? dimensions : "") }

    private var dimensions: String {
        """
        .measure { font-size: \(length(8.3))px; font-weight: 600; paint-order: stroke; stroke-width: \(length(2.4)) }
        .dimension { fill: none; stroke-width: \(length(0.7)); pointer-events: all }
        .witness { stroke-width: \(length(0.6)); stroke-dasharray: \(length(1)) \(length(1.5)) }
        .align { stroke-width: \(length(0.6)); stroke-dasharray: \(length(7)) \(length(2)) \(length(1.5)) \(length(2)) }
        .asked { stroke-width: \(length(1.6)); stroke-dasharray: \(length(2.5)) \(length(2)) }
        .optional .measured { stroke-dasharray: \(length(4)) \(length(1.5)) }
        .missed { stroke-width: \(length(1.3)) }

        """
    }

    private var usual: String {
        """
        .back { stroke: none }
        .root, .view { fill: none; stroke-width: \(length(1.25)); stroke-linejoin: round; pointer-events: all }
        .label { stroke-width: \(length(0.75)) }
        .ambiguous { stroke-dasharray: \(length(5)) \(length(3.5)) }
        .guide { stroke-width: \(length(1)); stroke-dasharray: \(length(1)) \(length(2.5)) }
        .content { fill: none; stroke-width: \(length(0.75)); stroke-dasharray: \(length(2)) \(length(2)); opacity: 0.7 }
        .cross { stroke-width: \(length(0.75)); opacity: 0.35 }
        .ghost { fill: none; stroke-width: \(length(1)); stroke-dasharray: \(length(3)) \(length(2.5)) }
        .still { stroke-width: \(length(0.75)) }
        .away { opacity: 0.35 }
        text { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre }
        .text { font-size: 13.333px }
        .name { font-size: \(length(9))px; font-weight: 600 }
        .size { font-weight: 400 }
        .badge { font-size: \(length(8))px; font-weight: 700; fill: #ffffff; text-anchor: middle }

        """
    }

    private func rules(_ tones: SVGTones) -> String {
        var lines = [
            ".page { fill: \(tones.page.hexSpelling) }",
            ".paper, .plate, .field.back { fill: \(tones.paper.hexSpelling) }",
            ".text { fill: \(tones.ink.hexSpelling) }", ".size, .note { fill: \(tones.quiet.hexSpelling) }",
            ".broken { fill: \(tones.alarm.hexSpelling) }",
        ]
        if hasDimensions {
            lines += [
                ".dimension { stroke: \(tones.measure.hexSpelling) }",
                ".measure { stroke: \(tones.paper.hexSpelling) }",
                ".measure, .arrow { fill: \(tones.measure.hexSpelling) }",
                ".missed { stroke: \(tones.alarm.hexSpelling) }",
                ".alarm, .missed .arrow { fill: \(tones.alarm.hexSpelling) }",
            ]
        }
        for color in colors {
            let name = Self.name(of: color)
            lines.append(
                ".\(name) { fill: \(tones.fill(color).hexSpelling); stroke: \(tones.line(color).hexSpelling) }")
            lines.append(".\(name).button { fill: \(tones.buttonFill(color).hexSpelling) }")
            lines.append(".\(Self.textName(of: color)) { fill: \(tones.text(color).hexSpelling) }")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func length(_ value: Double) -> String { (value * unit).svg }
}
