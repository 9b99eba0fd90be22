/// The colors of an SVG file, on light or on dark paper.
struct SVGTones {
    /// Around the root, and within it.
    let page: RGB
    let paper: RGB
    /// For the texts of labels, and for sizes beside names.
    let ink: RGB
    let quiet: RGB
    let alarm: RGB
    /// For dimension lines and what is written at them.
    let measure: RGB
    /// How much of a view's color is in what fills it, and in what fills a button.
    private let share: Double
    private let buttonShare: Double

    static let light = SVGTones(
        page: RGB(hex: 0xF4F5F7), paper: RGB(hex: 0xFFFFFF), ink: RGB(hex: 0x1D2939), quiet: RGB(hex: 0x667085),
        alarm: RGB(hex: 0xD92D20), measure: RGB(hex: 0x475467), share: 0.1, buttonShare: 0.22)

    static let dark = SVGTones(
        page: RGB(hex: 0x0D1117), paper: RGB(hex: 0x161B22), ink: RGB(hex: 0xE6EDF3), quiet: RGB(hex: 0x9198A1),
        alarm: RGB(hex: 0xE5484D), measure: RGB(hex: 0xB6C0CC), share: 0.16, buttonShare: 0.32)

    /// The fill of a view: opaque, so that nested views are as light as others.
    func fill(_ color: RGB) -> RGB { paper.mixed(with: color, share: share) }

    func buttonFill(_ color: RGB) -> RGB { paper.mixed(with: color, share: buttonShare) }

    func line(_ color: RGB) -> RGB { color.readable(on: paper, contrast: 3.5) }

    /// Of text about a view.
    func text(_ color: RGB) -> RGB { color.readable(on: paper, contrast: 5.2) }
}
