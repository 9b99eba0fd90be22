/// UIKit's names of fonts, and what they say about the size of text.
package enum FontName {
    package static let type = "UIFont"
    package static let descriptor = "UIFontDescriptor"
    package static let metrics = "UIFontMetrics"

    /// The class methods that make a font, by the first word of their names in Swift.
    package static let makers: Set<String> = [
        "systemFont", boldSystem, "italicSystemFont", "monospacedDigitSystemFont", "monospacedSystemFont", preferred,
    ]
    package static let boldSystem = "boldSystemFont"
    package static let preferred = "preferredFont"

    /// The members of a font that its extensions can use.
    package static let members: Set<String> = makers.union([
        "pointSize", "lineHeight", "ascender", "descender", "capHeight", "xHeight", "leading", "fontName",
        "familyName", "fontDescriptor", "withSize",
    ])

    /// The first word in Swift of an Objective-C name: `systemFont` for `systemFontOfSize`.
    package static func swiftWord(_ word: String) -> String {
        for ending in ["OfSize", "ForTextStyle", "WithTextStyle", "ForFont", "ForValue"] where word.hasSuffix(ending) {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    /// The size of a text style at the default content size, in points, and whether it is semibold; nil for another name.
    ///
    /// - Parameter name: such as `.title1`, `UIFont.TextStyle.title1` and `UIFontTextStyleTitle1`.
    package static func style(_ name: String) -> (size: Double, isSemibold: Bool)? {
        let word = word(name, without: "UIFontTextStyle")
        return styles[word].map { ($0, word == "headline") }
    }

    private static let styles: [String: Double] = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
        "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
    ]

    /// The number of a weight, from 100 to 900; nil for another name.
    ///
    /// - Parameter name: such as `.bold`, `UIFont.Weight.bold` and `UIFontWeightBold`.
    package static func weight(_ name: String) -> Double? {
        weights.firstIndex(of: word(name, without: "UIFontWeight")).map { Double($0 + 1) * 100 }
    }

    /// The name of the nearest weight, such as `bold` for 700.
    package static func weightName(_ weight: Double) -> String {
        weights[max(0, min(weights.count - 1, Int((weight / 100).rounded()) - 1))]
    }

    /// The weight that a font's own name, such as `Avenir-DemiBold`, ends with, from 100 to 900; regular without one.
    package static func weight(ofFont name: String) -> Double {
        let style = (name.split(separator: "-").dropFirst().last?.lowercased() ?? "").replacing("demi", with: "semi")
        let known = weights.map { $0.lowercased() }
        // `Bold` is also the end of `SemiBold`.
        let fitting = known.indices.filter { style.contains(known[$0]) }.max { known[$0].count < known[$1].count }
        if let fitting { return Double(fitting + 1) * 100 }
        return 400
    }

    private static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// The number of a class property such as `labelFontSize`, in points; nil for another name.
    package static func usualSize(_ word: String) -> Double? {
        switch word {
        case "labelFontSize": 17
        case "buttonFontSize": 18
        case "systemFontSize": 14
        case "smallSystemFontSize": 12
        default: nil
        }
    }

    private static func word(_ name: String, without prefix: String) -> String {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        guard last.hasPrefix(prefix) else { return last }
        let rest = last.dropFirst(prefix.count)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
