import MasonryLanguage
import Testing

@Suite("Scripts do what their comments say")
struct ScriptTests {
    @Test(arguments: try Set(ScriptChunk.all().map(\.file)).sorted())
    func fixtures(file: String) throws {
        for chunk in try ScriptChunk.all() where chunk.file == file { check(chunk) }
    }

    private func check(_ chunk: ScriptChunk) {
        var limits = Limits()
        limits.steps = 100_000
        let interpreter = Interpreter(limits: limits)
        let outcome = interpreter.run(SourceText(name: "test.mas", text: chunk.text))
        let name = chunk.name
        let rendered = outcome.diagnostics.map { DiagnosticRenderer().render($0) }.joined()
        #expect(interpreter.output == chunk.printed.map { $0 + "\n" }.joined(), "\(name)\n\(rendered)")
        #expect(outcome.values == chunk.shown, "\(name)\n\(rendered)")
        let found = outcome.diagnostics.map { "\($0.line ?? 0): \($0.slug)" }
        #expect(found == chunk.errors.map { "\($0.line): \($0.slug)" }, "\(name)\n\(rendered)")
        for (diagnostic, expected) in zip(outcome.diagnostics, chunk.errors) {
            let parts = [diagnostic.message] + diagnostic.labels.map(\.message) + diagnostic.notes
            let text = (parts + [diagnostic.help ?? ""]).joined(separator: "\n")
            #expect(text.contains(expected.message), "\(name)\n\(rendered)")
        }
    }
}
