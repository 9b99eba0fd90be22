import Foundation
import Testing

/// Inputs that fail, are corrected, and are run again.
struct CorrectionTests {
    /// What a session answers to inputs, each with all its lines, without pictures.
    private func answer(_ inputs: String...) throws -> String {
        try BuiltProgram.run(
            ["-i"], input: ([":draw off"] + inputs).joined(separator: "\n") + "\n", joiningErrors: true
        ).output
    }

    // MARK: All or nothing

    @Test(arguments: [
        "view a; make.left.equalTo(root); nope", "let n = 1; view a; make.lefft.equalTo(root)",
        "for i in 0..<3 { view a }; let n = 2; a.frame",
    ])
    func nothingOfAFailedInputStays(_ input: String) throws {
        let answer = try answer(input, ":history", ":frames", ":list")
        #expect(answer.contains("no inputs yet"), "\(answer)")
        #expect(answer.contains("no constraints") && !answer.contains("\na "), "\(answer)")
    }

    @Test func theCorrectedInputRuns() throws {
        let answer = try answer(
            "view a; make.left.equalTo(root); make.widdth.equalTo(8)",
            "view a; make.left.equalTo(root); make.width.equalTo(8)", ":history", ":list")
        #expect(!answer.contains("redeclared") && !answer.contains("duplicate-constraint"), "\(answer)")
        #expect(answer.contains("> 2  view a; make.left.equalTo(root); make.width.equalTo(8)"), "\(answer)")
        #expect(answer.contains("#1  a.left == root.left") && answer.contains("#2  a.width == 8"), "\(answer)")
    }

    @Test func whatAFailedInputPrintedStays() throws {
        #expect(try answer("print(\"once\"); nope").contains("once\n"))
    }

    @Test func undoAfterAFailureSaysOnceThatThereIsNothing() throws {
        let answer = try answer("view a", "nope", ":undo", ":frames", ":undo", ":frames")
        #expect(answer.contains("`in[2]` failed and changed nothing; :undo again undoes in[1] view a\n"), "\(answer)")
        #expect(answer.components(separatedBy: "undo: view a").count == 2, "\(answer)")
        #expect(try self.answer("nope", ":undo").contains("`in[1]` failed and changed nothing\n"))
    }

    // MARK: The fix of an error

    @Test func fixRunsTheFailedInputCorrected() throws {
        let answer = try answer("view a; make.lefft.equalTo(root)", ":fix 1", ":history")
        #expect(answer.contains(":fix 1 writes it\nview a; make.left.equalTo(root)\n"), "\(answer)")
        #expect(answer.contains("> 2  view a; make.left.equalTo(root)\n"), "\(answer)")
    }

    @Test func numbersBelongToTheLastList() throws {
        let conflict = "view a; make.width.equalTo(10); make.width.equalTo(20)"
        let answer = try answer(conflict, "a.hiden = true", ":fix 1", ":history")
        #expect(answer.contains("\na.hidden = true\n") && answer.contains("  1  \(conflict)\n"), "\(answer)")
        #expect(try self.answer(conflict, "nope()", ":fix 1").contains("there are no fixes for `in[2]`"))
    }

    @Test func allFixesAreListedUnderTheirFindings() throws {
        let lines = try answer(
            "view a; make.left.equalTo(root).offset(8); make.size.equalTo(9)",
            "view b; make.top.equalTo(root).offset(40); make.size.equalTo(9)", ":fix"
        )
        .split(separator: "\n")
        let list = lines[(lines.lastIndex { $0.hasPrefix(":findings 2") || $0.contains("shows more") } ?? 0)...]
            .dropFirst()
        let numbers = list.compactMap { Int($0.prefix { $0 != " " }) }
        #expect(list.count { $0.hasPrefix("ambiguous: ") } == 2, "\(lines)")
        #expect(!numbers.isEmpty && numbers == Array(1...numbers.count), "\(lines)")
    }

