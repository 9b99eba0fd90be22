internal import Masonry
internal import Evaluator
internal import Syntax
internal import FixIts
internal import Diagnostics

extension Interpreter {
    /// The failure with the answers of the rules, which look at the scene as it was when the statement failed.
    func answered(_ failure: Failure) -> Failure {
        FixItRules.answer(failure) { failure in
            let failed = running.last { $0.source === failure.source } ?? programRead(from: failure.source)
            return RuleContext(failure, in: failed, vocabulary: vocabulary, facts: evaluator)
        }
    }
}
