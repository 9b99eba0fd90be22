internal import Masonry
internal import Evaluator
internal import FixIts
internal import Diagnostics

extension Interpreter {
    /// The failure with the answers of the rules, which look at the scene as it was when the statement failed.
    func answered(_ failure: Failure) -> Failure {
        FixItRules.answer(failure) {
            RuleContext(
                failure, in: programRead(from: failure.source), vocabulary: vocabulary, facts: evaluator)
        }
    }
}
