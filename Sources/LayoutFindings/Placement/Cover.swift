package import Masonry

/// A colored view with nothing on it that lies over texts which were declared before it, so that none of them is seen.
package struct Cover: Hashable, Sendable {
    package var view: String
    /// The names of the views whose texts it hides, in order of declaration.
    package var texts: [String]
    /// Where the view was declared, and the first of the texts.
    package var origin: Origin?
    package var related: Origin?

    package init(view: String, texts: [String], origin: Origin?, related: Origin?) {
        self.view = view
        self.texts = texts
        self.origin = origin
        self.related = related
    }
}
