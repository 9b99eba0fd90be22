import Masonry
import MasonryLanguage
import Testing

/// What gives way in a conflict as people would fix it: by what a line of the source says, and with no new trouble.
@Suite("Repairs of conflicts")
struct ConflictRepairTests {
    /// Each button has (320 - 4 * 10) / 3.
    static let toolbar = """
        screen 320x60
        view bar; make.edges.equalTo(root)
        button back "Back" in bar; button share "Share" in bar; button more "More" in bar
        [back, share, more].makeConstraints { make in
            make.centerY.equalTo(bar)
            make.width.equalTo(90)
        }
        [back, share, more].distribute(horizontal, spacing: 10, lead: 10, tail: 10)
        """
    static let week = """
        screen 320x60
        view week; make.edges.equalTo(root)
        var previous = week.left
        for i in 1...7 {
            view day in week
            make.left.equalTo(previous)
            make.top.bottom.equalTo(week)
            make.width.equalTo(50)
            if i == 7 { make.right.equalTo(week) }
            previous = day.right
        }
        """
    static let edges = """
        screen 100x100
        view box
        make.edges.equalTo(root).inset(10)
        make.edges.equalTo(root).inset(1)
        """
    static let inner = """
        screen 320x100
        view outer; make.edges.equalTo(root).inset(10)
        view inner in outer
        make.top.bottom.equalTo(outer)
        make.left.equalTo(outer).offset(10)
        make.right.equalTo(outer).offset(-10)
        make.width.equalTo(outer)
        """

    private func repairs(_ script: String, of number: Int = 0, ending: String = "mas") throws -> [Repair] {
        let interpreter = interpreter(script, ending: ending)
        let conflicts = interpreter.scene.layout().findings.filter(\.isConflict)
        try #require(conflicts.indices.contains(number))
        return interpreter.repairs(of: conflicts[number])
    }

