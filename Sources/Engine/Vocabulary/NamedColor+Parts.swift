internal import LayoutTerms

extension NamedColor {
    /// `#ff0000` for `rgb(255, 0, 0)`, with or without an alpha value; nil for any other text.
    package static func hexadecimal(ofParts text: String) -> String? {
        guard text.hasPrefix("rgb"), text.hasSuffix(")") else { return nil }
        let numbers = text.drop { $0 != "(" }.dropFirst().dropLast().split { $0 == "," || $0 == " " }.prefix(3)
            .compactMap { UInt8($0) }
        guard numbers.count == 3 else { return nil }
        let digits = numbers.map { number in
            let digits = String(number, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + digits.joined()
    }
}

// Further color names, from CSS.
extension NamedColor {
    /// `#dc143c` for `crimson`.
    static func hexadecimal(ofStyleSheetName name: String) -> String? { styleSheetNames[name.lowercased()] }

    private static let styleSheetNames = [
        "aqua": "#00ffff", "aquamarine": "#7fffd4", "azure": "#f0ffff", "beige": "#f5f5dc", "chartreuse": "#7fff00",
        "chocolate": "#d2691e", "crimson": "#dc143c", "darkblue": "#00008b", "darkgreen": "#006400",
        "darkorange": "#ff8c00", "darkred": "#8b0000", "firebrick": "#b22222", "fuchsia": "#ff00ff",
        "hotpink": "#ff69b4", "ivory": "#fffff0", "khaki": "#f0e68c", "lavender": "#e6e6fa", "lightblue": "#add8e6",
        "lightgreen": "#90ee90", "lightyellow": "#ffffe0", "linen": "#faf0e6", "orchid": "#da70d6", "peru": "#cd853f",
        "plum": "#dda0dd", "royalblue": "#4169e1", "seagreen": "#2e8b57", "sienna": "#a0522d", "skyblue": "#87ceeb",
        "slateblue": "#6a5acd", "slategray": "#708090", "snow": "#fffafa", "steelblue": "#4682b4", "tan": "#d2b48c",
        "tomato": "#ff6347", "wheat": "#f5deb3",
    ]

    /// The color that an unknown name probably means, without quotes; nil if none is close.
    package static func nearest(to text: String) -> String? {
        text.first != "#" && NamedColor.isColor("#\(text)")
            ? "#\(text)"
            : hexadecimal(ofParts: text) ?? hexadecimal(ofStyleSheetName: text)
                ?? NearestName.of(text, among: allCases.map(\.rawValue))
                ?? NearestName.of(text, among: styleSheetNames.keys.sorted()).flatMap { styleSheetNames[$0] }
                ?? (text.contains(" ") ? nearest(to: text.filter { $0 != " " }) : nil)
    }
}
