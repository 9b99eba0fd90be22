import Foundation
import Testing

/// The commands that ask why, what else and what if.
struct QuestionTests: AnsweringTests {
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

    @Test func whyOfALengthNamesTheBrokenEdgeThatWouldGiveIt() throws {
        let script =
            "screen 240x96\nview a, b\nmake.left.right.top.equalTo(root)\n"
            + "select a\nmake.height.equalTo(20)\nselect b\nmake.bottom.equalTo(a.top).offset(-10)\n"
        #expect(try answer(":why b.height", after: script).contains("broken: #8 b.bottom == a.top - 10 = -10"))
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
