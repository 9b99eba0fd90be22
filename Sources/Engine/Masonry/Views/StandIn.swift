/// What is used in place of something unknown.
package enum StandIn {
    /// For a distance, in points.
    package static let distance = 8.0
    /// For a width or height, in points.
    package static let length = 44.0
    /// For the number of elements of a collection.
    package static let count = 2
    /// For a factor of a length.
    package static let multiplier = 0.5
    /// For the content of a view of an unknown class, in points.
    package static let viewSize = Size(width: 100, height: 44)
    /// For an image, in points.
    package static let imageSize = Size(width: 44, height: 44)

    /// For a text, by the name of its value.
    package static func text(_ name: String) -> String {
        let word = name.split(separator: ".").last?.prefix { $0 != "(" } ?? ""
        return "‹\(word.isEmpty ? "text" : word.prefix(20))›"
    }
}
