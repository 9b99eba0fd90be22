import MasonryLanguage
import Testing

/// `RECORD=1` writes the words of errors and lints anew.
@Suite("Scripts do what their comments say")
struct ScriptTests {
    @Test(arguments: try Set(ScriptChunk.all().map(\.file)).sorted())
    func fixtures(file: String) throws {
        var wording = RecordedWording()
        for chunk in try ScriptChunk.all() where chunk.file == file { check(chunk, &wording) }
        try wording.write(to: file)
    }

    private func check(_ chunk: ScriptChunk, _ wording: inout RecordedWording) {
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
            expect(expected, diagnostic, name, &wording)
        }
        if !chunk.fixed.isEmpty {
            // The directives are part of the lines.
            let fixed = outcome.diagnostics.compactMap { $0.replacement?.lines }.map(Self.withoutDirectives)
            #expect(fixed == chunk.fixed, "\(name)\n\(rendered)")
        }
        if chunk.lints.isEmpty, !chunk.file.contains("lints") { return }
        let lints = LayoutReporter(interpreter).lints
        #expect(lints.map { "\($0.line ?? 0): \($0.slug)" } == chunk.lints.map { "\($0.line): \($0.slug)" }, "\(name)")
        for (lint, expected) in zip(lints, chunk.lints) { expect(expected, lint, name, &wording) }
    }

    private func expect(
        _ expected: ScriptChunk.ExpectedError, _ diagnostic: Diagnostic, _ name: String,
        _ wording: inout RecordedWording
    ) {
        let words =
            [diagnostic.message] + diagnostic.labels.map(\.message) + diagnostic.notes + [diagnostic.help ?? ""]
        // The fixed line repeats the directive, which must not match itself.
        let fixed = diagnostic.replacement.map { Self.withoutDirectives($0.lines) }
        let text = (words + [fixed ?? ""]).joined(separator: "\n")
        if text.contains(expected.message) { return }
        if RecordedWording.isWanted, diagnostic.slug == expected.slug, diagnostic.line == expected.line {
            wording.replace(expected, by: words.flatMap { $0.split(separator: "\n").map(String.init) })
        } else {
            #expect(text.contains(expected.message), "\(name)\n\(DiagnosticRenderer().render(diagnostic))")
        }
    }

    private static func withoutDirectives(_ text: String) -> String {
        guard let mark = text.firstRange(of: " //!") else { return text }
        return String(text[..<mark.lowerBound].reversed().drop { $0 == " " }.reversed())
    }
}
