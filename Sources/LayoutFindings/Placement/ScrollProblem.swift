package import Masonry

/// A scroll view that scrolls sideways or not at all, because of how its content is tied.
package struct ScrollProblem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A label that may break its lines does not, as nothing limits its width, which is this long; the content is wider
        /// than the scroll view, but no wider once the view in it is as wide as that and so many points.
        case unbroken(label: String, width: Double, content: String, offset: Double)
        /// A view in it is tied to one around it, and nothing to the scroll view.
        case tiedAround(ViewAttribute.Name, to: ViewAttribute.Name)
        /// The first of a row or column in its content is tied to a view around.
        case heldFromAround(ViewAttribute.Name, to: ViewAttribute.Name)
        /// A view that holds the content open on both sides is as wide as a view around, which is wider than the scroll view.
        case wide(ViewAttribute.Name, as: ViewAttribute.Name)
        /// A view beside it is tied to its edges as what it scrolls is, and nothing is in it.
        case beside(String)
    }

    package var scroll: String
    package var kind: Kind
    /// Where the likeliest mistake is.
    package var origin: Origin?

    var isTiedAround: Bool { if case .tiedAround = kind { true } else { false } }

    package init(scroll: String, kind: Kind, origin: Origin?) {
        self.scroll = scroll
        self.kind = kind
        self.origin = origin
    }
}
