import Foundation
import Testing

/// The commands that ask why, what else and what if.
struct QuestionTests {
    private static let card = """
        screen 240x96
        view card
        make.edges.equalTo(root).inset(16)
        view icon in card
        make.left.equalTo(card).offset(16); make.size.equalTo(32)

        """

    private func answer(_ inputs: String, after script: String = card) throws -> String {
        let silent = ":draw off\n" + script
        let before = try BuiltProgram.run(["-i"], input: silent, joiningErrors: true).output
        let all = try BuiltProgram.run(["-i"], input: silent + inputs + "\n", joiningErrors: true).output
        #expect(all.hasPrefix(before))
        return String(all.dropFirst(before.count))
    }

    /// What is no command, or is asked in the wrong form, is answered with the right form.
    @Test(arguments: [
        ("undo", "= write: :undo"), ("why icon", "= write: :why icon"), ("size 100x100", "= write: :size 100x100"),
        (":size 100 200", "did you mean :size 100x200?"), (":size", "each 0 or more [argument]"),
        (":why icon.width icon.height", "takes one view, attribute or constraint"),
        (":why icon.left = 10", "`icon.left = 10` is a statement"), (":why view x", "`view x` is a statement"),
        (":wiggle icno", ":wiggle │ icno"), (":help :wiggel", "did you mean :help wiggle?"),
    ])
    func commandsInAWrongForm(_ input: String, _ expected: String) throws {
        let said = try answer(input)
        #expect(said.contains(expected), "\(said)")
    }

    /// What an input took has parts, which leave no time out.
    @Test func theTimeOfAnInputHasParts() throws {
        let said = try answer("view late\n:time")
        let line = try #require(said.split(separator: "\n").last)
        let numbers = line.matches(of: /(\d+(?:\.\d)?) (ms|\w+)/).map { (String($0.2), Double($0.1) ?? 0) }
        #expect(numbers.map(\.0) == ["ms", "running", "layout", "rules"], "\(line)")
        let parts = numbers.dropFirst().reduce(0) { $0 + $1.1 }
        #expect(parts <= numbers[0].1 + 0.2, "\(line)")
        #expect(try answer(":time").contains("ms"))
    }

    @Test func allCanComeBeforeTheSubject() throws {
        let all = try answer(":why icon.width --all")
        #expect(all.contains("icon.width"))
        #expect(try answer(":why --all icon.width") == all)
        #expect(try answer(":why --all").contains("needs an attribute, a view or a constraint"))
    }

    /// A block gives an array of its constraints, though one view was current.
    @Test func membersOfAConstraintAreNotAnArrays() throws {
        let said = try answer(
            "let c = icon.makeConstraints { make in make.top.equalTo(card) }\n:try c.offset = 60")
        #expect(said.contains("`[0]` is the first one") && !said.contains("several views"), "\(said)")
        #expect(said.contains("for each in c { each.offset = 60 }"), "\(said)")
        let first = "let c = icon.makeConstraints { make in make.top.equalTo(card) }\n:try c[0].offset = 60"
        #expect(try !answer(first).contains("error"))
    }

    @Test func wiggleWithoutAViewTakesTheAmbiguousOne() throws {
        #expect(try answer(":wiggle") == (try answer(":wiggle icon")))
        #expect(try answer("view a, b; make.size.equalTo(8)\n:wiggle").contains("ambiguous are"))
        #expect(try answer("make.centerY.equalTo(card)\n:wiggle").contains("nothing is ambiguous now"))
    }

