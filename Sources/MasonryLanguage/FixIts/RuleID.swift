/// The stable name of a rule, such as `assigned-attribute`, which is the name of its file, too.
struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral text: String) {
        self.text = text
    }
}
