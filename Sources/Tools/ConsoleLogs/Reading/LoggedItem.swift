package import LayoutTerms

/// A view or a guide as a description of a constraint names it.
package struct LoggedItem: Hashable, Sendable {
    /// With its module, such as `Demo.CardCell`; nil for what has a name alone.
    package var className: String?
    /// `0x7f8000000010`
    package var address: String?
    /// The key of Masonry, SnapKit's label, or the name of a view that has one.
    package var name: String?
    /// What is in quotes after the address: the text of a label, or an identifier.
    package var quoted: String?

    package init(className: String? = nil, address: String? = nil, name: String? = nil, quoted: String? = nil) {
        self.className = className
        self.address = address
        self.name = name
        self.quoted = quoted
    }

    /// The class without its module.
    var plainClass: String? {
        className.map { String($0.split(separator: ".").last ?? "") }
    }
}

/// One side of a constraint.
package struct LoggedSide: Hashable, Sendable {
    package var item: LoggedItem
    package var attribute: Attribute
    /// Whether the attribute is a length of a scroll view's content: `contentHeight`.
    package var isContent = false
}

/// `first relation second × multiplier + constant @ priority`
package struct LoggedEquation: Hashable, Sendable {
    package var first: LoggedSide
    package var relation: Relation
    /// Nil for a length that is compared with a number.
    package var second: LoggedSide?
    package var multiplier = 1.0
    package var constant = 0.0
    package var priority = LayoutPriority.required
}
