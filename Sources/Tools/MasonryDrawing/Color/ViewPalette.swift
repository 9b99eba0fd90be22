internal import Masonry

/// The colors assigned to views in turn, in order of declaration.
struct ViewPalette: Sendable {
    /// Adjacent colors differ in hue and lightness.
    var colors: [RGB]
    /// The terminal's codes for the same colors, of 256 and of 16.
    var codes256: [Int]
    var codes16: [Int]

    /// The lightness range, from 0 to 1, for colors set by a script, so that they are visible on the terminal's
    /// background.
    var lightness: ClosedRange<Double>

    static let dark = ViewPalette(
        colors: strong, codes256: [75, 209, 77, 176, 44, 204, 178, 141], codes16: [94, 33, 32, 35, 36, 91, 93, 95],
        lightness: 0.25...0.85)

    static let light = ViewPalette(
        colors: strong, codes256: [26, 166, 28, 91, 30, 125, 94, 61], codes16: [34, 31, 32, 35, 36, 94, 91, 95],
        lightness: 0.05...0.6)

    static let colorblind = ViewPalette(
        colors: [
            RGB(hex: 0x0072B2), RGB(hex: 0xD55E00), RGB(hex: 0x009E73), RGB(hex: 0xCC79A7), RGB(hex: 0x56B4E9),
            RGB(hex: 0xE69F00), RGB(hex: 0x595959),
        ],
        codes256: [32, 214, 36, 175, 117, 227, 166], codes16: [94, 93, 36, 95, 97, 33, 96], lightness: 0.25...0.85)

    /// Between the two: in contrast with black and with white.
    static let large = ViewPalette(
        colors: strong, codes256: [33, 202, 34, 170, 37, 197, 136, 99], codes16: [94, 31, 32, 35, 36, 91, 33, 95],
        lightness: 0.25...0.6)

    private static let strong = [
        RGB(hex: 0x1F6FEB), RGB(hex: 0xD9480F), RGB(hex: 0x2B8A3E), RGB(hex: 0x9C36B5), RGB(hex: 0x0C8599),
        RGB(hex: 0xC2255C), RGB(hex: 0x8A6100), RGB(hex: 0x5F3DC4),
    ]

    /// The color of the item at this position in a layout.
    func color(ofItem index: Int) -> RGB {
        colors[index % colors.count]
    }

    /// The escape code's parameters for the item's color; nil for the terminal's own color.
    func parameters(ofItem index: Int, spelled: String?, depth: ColorDepth) -> String? {
        let own = spelled.flatMap { RGB(spelled: $0) }
        switch depth {
        case .none: return nil
        case .ansi16:
            if let own { return "\(Self.nearest16(to: own))" }
            return "\(codes16[index % codes16.count])"
        case .ansi256:
            if let own { return "38;5;\(nearest256(to: own))" }
            return "38;5;\(codes256[index % codes256.count])"
        }
    }

    /// The code of the nearest visible color in the 6×6×6 cube and the grays.
    private func nearest256(to color: RGB) -> Int {
        let steps = [0, 95, 135, 175, 215, 255]
        var best = (code: 244, distance: Int.max)
        for code in 16...250 {
            let candidate =
                code < 232
                ? RGB(steps[(code - 16) / 36], steps[(code - 16) / 6 % 6], steps[(code - 16) % 6])
                : RGB(8 + 10 * (code - 232), 8 + 10 * (code - 232), 8 + 10 * (code - 232))
            guard lightness.contains(candidate.lightness) else { continue }
            let distance = candidate.distance(to: color)
            if distance < best.distance { best = (code, distance) }
        }
        return best.code
    }

    private static func nearest16(to color: RGB) -> Int {
        let known: [(code: Int, color: RGB)] = [
            (90, RGB(128, 128, 128)), (31, RGB(205, 0, 0)), (91, RGB(255, 85, 85)), (32, RGB(0, 190, 0)),
            (92, RGB(85, 255, 85)), (33, RGB(205, 130, 0)), (93, RGB(240, 230, 60)), (34, RGB(0, 0, 220)),
            (94, RGB(85, 110, 255)), (35, RGB(190, 0, 190)), (95, RGB(255, 100, 220)), (36, RGB(0, 180, 180)),
            (96, RGB(85, 240, 240)), (37, RGB(200, 200, 200)),
        ]
        return known.min { $0.color.distance(to: color) < $1.color.distance(to: color) }?.code ?? 39
    }
}
