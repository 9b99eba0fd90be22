package import Masonry

/// A colored view without content that covers texts declared earlier, hiding them completely.
package struct Cover: Hashable, Sendable {
    package var view: String
    /// The views whose texts it hides, in order of declaration.
    package var texts: [String]
    /// The declarations of the view and of the first text.
    package var origin: Origin?
    package var related: Origin?

    package init(view: String, texts: [String], origin: Origin?, related: Origin?) {
        self.view = view
        self.texts = texts
        self.origin = origin
        self.related = related
    }
}
