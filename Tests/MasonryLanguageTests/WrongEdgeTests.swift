import Masonry
import MasonryLanguage
import Testing

/// Views that lie within or across others on purpose.
struct WrongEdgeTests {
    private func interpreter(_ script: String) -> Interpreter {
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "test.mas", text: script)).diagnostics.isEmpty)
        return interpreter
    }

    private func columns(_ tie: String, rest: String = "make.right.equalTo(root)", width: String = "") -> String {
        """
        screen 320x200
        view a
        make.left.top.bottom.equalTo(root)
        \(width)
        view b
        make.top.bottom.equalTo(root)
        make.left.equalTo(\(tie))
        make.width.equalTo(a)
        \(rest)
        """
    }

    private static let button = """
        screen 320x240
        button next "Next"
        make.left.right.equalTo(root).inset(24)
        make.height.equalTo(48)
        make.bottom.equalTo(root).offset(-32)

        """

    private static let photo = """
        screen 320x480
        image photo 300x200
        make.top.centerX.equalTo(root)
        label caption "Lisbon"

        """

    /// A badge on a corner, and a caption with a color of its own across the edge.
    @Test(arguments: [
        photo + "make.bottom.right.equalTo(photo).offset(8)",
        photo + "caption.color = \"white\"\nmake.bottom.equalTo(photo).offset(8); make.centerX.equalTo(photo)",
    ])
    func intendedOverhangsAreNotReported(_ script: String) {
        #expect(LayoutReporter(interpreter(script)).lints.isEmpty)
    }

    @Test func intendedPositionsAreNotReported() {
        let correct =
            [
                // An overlay of what has a width of its own, and cards of a deck.
                columns("a.left", rest: "", width: "make.width.equalTo(200)"),
                "screen 320x200\nview a\nmake.left.top.equalTo(root).offset(20); make.size.equalTo(100)\n"
                    + "view b\nmake.left.top.equalTo(a).offset(8); make.size.equalTo(a)",
                "screen 320x200\nview a\nmake.edges.equalTo(root)\nview b\nmake.edges.equalTo(a)",
                columns("a.right"),
            ]
            + [
                // A line along the edge, an icon, a badge, what shows that it is busy, what darkens it.
                "view line\nmake.left.right.equalTo(root).inset(24); make.height.equalTo(2); make.bottom.equalTo(next)",
                "image icon 16x16\nmake.left.equalTo(next).offset(12); make.centerY.equalTo(next)",
                "view badge\nmake.size.equalTo(16); make.centerX.equalTo(next.right); make.centerY.equalTo(next.top)",
                "view busy\nmake.size.equalTo(20); make.center.equalTo(next)",
                "view under\nmake.height.equalTo(20); make.left.right.equalTo(next).inset(100); make.bottom.equalTo(next).offset(-8)",
                "view shade\nmake.edges.equalTo(next)",
                "view dots\nmake.size.equalTo(60x8); make.centerX.equalTo(root); make.bottom.equalTo(next.top).offset(-20)",
            ].map { Self.button + $0 }
        for script in correct {
            let lints = LayoutReporter(interpreter(script)).lints
            #expect(lints.isEmpty, "\(script)\n\(lints.map(\.message))")
        }
    }
}
