import MasonryLanguage

extension Interpreter {
    /// An interpreter whose fixes are statements, as for what the search for edits can't read.
    static func offeringStatements(limits: Limits = Limits()) -> Interpreter {
        let interpreter = Interpreter(limits: limits)
        interpreter.inputsToEdit = { nil }
        return interpreter
    }
}
