/// A view without a superview, and where the code should add it.
package struct MissingAddition: Hashable {
    package let view: String
    package let place: Place

    package enum Place: Hashable {
        /// A later line adds the view.
        case later(line: Int)
        /// No later line adds it: the view and its intended superview as the code calls them; nil for the root.
        case never(spelled: String, superview: String?, isRemoved: Bool)
    }

    package init(view: String, _ place: Place) {
        self.view = view
        self.place = place
    }
}
