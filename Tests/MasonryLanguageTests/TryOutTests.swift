import Masonry
import MasonryLanguage
import Testing

/// What is tried out leaves nothing behind, also in a scene that was not laid out since it changed.
struct TryOutTests {
    private func interpreter(_ inputs: [String]) -> Interpreter {
        let interpreter = Interpreter()
        for (number, text) in inputs.enumerated() {
            #expect(interpreter.run(SourceText(name: "\(number)", text: text)).isComplete)
            if number == 0 { _ = interpreter.scene.layout() }
        }
        return interpreter
    }

    @Test func aWaitingChangeIsLaidOutAsWithoutIt() {
        let inputs = [
            """
            screen 200x128
            view cell
            make.left.top.right.equalTo(root)
            make.height.equalTo(44)
            label text "Text wraps at spaces if it may" in cell
            text.numberOfLines = 0
            make.left.right.equalTo(cell)
            make.top.equalTo(cell).offset(56)
            let bottom = make.bottom.equalTo(cell).offset(-8)
            """,
            "bottom.uninstall()", "make.bottom.equalTo(cell).offset(-8).priority(750)",
        ]
        let (tried, other) = (interpreter(inputs), interpreter(inputs))
        for size in ["128x128", "200x128"] {
            let layout = tried.tryOut(SourceText(name: "try", text: "screen \(size)")) { _ in tried.scene.layout() }
            #expect(layout.screen.height == 128)
        }
        let layout = tried.scene.layout()
        #expect(layout == other.scene.layout())
        #expect(layout.item(named: "text")?.ambiguous == [.height])
    }
}
