internal import Masonry

/// A library in which constraints are chains, in blocks that belong to a view.
protocol ChainLibrary {
    /// As it is imported.
    var name: String { get }
    /// Whether a chain can relate to several views.
    var takesArrays: Bool { get }
    /// Whether a chain can move a center by different distances.
    var takesPoints: Bool { get }

    /// Whether a chain can relate to a guide without naming its attribute.
    func relatesToWhole(_ guide: BuiltInGuide) -> Bool
    /// Whether the library has words for the constraint.
    func canSay(_ constraint: LayoutConstraint) -> Bool
    /// What a chain relates to, with the relation.
    func relation(of chain: JoinedConstraint, in scene: CodeScene) -> String
    /// What gives a chain that relates to something its constant.
    func constant(_ constant: JoinedConstraint.Constant) -> String
    func priority(_ priority: Double) -> String
    func key(_ key: String) -> String
    /// Gives the views their keys.
    func keys(of views: [(name: String, key: String)]) -> [String]
    /// Makes the constraints of the chains for each of the views.
    func block(for views: [String], _ chains: [String]) -> [String]
}