    @Test(arguments: [
        "view a; make.left.equalTo(root).offset(60); make.top.equalTo(root); make.size.equalTo(200x20)",
        "label a \"ABCDEFGHIJ\"; make.left.top.equalTo(root); make.width.equalTo(50)",
    ])
    func lintFixesAreOffered(_ script: String) throws {
        let reported = try answer(script, after: "screen 240x96\n")
        #expect(reported.contains("\n1  ") && reported.contains(":fix "), "\(reported)")
        let fixed = try answer("\(script)\n:fix 1\n:fix 1", after: "screen 240x96\n")
        #expect(fixed.contains("`in[2]` is now: "), "\(fixed)")
        #expect(fixed.contains("the finding that `:fix 1` was for is resolved or gone"))
        // A later report has offers of its own.
        let later = "view z; make.left.equalTo(root).offset(8); make.size.equalTo(20)\n:fix"
        let list = try answer("\(script)\n\(later)", after: "screen 240x96\n").split(separator: "\n")
        let fixes = list.dropLast().split { $0.hasPrefix(":") }.last ?? []
        let numbers = fixes.compactMap { Int($0.prefix { $0 != " " }) }
        #expect(!numbers.isEmpty && numbers == Array(1...numbers.count), "\(list)")
        #expect(fixes.contains { $0.hasPrefix("ambiguous: `z`") }, "\(list)")
    }

    @Test func aLineThatAReportWritesIsRunByFix() throws {
        let script = "screen 240x96\nlabel a \"x\"\nmake.left.top.equalTo(root)\n"
        let fixed = try answer("make.right.equalTo(root).offset(20)\n:fix 1\na.frame\n:list", after: script)
        #expect(fixed.contains("\n(0, 0, 220, 20)\n"), "\(fixed)")
        #expect(fixed.contains("#3 ") && !fixed.contains("#4 "))
    }

    @Test func whyOfALengthNamesTheBrokenEdgeThatWouldGiveIt() throws {
        let script =
            "screen 240x96\nview a, b\nmake.left.right.top.equalTo(root)\n"
            + "select a\nmake.height.equalTo(20)\nselect b\nmake.bottom.equalTo(a.top).offset(-10)\n"
        #expect(try answer(":why b.height", after: script).contains("broken: #8 b.bottom == a.top - 10 = -10"))
    }

    @Test func aLintIsReportedOnceThoughItsFixChanges() throws {
        let script =
            "screen 240x96\nview a, b\nmake.left.right.equalTo(root)\nselect a\nmake.top.equalTo(root)\n"
            + "make.height.equalTo(20)\nselect b\nmake.bottom.equalTo(root); make.top.equalTo(a)\n"
        let first = try answer(script, after: "")
        #expect(first.contains("overlapping-views: ") && first.contains("`b` 240×76 at 0, 20"), "\(first)")
        #expect(try !answer("root.constraint(6).constant = 30", after: script).contains("overlapping-views: "))
    }

    @Test func droppingAConstraintResolvesItsConflict() throws {
        let script = "screen 240x96\nview a\nmake.left.top.equalTo(root)\nmake.size.equalTo(20)\n"
        let dropped = try answer("make.width.equalTo(30)\nroot.constraint(5).deactivate()", after: script)
        #expect(dropped.contains("note: the conflict of `in[5]` is resolved"), "\(dropped)")
    }

    @Test func anInstalledConstraintHasAConstantToTry() throws {
        #expect(try answer(":try icon.constraints[0].offset = 40").contains("did you mean `constant`?"))
    }

