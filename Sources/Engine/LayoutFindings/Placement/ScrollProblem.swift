package import Masonry

/// A scroll view that scrolls sideways or not at all because of the constraints on its content.
package struct ScrollProblem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A label that may wrap does not, as nothing limits its width, which is this long. The content is wider than
        /// the scroll view, and would not be if the content view had the scroll view's width plus this offset.
        case unbroken(label: String, width: Double, content: String, offset: Double)
        /// A view in it is tied to an ancestor, and nothing is tied to the scroll view.
        case tiedAround(ViewAttribute.Name, to: ViewAttribute.Name)
        /// A view in it is held from outside, where the scroll view doesn't show it.
        case outOfSight(ViewAttribute.Name, to: ViewAttribute.Name)
        /// The first view of a row or column in its content is tied to an ancestor.
        case tiedToAncestor(ViewAttribute.Name, to: ViewAttribute.Name)
        /// A view that spans the content is as wide as an ancestor that is wider than the scroll view.
        case wide(ViewAttribute.Name, as: ViewAttribute.Name)
        /// A sibling is tied to its edges as its content would be, and it has no content.
        case beside(String)
    }

    package var scroll: String
    package var kind: Kind
    /// The location of the most likely mistake.
    package var origin: Origin?

    var isTiedAround: Bool { if case .tiedAround = kind { true } else { false } }

    package init(scroll: String, kind: Kind, origin: Origin?) {
        self.scroll = scroll
        self.kind = kind
        self.origin = origin
    }
}
