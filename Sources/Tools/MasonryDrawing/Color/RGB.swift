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

    /// The color mixed with black, where black has this share.
    func darkened(by share: Double) -> RGB {
        func part(_ value: Int) -> Int { Int((Double(value) * (1 - share)).rounded()) }
        return RGB(part(red), part(green), part(blue))
    }
}
