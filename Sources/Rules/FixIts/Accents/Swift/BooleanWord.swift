internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// `YES` and `NO` of Objective-C.
enum BooleanWord: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .otherWord("YES"), .otherWord("NO"): break
        default: return nil
        }
        let isTrue = error.problem == .otherWord("YES")
        let word = ForeignWord(
            text: isTrue ? "YES" : "NO", role: .name, advice: "write `true` or `false`",
            replacement: isTrue ? "true" : "false")
        return SyntaxError(.foreignWord(word), error.span)
    }
}
