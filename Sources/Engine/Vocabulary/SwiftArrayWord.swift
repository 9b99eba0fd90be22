/// The members of Swift's collections.
package enum SwiftArrayWord: String, CaseIterable {
    case isEmpty, indices, reversed, dropFirst, dropLast, enumerated, forEach, map, compactMap, flatMap, filter, sorted
    case reduce, first, last, contains, allSatisfy, min, max, prefix, suffix, joined, firstIndex, lastIndex, removeAll,
        removeLast, popLast
    case removeFirst, remove, insert, append, swapAt, shuffled, randomElement
    case startIndex, endIndex, lazy, sort, reverse, shuffle, drop, count

    /// Whether it changes its collection.
    package var isChange: Bool {
        switch self {
        case .removeAll, .removeLast, .popLast, .removeFirst, .remove, .insert, .append, .swapAt, .sort, .reverse,
            .shuffle:
            true
        default: false
        }
    }
}
