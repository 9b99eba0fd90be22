import Foundation
import Testing

/// The command that does what a report says.
struct FixCommandTests: AnsweringTests {
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

    @Test func aFixIsOutdatedOnceItsFindingIsResolved() throws {
        let answer = try answer("make.width.equalTo(200)\n:fix 1\n:fix 1\n:fix")
        #expect(answer.contains("the finding that `:fix 1` was for is resolved or gone"))
        let again = answer.components(separatedBy: "resolved or gone").last ?? ""
        #expect(!again.contains("200"))
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
}
