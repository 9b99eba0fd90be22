package import Diagnostics
package import Masonry
package import Vocabulary

/// Something of UIKit or of an unread file, known only by name.
package final class ForeignValue {
    package let name: String
    /// Its color, by name or as `#rrggbb`.
    package let color: String?
    /// The size, in points, of the image it is or creates.
    package let imageSize: Size?
    /// The text of an attributed string, or of a title for a button.
    package var text: String?
    /// The font that it is, or that the text of an attributed string has; nil if its size is not known.
    package var font: Font?
    /// Whether samples take the place of unknown parts of the text.
    package let isPartial: Bool
    /// Whether the source created it, so that it is certainly not nil.
    package let isMade: Bool
    /// The properties set on it, if the source created it.
    package var properties: [Name: Value] = [:]
    /// The view it was read from.
    package let owner: View?
    /// Whether its name was reported as a mistake, so that code that depends on it is not reported again.
    package let isTypo: Bool
    /// The condition of a predicate.
    package let predicate: PredicateFormat?
    /// What an assertion such as `expect(value).to` is about.
    package let subject: AssertedValue?
    /// Where it was read.
    package let place: Place?
    /// The variable or property that holds it, if the source created it.
    package var holder: String?
    /// The view that stands in for it, if it is used as one.
    package var view: View?
    /// The class of views that the source declares it, or its elements, to be of.
    package var viewType: Name?
    package var elementType: Name?
    /// The unknown value that it was computed from; nil if it was read itself.
    package let base: ForeignValue?
    /// What is known of a number.
    let estimate: Estimate
    /// The parts of a structure; nil if it is none.
    package let structure: Structure?
    /// The undo unit in which it was reported that something depends on it.
    package var reportEpoch: Int32?

    package init(
        _ name: String, color: String? = nil, imageSize: Size? = nil, text: String? = nil, isPartial: Bool = false,
        isMade: Bool = false, owner: View? = nil, isTypo: Bool = false, predicate: PredicateFormat? = nil,
        subject: AssertedValue? = nil, base: ForeignValue? = nil, estimate: Estimate = Estimate(),
        structure: Structure? = nil, place: Place? = nil, font: Font? = nil
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
        self.subject = subject
        self.base = base
        self.estimate = estimate
        self.structure = structure
        self.place = place
        self.font = font
    }

    /// A place in a source.
    package struct Place {
        package let source: SourceText
        package let span: Span

        package init(_ source: SourceText, _ span: Span) {
            self.source = source
            self.span = span
        }
    }

    /// The word of a constant that all accents share: `fillEqually` for `.fillEqually` and
    /// `UIStackViewDistributionFillEqually`.
    package var lastWord: String {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let prefix = Self.constantTypes.first { last.hasPrefix($0) }
        let rest = last.dropFirst(prefix?.count ?? 0)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// Whether its text is unknown or contains samples.
    package var isSample: Bool { text == nil || isPartial }

    /// Whether it is a constant of an enumeration, identified by its last word.
    package var isConstant: Bool { name.hasPrefix(".") || Self.constantTypes.contains { name.hasPrefix($0) } }

    /// Whether it is a word such as `.wide`, to which the cases of an enumeration can be compared.
    package func isCase(of object: ObjectValue) -> Bool { name.hasPrefix(".") && object.caseName != nil }

    func isSame(as other: ForeignValue) -> Bool {
        if isConstant, other.isConstant { return lastWord == other.lastWord }
        if let font, text == nil { return font == other.font }
        return self === other || !isMade && !other.isMade && name == other.name
    }

    /// The enumerations of UIKit that affect layout.
    private static let constantTypes = [
        "UIContentSizeCategory",
        "UIStackViewDistribution", "UIStackViewAlignment", "UILayoutConstraintAxis", "NSLayoutAttribute",
        "NSLayoutRelation", "UIUserInterfaceSizeClass", "UIUserInterfaceIdiom", "UIUserInterfaceStyle",
        "UIUserInterfaceLayoutDirection", "UIInterfaceOrientation", "UIDeviceOrientation",
    ]
}
