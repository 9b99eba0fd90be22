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
            #expect(Self.text(of: diagnostic).contains(expected.message), "\(name)\n\(rendered)")
        }
        if !chunk.mended.isEmpty {
            // The directives are part of the lines.
            let mended = outcome.diagnostics.compactMap { $0.replacement?.lines }.map(Self.withoutDirectives)
            #expect(mended == chunk.mended, "\(name)\n\(rendered)")
        }
        if chunk.lints.isEmpty, !chunk.file.contains("lints") { return }
        let lints = interpreter.lints
        #expect(lints.map { "\($0.line ?? 0): \($0.slug)" } == chunk.lints.map { "\($0.line): \($0.slug)" }, "\(name)")
        for (lint, expected) in zip(lints, chunk.lints) {
            #expect(Self.text(of: lint).contains(expected.message), "\(name)\n\(DiagnosticRenderer().render(lint))")
        }
    }

    private static func text(of diagnostic: Diagnostic) -> String {
        let parts = [diagnostic.message] + diagnostic.labels.map(\.message) + diagnostic.notes
        return (parts + [diagnostic.help ?? "", diagnostic.replacement?.lines ?? ""]).joined(separator: "\n")
    }

    private static func withoutDirectives(_ text: String) -> String {
        guard let mark = text.firstRange(of: " //!") else { return text }
        return String(text[..<mark.lowerBound].reversed().drop { $0 == " " }.reversed())
    }
}
