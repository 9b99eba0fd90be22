import LayoutFindings
import Masonry
import MasonryLanguage
import Testing

/// What is reported of layouts, and what was intended and is not.
struct LayoutReportTests {
    private func interpreter(_ script: String) -> Interpreter {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "test.mas", text: script))
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
        return interpreter
    }

    @Test func sharedAmbiguitiesAreReportedOnce() {
        let script = """
            screen 320x480
            view one, two
            make.top.equalTo(root).offset(20)
            make.height.equalTo(100)
            one.makeConstraints { make in make.left.equalTo(root).offset(16) }
            two.makeConstraints { make in
                make.left.equalTo(one.right).offset(8)
                make.right.equalTo(root).offset(-16)
            }
            """
        let interpreter = interpreter(script)
        let reports = LayoutReporter(interpreter).reports(on: interpreter.scene.layout().findings)
        #expect(reports.count == 1 && reports.first?.others.count == 1)
    }

    /// What of the view is set along the axis, and what it needs.
    @Test(arguments: [
        ("view a", "left", "only its left is set; it needs its right, centerX or width, too"),
        ("view a", "width", "only its width is set; it needs its left, right or centerX, too"),
        ("view a", "trailing", "only its trailing is set; it needs its leading, centerX or width, too"),
        ("view a", "", "none of its left, right, centerX and width is set; it needs two of them"),
        ("label a \"x\"", "", "none of its left, right and centerX is set"),
    ])
    func whatIsMissingIsSaid(_ declaration: String, _ attribute: String, _ reason: String) throws {
        let chain = attribute.isEmpty ? "" : "make.\(attribute).equalTo(root)\n"
        let script = "\(declaration)\n\(chain)make.top.equalTo(root); make.height.equalTo(9)"
        let layout = interpreter(script).scene.layout()
        let diagnostic = Diagnostic(try #require(layout.findings.first), in: layout, repairs: [], others: [])
        #expect(diagnostic.notes == [reason])
        #expect(diagnostic.brief.reason == reason)
    }

    @Test func whatFollowsAnOpenViewIsSaid() {
        let layout = interpreter(
            "view a, b\nmake.top.height.equalTo(root)\nmake.width.equalTo(9)\nselect b\nmake.left.equalTo(a.right)"
        ).scene.layout()
        let notes = layout.findings.map { Diagnostic($0, in: layout, repairs: [], others: []).notes }
        #expect(notes.first == ["only its width is set; it needs its left, right or centerX, too"])
        #expect(notes.last == ["its left follows `a`, which has no fixed x itself"])
    }

    /// In whichever order they are declared; a view that lacks something of its own besides is told apart, and so are views that
    /// are tied to each other alone.
    @Test func whatFollowsAnOpenViewIsReportedWithIt() {
        let column =
            "view c, a, b\nmake.left.width.equalTo(root)\nmake.height.equalTo(9)\n"
            + "select b\nmake.top.equalTo(a.bottom)\nselect c\nmake.top.equalTo(b.bottom)\n"
        let joined = { (script: String) in
            let layout = interpreter(script).scene.layout()
            return layout.alikeJoined(layout.findings).map { [$0.finding] + $0.others }.map { findings in
                findings.compactMap { if case .ambiguous(let view, _, _) = $0.kind { view } else { nil } }
            }
        }
        #expect(joined(column) == [["a", "c", "b"]])
        #expect(joined(column + "view d\nmake.top.equalTo(c.bottom)\nmake.left.width.equalTo(root)").count == 2)
        let ring =
            "view a, b\nmake.left.width.height.equalTo(root)\nselect a\nmake.top.equalTo(b)\n"
            + "select b\nmake.top.equalTo(a)"
        #expect(Set(joined(ring)) == [["a"], ["b"]])
    }

    @Test func anUpdateWithAnotherRelationIsFixed() throws {
        let script =
            "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(0)\nupdate.height.greaterThanOrEqualTo(120)"
        let lint = try #require(LayoutReporter(interpreter(script)).lints.first { $0.slug == "update-rival" })
        let help =
            "use the same relation; for another one, keep #4 in a variable, deactivate it first, and make a new one"
        #expect(lint.help?.hasPrefix(help) == true)
    }

    @Test func rowsThatOverlapTheNextAreReported() throws {
        func script(_ step: Int) -> String {
            """
            view list
            make.edges.equalTo(root)
            for i in 0..<4 {
                view row in list
                make.left.right.equalTo(list)
                make.height.equalTo(44)
                make.top.equalTo(list).offset(i * \(step))
            }
            """
        }
        let lint = try #require(LayoutReporter(interpreter(script(40))).lints.first)
        #expect(lint.slug == "overlapping-views" && lint.message.contains("40 points below"))
        #expect(LayoutReporter(interpreter(script(44))).lints.isEmpty)
        // Cards of which the upper edges show.
        #expect(LayoutReporter(interpreter(script(12))).lints.isEmpty)
    }

    @Test func onlyAViewThatScrollsNothingIsReportedForItsContent() {
        let script = """
            screen 320x480
            scroll page
            make.edges.equalTo(root)
            view body in page
            make.edges.equalTo(root)
            var above = body.top
            for i in 0..<8 {
                view row in body
                make.left.right.equalTo(body)
                make.top.equalTo(above).offset(16)
                make.height.equalTo(80)
                above = row.bottom
            }
            """
        #expect(LayoutReporter(interpreter(script)).lints.map(\.slug) == ["scroll-content"])
    }

    @Test(arguments: [
        // Rows in groups, and a title with a subtitle right below it.
        """
        view a, b, c, d, e
        make.left.right.equalTo(root)
        make.height.equalTo(40)
        a.makeConstraints { make in make.top.equalTo(root) }
        b.makeConstraints { make in make.top.equalTo(a.bottom) }
        c.makeConstraints { make in make.top.equalTo(b.bottom).offset(16) }
        d.makeConstraints { make in make.top.equalTo(c.bottom) }
        e.makeConstraints { make in make.top.equalTo(d.bottom).offset(16) }
        """,
        // What is to be no farther out on one side, and may begin anywhere.
        """
        view a
        make.centerX.top.equalTo(root)
        make.height.equalTo(40)
        make.width.equalTo(300)
        make.left.lessThanOrEqualTo(root).offset(24)
        """,
        // The two sides of a card.
        """
        view a, b
        make.left.right.equalTo(root).inset(16)
        make.height.equalTo(200)
        make.top.equalTo(root).offset(40)
        """,
        // A bar that goes on to the screen's edge, with what is in it kept from there.
        """
        root.safeAreaInsets = (44, 0, 34, 0)
        view bar
        make.left.right.top.equalTo(root)
        make.height.equalTo(88)
        label title "Photos" in bar
        make.centerX.equalTo(bar)
        make.bottom.equalTo(bar).offset(-12)
        """,
        // A badge on the corner of a button.
        """
        button inbox "Inbox"
        make.center.equalTo(root)
        label badge "3"
        make.left.equalTo(inbox.right).offset(-8)
        make.bottom.equalTo(inbox.top).offset(8)
        """,
    ])
    func intendedLayoutsHaveNoFindings(_ script: String) {
        let interpreter = interpreter("screen 320x480\n" + script)
        let reporter = LayoutReporter(interpreter)
        #expect(interpreter.scene.layout().findings.isEmpty, "\(interpreter.scene.layout().findings)")
        #expect(reporter.lints.isEmpty, "\(reporter.lints.map(\.message))")
    }

    /// What is on purpose.
    @Test(arguments: [
        // A loop of columns, which counts rows down.
        "for c in 0..<3 {\n    for r in 0..<6 {\n        view key\n        make.size.equalTo(90)\n"
            + "        make.left.equalTo(root).offset(c * 100)\n        make.top.equalTo(root).offset(r * 100)\n    }\n}",
        // Faces that lie half on one another.
        "for i in 0..<4 {\n    image face 40x40\n    make.top.equalTo(root)\n    make.left.equalTo(root).offset(i * 24)\n}",
        // A picture that stands half over another, and a line that strikes a text through.
        "image a 320x200\nmake.top.left.equalTo(root)\nimage b 80x80\nmake.centerX.equalTo(root)\nmake.top.equalTo(a.bottom).offset(-40)",
        "label a \"Old\"\nmake.top.left.equalTo(root)\nview line\nmake.left.right.equalTo(a)\nmake.height.equalTo(1)\nmake.centerY.equalTo(a)",
        // A column that begins in the middle of the screen.
        "label a \"Left\"\nmake.top.left.equalTo(root)\nlabel b \"Right\"\nmake.top.equalTo(a.bottom)\nmake.left.equalTo(root.centerX)",
    ])
    func whatIsOnPurposeIsNotReported(_ script: String) {
        let lints = LayoutReporter(interpreter("screen 320x480\n" + script)).lints.filter {
            $0.slug != "outside-superview" || !script.contains("for c")
        }
        #expect(lints.isEmpty, "\(lints.map(\.message))")
    }

    /// A text too wide for what stands beside it, which is broken, is no second mistake.
    @Test func aViewThatFillsTheSpaceIsReportedWithTheConflict() {
        let interpreter = interpreter(
            """
            screen 320x480
            label a "A very long conversation title, longer than this"
            a.makeConstraints { make in make.left.equalTo(root); make.top.equalTo(root) }
            a.setContentCompressionResistancePriority(1000, horizontal)
            view b
            make.left.equalTo(a.right).offset(8); make.right.equalTo(root); make.top.equalTo(root); make.size.equalTo(20)
            """)
        let reporter = LayoutReporter(interpreter)
        let reports = reporter.reports(on: interpreter.scene.layout().findings)
        #expect(reports.count == 1 && reporter.lints.isEmpty, "\(reporter.lints.map(\.message))")
    }
}
