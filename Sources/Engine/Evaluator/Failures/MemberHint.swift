package import Vocabulary

/// A suggestion for a member that its receiver does not have.
package enum MemberHint: Hashable {
    /// Whether there is no suggestion.
    package var isNone: Bool { if case .none = self { true } else { false } }

    case nearest(String)
    /// The nearest method, whose argument has no label; the argument here has one.
    case nearestCall(String)
    /// The superview as the code calls it, for a relation to the superview that the library lacks.
    case superview(String)
    case foreign(ForeignWord)
    /// A value has this name and was probably meant as the relation's argument.
    case related
    /// A relation without an attribute: the attribute must be named first.
    case unnamed
    /// Other receivers have the member.
    case elsewhere([Receiver])
    /// Each of the constraints in an array has the member.
    case ofEach
    /// All existing members.
    case few([String])
    /// All assignable members, for an assignment.
    case assignable([String])
    case none
}
