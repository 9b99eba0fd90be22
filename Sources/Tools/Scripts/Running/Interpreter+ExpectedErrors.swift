internal import Diagnostics
internal import Evaluator
internal import FixIts
internal import Masonry
internal import Syntax

// Statements that are to fail.
extension Interpreter {
    /// Runs a statement that is to fail, and keeps nothing of it.
    ///
    /// - Returns: what there is to say if it did not fail, or not as expected.
    func run(_ expected: ExpectedError, of source: SourceText) -> [Diagnostic] {
        let program = source.program(names: names, of: expected)
        let mark = scene.undoLog.mark()
        var found = program.diagnostics
        if program.errors.isEmpty {
            evaluator.beginReports()
            var failures: [Diagnostic] = []
            _ = run(program, from: 0, to: program.statements.count) { _ in
            } failed: { failure in
                failures += failure.map { answered($0).diagnostics } ?? []
            }
            found = evaluator.reports + failures
        }
        scene.undoLog.rollBack(to: mark)
        onStatement(found)
        let holds = found.contains(where: expected.matches)
        guard evaluator.expectations.count(holds: holds, at: expected.place, of: source) else { return [] }
        let wanted = expected.text.isEmpty ? "" : ": \(expected.text)"
        let error = found.first { $0.severity == .error }
        return Failure(
            .expectation(
                "the statement below is to fail\(wanted)", sides: [error.map { "it failed: \($0.message)" } ?? "it ran"]
            ),
            source, expected.place
        ).diagnostics
    }
}
