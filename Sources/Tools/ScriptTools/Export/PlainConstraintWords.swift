internal import Masonry

/// How a language writes plain UIKit constraints.
protocol PlainConstraintWords {
    /// A member of the view controller.
    func controllerMember(_ name: String) -> String
    /// An expression that creates the constraint, by lines.
    func constraint(_ constraint: LayoutConstraint, _ first: String, _ second: String?) -> [String]
    /// An expression that creates the constraint with layout anchors; nil if they can't express it.
    func anchors(of constraint: LayoutConstraint, _ first: String, _ second: String?) -> String?
    /// Declares a variable for the constraint.
    func declaration(of name: String, _ value: [String]) -> [String]
    /// The property that activates a constraint.
    var active: String { get }
    /// Activates the constraints in order.
    func activation(of values: [[String]]) -> [String]
}
