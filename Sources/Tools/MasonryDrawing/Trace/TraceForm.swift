/// A way to show what makers and constraints did.
public enum TraceForm: String, CaseIterable, Sendable {
    /// Each link of a chain with its effect.
    case links
    /// Each message of Masonry's source, with the file in which its method stands.
    case source
    /// The maker and its composites as boxes in boxes, after each link that changes them.
    case boxes
    /// The numbered steps of a maker, from the view that it is for to the constraints that it returns.
    case order
}