    @Test func differencesNameInputsAsTheyWere() throws {
        let answer = try answer("view a; make.width.equalTo(10)", "make.width.equalTo(20)", ":fix 1", ":diff")
        #expect(
            answer.contains("from 2  make.width.equalTo(20)\n  to 3  delete `make.width.equalTo(20)` in `in[2]`"),
            "\(answer)")
    }

    // MARK: Run again

    @Test func aFunctionTakesThePlaceOfTheFirst() throws {
        let row = { (left: Int) in
            "func row(y) { view v; make.left.equalTo(root).offset(\(left)); make.top.equalTo(root).offset(y); "
                + "make.size.equalTo(10) }"
        }
        let answer = try answer(row(8), "row(0)", "row(20)", row(40), ":frames", ":undo", ":frames")
        #expect(answer.contains("this replaces in[1]; :undo takes it back\n"), "\(answer)")
        let (after, before) = (answer.components(separatedBy: "undo: ")[0], answer.components(separatedBy: "undo: ")[1])
        #expect(after.contains("v#2") && after.contains("40") && before.contains("v#2"), "\(answer)")
        #expect(!before.contains(" 40 "), "\(answer)")
    }

    @Test func whatNoLongerRunsIsLeftOutUntilUndone() throws {
        let answer = try answer(
            "func one(y) { return y }", "let a = one(1)", "let b = a + 1", "func one() { return 1 }", ":history", "b",
            ":undo", ":undo", "b")
        #expect(answer.contains("this replaces in[1]; in[2] and in[3] no longer run and are left out;"), "\(answer)")
        #expect(answer.contains("  2  let a = one(1)  (left out: it no longer runs)\n"), "\(answer)")
        #expect(answer.contains("there is no `b` here") && answer.hasSuffix("\n2\n"), "\(answer)")
    }

    /// A mistake in a function shows where it is called: then nothing is replaced.
    @Test func aMistakeInAFunctionLeavesWhatThereWas() throws {
        let function = { (attribute: String) in
            "func f(t) { label l t; make.left.\(attribute).equalTo(root).offset(8) }"
        }
        let answer = try answer(
            function("top"), "f(\"A\")", function("tpo"), ":history", ":fix 1", "root.subviews")
        #expect(answer.contains("a constraint has no member `tpo`") && answer.contains(" in[3] │ "), "\(answer)")
        #expect(answer.contains("> 2  f(\"A\")\n"), "\(answer)")
        #expect(answer.contains("this replaces in[1];") && !answer.contains("left out"), "\(answer)")
        #expect(answer.hasSuffix("[l]\n"), "\(answer)")
    }

    /// What failed after one correction runs again after the next.
    @Test func whatWasLeftOutIsTriedAgain() throws {
        let answer = try answer(
            "func one(y) { return y }", "let a = one(1)", "func one() { return 1 }", "func one(x) { return x + 1 }", "a"
        )
        #expect(answer.contains("in[2] no longer runs and is left out;") && answer.hasSuffix("\n2\n"), "\(answer)")
    }

    /// A single line may have another's name by mistake, so it is asked about first.
    @Test func aBlockTakesThePlaceOfWhatDeclaredTheSame() throws {
        let answer = try answer(
            "view a; make.left.top.equalTo(root); make.size.equalTo(10)", "view b in a; make.edges.equalTo(a)",
            "let side = 30", "view a; make.left.top.equalTo(root); make.size.equalTo(side)", ":fix 2", "b.frame",
            ":save x.mas")
        #expect(answer.contains("this replaces in[1];"), "\(answer)")
        // At the end, as it needs what was declared since; what needs it no longer runs.
        #expect(answer.contains("in[2] no longer runs and is left out"), "\(answer)")
        let plain = try self.answer(
            "view a; make.left.top.equalTo(root); make.size.equalTo(10)", "view b in a; make.edges.equalTo(a)",
            "view a; make.left.top.equalTo(root); make.size.equalTo(30)", ":fix 2", "b.frame")
        #expect(plain.hasSuffix("(0, 0, 30, 30)\n"), "\(plain)")
    }

    /// What was typed line by line has its constraints in inputs of their own.
    @Test func aBlockReplacesLinesThatWereTypedOneByOne() throws {
        let answer = try answer(
            "view a", "make.left.top.equalTo(root)", "make.size.equalTo(10)", "let n = 1",
            "view a; make.left.top.equalTo(root); make.size.equalTo(30)", ":fix 2", ":history", "a.frame")
        #expect(answer.contains("this replaces in[1], in[2] and in[3];"), "\(answer)")
        #expect(
            answer.contains("  3  make.size.equalTo(10)  (replaced)\n") && !answer.contains("conflict"), "\(answer)")
        #expect(answer.hasSuffix("(0, 0, 30, 30)\n"), "\(answer)")
    }

    @Test func aFunctionReplacesItsStatementInALargerInput() throws {
        let answer = try answer(
            "let n = 1; func f() { return n }; let m = 2", "func f() { return n + m }", "f()", ":history")
        #expect(answer.contains("\n3\n"), "\(answer)")
        #expect(answer.contains("  1  let n = 1; func f() { return n + m }; let m = 2\n"), "\(answer)")
    }

    /// It would constrain another view in an earlier place.
    @Test func whatDependsOnTheCurrentViewDoesNotMove() throws {
        let answer = try answer(
            "view a", "let n = 8", "view b", "make.left.equalTo(root).offset(n); let n = 9", ":history")
        #expect(answer.contains("`n` is already declared in in[2]"), "\(answer)")
    }

    @Test(arguments: [
        """
        class Card: UIView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let box = UIView()
                addSubview(box)
                box.snp.makeConstraints { make in make.left.top.equalTo(self); make.size.equalTo(SIDE) }
            }
        }
        """,
        """
        @implementation Card
        - (void)viewDidLoad {
            UIView *box = [UIView new];
            [self.view addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self.view); make.size.equalTo(@SIDE);
            }];
        }
        @end
        """,
    ])
    func aClassTakesThePlaceOfTheFirst(_ code: String) throws {
        let answer = try answer(code.replacing("SIDE", with: "30"), code.replacing("SIDE", with: "50"), ":frames")
        #expect(answer.contains("this replaces in[1];"), "\(answer)")
        #expect(answer.contains("50") && !answer.contains("box#2"), "\(answer)")
    }

    @Test func aKilledSessionResumesWithReplacedInputs() throws {
        let home = try TerminalSession.newFolder()
        let killed = try TerminalSession.atPrompt(home: home)
        for input in ["func f() { return 1 }", "let a = f()", "func f() { return 7 }"] { try killed.enter(input) }
        killed.send(SIGKILL)
        #expect(killed.status() == 128 + SIGKILL)
        let next = try TerminalSession(home: home)
        try next.wait(for: "[Y/n]> ")
        next.type("y\r")
        try next.wait(for: "mas> ")
        try next.enter("a + 1")
        try next.wait(for: "\n8")
        try next.enter(":undo")
        try next.enter("a + 1")
        try next.wait(for: "\n2")
    }

    // MARK: Declared again

    @Test func aViewThatIsDeclaredAgainCanBeReplaced() throws {
        let card = ["view card", "make.left.top.equalTo(root); make.size.equalTo(30)", "view dot in card"]
        let said = try answer(card[0], card[1], card[2], "view card")
        let headline = "redeclared: `card` is already declared in in[1]: a view with 4 constraints and 1"
        #expect(said.contains(headline), "\(said)")
        #expect(said.contains("1  write `select card`\n2  replace it: `card.remove(); view card`\n"), "\(said)")
        let replaced = try answer(card[0], card[1], card[2], "view card", ":fix 2", ":list", "card.subviews.count")
        #expect(replaced.contains("no constraints\n0\n"), "\(replaced)")
        let kept = try answer(card[0], card[1], "label card \"Hi\"", ":fix 1", "card.frame", ":history")
        #expect(kept.contains("(0, 0, 30, 30)") && kept.contains("  1  label card \"Hi\"\n"), "\(kept)")
    }

    @Test func aVariableThatIsDeclaredAgainCanBeReplaced() throws {
        let answer = try answer("let gap = 8", "let twice = gap * 2", "let gap = 9", ":fix 1", "twice")
        #expect(answer.contains("1  replace `gap` in in[1]  later inputs run again\n"), "\(answer)")
        #expect(answer.hasSuffix("\n18\n"), "\(answer)")
    }

    // MARK: Few words

    @Test func aStatementThatMakesConstraintsShowsNoValue() throws {
        let answer = try answer(
            "view a", "a.makeConstraints { make in make.left.top.equalTo(root); make.size.equalTo(9) }", "_.count",
            "root.constraints.count + a.constraints.count")
        #expect(!answer.contains("LayoutConstraint") && answer.hasSuffix("\n2\n4\n"), "\(answer)")
    }

    @Test func deletingAStatementLeavesNoSeparator() throws {
        let answer = try answer(
            "view a; make.left.top.equalTo(root); make.size.equalTo(100)",
            "make.left.top.equalTo(root); let n = 1", ":fix 1", ":history")
        #expect(answer.contains("`in[2]` is now: let n = 1\n") && answer.contains("  2  let n = 1\n"), "\(answer)")
    }

    @Test func escapeTakesNoKey() throws {
        let session = try TerminalSession.atPrompt()
        session.type("let a")
        try session.waitForRows("mas> let a")
        session.type("\u{1B}")
        // Longer than the gap within the sequence of a key.
        usleep(300_000)
        session.type("b = 3\ra" + "b\r")
        try session.wait(for: "\n3")
    }
}
