/// What the source says of the view that stands in for something unknown.
package struct StandInKind: Hashable, Sendable {
    /// Its class.
    package let type: String
    /// Whether it stands in for an element or another part.
    package let isOfElements: Bool

    package init(type: String, isOfElements: Bool) {
        (self.type, self.isOfElements) = (type, isOfElements)
    }
}
