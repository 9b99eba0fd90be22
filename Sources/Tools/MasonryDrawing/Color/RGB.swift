internal import Masonry

/// A color, in parts from 0 to 255.
struct RGB: Hashable, Sendable {
    var red: Int
    var green: Int
    var blue: Int

    init(_ red: Int, _ green: Int, _ blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    init(hex: Int) {
        self.init(hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF)
    }

    /// Reads a color as scripts write it: a known name, with or without `Color` at its end, `#rgb` or `#rrggbb`.
    init?(spelled text: String) {
        if text.first == "#" {
            let digits = text.dropFirst()
            let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
            guard full.utf8.count == 6, full.first != "+", full.first != "-", let hex = Int(full, radix: 16) else {
                return nil
            }
            self.init(hex: hex)
            return
        }
        guard let known = NamedColor(spelled: text) else { return nil }
        self = known.rgb
    }

    var hexSpelling: String {
        "#" + String(0x1000000 + red << 16 + green << 8 + blue, radix: 16).dropFirst()
    }

    /// The distance between two colors; small if they look alike.
    func distance(to other: RGB) -> Int {
        let red = red - other.red
        let green = green - other.green
        let blue = blue - other.blue
        return 3 * red * red + 6 * green * green + blue * blue
    }

    /// How light the color looks, from 0 to 1.
    var lightness: Double {
        (0.30 * Double(red) + 0.59 * Double(green) + 0.11 * Double(blue)) / 255
    }

    /// The color mixed with another, which has this share.
    func mixed(with other: RGB, share: Double) -> RGB {
        func part(_ own: Int, _ other: Int) -> Int { own + Int((Double(other - own) * share).rounded()) }
        return RGB(part(red, other.red), part(green, other.green), part(blue, other.blue))
    }

    /// The color's relative luminance as in WCAG, with squares for its curve.
    private var luminance: Double {
        func part(_ value: Int) -> Double { Double(value * value) / (255 * 255) }
        return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
    }

    /// The contrast of two colors as in WCAG, from 1 to 21.
    func contrast(with other: RGB) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    /// The nearest color that has a contrast with a background: darker on a light one, lighter on a dark one.
    func readable(on background: RGB, contrast: Double) -> RGB {
        let end = background.luminance > 0.2 ? RGB(0, 0, 0) : RGB(255, 255, 255)
        let steps = (0...20).lazy.map { mixed(with: end, share: Double($0) / 20) }
        return steps.first { $0.contrast(with: background) >= contrast } ?? end
    }
}
