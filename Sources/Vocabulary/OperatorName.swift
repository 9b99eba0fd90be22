/// How the methods are called that stand for a script's own operators.
package enum OperatorName {
    /// A type of which nothing is said.
    package static let anything = "_"

    /// What the function is called that stands for an operator that only the source has.
    package static func function(_ word: String) -> String { "$operator \(word)" }

    package static func selector(_ word: String, of types: [String]) -> String {
        "$operator \(word) \(types.joined(separator: " "))"
    }
}
