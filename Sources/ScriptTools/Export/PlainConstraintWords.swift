internal import Masonry

/// How a language writes UIKit's own constraints.
protocol PlainConstraintWords {
    /// Something of the view controller's.
    func controllerMember(_ name: String) -> String
    /// A value that makes the constraint, by lines.
    func constraint(_ constraint: LayoutConstraint, _ first: String, _ second: String?) -> [String]
    /// A value that makes the constraint of layout anchors; nil where they can't say it.
    func anchors(of constraint: LayoutConstraint, _ first: String, _ second: String?) -> String?
    /// Makes a variable that holds the constraint.
    func declaration(of name: String, _ value: [String]) -> [String]
    /// What tells whether a constraint is active.
    var active: String { get }
    /// Activates the constraints in order.
    func activation(of values: [[String]]) -> [String]
}
