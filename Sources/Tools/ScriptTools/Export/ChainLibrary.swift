internal import Masonry

/// A library that writes constraints as chains in blocks for a view.
protocol ChainLibrary {
    /// The name to import.
    var name: String { get }
    /// Whether a chain can relate to several views.
    var takesArrays: Bool { get }
    /// Whether a chain can move a center by different distances.
    var takesPoints: Bool { get }

    /// Whether a chain can relate to a guide without naming an attribute.
    func relatesToWhole(_ guide: BuiltInGuide) -> Bool
    /// Whether the library can express the constraint.
    func canExpress(_ constraint: LayoutConstraint) -> Bool
    /// The relation of a chain, with its second side.
    func relation(of chain: MergedConstraint, in scene: CodeScene) -> String
    /// The call that sets the constant of a chain with a relation.
    func constant(_ constant: MergedConstraint.Constant) -> String
    func priority(_ priority: Double) -> String
    func key(_ key: String) -> String
    /// Sets the views' keys.
    func keys(of views: [(name: String, key: String)]) -> [String]
    /// Makes the constraints of the chains for each of the views.
    func block(for views: [String], _ chains: [String]) -> [String]
}
