import Masonry
import MasonryLanguage
import Testing

/// What reports offer is run as it is written, and must do what it says.
struct RepairTests {
    static let scripts = [
        """
        view card; make.edges.equalTo(root).inset(16)
        view icon in card; make.left.top.equalTo(card).offset(16); make.size.equalTo(32)
        make.right.equalTo(card).offset(-16)
        """,
        "view a; make.left.top.equalTo(root); make.size.equalTo(50); make.width.greaterThanOrEqualTo(80).priority(1000)",
        """
        label title "Masonry"; make.left.top.equalTo(root)
        title.setContentCompressionResistancePriority(required, horizontal)
        make.width.equalTo(40)
        """,
        """
        for i in 0..<3 {
            view row
            make.left.right.equalTo(root)
            make.height.equalTo(40)
            make.height.equalTo(50 + i)
            make.top.equalTo(root).offset(i * 60)
        }
        """,
        """
        root.direction = rtl
        view a; make.leading.trailing.top.equalTo(root).inset(10); make.height.equalTo(10); make.width.equalTo(20)
        """,
        "root.safeAreaInsets = (20, 0, 0, 0)\nview a; make.edges.equalTo(root.safeArea); make.top.equalTo(root)",
        "view a; make.left.equalTo(root)",
        "view box; make.edges.equalTo(root)\nfor i in 0..<2 { view row in box; make.left.equalTo(box).offset(i / 3) }",
        "guide g; make.left.equalTo(root); make.left.equalTo(root).offset(5)",
        "view a",
        "view c; make.width.equalTo(40)\nc.frame = (10, 20, 100, 50)\nc.translatesAutoresizingMaskIntoConstraints = true",
        "view a; make.left.top.height.equalTo(root)\nmake.width.equalTo(100).priority(500)\nmake.width.equalTo(200).priority(500)",
        "scroll list; make.edges.equalTo(root)\nview row in list\nmake.left.right.top.width.equalTo(list); make.height.equalTo(900)",
    ]

    /// The work is bounded by the size of the scene and by how much there is to find in it.
    @Test func ofManyFindingsFewAreRepaired() {
        func interpreter(views: Int, _ chain: String, search: Int = Limits().search) -> Interpreter {
            var limits = Limits()
            limits.search = search
            let interpreter = Interpreter.offeringStatements(limits: limits)
            _ = interpreter.run(SourceText(name: "a.mas", text: "for i in 0..<\(views) { view v; \(chain) }"))
            return interpreter
        }
        let few = interpreter(views: 12, "make.left.top.equalTo(root)")
        #expect(few.scene.layout().findings.count == 24 && Interpreter.repairedFindings == 20)
        let repaired = few.repairs(of: few.scene.layout().findings).map { !$0.isEmpty }
        #expect(repaired == (0..<24).map { $0 < 20 })
        let many = interpreter(views: 300, "make.left.equalTo(root)", search: 10_000_000)
        let sought = many.repairs(of: many.scene.layout().findings).filter { !$0.isEmpty }
        #expect(!sought.isEmpty && sought.count < 20)
        #expect(many.searchNote != nil)
        // One mistake in a large scene is fixed.
        let large = interpreter(views: 1500, "make.edges.equalTo(root)")
        _ = large.run(SourceText(name: "b.mas", text: "view last; make.left.top.height.equalTo(root)"))
        let repairs = large.repairs(of: large.scene.layout().findings)
        #expect(repairs.count == 1 && repairs.allSatisfy { !$0.isEmpty })
    }

    @Test(arguments: scripts)
    func everyFixResolvesItsFindingAndBreaksNothing(_ script: String) throws {
        let findings = interpreter(script).scene.layout().findings
        try #require(!findings.isEmpty)
        for finding in findings {
            let repairs = interpreter(script).repairs(of: finding)
            #expect(!repairs.isEmpty, "\(finding.message)")
            for repair in repairs {
                let repaired = interpreter(script)
                let before = repaired.scene.layout()
                let outcome = repaired.run(SourceText(name: "repair", text: repair.statement))
                #expect(outcome.diagnostics.isEmpty, "\(repair.statement)")
                let after = repaired.scene.layout()
                #expect(!after.findings.contains { $0.kind == finding.kind }, "\(repair.statement)")
                #expect(after.conflicts.count <= before.conflicts.count, "\(repair.statement)")
                if repair.effect == "nothing moves" {
                    #expect(after.items.map(\.rootFrame).isNear(before.items.map(\.rootFrame)), "\(repair.statement)")
                }
                repaired.undo(repaired.undo)
                #expect(repaired.scene.layout() == before)
            }
        }
    }

    private func titles(_ script: String) throws -> [String] {
        let session = interpreter(script)
        let finding = try #require(session.scene.layout().findings.first)
        return session.repairs(of: finding).map { "\($0.title): \($0.effect)" }
    }

