import Masonry
import MasonryDrawing
import MasonryLanguage
import Testing

/// A view that was moved under one declared later.
struct MovedViewTests {
    private func layout(_ script: String) -> Layout {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "script", text: script))
        return interpreter.scene.layout()
    }

    @Test func isDrawnAndListedInIt() {
        let layout = layout(
            """
            view a, b
            b.addSubview(a)
            a.makeConstraints { make in make.edges.equalTo(b).inset(40) }
            b.makeConstraints { make in make.edges.equalTo(root).inset(40) }
            """)
        #expect(TerminalPicture(columns: 60, rows: 24).draw(layout).contains("┌a"))
        #expect(TreeListing().draw(layout) == "•View:root\n|   •View:b\n|   |   •View:a\n")
    }

    @Test func liesInFrontOfItsNewSiblings() {
        let layout = layout("view a\nview b\nroot.addSubview(a)")
        #expect(layout.items.map(\.order) == [0, 1, 0])
    }
}
