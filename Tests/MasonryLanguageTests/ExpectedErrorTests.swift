import Masonry
import MasonryLanguage
import Testing

/// Statements that are to fail: `// error: …` above them.
struct ExpectedErrorTests {
    private func run(_ script: String) -> (outcome: Outcome, interpreter: Interpreter) {
        let interpreter = Interpreter()
        return (interpreter.run(SourceText(name: "a.mas", text: script), showsValues: false), interpreter)
    }

    @Test(arguments: [
        "// error: there is no `b`\nb.hidden = true", "// error: unknown-name\nb.hidden = true",
        "// error:\nlet = 1", "  // error: attribute-after-relation\nmake.left.equalTo(root).top",
        "// error:\na.makeConstraints { make in\n    make.left.equalTo(b)\n}",
    ])
    func theScriptGoesOn(after error: String) {
        let (outcome, interpreter) = run("view a\n\(error)\nlet c = 3\nmake.left.equalTo(c)\nexpect a.left.value == 3")
        #expect(outcome.isComplete && outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
        #expect(interpreter.expectations.passed == 2 && interpreter.expectations.failed == 0)
        #expect(interpreter.scene.layout().constraints.count == 1, "nothing of it is kept")
    }

    @Test func theCheckPassesIt() {
        let script = "view a\n// error: b\nb.hidden = true\n// error:\nlet = 1\nmake.edges.equalTo(root)"
        let source = SourceText(name: "a.mas", text: script)
        #expect(ScriptCheck.diagnostics(of: source).isEmpty)
    }

    @Test func aStatementThatRunsIsReported() {
        let (outcome, interpreter) = run("view a\n// error: oops\nview b\nview c")
        #expect(outcome.isComplete && interpreter.expectations.failed == 1)
        let error = outcome.diagnostics.first
        #expect(outcome.diagnostics.count == 1 && error?.slug == "expectation-failed")
        #expect(error?.message == "the statement below is to fail: oops")
        #expect(interpreter.scene.layout().items.map(\.name) == ["root", "a", "c"])
    }

    @Test func thereMustBeAStatement() {
        let (outcome, interpreter) = run("view a\n// error: oops")
        #expect(interpreter.expectations.failed == 1 && outcome.diagnostics.count == 1)
    }

    @Test func anotherErrorIsReported() {
        let (outcome, interpreter) = run("view a\n// error: oops\nnothing.hidden = true")
        #expect(interpreter.expectations.failed == 1 && outcome.diagnostics.count == 1)
    }

    @Test func otherErrorsStayErrors() {
        #expect(!run("view a\n// error: oops\noops\nlet = 1").outcome.isComplete)
        #expect(!run("view a\n// error: oops\noops\nhaha").outcome.isComplete)
        #expect(!run("view a\nlet text = \"// error: oops\"\noops").outcome.isComplete)
    }
}