    /// The mistake is the frame, which the constraints were to replace.
    @Test func aGivenFrameInTheWayIsLetGo() throws {
        let script = """
            view c; make.width.equalTo(40); make.left.equalTo(root).offset(5); make.top.height.equalTo(root)
            c.frame = (5, 0, 100, 480)
            c.translatesAutoresizingMaskIntoConstraints = true
            """
        let session = interpreter(script)
        let layout = session.scene.layout()
        let finding = try #require(layout.findings.first)
        let repairs = session.repairs(of: finding)
        let text = DiagnosticRenderer().render(
            Diagnostic(finding, in: layout, repairs: repairs))
        #expect(text.contains("the frame of `c` makes `c.width` 100, but line 1 asks for 40"))
        #expect(repairs.map(\.statement).first == "c.translatesAutoresizingMaskIntoConstraints = false")
        #expect(repairs.first?.effect == "`c` becomes 40×480; `c` no longer keeps its frame")
        let weaken = try #require(repairs.first { $0.title.hasPrefix("lower the priority of") })
        #expect(weaken.effect == "nothing moves")
        _ = session.run(SourceText(name: "repair", text: weaken.statement))
        #expect(session.scene.view(named: "c")?.translatesAutoresizingMaskIntoConstraints == true)
    }

    /// A variable goes on standing for the constraint that was weakened.
    @Test func handlesOutliveTheirWeakening() throws {
        let session = interpreter(
            "view a; make.left.top.height.equalTo(root)\nlet w = make.width.equalTo(100)\nmake.width.equalTo(200)")
        let finding = try #require(session.scene.layout().findings.first)
        let repair = try #require(
            session.repairs(of: finding).first { $0.title == "lower the priority of the `width` of line 2 to high" })
        #expect(repair.effect == "`a` becomes 200×480")
        let after =
            "\(repair.statement)\nexpect w.isActive\nw.offset = 50\nroot.constraint(5).deactivate()\n"
            + "expect a.frame.width == 50"
        #expect(session.run(SourceText(name: "after", text: after)).diagnostics.isEmpty)
    }

    @Test func oneOfAConflictCanBeDropped() throws {
        #expect(
            try titles("view a; make.left.top.height.equalTo(root)\nmake.width.equalTo(100)\nmake.width.equalTo(200)")
                == [
                    "lower the priority of the `width` of line 2 to high: `a` becomes 200×480",
                    "remove the `width` of line 2: `a` becomes 200×480",
                    "lower the priority of the `width` of line 3 to high: nothing moves",
                    "remove the `width` of line 3: nothing moves",
                ])
    }

    @Test func constraintsRemovedByRemakeComeFirst() throws {
        let script = """
            view tile
            make.top.equalTo(root).offset(40)
            make.left.equalTo(root).offset(24)
            make.size.equalTo(100)
            view next
            make.left.equalTo(tile.right).offset(16)
            make.top.equalTo(tile)
            make.size.equalTo(100)
            tile.remakeConstraints { make in make.size.equalTo(120) }
            """
        let session = interpreter(script)
        let findings = session.scene.layout().findings
        #expect(findings.count == 4)
        for finding in findings {
            let repair = try #require(session.repairs(of: finding).first)
            #expect(repair.title.hasPrefix("keep `") && repair.title.hasSuffix("which `remake` removed"))
            #expect(repair.statement.contains("make.left.equalTo(root).offset(24)"))
            #expect(repair.statement.contains("make.top.equalTo(root).offset(40)"))
        }
    }

    @Test func emptyViewsAreNotOffered() throws {
        // 160 from the top; as far from the left and right nothing would be left of 320.
        let titles = try titles("screen 320x480; image icon 32x32; make.top.equalTo(root).offset(160)")
        #expect(!titles.isEmpty && !titles.contains { $0.contains("becomes 0") }, "\(titles)")
    }

    /// At 750, a wish is as strong as the label's not to be squeezed: it is made weaker than that.
    @Test func aPriorityIsLoweredBelowItsRival() throws {
        let titles = try titles(
            """
            view cell; make.left.top.right.equalTo(root); make.height.equalTo(60)
            label title "A title" in cell; make.top.left.equalTo(cell).offset(16)
            view thumb in cell
            make.top.equalTo(title.bottom).offset(8); make.left.equalTo(cell).offset(16); make.size.equalTo(40)
            make.bottom.equalTo(cell).offset(-16)
            """)
        // 16, 20 of the title, 8, 40 and 16 are 100.
        #expect(titles.contains("remove the `height` of line 1: `cell` becomes 320×100"))
        #expect(
            titles.first == "lower the priority of the `height` of line 1 to medium: `cell` becomes 320×100",
            "\(titles)")
        #expect(titles.contains("lower the priority of the `bottom` of line 5 to medium: nothing moves"), "\(titles)")
        #expect(!titles.contains { $0.contains("ambiguous") }, "\(titles)")
        let box = try self.titles(
            """
            view box; make.left.top.equalTo(root).offset(20); make.height.equalTo(40)
            make.width.equalTo(200).priority(high); make.right.equalTo(root).offset(-20); make.width.lessThanOrEqualTo(250)
            """)
        // 320 - 2 · 20 are more than 250, and 200 is wished for at 750.
        #expect(box.contains("lower the priority of the `right` of line 2 to medium: `box` becomes 200×40"), "\(box)")
    }

    @Test func equalPrioritiesAreNamedAndEachCanWin() throws {
        #expect(
            try titles(Self.scripts[11]).prefix(2) == [
                "raise the priority of the `width` of line 3 to 501: `a` becomes 200×480",
                "raise the priority of the `width` of line 2 to 501: nothing moves",
            ])
        // 320 less 16, 8 and 16, and 64 for the eight letters of the second; or 40 for the five of the first.
        let labels = """
            label t "Title"; label s "Subtitle"
            t.makeConstraints { make in make.left.equalTo(root).offset(16); make.top.equalTo(root) }
            s.makeConstraints { make in
                make.left.equalTo(t.right).offset(8); make.right.equalTo(root).offset(-16); make.top.equalTo(root)
            }
            """
        #expect(
            try titles(labels).prefix(2) == [
                "raise the hugging priority of `t` to 251: `s` becomes 240×20 at 64, 0, `t` becomes 40×20",
                "raise the hugging priority of `s` to 251: nothing moves",
            ])
    }

    @Test(arguments: [
        (
            "view b; make.left.equalTo(root).offset(16); make.top.height.equalTo(root)",
            "also pin the `right` of `b`: `b` becomes 288×480"
        ),
        (
            "view b; make.top.height.equalTo(root); make.width.equalTo(20)",
            "center `b` horizontally in `root`: `b` moves to 150, 0"
        ),
        (
            "view b; make.top.bottom.equalTo(root).inset(8)",
            "stretch `b` across `root`: `b` becomes 304×464 at 8, 8"
        ),
        (
            "view a; make.left.top.equalTo(root); make.size.equalTo(50)\nview b; make.left.equalTo(root); make.size.equalTo(20)",
            "put `b` below `a`: `b` moves to 0, 58"
        ),
        (
            "scroll list; make.edges.equalTo(root)\nview b in list; make.edges.equalTo(list); make.height.equalTo(900)",
            "make `b` as wide as `list`, which then scrolls only vertically: `b` becomes 320×900, the content of `list` becomes 320×900"
        ),
        (
            "view cell; make.left.top.right.equalTo(root)\nview b in cell; make.left.right.top.equalTo(cell).inset(8)\n"
                + "make.height.equalTo(30)", "end `cell` below `b`: `cell` becomes 320×46"
        ),
    ])
    func ambiguitiesAreResolvedInTheUsualWay(_ script: String, _ first: String) throws {
        #expect(try titles(script).first == first)
    }

    /// The bottom edge is what is missing of nine in ten scroll views that don't scroll.
    @Test func aScrollViewEndsWithItsLastView() throws {
        let session = interpreter(Self.scripts[12])
        let findings = session.scene.layout().findings
        #expect(findings.map(\.kind) == [.openContent(view: "list", axis: .vertical)])
        #expect(
            session.repairs(of: findings[0]).map { "\($0.statement): \($0.effect)" } == [
                "row.makeConstraints { make in make.bottom.equalTo(list) }: the content of `list` becomes 320×900"
            ])
    }

    /// What holds the content of a scroll view open is often a view between the two.
    @Test func aScrollViewEndsWithTheViewThatHoldsItsContent() throws {
        #expect(
            try titles(
                """
                scroll page; make.edges.equalTo(root)
                view content in page; make.top.left.right.width.equalTo(page)
                label a "x" in content; make.top.left.bottom.equalTo(content)
                """) == ["end the content of `page` with `content`: the content of `page` becomes 320×20"])
    }

    /// What is in the middle already needs a length, and neither edges nor to be put there again.
    @Test(arguments: [
        (
            "view spinner; make.center.equalTo(root)",
            ["give `spinner` a width such as 100: `spinner` becomes 100×0 at 110, 240"]
        ),
        (
            "view box; make.width.lessThanOrEqualTo(60); make.height.equalTo(50); make.center.equalTo(root)",
            ["give `box` a width such as 60: `box` becomes 60×50 at 130, 215"]
        ),
    ])
    func aCenteredViewGetsALength(_ script: String, _ expected: [String]) throws {
        #expect(try titles(script) == expected)
    }

    /// What is below the background of the screen is off the screen.
    @Test func nothingIsMovedOutOfSight() throws {
        let script = "view back; make.edges.equalTo(root)\nlabel t \"Hi\"; make.left.equalTo(root).offset(16)"
        #expect(try titles(script).first == "center `t` vertically in `root`: `t` moves to 16, 230")
        #expect(try !titles(script).contains { $0.contains("below `back`") })
    }

    /// A view that is current when the report is made may not be when the repair is run.
    @Test func statementsNameTheirView() throws {
        let session = interpreter("view icon; make.left.equalTo(root); make.size.equalTo(20)")
        let finding = try #require(session.scene.layout().findings.first)
        let repair = try #require(session.repairs(of: finding).first)
        #expect(repair.code == "make.centerY.equalTo(root)")
        _ = session.run(SourceText(name: "later", text: "view badge"))
        _ = session.run(SourceText(name: "repair", text: repair.statement))
        #expect(session.scene.layout().item(named: "icon")?.frame == Rect(x: 0, y: 230, width: 20, height: 20))
        #expect(session.scene.layout().item(named: "badge")?.frame == Rect(x: 0, y: 0, width: 0, height: 0))
    }

    /// Each of two makes the bound, though one is only that no width is negative.
    @Test(arguments: [
        (
            "view a, b\na.makeConstraints { make in make.left.equalTo(root).offset(100); make.right.equalTo(b.left) }\n"
                + "b.makeConstraints { make in make.left.equalTo(root).offset(50) }",
            "line 2 makes `b.left` at least 100, but line 3 asks for 50"
        ),
        (
            "view a, b\na.makeConstraints { make in make.bottom.equalTo(root.top).offset(50); make.top.equalTo(b.bottom) }\n"
                + "b.makeConstraints { make in make.bottom.equalTo(root.top).offset(80) }",
            "line 2 makes `b.bottom` at most 50, but line 3 asks for 80"
        ),
        (
            "view b; make.left.width.equalTo(root)\nview c; make.left.equalTo(b.right); make.left.equalTo(root).offset(1)",
            "line 1 and the `c.left` of line 2 make `c.left` 320, but the `c.left` of line 2 asks for 1"
        ),
        (
            "view a; a.frame = (10, 10, 90, 50)\nview b; make.left.equalTo(a.right)\nmake.left.equalTo(root).offset(50)",
            "line 2 and the frame of `a` make `b.left` 100, but line 3 asks for 50"
        ),
        (
            "root.makeConstraints { make in make.width.equalTo(100) }",
            "the screen makes `root.width` 320, but line 1 asks for 100"
        ),
    ])
    func whatMakesTheBoundIsNamed(_ script: String, _ reason: String) throws {
        let layout = interpreter(script).scene.layout()
        let finding = try #require(layout.findings.first { $0.isConflict })
        let notes = Diagnostic(finding, in: layout).notes
        #expect(notes.contains { $0.hasPrefix(reason) }, "\(notes)")
    }

    @Test func viewsOfLoopsAreNamedByTheirPath() throws {
        let session = interpreter(Self.scripts[3])
        let conflict = try #require(session.scene.layout().findings.first { $0.message.contains("row#2") })
        #expect(session.repairs(of: conflict).contains { $0.statement.contains("root.constraint(") })
        let open = self.interpreter(
            "view box; make.edges.equalTo(root)\nfor i in 0..<2 { view row in box; make.left.top.width.equalTo(box) }")
        let finding = try #require(open.scene.layout().findings.first { $0.message.contains("row#2") })
        #expect(open.repairs(of: finding).contains { $0.statement.contains("box.subviews[1].makeConstraints") })
    }

    @Test func theBrokenConstraintIsChangedLast() throws {
        let session = interpreter(Self.scripts[0])
        let finding = try #require(session.scene.layout().findings.first)
        let repairs = session.repairs(of: finding)
        #expect(repairs.first?.title == "lower the priority of the `width` of line 2 to high")
        #expect(repairs.first?.effect == "`icon` becomes 256×32")
        #expect(repairs.last?.effect == "nothing moves")
    }

    private func interpreter(_ script: String) -> Interpreter {
        let interpreter = Interpreter.offeringStatements()
        let outcome = interpreter.run(SourceText(name: "script", text: script))
        #expect(outcome.isComplete, "\(outcome.diagnostics)")
        return interpreter
    }
}

extension [Rect] {
    fileprivate func isNear(_ other: [Rect]) -> Bool {
        zip(self, other).allSatisfy { one, two in
            FrameComponent.allCases.allSatisfy { abs(one[$0] - two[$0]) < 1e-6 }
        }
    }
}
