/// The stable name of a rule, such as `assigned-attribute`. The rule's file has the same name.
package struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral {
    package let text: String

    package init(stringLiteral text: String) {
        self.text = text
    }
}
