/// What a picture shows besides frames, as dimension lines.
public struct DimensionChoice: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        /// The constraints of the views.
        case constraints
        /// The free distances around the views, whatever the constraints are.
        case distances
        /// The constraints that clash, and how far the ignored ones are from holding.
        case conflicts
    }

    public var kind: Kind
    /// The names of the views that it is about; empty for all.
    public var views: [String]

    public init(_ kind: Kind, of views: [String] = []) {
        self.kind = kind
        self.views = views
    }
}
