/// What Swift's dictionaries are told beside what the language's and Objective-C's are, and what makes one.
package enum SwiftDictionaryWord: String, CaseIterable {
    case isEmpty, keys, values, mapValues, compactMapValues, filter, removeValue, updateValue, removeAll, merge, merging
    /// Of pairs; and of elements, by what a closure says of each.
    case paired = "$paired", grouped = "$grouped"

    /// Whether what is told this may be another dictionary afterwards.
    package var isChange: Bool { [.removeValue, .updateValue, .removeAll, .merge].contains(self) }

    /// What makes a dictionary of what stands behind this label.
    package init?(label: String) {
        switch label {
        case "uniqueKeysWithValues": self = .paired
        case "grouping": self = .grouped
        default: return nil
        }
    }
}