    @Test func whyShowsTheTree() throws {
        // 16 and the card's 16; the middle between 16 and 80 less half of 32.
        let answer = try answer("make.centerY.equalTo(card)\n:why icon.y")
        #expect(
            answer.hasSuffix(
                """
                icon.top = 32 in the root, 16 in card
                ├─ #8 icon.centerY == card.centerY = 48        in[6]
                │  ├─ #3 card.top == root.top + 16 = 16        in[3]
                │  └─ #4 card.bottom == root.bottom - 16 = 80  in[3]
                └─ #7 icon.height == 32                        in[5]

                """))
    }

    /// From 16 behind the card's edge, where it is, to 16 before the other: 224 - 16 - 32.
    @Test func theEndsOfARangeAreDrawn() throws {
        let open = """
            screen 240x96
            view card
            make.edges.equalTo(root).inset(16)
            view icon in card
            make.left.greaterThanOrEqualTo(card).offset(16); make.right.lessThanOrEqualTo(card).offset(-16)
            make.size.equalTo(32); make.centerY.equalTo(card)

            """
        let answer = try answer(":ambiguous", after: open)
        #expect(answer.contains("│ │ ╎   ╎icon?        ░   ░ │ │"))
        #expect(answer.contains("it could be from 16 to 160"))
        let unbound = try self.answer(":ambiguous", after: "screen 99x99\nview a; make.top.width.height.equalTo(9)\n")
        #expect(unbound.contains("it could be anything") && unbound.contains("░"))
        #expect(try self.answer(":ambiguous", after: "screen 99x99\n") == "no ambiguous views\n")
    }

    @Test func aFixIsOutdatedOnceItsFindingIsResolved() throws {
        let answer = try answer("make.width.equalTo(200)\n:fix 1\n:fix 1\n:fix")
        #expect(answer.contains("the finding that `:fix 1` was for is resolved or gone"))
        let again = answer.components(separatedBy: "resolved or gone").last ?? ""
        #expect(!again.contains("200"))
    }

    @Test func viewsOfALoopHaveTheNamesOfReports() throws {
        let cells = "for i in 0..<2 { view cell; make.left.top.equalTo(root).offset(i * 40); make.size.equalTo(30) }\n"
        #expect(try answer(":why cell#2.y", after: cells).hasPrefix("cell#2.top = 40\n"))
        #expect(try answer(":why cell#2.width", after: cells).hasPrefix("cell#2.width = 30\n"))
        #expect(try answer(":why cell#3.width", after: cells).contains("error"))
        #expect(try answer(":try #1 = 40", after: cells).contains("is not a statement"))
    }

    @Test func whyShowsLossesAndTheirCauses() throws {
        let answer = try answer("make.width.equalTo(80).priority(low)\n:why icon.width\n:why #8")
        #expect(answer.contains("lost: #8 icon.width == 80 @250, missed by 48, to #6 (in[5])\n"))
        #expect(answer.contains("#8 icon.width == 80 (in[6]) at priority 250 is missed by 48, because of #6 (in[5])\n"))
    }

    @Test func whyExplainsZerosAndOpenValues() throws {
        let answer = try answer("view lone\n:why lone.width\n:why icon.y --all\n:why root.width")
        #expect(answer.contains("lone.width = 0\n  lone has no constraints and no frame"))
        #expect(answer.contains("icon.top = 16 in the root, 0 in card, but it could be anything"))
        #expect(answer.contains("also there:\n  #7 icon.height == 32  holds  in[5]"))
        #expect(answer.contains("root.width = 240\n└─ root.width == 240, the screen"))
    }

    @Test func whyRejectsOtherSubjects() throws {
        #expect(try answer(":why").contains("`:why` needs an attribute, a view or a constraint"))
        #expect(try answer(":why 3").contains("`3` is a number, not a view, an attribute or a constraint"))
        #expect(try answer(":why #77").contains("there is no constraint #77"))
        #expect(try answer(":why icn.width").contains("did you mean `icon`?"))
    }

    @Test func aFixEditsItsInputAndCanBeUndone() throws {
        let answer = try answer(
            "make.centerY.equalTo(card)\nmake.right.equalTo(card).offset(-16)\n:fix 1\n:undo\n:conflicts\n:redo\n:history"
        )
        let fix = try #require(answer.firstMatch(of: /\n:fix 1 .*\n|\n1  (in\[\d\]): .*\n/)).output
        let input = try #require(fix.1)
        #expect(answer.contains("`\(input)` is now: "), "\(answer)")
        #expect(answer.contains("the conflict of `in[7]` is resolved"), "\(answer)")
        #expect(answer.contains("undo: in `\(input)`, "), "\(answer)")
        #expect(answer.components(separatedBy: "conflict: `icon` can't be both 176 and 32 wide").count == 3)
        #expect(answer.components(separatedBy: "Unable to simultaneously satisfy").count == 2)
        #expect(answer.contains("\n> 8  in `\(input)`, "), "\(answer)")
    }

    /// What is loaded from a file is an input like others; of a long one only what changed is shown.
    @Test func loadedFilesHaveFixes() throws {
        let folder = try TerminalSession.newFolder()
        let numbers = (1...9).map { "let n\($0) = \($0)\n" }.joined()
        try Data((Self.card + "make.right.equalTo(card).offset(-16)\nmake.centerY.equalTo(card)\n\n" + numbers).utf8)
            .write(to: folder.appending(path: "card.mas"))
        let input = ":draw off\n:load card.mas\n:fix 1\n:conflicts\n"
        let answer = try BuiltProgram.run(["-i"], input: input, in: folder, joiningErrors: true).output
        #expect(answer.contains(/\nline 5 of `card.mas` is now: make.left.*\n/), "\(answer)")
        #expect(answer.contains("the conflict of line 6 is resolved"), "\(answer)")
    }

    /// A file with a mistake is loaded as a whole or not at all, and the first fix is what the message says to write.
    @Test func aFileWithAMistakeIsNotHalfLoaded() throws {
        let folder = try TerminalSession.newFolder()
        try Data("view z\nmake.left.top.equalTo(root)\nmake.widht.equalTo(20)\nmake.height.equalTo(9)\n".utf8)
            .write(to: folder.appending(path: "z.mas"))
        let input = ":draw off\n:load z.mas\n:history\n:fix 1\nz.frame\n"
        let answer = try BuiltProgram.run(["-i"], input: input, in: folder, joiningErrors: true).output
        #expect(answer.contains("no inputs yet"), "\(answer)")
        #expect(answer.hasSuffix("(0, 0, 20, 9)\n"), "\(answer)")
    }

    /// Of inputs in several languages the last ones can be edited.
    @Test func sessionsInSeveralLanguagesHaveFixes() throws {
        let code = "let b = UIView()\nview.addSubview(b)\n"
        let swift = "b.snp.makeConstraints { make in make.left.top.equalToSuperview(); make.width.equalTo(80) }\n"
        let answer = try answer(code + swift + ":fix 1\nview c\nmake.left.top.right.equalTo(root)\n:fix 1\n:save a.mas")
        #expect(answer.contains("note: `b` now has a fixed height"), "\(answer)")
        #expect(answer.contains("note: `c` now has a fixed height"), "\(answer)")
        #expect(answer.contains("`a.mas` can't hold `in["), "\(answer)")
    }

    /// What the message on a command says to write is fix 1, too.
    @Test(arguments: [
        (":try make.heigth.equalTo(20)", ":try make.height.equalTo(20)\n"), (":why icon.rihgt", ":why icon.right\n"),
        ("undo", "\n:undo\n"),
    ])
    func commandsAreCorrectedByFix1(_ command: String, _ corrected: String) throws {
        let answer = try answer("\(command)\n:fix 1")
        #expect(answer.contains(corrected) && !answer.contains("there are no fixes"), "\(answer)")
    }

    /// A conflict quotes the `update` that set a constant, not the statement that made the constraint.
    @Test func conflictsQuoteUpdates() throws {
        let answer = try answer("update.size.equalTo(40)\nmake.width.equalTo(60)")
        #expect(answer.contains("`in[6]` makes `icon.width` 40, but `in[7]` asks for 60"), "\(answer)")
    }

    /// What a chain made is the last value, as an expression's value is.
    @Test func constraintsAreTheLastValue() throws {
        let answer = try answer("5\nmake.centerY.equalTo(card)\n_")
        #expect(answer.contains("View:icon.centerY == View:card.centerY"), "\(answer)")
    }

    @Test func aFixAppliesToItsView() throws {
        let script = "screen 320x100\nview icon\nmake.left.equalTo(root); make.size.equalTo(20)\n"
        let answer = try answer("view badge\n:fix 1\n:frames", after: script)
        #expect(answer.contains("`in[3]` is now: make.left"))
        #expect(answer.contains("note: `icon` now has a fixed y"))
    }

    @Test func numbersOfFixesThatWereNotOffered() throws {
        #expect(try answer(":fix 1", after: "").contains("there are no fixes on the screen"))
        #expect(try answer(":fix 9").contains("`:fix` takes a number from 1 to 1"))
    }

    @Test func findingsAreCountedAsTheyAreListed() throws {
        let script = "view a, b, c, d, e, f, g, h\nmake.width.equalTo(30)"
        let said = try answer(script, after: "screen 320x100\n")
        #expect(said.contains(":findings 2  ambiguous: `a` has no fixed y or height"), "\(said)")
        let opened = try answer(script + "\n:findings 2", after: "screen 320x100\n")
        #expect(!opened.contains("there is no finding"), "\(opened)")
    }

    @Test func tryingKeepsNothing() throws {
        let answer = try answer(":try make.width.equalTo(200)\n:try icon.remove()\n:try nonsense\n:list icon")
        #expect(answer.contains("conflict: `icon.width` can't be both 32 and 200\n"))
        #expect(answer.contains("icon  is removed  (16, 0, 32, 32)"))
        #expect(answer.contains("there is no `nonsense` here"))
        let kept = try #require(answer.components(separatedBy: "nothing was kept\n").last)
        #expect(kept.contains("#6  icon.width == 32"))
        #expect(!kept.contains("#8"), "a constraint that was only tried is listed")
    }

    @Test func wigglingShowsTheOtherLayouts() throws {
        let answer = try answer(":wiggle icon\n:wiggle card\nicon.frame")
        #expect(answer.contains("another possible layout (1 of 2)"))
        #expect(answer.contains("card has no other layout: it is not ambiguous"))
        #expect(answer.hasSuffix("(16, 0, 32, 32)\n"))
    }

    @Test func sweepsShowWhereFindingsChange() throws {
        // Two of 100 with 10 between and beside them need 230, and the first alone 110.
        let script = """
            view a, b
            make.top.bottom.equalTo(root); make.width.equalTo(100)
            a.makeConstraints { make in make.left.equalTo(root).offset(10) }
            b.makeConstraints { make in
                make.left.equalTo(a.right).offset(10); make.right.lessThanOrEqualTo(root).offset(-10)
            }

            """
        let answer = try answer(":size 100..400\nroot.frame", after: script)
        #expect(
            answer
                == "width 100 to 109: #9 b.right <= root.right - 10 (in[4]:2) is broken; a extends past root\n"
                + "width 110 to 229: #9 b.right <= root.right - 10 (in[4]:2) is broken\nwidth 230 to 400: nothing to report\n(0, 0, 320, 480)\n"
        )
    }

    /// Nothing holds the 300 of the width in what is narrower.
    @Test(arguments: ["...", "\u{2026}", " .. "])
    func sweepsHaveOtherForms(_ dots: String) throws {
        let script = "view a; make.left.top.equalTo(root); make.width.equalTo(200); make.height.equalTo(10)\n"
        #expect(
            try answer(":size 100\(dots)400", after: script)
                == (try answer(":size 100..400", after: script)))
    }

    /// The end of `a` is beyond the root up to 101, and so is its start up to 23.
    @Test func partsOfASweepSayTheSameAsTheWhole() throws {
        let script =
            "view a, b\nmake.top.height.equalTo(root)\n"
            + "a.makeConstraints { make in make.left.equalTo(root).offset(23); make.width.equalTo(79) }\n"
            + "b.makeConstraints { make in make.left.equalTo(a.right); make.width.equalTo(76); "
            + "make.right.lessThanOrEqualTo(root).offset(-6) }\n"
        let broken = "#9 b.right <= root.right - 6 (in[4]) is broken"
        #expect(
            try answer(":size 1..200", after: script)
                == "width 1 to 23: \(broken); a is outside root\nwidth 24 to 101: \(broken); a extends past root\n"
                + "width 102 to 183: \(broken)\nwidth 184 to 200: nothing to report\n")
        #expect(
            try answer(":size 60..110", after: script)
                == "width 60 to 101: \(broken); a extends past root\nwidth 102 to 110: \(broken)\n")
    }

    @Test func sweepsTakeTheHeightOfOneEnd() throws {
        let script =
            "view a; make.left.top.equalTo(root); make.size.equalTo(300).priority(low)\n"
            + "make.bottom.lessThanOrEqualTo(root).offset(-210)\n"
        // 200 is too low for any of it, at every width.
        #expect(
            try answer(":size 320..400x200", after: script)
                == "width 320 to 400: #5 a.bottom <= root.bottom - 210 (in[2]) is broken\n")
        #expect(
            try answer(":size 100x100..200x300", after: script)
                == "100x100 to 154x208: #5 a.bottom <= root.bottom - 210 (in[2]) is broken\n155x210 to 200x300: a extends past root\n"
        )
    }

    @Test func findingsOfATryAreReportedAndNotOffered() throws {
        let answer = try answer(":try make.width.equalTo(180)\n:fix 9")
        #expect(answer.contains("`in[5]` makes `icon.width` 32, but `:try` asks for 180"), "\(answer)")
        #expect(answer.contains("`:fix` takes a number from 1 to"), "what was only tried was offered: \(answer)")
    }

    @Test func mirroringReportsIfNothingMoves() throws {
        let answer = try answer(":rtl\n:rtl", after: "view a; make.left.top.equalTo(root); make.size.equalTo(20)\n")
        #expect(
            answer.hasPrefix(
                "the reading direction is now right to left; nothing moves: no constraint uses leading or trailing"
            )
        )
        #expect(answer.contains("\nthe reading direction is now left to right; nothing moves"))
    }

    @Test func whyIsAboutTheAttributeAlone() throws {
        let script = Self.card + "make.width.equalTo(80).priority(low); make.top.equalTo(root).offset(4)\n"
        #expect(try answer(":why root.left\n:why root.width", after: script).contains("lost") == false)
        #expect(try answer(":why icon.left", after: script).contains("lost") == false)
        #expect(try answer(":why icon.width", after: script).contains("lost: #8 icon.width == 80 @250"))
        let broken = try answer(":why icon.right\n:why icon.height", after: Self.card + "make.right.equalTo(card)\n")
        #expect(
            broken.contains(
                "broken: #8 icon.right == card.right = 224, by #1 (in[3]), #2 (in[3]), #5 (in[5]), #6 (in[5])\n"))
        #expect(broken.components(separatedBy: "broken:").count == 2)
        let equals =
            "view a; make.left.equalTo(root)\nmake.width.equalTo(10).priority(low)\nmake.width.equalTo(20).priority(low)\n"
        #expect(
            try answer(":why a.width", after: equals).contains(
                "lost: #3 a.width == 20 @250, missed by 10, to #2 (in[2]); #2 (in[2]) has the same priority, so neither wins"
            ))
    }

    /// From where it is up to the screen's end, then halfway; never beyond the screen.
    @Test func wigglingEndsWithTheScreen() throws {
        let answer = try answer(
            ":wiggle a", after: "screen 240x96\nview a; make.top.equalTo(root); make.size.equalTo(40)\n")
        #expect(answer.contains("(0, 0, 40, 40)  → (200, 0, 40, 40)"))
        #expect(answer.contains("(0, 0, 40, 40)  → (100, 0, 40, 40)"))
    }

    @Test func theReadingDirectionTurns() throws {
        let script = "view a; make.leading.top.equalTo(root); make.size.equalTo(20)\n"
        #expect(
            try answer(":rtl\na.frame\n:rtl", after: script) == """
                the reading direction is now right to left
                a  moves  (0, 0, 20, 20)  → (300, 0, 20, 20)
                (300, 0, 20, 20)
                the reading direction is now left to right
                a  moves  (300, 0, 20, 20)  → (0, 0, 20, 20)

                """)
    }

    @Test func sweepsHaveALineForEachStretch() throws {
        let session = try TerminalSession.atPrompt(columns: 60)
        try session.enter("view a, b, c; make.left.right.equalTo(root); make.top.height.equalTo(20)")
        for (name, width) in [("a", 100), ("b", 200), ("c", 300)] {
            try session.enter("\(name).makeConstraints { make in make.width.equalTo(\(width)) }")
        }
        session.type(Key.control("l"))
        try session.enter(":size 100..300")
        let lines = session.screen.lines.filter { $0.hasPrefix("width") }
        #expect(
            lines.map { $0.prefix { $0 != ":" } } == [
                "width 100", "width 101 to 199", "width 200", "width 201 to 299", "width 300",
            ])
        #expect(lines.map { $0.suffix(6) } == ["1 more", "2 more", "1 more", "2 more", "1 more"], "\(lines)")
        try session.enter(":size 0..90000")
        try session.wait(for: "tries every whole point, at most 10000")
    }

    /// 350 from the left edge on stick out of what is narrower.
    @Test func sweepsShowOverhangs() throws {
        let script = "screen 400x100\nview box; make.left.top.equalTo(root); make.size.equalTo(350x50)\n"
        #expect(
            try answer(":size 320..400", after: script)
                == "width 320 to 349: box extends past root\nwidth 350 to 400: nothing to report\n")
    }

    /// What a command would do is shown, and nothing is kept.
    @Test(arguments: [
        (":fix 1", "`icon` now has a fixed y"), (":size 300x96", "card  resizes"),
        (":rtl", "nothing moves"),
    ])
    func commandsAreTried(_ command: String, _ shown: String) throws {
        let before = try answer(":frames\n:history")
        let said = try answer(":try \(command)\n:frames\n:history")
        #expect(said.contains(shown) && said.contains("preview only: nothing was kept\n"), "\(said)")
        #expect(said.hasSuffix(before))
    }

    @Test(arguments: [":fix 9", ":fix", ":size 3", ":undo", ":nothing"])
    func whatCannotBeTriedSaysSo(_ command: String) throws {
        #expect(try answer(":try \(command)").hasPrefix("error: "))
    }

    @Test func aTryShowsTheLintsOfTheStatement() throws {
        let script = """
            screen 320x100
            view card; make.left.top.bottom.equalTo(root).inset(16); make.width.equalTo(50)

            """
        #expect(try answer(":try update.width.equalTo(60).priority(high)", after: script).contains("update-rival: "))
        #expect(try answer(":try remake.edges.equalTo(root).offset(16)", after: script).contains("edges-offset: "))
        #expect(try !answer(":try update.width.equalTo(60)\n:list", after: script).contains("update-rival"))
    }

    @Test func listsAreOfOneViewOrOneConstraint() throws {
        #expect(
            try answer(":list #6").split(separator: "\n").first.map { $0.hasPrefix("#6  icon.width == 32") } == true)
        #expect(try answer(":list #99").contains("there is no active constraint `#99`"))
        #expect(try answer(":tree card") == "•View:card\n|   •View:icon - AMBIGUOUS LAYOUT for y\n")
        #expect(try answer(":ambiguous card") == "card is not ambiguous\n")
        #expect(try answer(":ambiguous icon").contains("`icon` has no fixed y"))
    }

    @Test func answersKeepTheQuestionsForm() throws {
        #expect(try answer(":why #99") == "error: there is no constraint #99 [argument]\n  = help: :list lists them\n")
        let answer = try answer(":why icom.x")
        #expect(answer.contains(":why │ icom\n") && !answer.contains("left"), "\(answer)")
        #expect(
            try self.answer(":size -4x3").contains("`:size` needs a width and a height, each 0 or more, not `-4x3`"))
    }

    @Test func theGhostsOfAWiggleAreExplained() throws {
        let answer = try answer(":wiggle icon")
        #expect(answer.contains("░ where it is now\n"))
    }

    /// A label's text is 8 points a character wide and 20 high; in 48 points three lines of "aaaaa" fit one below the other.
    @Test func listsShowContentSizes() throws {
        let script = "label a \"Title\"\nmake.left.top.equalTo(root)\n"
        #expect(
            try answer(":list a", after: script).hasSuffix(
                """
                a.width <= 40 @250, >= 40 @750   of its content: hugging, compression resistance
                a.height <= 20 @250, >= 20 @750  of its content: hugging, compression resistance

                """))
        let lines =
            "label a \"aaaaa aaaaa aaaaa\"\na.numberOfLines = 0\nmake.left.top.equalTo(root); make.width.equalTo(48)\n"
        #expect(try answer(":list", after: lines).contains("a.height <= 60 @250, >= 60 @750"))
    }

    @Test func aScrollViewWithOpenContentHasOneLayout() throws {
        let script = """
            scroll page; make.edges.equalTo(root)
            view row in page; make.left.right.top.width.equalTo(page); make.height.equalTo(20)

            """
        #expect(
            try answer(":wiggle page", after: script)
                == "page has no other layout: only the size of its content is ambiguous\n")
    }
}
