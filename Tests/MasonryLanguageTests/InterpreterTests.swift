import Masonry
import MasonryLanguage
import Testing

@Suite("Interpreter")
struct InterpreterTests {
    private let interpreter = Interpreter()

    @discardableResult
    private func run(_ text: String) -> Outcome {
        interpreter.run(SourceText(name: "in[1]", text: text, isInput: true))
    }

    @Test func undoUndoesAnInput() {
        run("view a; make.left.equalTo(root).offset(5); var n = 1; var list = [1]")
        let before = interpreter.scene.layout()
        let outcome = run(
            "n = 2; list.append(2); view b; a.hidden = true; expect 1 == 2; a.makeConstraints { make in make.width.equalTo(9) }"
        )
        #expect(outcome.isComplete && outcome.hasChanges)
        #expect(interpreter.expectations == (0, 1))
        interpreter.undo(interpreter.undo)
        #expect(interpreter.scene.layout() == before)
        #expect(interpreter.expectations == (0, 0))
        #expect(run("n; list; root.subviews").values == ["1", "[1]", "[a]"])
        #expect(run("b").diagnostics.map(\.slug) == ["unknown-name"])
        #expect(interpreter.prompt == "a")
        #expect(run("view b").isComplete)
    }

    @Test func aFailingStatementChangesNothing() {
        run("var list = [1]; var n = 0; let f = { n += 1 }; view a; select a")
        let before = interpreter.scene.layout()
        let outcome = run("if true { list.append(2); f(); root.size = (9, 9); view z; a.remove(); nope }")
        #expect(outcome.diagnostics.map(\.slug) == ["unknown-name"])
        #expect(outcome.acceptedStatements == 0 && !outcome.hasChanges)
        #expect(interpreter.scene.layout() == before)
        #expect(run("list; n; a").values == ["[1]", "0", "a (0, 0, 0, 0)"])
        #expect(interpreter.prompt == "a")
    }

    @Test func namesLiveFromInputToInput() {
        run("func twice(x) { x * 2 }")
        run("let a = twice(4)")
        #expect(run("a").values == ["8"])
        #expect(run("let a = 1").diagnostics.first?.labels.count == 2)
    }

    @Test func aScriptCanBeInterrupted() {
        interpreter.onOutput = { [interruption = interpreter.interruption] _ in interruption.request() }
        #expect(run("while true { print(1) }").diagnostics.map(\.slug) == ["interrupted"])
        interpreter.interruption.clear()
        #expect(run("1").values == ["1"])
    }

    @Test func theDeepestCallsFit() {
        let deep = String(repeating: "(", count: 200) + "f(n - 1)" + String(repeating: ")", count: 200)
        run("func f(n) { if n == 0 { return 0 }; return 1 + \(deep) }")
        #expect(run("f(990)").values == ["990"])
        #expect(run("f(1001)").diagnostics.map(\.slug) == ["recursion-limit"])
    }

    @Test func longChainsOfClosuresAreFreed() {
        #expect(run("var f = { 0 }; for i in 0..<100000 { let g = f; f = { g() } }; f = { 1 }; f()").values == ["1"])
    }

    @Test func arraysNestToALimit() {
        #expect(run("var a = []; for i in 0..<1000 { a = [a] }").diagnostics.map(\.slug) == ["nesting-limit"])
    }

    @Test func textsAndOutputAreBounded() {
        #expect(run("var s = \"x\"; while true { s += s }").diagnostics.map(\.slug) == ["text-limit"])
        var limits = Limits()
        limits.output = 100
        limits.views = 10
        let small = Interpreter(limits: limits)
        #expect(
            small.run(SourceText(name: "", text: "while true { print(1) }")).diagnostics.map(\.slug)
                == ["output-limit"])
        #expect(
            small.run(SourceText(name: "", text: "while true { view v }")).diagnostics.map(\.slug) == ["view-limit"])
        #expect(small.scene.views.count == 1)
    }

    @Test func outputIsPassedOnImmediately() {
        var heard = ""
        interpreter.onOutput = { heard += $0 }
        run("print(1); print(\"a\", [2])")
        #expect(heard == "1\na [2]\n")
        #expect(interpreter.output == heard)
    }

    @Test func constraintsCarryTheirPlace() {
        let source = SourceText(name: "a.mas", text: "view a\nmake.top\n  .left.equalTo(root)\nview b")
        _ = interpreter.run(source)
        let records = interpreter.scene.layout().constraints
        #expect(records.map { $0.origin?.line } == [2, 3])
        #expect(records.compactMap(\.origin).map { source.text(in: $0.range) } == ["top", "left"])
        #expect(interpreter.scene.layout().item(named: "b")?.origin?.line == 4)
    }

    @Test func aStackViewLosesAViewForGood() {
        let stack = """
            let row = UIStackView()
            view.addSubview(row)
            row.snp.makeConstraints { $0.left.top.equalTo(view) }
            let icon = UIView(), title = UILabel()
            title.text = "T"
            for part in [icon, title] { row.addArrangedSubview(part) }
            icon.snp.makeConstraints { $0.size.equalTo(24) }
            """
        #expect(interpreter.run(SourceText(name: "a.swift", text: stack)).isComplete)
        #expect(run("icon.remove()").isComplete)
        #expect(run("expect title.frame == (0, 0, 8, 20)").isComplete)
        #expect(interpreter.expectations.failed == 0)
    }

    @Test func thePromptNamesTheCurrentViews() {
        #expect(interpreter.prompt == "mas")
        run("view a, b")
        #expect(interpreter.prompt == "a,b")
        run("a.remove()")
        #expect(interpreter.prompt == "b")
    }
}
