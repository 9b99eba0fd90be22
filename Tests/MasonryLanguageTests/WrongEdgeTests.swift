import Masonry
import MasonryLanguage
import Testing

/// Views that lie wholly within one that they were to begin behind, and those that do on purpose.
struct WrongEdgeTests {
    private func interpreter(_ script: String) -> Interpreter {
        let interpreter = Interpreter.offeringStatements()
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

    private static let third =
        "view c\nmake.top.bottom.right.equalTo(root); make.left.equalTo(b.right); make.width.equalTo(a)"

    /// Two columns of a screen that is 320 wide, beside each other, are half as wide as what is left of it; of three, each a third.
    @Test(arguments: [
        ("a.left", "make.right.equalTo(root)", "a.right", 160.0),
        ("a.left).offset(10", "make.right.equalTo(root)", "a.right", 155),
        ("a.left", third, "a.right", 320.0 / 3),
    ])
    func overlappingColumnsAreFixed(_ tie: String, _ rest: String, _ edge: String, _ width: Double) throws {
        let session = interpreter(columns(tie, rest: rest))
        let lint = try #require(session.lints.first)
        #expect(session.lints.map(\.slug) == ["overlapping-views"])
        #expect(lint.message.contains("`b` covers `a`"))
        let repair = try #require(lint.repair)
        #expect(repair.code?.contains(edge) == true, "\(repair)")
        #expect(session.run(SourceText(name: "fix", text: repair.statement)).diagnostics.isEmpty)
        #expect(session.lints.isEmpty)
        let frame = try #require(session.scene.layout().items.first { $0.name == "b" }?.rootFrame)
        #expect(abs(frame.width - width) < 0.01 && abs(frame.x - (320 - width)) < 0.01 || rest == Self.third)
    }

    @Test(arguments: [
        "view dots\nmake.size.equalTo(60x8)\nmake.centerX.equalTo(root)\nmake.bottom.equalTo(next.bottom).offset(-20)",
        "label hint \"Swipe for more\"\nmake.centerX.equalTo(root)\nmake.bottom.equalTo(next.bottom).offset(-20)",
    ])
    func viewsOverATitleAreFixed(_ view: String) throws {
        let session = interpreter(Self.button + view)
        let lint = try #require(session.lints.first)
        #expect(session.lints.map(\.slug) == ["overlapping-views"])
        let repair = try #require(lint.repair)
        #expect(repair.code?.contains("next.top") == true, "\(repair)")
        #expect(session.run(SourceText(name: "fix", text: repair.statement)).diagnostics.isEmpty)
        #expect(session.lints.isEmpty)
        // The button's top is at 240 - 32 - 48, and what is above it ends 20 before that.
        let frame = try #require(session.scene.layout().items.last?.rootFrame)
        #expect(frame.y + frame.height == 140)
    }

    private static let photo = """
        screen 320x480
        image photo 300x200
        make.top.centerX.equalTo(root)
        label caption "Lisbon"

        """

    /// A caption begins 8 below a picture that is 200 high, and a button 12 beside one that is 80 wide.
    @Test(arguments: [
        (
            photo + "make.bottom.equalTo(photo).offset(8); make.centerX.equalTo(photo)", "photo.bottom",
            Point(x: 0, y: 208)
        ),
        (
            "screen 320x480\nbutton a \"Save\"\nmake.left.top.equalTo(root)\nmake.width.equalTo(80)\nbutton b \"Send\"\n"
                + "make.top.equalTo(a)\nmake.left.equalTo(a.right).offset(-12)", "offset(12)", Point(x: 92, y: 0)
        ),
        (
            "screen 320x480\nlabel title \"News\"\nmake.left.top.equalTo(root)\nview grid\ngrid.color = \"blue\"\n"
                + "make.left.right.bottom.equalTo(root)\nmake.top.equalTo(title.bottom).offset(-12)", "offset(12)",
            Point(x: 0, y: 32)
        ),
    ])
    func viewsAcrossAnEdgeAreFixed(_ script: String, _ part: String, _ place: Point) throws {
        let session = interpreter(script)
        let lint = try #require(session.lints.first)
        #expect(session.lints.map(\.slug) == ["overlapping-views"])
        let repair = try #require(lint.repair)
        #expect(repair.code?.contains(part) == true, "\(repair)")
        #expect(session.run(SourceText(name: "fix", text: repair.statement)).diagnostics.isEmpty)
        #expect(session.lints.isEmpty)
        let frame = try #require(session.scene.layout().items.last?.rootFrame)
        #expect(frame.y == place.y && (place.x == 0 || frame.x == place.x))
    }

    /// A badge on a corner, and a caption with a color of its own across the edge.
    @Test(arguments: [
        photo + "make.bottom.right.equalTo(photo).offset(8)",
        photo + "caption.color = \"white\"\nmake.bottom.equalTo(photo).offset(8); make.centerX.equalTo(photo)",
    ])
    func intendedOverhangsAreNotReported(_ script: String) {
        #expect(interpreter(script).lints.isEmpty)
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
            let lints = interpreter(script).lints
            #expect(lints.isEmpty, "\(script)\n\(lints.map(\.message))")
        }
    }
}
