/// The named colors of views.
public enum NamedColor: String, CaseIterable, Sendable {
    case black, white, gray, grey, lightgray, darkgray, silver
    case red, green, blue, yellow, orange, purple, cyan, magenta
    case brown, pink, teal, indigo, mint, violet, navy, olive, maroon, lime, gold, coral, salmon, turquoise

    /// The color with a name as scripts and UIKit write it: `red`, `redColor`, `systemRed`.
    public init?(spelled text: String) {
        var name = text.lowercased()
        if name.hasSuffix("color") { name.removeLast(5) }
        if name.hasPrefix("system") { name.removeFirst(6) }
        self.init(rawValue: name)
    }

    /// The color as drawn, `0xRRGGBB`.
    public var hex: Int {
        switch self {
        case .black: 0x000000
        case .white: 0xFFFFFF
        case .gray, .grey: 0x8E8E93
        case .lightgray: 0xC7C7CC
        case .darkgray: 0x555555
        case .silver: 0xC0C0C0
        case .red: 0xE0352B
        case .green: 0x2EA043
        case .blue: 0x1F6FEB
        case .yellow: 0xF2C200
        case .orange: 0xF08A24
        case .purple: 0x9B4DCA
        case .cyan: 0x17B3C9
        case .magenta: 0xD6369F
        case .brown: 0x9A6A3A
        case .pink: 0xF06292
        case .teal: 0x1A9C8C
        case .indigo: 0x5856D6
        case .mint: 0x3EB489
        case .violet: 0x7F5AF0
        case .navy: 0x1F3A6E
        case .olive: 0x808000
        case .maroon: 0x800000
        case .lime: 0x7CB518
        case .gold: 0xD4A017
        case .coral: 0xFF7F50
        case .salmon: 0xFA8072
        case .turquoise: 0x30BFBF
        }
    }
}

extension NamedColor {
    /// Whether a text is a color: a name, `#rgb` or `#rrggbb`.
    public static func isColor(_ text: String) -> Bool {
        guard text.first == "#" else { return NamedColor(spelled: text) != nil }
        let digits = text.dropFirst()
        return (digits.count == 3 || digits.count == 6) && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
}
