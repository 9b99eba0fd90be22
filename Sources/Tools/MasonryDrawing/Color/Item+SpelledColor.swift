internal import Masonry

extension Layout.Item {
    /// The color that the script asks for: the view's own, or the one that its name begins with, as of `green` and `lightGrayBox`.
    var spelledColor: String? { color ?? colorOfName }

    private var colorOfName: String? {
        // `_greenView#2`: green, View.
        let start = name.drop { $0 == "_" }.prefix { $0.isLetter }
        let ends = start.indices.dropFirst().filter { start[$0].isUppercase } + [start.endIndex]
        let words = ends.prefix(2).map { String(start[..<$0]) }
        return words.last { NamedColor(rawValue: $0.lowercased()) != nil }
    }
}
