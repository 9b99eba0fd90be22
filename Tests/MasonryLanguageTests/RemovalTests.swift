import Masonry
import MasonryLanguage
import Testing

/// What is said of views that a `remake` left open.
struct RemovalTests {
    private func notes(_ script: String) -> [[String]] {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "test.mas", text: script))
        #expect(outcome.isComplete, "\(outcome.diagnostics)")
        let layout = interpreter.scene.layout()
        return layout.findings.map { finding in
            let diagnostic = Diagnostic(finding, in: layout)
            return diagnostic.notes
                + diagnostic.labels.filter { !$0.isPrimary }.map {
                    "line \($0.source.line(at: $0.span.lower))"
                }
        }
    }

    private static let start = "view box\nmake.left.top.equalTo(root)\nmake.size.equalTo(40)\n"

    @Test func whatIsMissingIsNamed() {
        #expect(
            notes(Self.start + "remake.left.top.equalTo(root).offset(8)\nmake.height.equalTo(9)") == [
                [
                    "`remake` removed #3 box.width == 40; `update` would have kept the constraints it does not mention",
                    "line 4",
                ]
            ])
    }

    @Test func onlyTheLastRemakeCountsAndUpdateTakesNothing() {
        let again = Self.start + "remake.edges.equalTo(root)\n"
        #expect(notes(again) == [])
        // The right edge went now, the width long before.
        #expect(
            notes(again + "remake.left.top.bottom.equalTo(root)").first?.first?.hasPrefix(
                "`remake` removed #6 box.right == root.right") == true)
        #expect(notes(Self.start + "update.left.equalTo(root).offset(9)") == [])
        #expect(!notes("view box\nremake.left.top.equalTo(root)").joined().contains { $0.contains("removed") })
    }

    @Test func undoingBringsItBack() {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "test.mas", text: Self.start))
        let before = interpreter.scene.layout()
        _ = interpreter.run(SourceText(name: "test.mas", text: "select box\nremake.left.equalTo(root)"))
        #expect(interpreter.scene.layout().item(named: "box")?.removals.count == 3)
        interpreter.undo(interpreter.undo)
        #expect(interpreter.scene.layout() == before)
        _ = interpreter.run(SourceText(name: "test.mas", text: "select box\nbox.constraints[0].deactivate()"))
        #expect(interpreter.scene.layout().item(named: "box")?.removals == [])
    }
}
