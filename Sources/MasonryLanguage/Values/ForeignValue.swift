internal import Masonry

/// Something of UIKit or of a file that was not read, of which only the name is known.
final class ForeignValue {
    let name: String
    /// The colour that it is, by a name or as `#rrggbb`.
    let color: String?
    /// The size, in points, of the image that it is or makes.
    let imageSize: Size?

    /// The word that a constant is known by in either accent: `fillEqually` of `.fillEqually` and of
    /// `UIStackViewDistributionFillEqually`.
    var lastWord: String {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let prefix = [
            "UIStackViewDistribution", "UIStackViewAlignment", "UILayoutConstraintAxis", "NSLayoutAttribute",
            "NSLayoutRelation",
        ].first { last.hasPrefix($0) }
        let rest = last.dropFirst(prefix?.count ?? 0)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    init(_ name: String, color: String? = nil, imageSize: Size? = nil) {
        self.name = name
        self.color = color
        self.imageSize = imageSize
    }
}
