import Masonry
import MasonryLanguage
import Testing

/// `when`: what holds on some screens only.
struct WhenTests {
    private let interpreter = Interpreter()

    @discardableResult
    private func run(_ text: String) -> Outcome {
        interpreter.run(SourceText(name: "in", text: text, isInput: true), showsValues: false)
    }

    private func frame(_ name: String) throws -> Rect {
        try #require(interpreter.scene.layout().item(named: name)).frame
    }

    /// A menu of 200 beside a page from 600 on, and no menu below.
    private static let page = """
        screen 320x480
        view menu, page
        menu.makeConstraints { make in make.left.top.bottom.equalTo(root) }
        page.makeConstraints { make in make.right.top.bottom.equalTo(root) }
        when width < 600 {
            menu.hidden = true
            menu.makeConstraints { make in make.width.equalTo(0) }
            page.makeConstraints { make in make.left.equalTo(root) }
        } else {
            menu.makeConstraints { make in make.width.equalTo(200) }
            page.makeConstraints { make in make.left.equalTo(menu.right) }
        }
        """

    @Test func blocksHoldWhileTheirConditionDoes() throws {
        #expect(run(Self.page).isComplete)
        for (width, x) in [(320.0, 0.0), (600, 200), (599, 0), (1000, 200), (320, 0)] {
            run("screen \(width.spelled(decimals: 0))x480")
            #expect(try frame("page") == Rect(x: x, y: 0, width: width - x, height: 480))
            #expect(interpreter.scene.view(named: "menu")?.isHidden == (x == 0))
            #expect(interpreter.scene.layout().findings.isEmpty)
        }
    }

    @Test func undoGoesBackToTheBlockOfBefore() throws {
        run(Self.page)
        let before = interpreter.scene.layout()
        run("screen 800x480")
        interpreter.undo(interpreter.undo)
        #expect(interpreter.scene.layout() == before)
    }

    @Test func undoTakesTheStatementBack() {
        run("view a; make.left.equalTo(3)")
        run("when width < 600 { a.hidden = true; make.top.equalTo(4) }")
        interpreter.undo(interpreter.undo)
        for width in [320, 800, 320] {
            run("screen \(width)x480")
            #expect(interpreter.scene.view(named: "a")?.isHidden == false)
            #expect(interpreter.scene.layout().constraints.count == 1)
        }
    }

    @Test(arguments: [
        ("width < 600", true), ("600 > width", true), ("!(width < 600)", false), ("width >= 600 || height > 400", true),
        ("width < 600 && height < 400", false), ("root.size.width == 320", true), ("root.width.value != 320", false),
        ("compact", true), ("regular", false), ("height == regular", true), ("width == compact", true), ("ltr", true),
        ("root.direction == rtl", false), ("width < limit", true),
    ])
    func conditionsAreAboutTheScreen(_ condition: String, _ holds: Bool) {
        #expect(run("let limit = 400\nview a\nwhen \(condition) { a.hidden = true }").isComplete)
        #expect(interpreter.scene.view(named: "a")?.isHidden == holds)
    }

    @Test func theFirstBlockWhoseConditionHoldsIsInEffect() {
        run(
            "label a \"\"\nwhen width < 400 { a.text = \"s\" } else if width < 800 { a.text = \"m\" } else { a.text = \"l\" }"
        )
        for (width, text) in [(320, "s"), (400, "m"), (799, "m"), (800, "l")] {
            run("screen \(width)x480")
            #expect(interpreter.scene.view(named: "a")?.text == text)
        }
    }

    @Test func blocksNest() {
        run("view a\nwhen width < 600 { when height < 400 { a.hidden = true } }")
        for (size, isHidden) in [("320x480", false), ("320x300", true), ("700x300", false), ("500x399", true)] {
            run("screen \(size)")
            #expect(interpreter.scene.view(named: "a")?.isHidden == isHidden, "\(size)")
        }
    }

    @Test func constantsAndActivationsAreConditional() throws {
        run(
            """
            view a; make.top.height.equalTo(root)
            let left = make.left.equalTo(root).offset(10)
            let width = make.width.equalTo(50)
            when width >= 600 { left.offset = 100; width.uninstall(); make.right.equalTo(root) }
            """)
        #expect(try frame("a") == Rect(x: 10, y: 0, width: 50, height: 480))
        run("screen 600x480")
        #expect(try frame("a") == Rect(x: 100, y: 0, width: 500, height: 480))
        run("screen 320x480")
        #expect(try frame("a") == Rect(x: 10, y: 0, width: 50, height: 480))
    }

    @Test func theReadingDirectionCounts() {
        run("label a \"\"\nwhen rtl { a.text = \"r\" } else { a.text = \"l\" }\nroot.direction = rtl")
        #expect(interpreter.scene.view(named: "a")?.text == "r")
    }

    /// What is set outside stays, also if the block holds later.
    @Test func laterSettingsStay() {
        run("label a \"x\"\nwhen width < 600 { a.text = \"s\" }\na.text = \"own\"\nscreen 700x480")
        #expect(interpreter.scene.view(named: "a")?.text == "own")
    }

    @Test func whatWasUninstalledDoesNotComeBack() {
        run(
            "view a\nvar c = nil\nwhen width < 600 { c = make.left.equalTo(root) }\nscreen 700x480\nc.uninstall()\nscreen 320x480"
        )
        #expect(interpreter.scene.layout().constraints.isEmpty)
    }

    @Test(arguments: [
        "when width < 600 { view b }", "when width < 600 { a.removeFromSuperview() }", "when rtl { screen 10x10 }",
        "when width < 600 { expect a.hidden }", "when width < 600 { root.direction = rtl; screen 3x3 }",
    ])
    func blocksHaveConstraintsAndSettingsOnly(_ text: String) {
        run("view a")
        let before = interpreter.scene.layout()
        let outcome = run(text)
        #expect(outcome.diagnostics.map(\.slug) == ["breakpoint"])
        #expect(interpreter.scene.layout() == before)
    }

    @Test func constraintsSayTheirCondition() {
        run("view a\nwhen width < 600 && height > 100 { make.left.equalTo(3) }")
        #expect(
            interpreter.scene.layout().constraints.map { $0.condition?.description } == ["width < 600 && height > 100"])
    }

    @Test func sizeClassesAreThoseOfUIKit() {
        // Phones upright and lying, the largest phone lying, a pad, and half of one.
        for (size, classes) in [
            ("390x844", "compact regular"), ("844x390", "compact compact"), ("932x430", "regular compact"),
            ("820x1180", "regular regular"), ("507x1024", "compact regular"),
        ] {
            let sides = size.split(separator: "x").compactMap { Double($0) }
            let root = Size(width: sides[0], height: sides[1])
            let found = Axis.allCases.map { SizeClass(of: root, along: $0).rawValue }.joined(separator: " ")
            #expect(found == classes, "\(size)")
        }
    }
}
