internal import Masonry
internal import Evaluator
internal import Syntax
internal import FixIts
internal import Diagnostics

extension Interpreter {
    /// The failure over a name that is none as all of the script shows it, where that tells what to write: the rest of a script
    /// says how a name is used that is declared misspelt, or without its word.
    func named(_ failure: Failure, in program: Program) -> Failure {
        let source = program.source
        guard case .unknownName(_, let hint) = failure.problem, failure.source === source, !source.isInput,
            source.accent == .masonry
        else { return failure }
        var checker = NameChecker(source: source, vocabulary: vocabulary, knowsAllNames: true)
        checker.check(program, ImportedNames(of: source, files: files, names: names))
        let failures = NameChecker.joinedByDeclaration(checker.failures, in: source, names)
        guard let found = failures.first(where: { $0.span == failure.span }), found.replacement != nil,
            case .unknownName(_, let instead) = found.problem
        else { return failure }
        return failure.replacement == nil || hint.isColor || instead.isMisspelt ? found : failure
    }

    /// The failure as the rules answer it, which look at the scene as it was when the statement failed.
    func answered(_ failure: Failure, in program: Program) -> Failure {
        FixItRules.answer(failure) {
            let failed = failure.source === program.source ? program : failure.source.program(names: names)
            return FailureContext(failure, in: failed, vocabulary: vocabulary, facts: evaluator)
        }
    }
}
