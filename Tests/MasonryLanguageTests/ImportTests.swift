import Masonry
import MasonryLanguage
import Testing

/// Scripts held in memory, under their names.
private struct MemoryFiles: ScriptFiles {
    let scripts: [String: String]

    func script(
        at path: String, importedBy importer: SourceText, below top: SourceText
    ) throws(ScriptFileError) -> SourceText {
        if path.hasPrefix("..") { throw .outsideTopDirectory }
        guard let text = scripts[path] else { throw .unreadable(reason: "no such file") }
        return SourceText(name: path, text: text)
    }
}

@Suite("Imports")
struct ImportTests {
    private func run(_ scripts: [String: String]) -> (output: String, diagnostics: [Diagnostic]) {
        let interpreter = Interpreter(files: MemoryFiles(scripts: scripts))
        let outcome = interpreter.run(SourceText(name: "top.mas", text: scripts["top.mas"] ?? ""))
        return (interpreter.output, outcome.diagnostics)
    }

    @Test func runsOnce() {
        let result = run([
            "top.mas": "import \"a.mas\"\nimport \"a.mas\"\nprint(shared)",
            "a.mas": "print(\"once\")\nlet shared = later()\nfunc later() { 7 }",
        ])
        #expect(result.output == "once\n7\n")
        #expect(result.diagnostics.isEmpty)
    }

    @Test func aCycleIsAnError() {
        let result = run(["top.mas": "import \"a.mas\"", "a.mas": "print(1)\nimport \"top.mas\""])
        #expect(result.diagnostics.map(\.slug) == ["import-cycle"])
        #expect(result.diagnostics.first?.labels.map(\.source.name) == ["a.mas", "top.mas"])
    }

    @Test func outsideAndMissing() {
        #expect(run(["top.mas": "import \"../x.mas\""]).diagnostics.map(\.slug) == ["import-outside"])
        #expect(run(["top.mas": "import \"x.mas\""]).diagnostics.map(\.slug) == ["import-unreadable"])
    }

    @Test(arguments: ["a", "a.ms", "a.txt"])
    func aScriptWithAnotherEndingIsSuggested(_ path: String) {
        let scripts = ["top.mas": "import \"\(path)\"", "a.mas": "view a"]
        let source = SourceText(name: "top.mas", text: scripts["top.mas"] ?? "")
        let found = run(scripts).diagnostics + ScriptCheck.diagnostics(of: source, files: MemoryFiles(scripts: scripts))
        #expect(found.map(\.replacement?.text) == ["\"a.mas\"", "\"a.mas\""])
    }

    @Test func theImportIsOneStatement() {
        let interpreter = Interpreter(files: MemoryFiles(scripts: ["a.mas": "view a\nlet b = 1\nnope"]))
        let outcome = interpreter.run(SourceText(name: "top.mas", text: "let c = 1\nimport \"a.mas\""))
        #expect(outcome.diagnostics.map(\.slug) == ["unknown-name"])
        #expect(outcome.diagnostics.first?.labels.first?.source.name == "a.mas")
        #expect(interpreter.scene.views.count == 1)
        #expect(interpreter.run(SourceText(name: "", text: "c")).values == ["1"])
        #expect(interpreter.run(SourceText(name: "", text: "b")).diagnostics.count == 1)
    }

    @Test func syntaxErrorsOfTheImported() {
        let result = run(["top.mas": "import \"a.mas\"", "a.mas": "let = 1\nlet b"])
        #expect(result.diagnostics.map(\.line) == [1, 2])
        #expect(result.diagnostics.first?.labels.first?.source.name == "a.mas")
    }
}
