internal import AppleLibraries
internal import Masonry
internal import Vocabulary
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

    /// Errors for the types that a program uses, no source declares, and are a typing error away from a class of UIKit.
    func misspelledTypes(in program: Program) -> [Diagnostic] {
        if program.types.isEmpty { return [] }
        let known = KnownNames.classes(of: program.source.accent)
        return program.types.flatMap { type -> [Diagnostic] in
            let text = vocabulary.text(type.name)
            guard !known.contains(text), !library.declares(type.name), project?.places(of: text).isEmpty != false,
                let suggestion = NearestName.memberTypo(text, among: known)
            else { return [] }
            return answered(Failure(.misspelled(text, suggestion: suggestion), program.source, type.span)).diagnostics
        }
    }
}
