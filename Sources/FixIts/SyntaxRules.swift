/// The lists of the rules that explain syntax errors, each in the order in which they are asked. The first answer counts.
package enum SyntaxRules {
    package static let all: [any Rule.Type] = masonry + objectiveC + swift

    /// The rules for the language itself.
    static let masonry: [any SyntaxRule.Type] = []

    /// The rules for Objective-C.
    static let objectiveC: [any SyntaxRule.Type] = []

    /// The rules for Swift.
    static let swift: [any SyntaxRule.Type] = []
}
