/// A parameter that is declared twice: `func f(a, a) {`.
enum RepeatedParameter: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .duplicateParameter(let name, let others) = error.problem else { return nil }
        return (2...).lazy.map { "\(name)\($0)" }.first { !others.contains($0) }.map { error.edited(error.span, $0) }
    }
}
