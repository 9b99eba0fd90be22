internal import Masonry

/// Writes a scene's constraints for a library.
protocol ConstraintWriter {
    /// The libraries that the code needs besides UIKit.
    var imports: [String] { get }

    /// The views whose autoresizing mask the library turns off by making their constraints.
    func released(in scene: CodeScene) -> Set<View>
    /// Sets the keys of views that have their own; by name.
    func keys(of views: [(name: String, key: String)]) -> [String]
    /// Constraints in order of activation, by paragraphs.
    func paragraphs(for constraints: [LayoutConstraint], in scene: inout CodeScene) -> [[String]]
}
