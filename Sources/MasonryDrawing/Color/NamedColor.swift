internal import Masonry

extension NamedColor {
    var rgb: RGB {
        switch self {
        case .black: RGB(hex: 0x000000)
        case .white: RGB(hex: 0xFFFFFF)
        case .gray, .grey: RGB(hex: 0x8E8E93)
        case .lightgray: RGB(hex: 0xC7C7CC)
        case .darkgray: RGB(hex: 0x555555)
        case .silver: RGB(hex: 0xC0C0C0)
        case .red: RGB(hex: 0xE0352B)
        case .green: RGB(hex: 0x2EA043)
        case .blue: RGB(hex: 0x1F6FEB)
        case .yellow: RGB(hex: 0xF2C200)
        case .orange: RGB(hex: 0xF08A24)
        case .purple: RGB(hex: 0x9B4DCA)
        case .cyan: RGB(hex: 0x17B3C9)
        case .magenta: RGB(hex: 0xD6369F)
        case .brown: RGB(hex: 0x9A6A3A)
        case .pink: RGB(hex: 0xF06292)
        case .teal: RGB(hex: 0x1A9C8C)
        case .indigo: RGB(hex: 0x5856D6)
        case .mint: RGB(hex: 0x3EB489)
        case .violet: RGB(hex: 0x7F5AF0)
        case .navy: RGB(hex: 0x1F3A6E)
        case .olive: RGB(hex: 0x808000)
        case .maroon: RGB(hex: 0x800000)
        case .lime: RGB(hex: 0x7CB518)
        case .gold: RGB(hex: 0xD4A017)
        case .coral: RGB(hex: 0xFF7F50)
        case .salmon: RGB(hex: 0xFA8072)
        case .turquoise: RGB(hex: 0x30BFBF)
        }
    }
}
