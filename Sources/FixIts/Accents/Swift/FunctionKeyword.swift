internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A method that starts with the word of another language: `function setUp()`.
enum FunctionKeyword: SyntaxRule {
    static let id: RuleID = "function-keyword"

    static let page = RulePage(
        meaning: "A method starts with `func`.",
        examples: [
            RulePage.Example(
                before: """
                    class Card: UIView {
                        function setUp() {
                            isHidden = true
                        }
                    }
                    """,
                after: """
                    class Card: UIView {
                        func setUp() {
                            isHidden = true
                        }
                    }
                    """,
                accent: .swift)
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .otherWord("function"), .otherWord("fun"), .otherWord("fn"), .otherWord("def"): true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .otherWord(let text) = error.problem else { return nil }
        let word = ForeignWord(
            text: text, role: .statement, advice: "a method starts with `func`", replacement: "func")
        return SyntaxError(.foreignWord(word), error.span)
    }
}
