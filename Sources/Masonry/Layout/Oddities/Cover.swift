/// A coloured view with nothing on it that lies over texts which were declared before it, so that none of them is seen.
public struct Cover: Hashable, Sendable {
    public var view: String
    /// The names of the views whose texts it hides, in order of declaration.
    public var texts: [String]
    /// Where the view was declared, and the first of the texts.
    public var origin: Origin?
    public var related: Origin?

    public init(view: String, texts: [String], origin: Origin?, related: Origin?) {
        self.view = view
        self.texts = texts
        self.origin = origin
        self.related = related
    }
}
