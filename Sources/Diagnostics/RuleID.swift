/// The stable name of a rule, such as `assigned-attribute`, which is the name of its file, too.
package struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral {
    package let text: String

    package init(stringLiteral text: String) {
        self.text = text
    }
}