    private func interpreter(_ script: String, ending: String = "mas") -> Interpreter {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "script.\(ending)", text: script))
        #expect(outcome.isComplete, "\(outcome.diagnostics)")
        return interpreter
    }

    private func frames(_ script: String, after repair: Repair) -> [Rect] {
        let interpreter = interpreter(script)
        let outcome = interpreter.run(SourceText(name: "repair", text: repair.statement))
        #expect(outcome.isComplete && outcome.diagnostics.isEmpty, "\(repair.statement): \(outcome.diagnostics)")
        let layout = interpreter.scene.layout()
        #expect(layout.conflicts.isEmpty, "\(repair.statement)")
        return layout.items.map(\.rootFrame)
    }

    // MARK: What is made again

    @Test(arguments: [
        (
            "func set(c, h) {\n    c.makeConstraints { make in\n        make.height.equalTo(h)\n    }\n}",
            "on line 4, write `updateConstraints` instead of `makeConstraints`"
        ),
        (
            "func set(c, h) {\n    select c\n    make.height.equalTo(h)\n}",
            "on line 5, write `update` instead of `make`"
        ),
    ])
    func aFunctionThatMakesConstraintsAgainShouldUpdate(_ function: String, _ code: String) throws {
        let script = "view cell\nmake.top.left.right.equalTo(root)\n\(function)\nset(cell, 44)\nset(cell, 88)"
        let repair = try #require(try repairs(script).first)
        #expect(
            repair.title == "use `update` on line 5 to change the `height` of line 5 instead of adding a constraint")
        #expect(repair.code == code)
        #expect(frames(script, after: repair)[1].height == 88)
        let fixed = script.replacing("makeConstraints", with: "updateConstraints")
            .replacing("make.height", with: code.contains("Constraints") ? "make.height" : "update.height")
        #expect(interpreter(fixed).scene.layout().conflicts.isEmpty)
        #expect(interpreter(fixed).scene.layout().items[1].frame.height == 88)
    }

    /// Two that say the same of a view in two lines are each intended.
    @Test func constraintsOfTwoLinesAreNotDuplicates() throws {
        let script = "view a; make.left.top.width.equalTo(root)\nmake.height.equalTo(44)\nmake.height.equalTo(88)"
        #expect(try !repairs(script).contains { $0.title.contains("instead of adding a constraint") })
    }

    // MARK: What a repair covers

    /// 200 and 200 are more than 320: `b` has room beside `a` only if that is smaller.
    @Test func aFixThatCoversAViewSaysSoAndComesLater() throws {
        let script = """
            screen 320x100
            view a; make.left.top.equalTo(root); make.height.equalTo(50); make.width.equalTo(200)
            view b; make.top.height.equalTo(a); make.left.equalTo(a.right); make.right.equalTo(root)
            make.width.equalTo(200)
            """
        let all = try repairs(script)
        // Not what makes nothing of the line that was written last.
        #expect(all.first?.effect == "`b` becomes 200×50 at 120, 0, `a` becomes 120×50")
        #expect(all.contains { $0.effect == "nothing moves" })
        let index = try #require(all.firstIndex { $0.effect == "`b` becomes 200×50 at 120, 0; `b` covers `a`" })
        #expect(all[..<index].allSatisfy { !$0.effect.contains("covers") } && index > 0)
    }

    // MARK: Chains as a whole

    @Test func aChainForSeveralViewsGivesWayAsAWhole() throws {
        let repair = try #require(try repairs(Self.toolbar).first { $0.title.contains("line 6") })
        #expect(repair.title == "lower the priority of line 6 to high")
        #expect(repair.code == "append .priority(high) on line 6")
        let frames = frames(Self.toolbar, after: repair)
        for (index, frame) in frames.dropFirst(2).enumerated() {
            #expect(abs(frame.width - 280.0 / 3) < 1e-6)
            #expect(abs(frame.x - (10 + Double(index) * (280.0 / 3 + 10))) < 1e-6)
        }
    }

    /// To weaken all seven, or drop them, would leave them open.
    @Test func constraintsOfALoopGetTheConstantThatFits() throws {
        let repair = try #require(try repairs(Self.week).first)
        #expect(
            repair.title == "use 45.7143 instead of 50 on line 8")
        // Seven of what is rounded more would be too much.
        #expect(repair.code == "on line 8, write 45.714285714 instead of 50")
        for frame in frames(Self.week, after: repair).dropFirst(2) { #expect(abs(frame.width - 320.0 / 7) < 1e-6) }
    }

    /// Four conflicts, and one line that is to blame: the one that another was written after.
    @Test func aStatementThatIsBrokenInManyConflictsIsDroppedAsAWhole() throws {
        for number in 0..<4 {
            let repair = try #require(try repairs(Self.edges, of: number).first)
            #expect(repair.title == "delete line 3")
            #expect(repair.effect == "`box` becomes 98×98 at 1, 1; also resolves 3 other conflicts")
            #expect(repair.code == "delete line 3")
            #expect(frames(Self.edges, after: repair).last == Rect(x: 1, y: 1, width: 98, height: 98))
        }
    }

    @Test func constraintsOfAnInputAreNamedAfterTheInput() throws {
        let interpreter = Interpreter()
        for (number, line) in Self.edges.split(separator: "\n").enumerated() {
            _ = interpreter.run(SourceText(name: "in[\(number + 1)]", text: String(line), isInput: true))
        }
        let finding = try #require(interpreter.scene.layout().findings.first)
        let repair = try #require(interpreter.repairs(of: finding).first)
        #expect(repair.title == "remove `make.edges.equalTo(root).inset(10)`")
        #expect(repair.code == repair.statement)
    }

    @Test func aChainThatSharesItsLineIsNamedByItsStart() throws {
        let script = Self.edges.replacing("inset(10)\n", with: "inset(10)\nmake.width.equalTo(root).offset(-20); ")
        let repair = try #require(try repairs(script).first { $0.title.contains("of line 4") })
        #expect(repair.title == "delete `make.edges…` of line 4")
        #expect(repair.code == "delete `make.edges…` of line 4")
    }

    // MARK: New trouble

    @Test func fixesWithSideEffectsSaySoAndComeLast() throws {
        let repairs = try repairs(Self.inner)
        #expect(
            repairs.prefix(2).map(\.title) == [
                "remove the `width` of line 7", "lower the priority of the `width` of line 7 to high",
            ])
        #expect(repairs.prefix(2).allSatisfy { $0.effect == "nothing moves" })
        let others = repairs.dropFirst(2)
        #expect(!others.isEmpty)
        // 300 wide from 10 in a superview of 300, or as far to the other side.
        for repair in others { #expect(repair.effect.contains("; `inner` extends past the ")) }
    }

    /// 200 and 300 are more than 480: the box may be shorter, but the foot must not sink.
    @Test func aViewIsNotPushedOffTheScreen() throws {
        let repairs = try repairs(
            """
            view box; make.top.left.equalTo(root); make.width.equalTo(100); make.height.equalTo(300)
            view foot; make.left.right.bottom.equalTo(root); make.height.equalTo(200)
            make.top.greaterThanOrEqualTo(box.bottom)
            """)
        let sinking = try #require(
            repairs.firstIndex { $0.effect.contains("`foot` extends past the bottom of `root` by 20 points") })
        let shrinking = try #require(repairs.firstIndex { $0.effect.hasPrefix("`box` becomes 100×280") })
        #expect(shrinking < sinking)
    }

    /// It is outside already, and the repair that lets it be shorter is the better for that.
    @Test func fixesThatResolveOtherFindingsComeFirst() throws {
        let repairs = try repairs(
            """
            screen 320x240
            view player; make.top.left.right.equalTo(root)
            make.height.equalTo(player.width).multipliedBy(16.0 / 9)
            view controls; make.top.equalTo(player.bottom); make.left.right.bottom.equalTo(root); make.height.equalTo(44)
            """)
        #expect(repairs.first?.effect == "`player` becomes 320×196, `controls` moves to 0, 196")
    }

    // MARK: Edits

    private func code(_ title: String, in script: String, ending: String = "mas") throws -> String? {
        try #require(try repairs(script, ending: ending).first { $0.title == title }).code
    }

    @Test(arguments: [
        ("lower the priority of the `width` of line 3 to high", "append .priority(high) on line 3"),
        ("remove the `width` of line 3", "delete line 3"),
        ("lower the priority of the `width` of line 4 to high", "append .priority(high) to `make.width…` on line 4"),
        ("remove the `width` of line 4", "delete `make.width…` of line 4"),
    ])
    func aLineIsChangedThatMakesOneConstraint(_ title: String, _ code: String) throws {
        let script = """
            view a
            make.left.top.equalTo(root)
            make.width.equalTo(100)
            make.height.equalTo(10); make.width.equalTo(50)
            """
        #expect(try self.code(title, in: script) == code)
    }

    @Test func oneConstraintOfAChainIsRemoved() throws {
        let script = """
            screen 100x100
            view a
            make.left.top.right.equalTo(root)
            make.width.height.equalTo(50)
            """
        #expect(
            try code("lower the priority of the `width` of line 4 to high", in: script)
                == "on line 4, write make.height.equalTo(50), and add make.width.equalTo(50).priority(high)")
        #expect(try code("remove the `width` of line 4", in: script) == "on line 4, write make.height.equalTo(50)")
        #expect(try repairs(script).first?.title == "remove `right` from line 3")
        #expect(try repairs(script).first?.code == "on line 3, write make.left.top.equalTo(root)")
    }

    @Test func oneConstraintOfACompositeIsRemoved() throws {
        let script = """
            screen 100x100
            view a
            make.edges.equalTo(root).inset(10)
            make.width.equalTo(50)
            """
        #expect(
            try code("remove `right` from line 3", in: script)
                == "on line 3, write make.left.top.bottom.equalTo(root).inset(10)")
        #expect(
            try code(
                "lower the priority of the `left` of line 3 to high",
                in: script.replacing("width.equalTo(50)", with: "left.lessThanOrEqualTo(5)"))
                == "on line 3, write make.right.top.bottom.equalTo(root).inset(10), and add make.left.equalTo(root).inset(10).priority(high)"
        )
        // It is what was intended.
        let edited = script.replacing("edges", with: "left.top.bottom")
        #expect(interpreter(edited).scene.layout().items.last?.frame == Rect(x: 10, y: 10, width: 50, height: 80))
    }

    /// The words of a handle are no project's, but a link more or a line less are.
    @Test func projectsAreFixedInTheirAccent() throws {
        let objectiveC = """
            @implementation A
            - (void)viewDidLoad {
                UIView *box = [UIView new];
                [self.view addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.height.equalTo(self.view);
                    make.width.mas_equalTo(100);
                    make.width.mas_equalTo(200);
                }];
            }
            @end
            """
        #expect(try code("remove the `width` of line 8", in: objectiveC, ending: "m") == "delete line 8")
        let shown = try rendered(objectiveC, ending: "m")
        #expect(
            shown.contains(
                "lower the priority of the `width` of line 7 to high (`box` becomes 200×480): append .priorityHigh() on line 7"
            ), "\(shown)")
        let swift = """
            class A: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { make in
                        make.left.top.height.equalToSuperview()
                        make.width.equalTo(100)
                        make.width.equalTo(200)
                    }
                }
            }
            """
        let shownInSwift = try rendered(swift, ending: "swift")
        #expect(
            shownInSwift.contains(
                "lower the priority of the `width` of line 7 to high (`box` becomes 200×480): append .priority(.high) on line 7"
            ),
            "\(shownInSwift)")
    }

    private func rendered(_ script: String, ending: String) throws -> String {
        let interpreter = interpreter(script, ending: ending)
        let layout = interpreter.scene.layout()
        let finding = try #require(layout.findings.first)
        return DiagnosticRenderer().render(
            Diagnostic(
                finding, in: layout, repairs: interpreter.repairs(of: finding)))
    }

    // MARK: Reasons

    @Test(arguments: [
        (
            "screen 240x96\nview a; make.left.equalTo(root).offset(32); make.width.equalTo(32); make.right.equalTo(root).offset(-32)",
            "left 32 (line 2) and right 208 (line 2) make the width of `a` 176, but line 2 asks for 32"
        ),
        (inner, "left 20 (line 5) and right 300 (line 6) make the width of `inner` 280, but line 7 asks for 300"),
        (
            "view a; make.bottom.equalTo(root); make.height.equalTo(200); make.top.greaterThanOrEqualTo(root).offset(300)",
            "bottom 480 (line 1) and height 200 (line 1) make the top of `a` 280, but line 1 asks for at least 300"
        ),
        (
            "view a; make.centerX.equalTo(root); make.left.equalTo(root).offset(20); make.width.lessThanOrEqualTo(100)",
            "left 20 (line 1) and centerX 160 (line 1) make the width of `a` 280, but line 1 asks for at most 100"
        ),
        (
            "view a; make.top.equalTo(root).offset(300); make.bottom.equalTo(root.top).offset(240)",
            "top 300 (line 1) and bottom 240 (line 1) make the height of `a` -60, but a height can't be negative"
        ),
        (week, "left 300 (line 6) and right 320 (line 9) make the width of `day#7` 20, but line 8 asks for 50"),
    ])
    func theLengthBetweenTwoEdgesIsExplained(_ script: String, _ reason: String) throws {
        let layout = interpreter(script).scene.layout()
        let finding = try #require(layout.findings.first { $0.isConflict })
        let notes = Diagnostic(finding, in: layout).notes
        #expect(notes.contains(reason), "\(notes)")
    }

    /// A view that may be as low as nothing lets the edge of its neighbor move.
    @Test func aBoundIsNotReportedAsAValue() throws {
        let layout = interpreter(
            "view a, b\na.makeConstraints { make in make.top.equalTo(root).offset(10); make.bottom.equalTo(b.top) }\n"
                + "b.makeConstraints { make in make.bottom.equalTo(root); make.height.greaterThanOrEqualTo(500) }"
        ).scene.layout()
        let finding = try #require(layout.findings.first { $0.isConflict })
        let notes = Diagnostic(finding, in: layout).notes
        #expect(
            notes.contains(
                "line 2 and the `b.bottom` of line 3 make `b.height` at most 470, but the `b.height` of line 3 asks for at least 500"
            ), "\(notes)")
    }

    /// What is mirrored, or has its place in what scrolls, is reported by what makes the bound.
    @Test(arguments: [
        (
            "root.direction = rtl\nview a; make.leading.equalTo(root).offset(20); make.trailing.equalTo(root); make.width.equalTo(20)",
            "the `a.leading` and `a.trailing` of line 2 make `a.width` 300, but the `a.width` of line 2 asks for 20"
        ),
        (
            "scroll list; make.edges.equalTo(root)\nlist.makeConstraints { make in make.width.equalTo(20) }",
            "line 1 makes `list.width` 320, but line 2 asks for 20"
        ),
    ])
    func placesThatCountFromElsewhereAreNotAddedUp(_ script: String, _ reason: String) throws {
        let layout = interpreter(script).scene.layout()
        let finding = try #require(layout.findings.first { $0.isConflict })
        let notes = Diagnostic(finding, in: layout).notes
        #expect(notes.contains(reason), "\(notes)")
    }

    @Test func aLongSumIsCutShort() throws {
        let finding = try #require(interpreter(Self.week).scene.layout().findings.first { $0.isConflict })
        // 7 lefts, 7 widths, a right, two edges of the week, and the root's width.
        #expect(finding.message.contains(" and 8 more gives 0 == -30\n"), "\(finding.message)")
    }
}
