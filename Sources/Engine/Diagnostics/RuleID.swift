/// The stable name of a rule, such as `assigned-attribute`. The rule's page has the same name.
package struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral {
    package let text: String

    package init(stringLiteral text: String) {
        self.text = text
    }

    /// The name of a type in words: `assigned-attribute` for `AssignedAttribute`.
    package init(ofType name: String) {
        text = String(name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined().dropFirst())
    }
}
