package import Diagnostics
internal import Syntax
internal import Vocabulary

extension SourceText {
    /// An `expect` statement of a script, as a script of its own with the same line numbers.
    package struct Expectation {
        package let source: SourceText
        /// The condition as it is written.
        package let condition: String
        /// The message if it is false: an expression, as written.
        package let message: String?
    }

    /// The script without its `expect` statements, except those in blocks, and these. A script that can't be read has none.
    package var splittingExpectations: (rest: SourceText, expectations: [Expectation]) {
        var expectations: [Expectation] = []
        var edits: [Replacement] = []
        DeepStack.run {
            let program = program(names: NameTable())
            for statement in program.errors.isEmpty ? program.statements : [] {
                guard case .expect(let condition, let message) = statement.kind else { continue }
                let span = statement.span
                edits.append(Replacement(source: self, span: span, text: ""))
                let lines = String(repeating: "\n", count: line(at: span.lower) - 1)
                expectations.append(
                    Expectation(
                        source: SourceText(name: name, text: lines + text(in: span), accent: accent),
                        condition: text(in: condition.span), message: message.map { text(in: $0.span) }))
            }
        }
        return (applying(edits), expectations)
    }
}
