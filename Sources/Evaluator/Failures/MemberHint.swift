package import Vocabulary

/// What a member that its receiver does not have probably should be.
package enum MemberHint {
    /// Whether there is no suggestion.
    package var isNone: Bool { if case .none = self { true } else { false } }

    case nearest(String)
    case foreign(ForeignWord)
    /// A value is so named, which a relation was to lead to.
    case related
    /// A relation of nothing yet: what is constrained is named before it.
    case unnamed
    /// Others have the member.
    case elsewhere([Receiver])
    /// Each of the constraints in an array has the member.
    case ofEach
    /// All the members that there are.
    case few([String])
    /// All that can be assigned, where something is.
    case assignable([String])
    case none
}
