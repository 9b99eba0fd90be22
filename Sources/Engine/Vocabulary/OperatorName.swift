/// The names of the methods that implement a script's own operators.
package enum OperatorName {
    /// Stands for any type in a selector.
    package static let anything = "_"

    /// The name of the function for an operator that only the source declares.
    package static func function(_ word: String) -> String { "$operator \(word)" }

    package static func selector(_ word: String, of types: [String]) -> String {
        "$operator \(word) \(types.joined(separator: " "))"
    }
}
