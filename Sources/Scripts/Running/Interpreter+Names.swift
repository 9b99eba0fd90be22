internal import Masonry
internal import Evaluator
internal import Syntax
internal import FixIts
internal import Diagnostics

extension Interpreter {
    /// The failure with the answers of the rules, which look at the scene as it was when the statement failed.
    func answered(_ failure: Failure, in program: Program) -> Failure {
        FixItRules.answer(failure) {
            let failed = failure.source === program.source ? program : failure.source.program(names: names)
            return RuleContext(failure, in: failed, vocabulary: vocabulary, facts: evaluator)
        }
    }
}
