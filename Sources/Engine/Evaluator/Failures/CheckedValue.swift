package import Masonry

/// The intended role of a value with the wrong kind.
package enum CheckedValue: Hashable {
    case index, indexed, appendedTo, changed, called
    /// The view after `in`.
    case parent
    /// The content after the name of a new view.
    case content(of: ViewKind)
    case rangeStart, rangeEnd
    case part, place, length, count
    /// The value assigned or passed to a member.
    case member(String)
    case argument(of: String)
}
