package import Masonry
package import Vocabulary

/// Something of UIKit or of a file that was not read, of which only the name is known.
package final class ForeignValue {
    package let name: String
    /// The colour that it is, by a name or as `#rrggbb`.
    package let color: String?
    /// The size, in points, of the image that it is or makes.
    package let imageSize: Size?
    /// The text that it holds, as an attributed one does, or the title that it gives a button.
    package var text: String?
    /// Whether the text is without what nothing is known of.
    package let isPartial: Bool
    /// Whether the source made it, so that it is certainly there.
    package let isMade: Bool
    /// What was set of it, where the source made it.
    package var properties: [Name: Value] = [:]
    /// The view that it was asked of.
    package let owner: View?
    /// Whether its name was reported as a mistake, so that what hangs on it is no further mistake.
    package let isTypo: Bool
    /// What it asks of values.
    package let predicate: PredicateFormat?
    /// The undo unit in which it was reported that something hangs on it.
    package var reportEpoch: Int32?

    package init(
        _ name: String, color: String? = nil, imageSize: Size? = nil, text: String? = nil, isPartial: Bool = false,
        isMade: Bool = false, owner: View? = nil, isTypo: Bool = false, predicate: PredicateFormat? = nil
    ) {
        self.name = name
        self.color = color
        self.imageSize = imageSize
        self.text = text
        self.isPartial = isPartial
        self.isMade = isMade
        self.owner = owner
        self.isTypo = isTypo
        self.predicate = predicate
    }

    /// The word that a constant is known by in either accent: `fillEqually` of `.fillEqually` and of
    /// `UIStackViewDistributionFillEqually`.
    package var lastWord: String {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let prefix = Self.constantTypes.first { last.hasPrefix($0) }
        let rest = last.dropFirst(prefix?.count ?? 0)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// Whether it is one of several constants, of which each is what its last word says.
    package var isConstant: Bool { name.hasPrefix(".") || Self.constantTypes.contains { name.hasPrefix($0) } }

    func isSame(as other: ForeignValue) -> Bool {
        if isConstant, other.isConstant { return lastWord == other.lastWord }
        return self === other || !isMade && !other.isMade && name == other.name
    }

    /// The enumerations of UIKit that a layout hangs on.
    private static let constantTypes = [
        "UIStackViewDistribution", "UIStackViewAlignment", "UILayoutConstraintAxis", "NSLayoutAttribute",
        "NSLayoutRelation", "UIUserInterfaceSizeClass", "UIUserInterfaceIdiom", "UIUserInterfaceStyle",
        "UIUserInterfaceLayoutDirection", "UIInterfaceOrientation", "UIDeviceOrientation",
    ]
}
