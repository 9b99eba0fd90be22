package import Masonry

/// What a value of the wrong kind was to be.
package enum CheckedValue {
    case index, indexed, appendedTo, changed, called
    /// What follows `in`.
    case parent
    /// What follows the name of a new view.
    case content(of: ViewKind)
    case rangeStart, rangeEnd
    case part, place, length, count
    /// What a member is set to, or is given.
    case member(String)
    case argument(of: String)
}
