internal import Masonry

extension NamedColor {
    var rgb: RGB { RGB(hex: hex) }
}
