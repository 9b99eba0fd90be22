internal import Masonry

/// Writes a scene's constraints in the words of a library.
protocol ConstraintWriter {
    /// The libraries that the code needs beside UIKit.
    var imports: [String] { get }

    /// The views that the code for the constraints keeps from keeping their frames.
    func released(in scene: CodeScene) -> Set<View>
    /// Gives the views that have keys of their own those; by name.
    func keys(of views: [(name: String, key: String)]) -> [String]
    /// Constraints in order of activation, by paragraphs.
    func paragraphs(for constraints: [LayoutConstraint], in scene: inout CodeScene) -> [[String]]
}
