import Masonry
import MasonryLanguage
import Testing

/// What runs or parses as something else than was intended: what was is offered, and does what it says.
@Suite("Valid but wrong")
struct ValidButWrongTests {
    @Test(arguments: [
        (
            "view a, b\nlet tabs = [a, b]\n[tabs].distribute(horizontal, spacing: 0)",
            "view a, b\nlet tabs = [a, b]\ntabs.distribute(horizontal, spacing: 0)"
        ),
        (
            "var y = 0\nwhile y < 80 {\n    view line\n    y + 40\n}",
            "var y = 0\nwhile y < 80 {\n    view line\n    y += 40\n}"
        ),
        (
            "button ok \"OK\"\nmake.right.bottom.equalTo(root)\nbutton no \"No\"\nmake.bottom.equalTo(ok)\nmake.top.equalTo(ok.left).offset(-12)",
            "button ok \"OK\"\nmake.right.bottom.equalTo(root)\nbutton no \"No\"\nmake.bottom.equalTo(ok)\nmake.right.equalTo(ok.left).offset(-12)"
        ),
        (
            "view a\nmake.top.equalTo(root)\nmake.width.equalTo(root.right).offset(-12)",
            "view a\nmake.top.equalTo(root)\nmake.right.equalTo(root.right).offset(-12)"
        ),
        // A second view, and the first one again.
        (
            "view header\nmake.top.left.right.equalTo(root)\nview header\nmake.top.equalTo(root)",
            "view header\nmake.top.left.right.equalTo(root)\nview header2\nmake.top.equalTo(root)"
        ),
        (
            "view header\nmake.top.left.equalTo(root)\nview b\nview header\nmake.size.equalTo(9)",
            "view header\nmake.top.left.equalTo(root)\nview b\nselect header\nmake.size.equalTo(9)"
        ),
        // The middles of four parts.
        (
            "view bar\nfor i in 0..<4 {\n    view tab in bar\n    make.centerX.equalTo(bar.right).multipliedBy(i / 4)\n}",
            "view bar\nfor i in 0..<4 {\n    view tab in bar\n    make.centerX.equalTo(bar.right).multipliedBy((i + 0.5) / 4)\n}"
        ),
    ])
    func failures(_ text: String, _ fixed: String) throws {
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].replacement.map { Edit.applied($0, to: text) } == fixed, "\(found[0].message)")
        #expect(Interpreter().run(SourceText(name: "a.mas", text: fixed)).diagnostics.isEmpty)
    }

    @Test(arguments: [
        (
            "let items = [\"A\"]\nfor item, i in items {\n    print(item, i * 2)\n}",
            "let items = [\"A\"]\nfor i in 0..<items.count { let item = items[i];\n    print(item, i * 2)\n}"
        ),
        (
            "func pin(view: v, by: n = 0) {\n    v.makeConstraints { make in make.edges.equalTo(root).inset(n) }\n}",
            "func pin(v, n) {\n    v.makeConstraints { make in make.edges.equalTo(root).inset(n) }\n}"
        ),
        (
            "view box\n[box mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.edges.equalTo(root);\n}];",
            "view box\nbox.makeConstraints { make in\n    make.edges.equalTo(root);\n}"
        ),
        (
            "view box\nbox.makeConstraints { (make) -> in\n    make.edges.equalTo(root)\n}",
            "view box\nbox.makeConstraints { make in\n    make.edges.equalTo(root)\n}"
        ),
        (
            "let margin = 8\nview box\nmake.edges.equalTo(root).inset($margin)",
            "let margin = 8\nview box\nmake.edges.equalTo(root).inset(margin)"
        ),
        (
            "view box\nmake.edges.equalTo(root).priority(\"heigh\")",
            "view box\nmake.edges.equalTo(root).priority(high)"
        ),
    ])
    func mistakes(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        (
            "for i in 0..<4 {\n    print(i % 2, (i / 2) * 50)\n}", "fractional-quotient",
            "for i in 0..<4 {\n    print(i % 2, floor(i / 2) * 50)\n}"
        ),
        (
            "let n = 3\nfor i in 0..<4 {\n    print(i % n)\n    print(i / n)\n}", "fractional-quotient",
            "let n = 3\nfor i in 0..<4 {\n    print(i % n)\n    print(floor(i / n))\n}"
        ),
        (
            "var y = 10\nfor i in 0..<3 {\n    print(y)\n    y + 10\n}", "idle-expression",
            "var y = 10\nfor i in 0..<3 {\n    print(y)\n    y += 10\n}"
        ),
        (
            "view a\nmake.left.top.equalTo(root)\nlet big = make.size.equalTo(300).deactivate()", "idle-expression",
            "view a\nmake.left.top.equalTo(root)\nlet big = make.size.equalTo(300)\nbig.deactivate()"
        ),
        (
            "let shares = [30, 70]\nfor s in shares {\n    view a\n    make.left.top.height.equalTo(root)\n    make.width.equalTo(root).multipliedBy(s)\n}",
            "percent-multiplier",
            "let shares = [30, 70]\nfor s in shares {\n    view a\n    make.left.top.height.equalTo(root)\n    make.width.equalTo(root).multipliedBy(s / 100)\n}"
        ),
        (
            "label t \"Hi\"\nmake.left.top.equalTo(root)\nmake.width.equalTo(0.8)", "percent-multiplier",
            "label t \"Hi\"\nmake.left.top.equalTo(root)\nmake.width.equalTo(superview).multipliedBy(0.8)"
        ),
        (
            "view v, w\nvar m = nil\nv.makeConstraints { make in\n    m = make\n    make.edges.equalTo(root)\n}\nw.makeConstraints { make in\n    m.left.equalTo(v)\n    make.top.equalTo(v)\n}",
            "idle-expression",
            "view v, w\nvar m = nil\nv.makeConstraints { make in\n    m = make\n    make.edges.equalTo(root)\n}\nw.makeConstraints { make in\n    make.left.equalTo(v)\n    make.top.equalTo(v)\n}"
        ),
    ])
    func lints(_ text: String, _ slug: String, _ fixed: String) throws {
        let found = Self.lints(of: text, slug)
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].replacement.map { Edit.applied($0, to: text) } == fixed, "\(found[0].message)")
        #expect(Self.lints(of: fixed, slug).isEmpty)
    }

    private static func lints(of text: String, _ slug: String) -> [Diagnostic] {
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "a.mas", text: text)).diagnostics.isEmpty)
        return LayoutReporter(interpreter).lints.filter { $0.slug == slug }
    }

    /// Fractions that are rounded, or stand beside no remainder; whole quotients; squares as wide as the first of a row; counts
    /// that multiply the height of a scroll view's content; what was taken away by hand.
    @Test(arguments: [
        "for i in 0..<4 { print(i % 2, floor(i / 2)) }",
        "for i in 0..<4 { print(i % 2, ceil((i / 2))) }",
        "for i in 0..<4 { print(i / 2) }",
        "for i in 0..<5 { if i % 2 == 0 { print(i / 2) } }",
        "for i in 0..<5 { print(i % 3, i / 2) }",
        """
        view a, b
        [a, b].makeConstraints { make in
            make.height.equalTo(a.width)
            make.top.equalTo(root)
        }
        [a, b].distribute(horizontal, spacing: 10, lead: 10, tail: 10)
        """,
        """
        scroll s
        make.edges.equalTo(root)
        let rows = 12
        view content in s
        make.edges.width.equalTo(s)
        make.height.equalTo(s).multipliedBy(rows)
        """,
        """
        view a
        make.left.top.equalTo(root)
        let c = make.size.equalTo(50)
        c.deactivate()
        c.offset = 60
        c.activate()
        """,
    ])
    func silent(_ text: String) {
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        #expect(interpreter.run(SourceText(name: "a.mas", text: text)).diagnostics.isEmpty)
        #expect(reporter.lints.isEmpty, "\(reporter.lints.map(\.message))")
    }

    @Test(arguments: [
        ("card.addSubview(photo)", "#5 photo.top == card.top + 12"),
        ("card.remove()", "removing `card` also removed #5 photo.top == card.top + 12"),
    ])
    func constraintsRemovedByAMoveAreNamed(_ statement: String, _ note: String) throws {
        let text = """
            screen 320x480
            view card
            make.left.top.equalTo(root)
            make.size.equalTo(200)
            view photo
            make.top.left.equalTo(card).offset(12)
            make.size.equalTo(50)
            \(statement)
            """
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        let layout = try #require(interpreter.layout())
        #expect(layout.findings.count == 2)
        let notes = layout.findings.flatMap { Diagnostic($0, in: layout).notes }
        #expect(notes.contains { $0.contains(note) }, "\(notes)")
    }

    /// What stands alone in another statement has nothing to do with a loop that never ends.
    @Test func anotherStatementIsNotBlamedForALimit() {
        let text = "var y = 1\ny + 40\nwhile true {\n    view line\n}"
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        #expect(found.map(\.slug) == ["view-limit"] && found.first?.replacement == nil)
    }

    /// Rows at one place, whatever their texts: what the loop or the function forgets is named, along the axis they go on.
    @Test(arguments: [
        (
            "var last = head\nfor t in [\"Milk\", \"Bread\"] {\n    label row t\n    make.left.equalTo(root)\n"
                + "    make.top.equalTo(head.bottom)\n    last = row\n}\nprint(last)", "head.bottom)\n    last",
            "last.bottom)\n    last"
        ),
        (
            "func add(t, above) {\n    label row t\n    make.left.equalTo(root)\n    make.top.equalTo(above.bottom)\n"
                + "    return above\n}\nlet a = add(\"Milk\", head)\nlet b = add(\"Bread\", a)", "return above",
            "return row"
        ),
    ])
    func rowsAtTheSamePositionAreFixed(_ text: String, _ old: String, _ new: String) throws {
        let text = "label head \"List\"\nmake.left.top.equalTo(root)\n" + text
        let found = Self.lints(of: text, "overlapping-views")
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(Edit.fixes(of: found[0], in: text).first == text.replacing(old, with: new), "\(found[0].help ?? "")")
        #expect(Self.lints(of: text.replacing(old, with: new), "overlapping-views").isEmpty)
    }

    @Test func aRowOfAScrollViewsContentThatIsTiedToTheScreenIsReported() throws {
        let text = """
            screen 320x480
            scroll list
            make.edges.equalTo(root)
            view content in list
            make.edges.width.equalTo(list)
            view first in content
            make.top.left.right.equalTo(root)
            make.height.equalTo(400)
            view second in content
            make.top.equalTo(first.bottom)
            make.left.right.bottom.equalTo(content)
            make.height.equalTo(400)
            """
        let lint = try #require(Self.lints(of: text, "scroll-content").first)
        #expect(lint.message.contains("`first.top` is related to `root.top`"))
        let fixed = text.replacing("top.left.right.equalTo(root)", with: "top.left.right.equalTo(content)")
        #expect(Self.lints(of: fixed, "scroll-content").isEmpty)
        // What floats over the rest, and nothing follows.
        let floating = fixed + "\nbutton up \"Up\" in content\nmake.right.bottom.equalTo(root).offset(-16)"
        #expect(Self.lints(of: floating, "scroll-content").isEmpty)
    }

    /// What stands by a hidden text was to be seen with it.
    @Test func aColorOverTextThatAnotherFollowsIsReported() {
        let text = """
            screen 320x480
            label price "$ 20"
            make.left.top.equalTo(root).offset(30)
            view card
            card.color = "white"
            make.top.left.right.equalTo(root).inset(16)
            make.height.equalTo(80)
            label info "one card"
            make.left.equalTo(price)
            make.top.equalTo(price.bottom).offset(4)
            """
        #expect(Self.lints(of: text, "covered-text").count == 1)
        let own = text.replacing("(price.bottom)", with: "(card)").replacing("(price)", with: "(card)")
        #expect(Self.lints(of: own, "covered-text").isEmpty)
    }

    @Test func theConstantOfARemovedConstraintIsReported() {
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        let text = """
            view bar
            make.left.top.right.equalTo(root)
            let height = make.height.equalTo(200)
            remake.left.top.right.equalTo(root)
            make.height.equalTo(100)
            height.offset = 60
            """
        #expect(interpreter.run(SourceText(name: "a.mas", text: text)).diagnostics.isEmpty)
        #expect(reporter.lints.map(\.slug) == ["ignored-constant"])
        #expect(reporter.lints.first?.message.contains("bar.height == 200") == true)
    }
}
