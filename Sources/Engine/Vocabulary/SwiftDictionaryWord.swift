/// The members of Swift's dictionaries that Objective-C's don't have, and two initializers.
package enum SwiftDictionaryWord: String, CaseIterable {
    case isEmpty, keys, values, mapValues, compactMapValues, filter, removeValue, updateValue, removeAll, merge, merging
    /// The initializers from pairs, and from elements grouped by the result of a closure.
    case paired = "$paired", grouped = "$grouped"

    /// Whether it changes the dictionary.
    package var isChange: Bool { [.removeValue, .updateValue, .removeAll, .merge].contains(self) }

    /// The initializer with this label.
    package init?(label: String) {
        switch label {
        case "uniqueKeysWithValues": self = .paired
        case "grouping": self = .grouped
        default: return nil
        }
    }
}
