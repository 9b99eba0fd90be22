import Foundation
import Glibc
import Testing

/// What happens at a terminal while a statement is typed.
@Suite struct LineEditorTests {
    @Test func aBlockPastedWithoutMarksKeepsItsIndentation() throws {
        let session = try TerminalSession.atPrompt()
        session.type("if true {\r  if true {\r    print(\r      42)\r  }\r}\r")
        try session.waitForRows(
            "mas> if true {", " ...   if true {", " ...     print(", " ...       42)", " ...   }", " ... }", "42",
            "mas>")
    }

    @Test func anUnfinishedStatementContinuesIndented() throws {
        let session = try TerminalSession.atPrompt()
        session.type("if 1 == 1 {\rprint(41 + 1)\r}\r")
        try session.waitForRows("mas> if 1 == 1 {", " ...     print(41 + 1)", " ... }", "42", "mas>")
    }

    @Test func arrowsMoveThroughLinesThenStatements() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("let first = 1")
        try session.enter("[10,\r20].count")
        session.type(Key.up)
        try session.waitForRows("mas> [10,", " ...     20].count")
        session.type(Key.up + Key.control("e") + " 15,")
        try session.waitForRows("mas> [10, 15,", " ...     20].count")
        session.type("\r")
        try session.wait(for: "3\n")
        session.type("half" + Key.up + Key.control("p") + Key.control("p"))
        session.type(Key.down + Key.down + Key.down + Key.down + Key.down)
        try session.waitForRows("mas> half")
    }

    @Test func keysOfEmacsMoveAndCutWithinALine() throws {
        let session = try TerminalSession.atPrompt()
        session.type("two three" + Key.control("a") + "one " + Key.control("e") + " four")
        try session.waitForRows("mas> one two three four")
        session.type(Key.control("w") + Key.wordLeft + Key.control("k"))
        try session.waitForRows("mas> one two")
        // Cuts that follow one another are put back as one.
        session.type(Key.control("u") + Key.control("y"))
        try session.waitForRows("mas> one two three")
        session.type(Key.control("_"))
        try session.waitForRows("mas>")
    }

    @Test func aCutStaysOnItsLine() throws {
        let session = try TerminalSession.atPrompt()
        session.type("f(1,\r2,\r3" + Key.up + Key.control("a") + Key.control("k") + "9")
        try session.waitForRows("mas> f(1,", " ... 9", " ...     3")
    }

    @Test func aSearchFindsWholeStatements() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("let needle = [1,\r2]")
        try session.enter("let hay = 3")
        session.type(Key.control("r") + "need")
        try session.waitForRows("mas> let needle = [1,", " ...     2]", "search: need")
        session.type(Key.control("g"))
        try session.waitForRows("mas>")
    }

    @Test func tabCompletesAndLists() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("view card")
        session.type("make.lead\t\t")
        try session.wait("a list of what begins with lead") { screen in
            screen.lines.contains { $0.hasPrefix("card> make.leading") }
                && screen.lines.contains { $0.hasPrefix("leadingMargin") }
        }
        session.type("M\t")
        try session.waitForRows("card> make.leadingMargin")
    }

    @Test func completionsAreChosenFromAMenu() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("view card")
        func waitForChosen(_ name: String, _ row: String) throws {
            try session.wait("\(name) chosen") { $0.lines.contains(row) && $0.chosen == name }
        }
        session.type("make.le\t")
        try session.wait("a menu") { $0.text.contains("leadingMargin") && $0.chosen == "" }
        session.type("\t")
        try waitForChosen("left", "card> make.left")
        session.type(Key.down + Key.down)
        try waitForChosen("leftMargin", "card> make.leftMargin")
        session.type(Key.up)
        try waitForChosen("leading", "card> make.leading")
        session.type("\u{1B}")
        try session.waitForRows("card> make.le")
        session.type("\t" + Key.up)
        try waitForChosen("leadingMargin", "card> make.leadingMargin")
        session.type("\r")
        try session.waitForRows("card> make.leadingMargin")
        // Another key takes it, too.
        session.type(Key.control("u") + "make.le\t\t.equ\t")
        try session.waitForRows("card> make.left.equalTo(")
    }

    /// A call's parenthesis is written, and need not be typed again.
    @Test func completionWritesAParenthesis() throws {
        let session = try TerminalSession.atPrompt()
        for (typed, completed) in [
            ("make.left.equ\t", "make.left.equalTo("), ("make.left.equ\t(8)", "make.left.equalTo(8)"),
            ("make.left.equalTo(8).priorityL\t", "make.left.equalTo(8).priorityLow()"),
            ("make.left.equ\t(8).off\t(2)", "make.left.equalTo(8).offset(2)"), ("sqr\t(9)", "sqrt(9)"),
            ("root.makeC\t", "root.makeConstraints"),
        ] {
            session.type(typed)
            try session.waitForRows("mas> \(completed)")
            session.type(Key.control("u"))
        }
    }

    @Test func theHistorySuggestsHowToGoOn() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("let number = 41")
        try session.enter("[number,\r2]")
        session.type("let n")
        try session.waitForRows("mas> let number = 41")
        #expect(session.bytes.contains("\u{1B}[2mumber = 41\u{1B}[0m"))
        session.type("x")
        try session.waitForRows("mas> let nx")
        session.type("\u{7F}" + Key.right + "2\r")
        try session.wait(for: "redeclared: ")
        session.type("let" + Key.wordRight)
        try session.wait("a word of it") { $0.lines.last == "mas> let number = 412" && $0.cursorColumn == 15 }
        session.type(Key.control("u") + "[")
        try session.waitForRows("mas> [number,", " ...     2]")
        session.type(Key.end + "\r")
        try session.wait(for: "[41, 2]\n")
        // Enter runs what is typed, not what is suggested.
        session.type("41\r")
        try session.wait(for: "41\n")
        session.type("4")
        try session.waitForRows("mas> 41")
        session.type("\r")
        try session.wait(for: "mas> 4\n4\n")
    }

    @Test(arguments: [["--color", "never"], []])
    func nothingIsSuggestedWithoutColors(arguments: [String]) throws {
        let environment = arguments.isEmpty ? ["NO_COLOR": "1"] : [:]
        let session = try TerminalSession.atPrompt(arguments, environment: environment)
        try session.enter("let number = 41")
        session.type("let n" + Key.right)
        try session.waitForRows("mas> let n")
    }

    @Test func aBlockWithoutPasteMarksIsDrawnOnce() throws {
        let session = try TerminalSession.atPrompt()
        session.type("screen 80x32\rview a\rmake.left.top.equalTo(root)\rmake.size.equalTo(16)\ra.frame\r")
        try session.wait(for: "(0, 0, 16, 16)\n")
        try session.waitForRows("a>")
        #expect(session.text.components(separatedBy: "└────").count == 2, "\(session.text)")
        #expect(!session.text.contains("ambiguous"))
        session.type("view b; make.left.equalTo(root).offset(8); make.size.equalTo(9)\r:fix 1\r")
        try session.wait(for: "` is now: ")
    }

    @Test func aBlockThatEndsInAnEmptyLineIsDrawn() throws {
        let session = try TerminalSession.atPrompt()
        session.type("screen 80x32\rview a\rmake.left.top.equalTo(root)\r\rmake.size.equalTo(16)\r\r")
        try session.wait("the picture") { $0.text.contains("16×16") }
        #expect(session.text.components(separatedBy: "└────").count == 2, "\(session.text)")
    }

    @Test func viKeysWork() throws {
        let home = try TerminalSession.newFolder()
        try "bind -v\n".write(to: home.appendingPathComponent(".editrc"), atomically: true, encoding: .utf8)
        let session = try TerminalSession.atPrompt(home: home)
        try session.enter("let first = 1")
        let escape = "\u{1B}"
        for (typed, shown) in [
            ("let a = 12 + 30" + escape, "let a = 12 + 30"), ("bbcw7" + escape, "let a = 12 7 30"),
            ("0wdw", "let = 12 7 30"), ("u", "let a = 12 7 30"), ("A!" + escape, "let a = 12 7 30!"), ("dd", ""),
            ("k", "let first = 1"), ("$r2", "let first = 2"), ("j", ""), ("ione two" + escape, "one two"),
            (Key.left + Key.left + "x", "one wo"), ("cc3 * 4", "3 * 4"),
        ] {
            session.type(typed)
            try session.waitForRows(shown.isEmpty ? "mas>" : "mas> \(shown)")
            // As fast as a hand, which does not type a key with escape.
            if typed.hasSuffix(escape) { usleep(150_000) }
        }
        session.type("\r")
        try session.wait(for: "12\n")
        // Enter ends a search; what is found waits.
        session.type(escape)
        usleep(150_000)
        session.type("/let\r")
        try session.waitForRows("mas> let first = 1")
        for (typed, shown) in [("/ \r", "3 * 4"), ("n", "let first = 1"), ("N", "3 * 4")] {
            session.type(typed)
            try session.waitForRows("mas> \(shown)")
        }
        session.type("cc")
        try session.waitForRows("mas>")
        session.type(escape)
        usleep(150_000)
        // A new statement starts by inserting.
        session.type("S5" + escape)
        try session.waitForRows("mas> 5")
        usleep(150_000)
        session.type("\r")
        try session.wait(for: "mas> 5\n5\n")
        session.type(Key.control("u") + "[1,\r234]" + escape)
        try session.waitForRows("mas> [1,", " ...     234]")
        usleep(150_000)
        session.type("kxjx")
        try session.waitForRows("mas> [1", " ...    234]")
    }

    @Test func aPastedBlockIsOneInput() throws {
        let session = try TerminalSession.atPrompt(rows: 10)
        #expect(session.screen.hasBracketedPaste)
        session.paste((1...200).map { "let x\($0) = \($0)" }.joined(separator: "\n") + "\n")
        try session.wait("the end of the block") { $0.lines.last == " ... let x200 = 200" }
        session.type("\r")
        try session.waitForRows("mas>")
        #expect(session.screen.allLines.filter { $0.hasSuffix("let x57 = 57") }.count == 1)
        try session.enter(":undo")
        try session.enter("x3")
        try session.wait(for: "error")
    }

    @Test func aLongPasteArrivesWhole() throws {
        let session = try TerminalSession.atPrompt()
        let words = (1...4000).map { "word\($0)" }.joined(separator: " ")
        session.paste("print(\"\(words)\".count)")
        session.type("\r")
        try session.wait(for: "\n\(words.count)\n")
    }

    @Test func controlCDiscardsTheInput() throws {
        let session = try TerminalSession.atPrompt()
        session.type(Key.control("c"))
        try session.waitForRows("mas> ^C", "mas>")
        session.type("half a statement")
        try session.waitForRows("mas> half a statement")
        session.type(Key.control("c"))
        try session.waitForRows("mas> half a statement^C", "mas>")
        session.type("f(\r1,")
        try session.waitForRows("mas> f(", " ...     1,")
        session.type(Key.control("c"))
        try session.waitForRows("mas> f(", " ...     1,^C", "mas>")
        session.type("while true { }\r")
        try session.wait(for: "while true { }\n")
        session.type(Key.control("c"))
        try session.waitForRows("mas>")
        try session.enter("1 + 1")
        try session.waitForRows("mas> 1 + 1", "2", "mas>")
    }

    @Test func controlDLeavesOnlyAnEmptyLine() throws {
        let session = try TerminalSession.atPrompt()
        session.type("12" + Key.left + Key.control("d"))
        try session.waitForRows("mas> 1")
        session.type(Key.control("u") + Key.control("d"))
        #expect(session.status() == 0)
        #expect(!session.screen.hasBracketedPaste)
    }

    @Test func aLongLineWrapsAndFollowsTheTerminalsWidth() throws {
        let session = try TerminalSession.atPrompt(columns: 20, rows: 8)
        session.type("let abcdefghij = 1234567890")
        try session.waitForRows("mas> let abcdefghij", "= 1234567890")
        session.resize(columns: 40, rows: 8)
        try session.waitForRows("mas> let abcdefghij = 1234567890")
        session.type(Key.control("a") + "x")
        try session.waitForRows("mas> xlet abcdefghij = 1234567890")
    }

    @Test func aFullRowMovesTheCursorOn() throws {
        let session = try TerminalSession.atPrompt(columns: 10, rows: 8)
        session.type("12345")
        try session.wait("the cursor below") { $0.lines.last == "mas> 12345" && $0.cursorColumn == 0 }
        session.type("6")
        try session.waitForRows("mas> 12345", "6")
    }

    @Test func wideCharactersTakeTwoColumns() throws {
        let session = try TerminalSession.atPrompt(columns: 12)
        session.type("日本語x")
        try session.waitForRows("mas> 日本語x")
        session.type("é" + Key.left + Key.left + "\u{7F}")
        try session.waitForRows("mas> 日本xé")
        session.type("語文字")
        try session.waitForRows("mas> 日本語", "文字xé")
    }

    @Test func aStatementTallerThanTheScreenIsEditedAndKept() throws {
        let session = try TerminalSession.atPrompt(rows: 6)
        session.type("[" + (1...20).map { "\($0)," }.joined(separator: Key.altEnter))
        try session.wait("its last lines") { $0.lines.count == 6 && $0.lines.last?.hasSuffix(" 20,") == true }
        session.type(String(repeating: Key.up, count: 19) + Key.control("a"))
        try session.wait("its first line") { $0.lines.first == "mas> [1," && $0.cursorRow == 0 }
        session.type(Key.control("c"))
        try session.waitForRows(" ...     20,^C", "mas>")
        #expect((1...20).allSatisfy { number in session.screen.allLines.contains { $0.contains("\(number),") } })
    }

    @Test func aStoppedSessionGoesOn() throws {
        let session = try TerminalSession.atPrompt()
        session.type("1 +")
        try session.waitForRows("mas> 1 +")
        session.send(SIGSTOP)
        session.send(SIGCONT)
        session.type(" 41\r")
        try session.wait(for: "42\n")
    }

    /// The terminal would discard what was typed before the key.
    @Test func theStopKeyKeepsTheLine() throws {
        let session = try TerminalSession.atPrompt()
        session.type("1 +\u{1A} 41" + Key.control("r") + "nothing\u{1A}\r")
        try session.wait(for: "42\n")
    }

    @Test func theShellRunsCommands() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("!echo in the shell; exit 3")
        try session.waitForRows("in the shell", "exit status 3", "mas>")
        try session.enter("(!true)")
        try session.waitForRows("mas> (!true)", "false", "mas>")
        try session.enter(":history")
        try session.waitForRows("> 1  (!true)", "mas>")
        session.type(Key.up + Key.up + Key.up)
        try session.waitForRows("mas> !echo in the shell; exit 3")
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
    func theTerminalIsRestoredWhenAProgramIsEnded(signal: Int32) throws {
        let session = try TerminalSession.atPrompt()
        session.type("half")
        try session.waitForRows("mas> half")
        session.send(signal)
        #expect(session.status() == 128 + signal)
        #expect(!session.screen.hasBracketedPaste)
    }

    @Test func historyIsSharedPrivateAndFreeOfRepetition() throws {
        let home = try TerminalSession.newFolder()
        let (one, other) = (try TerminalSession.atPrompt(home: home), try TerminalSession.atPrompt(home: home))
        try one.enter("let a = 1")
        try other.enter("let b = (\r2)")
        try one.enter("let a = 1")
        one.type(Key.control("d"))
        other.type(Key.control("d"))
        #expect(one.status() == 0 && other.status() == 0)
        let file = home.appendingPathComponent(".local/state/masonry-repl/history")
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let later = try TerminalSession.atPrompt(home: home)
        later.type(Key.up)
        try later.waitForRows("mas> let a = 1")
        later.type(Key.up)
        try later.waitForRows("mas> let b = (", " ...     2)")
        later.type(Key.up + Key.up)
        try later.waitForRows("mas> let b = (", " ...     2)")
    }

    @Test func inputIsColored() throws {
        let session = try TerminalSession.atPrompt(columns: 20)
        session.type("make.left // a long remark")
        try session.waitForRows("mas> make.left // a", "long remark")
        #expect(session.bytes.contains("\u{1B}[35mmake\u{1B}[0m.\u{1B}[36mleft\u{1B}[0m"))
        session.type(Key.control("c"))
        try session.enter(":highlight off")
        session.type("view a")
        try session.waitForRows("mas> view a")
        #expect(!session.bytes.contains("\u{1B}[35mview"))
        let plain = try TerminalSession.atPrompt(environment: ["NO_COLOR": "1"])
        plain.type("view a")
        try plain.waitForRows("mas> view a")
        #expect(!plain.bytes.contains("\u{1B}[35m"))
    }

    @Test func theUsersEditorEditsADraft() throws {
        let home = try TerminalSession.newFolder()
        let editor = home.appendingPathComponent("my editor")
        try "echo '+ 2' >> \"$1\"\n".write(to: editor, atomically: true, encoding: .utf8)
        let session = try TerminalSession.atPrompt(environment: ["VISUAL": "sh '\(editor.path)'"], home: home)
        session.type("(40" + Key.control("x") + Key.control("e"))
        try session.waitForRows("mas> (40", " ... + 2")
        session.type(")\r")
        try session.wait(for: "42\n")
    }

    @Test func filesAreCompletedInStrings() throws {
        let home = try TerminalSession.newFolder()
        for name in ["parts.mas", "partly.mas", "other.txt"] {
            try "let \(name.prefix(5)) = 1\n".write(
                to: home.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let session = try TerminalSession.atPrompt(home: home)
        session.type("import \"p\t")
        try session.waitForRows("mas> import \"part")
        session.type("\t")
        try session.waitForRows("mas> import \"part", "partly.mas  parts.mas")
        session.type("s\t\"\r")
        try session.wait("another prompt") { $0.promptCount == 2 }
        session.type(":load \"partl\t")
        try session.waitForRows("mas> :load \"partly.mas")
    }

    @Test func completionShowsTheCurrentValue() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("view card; make.width.equalTo(32)")
        session.type("make.c\t\t")
        try session.wait("what the attributes are") { $0.text.contains("now 16, the horizontal center") }
    }

    @Test func aDumbTerminalIsLeftToItsOwnEditing() throws {
        let session = try TerminalSession(environment: ["TERM": "dumb"])
        try session.wait(for: "mas> ")
        session.type("f(\r")
        try session.wait(for: "... ")
        session.type(Key.control("c"))
        try session.wait(for: "mas> ")
        session.type("40 + 2\r")
        try session.wait(for: "42\nmas> ")
        session.type(Key.control("d"))
        #expect(session.status() == 0)
        #expect(!session.bytes.contains("\u{1B}"))
    }

    @Test func keysWithoutAMeaningWriteNothing() throws {
        let session = try TerminalSession.atPrompt()
        let keys = [
            "[15~", "[17~", "[24~", "[3;2~", "[1;2A", "[1;2D", "[1;6C", "[1;2H", "[15;2~", "OP", "O2P", "[[A", "x",
        ]
        session.type("1 + " + keys.map { "\u{1B}" + $0 }.joined() + "\0" + "41")
        try session.waitForRows("mas> 1 + 41")
        session.type("\0")
        session.type(Key.control("c"))
        try session.waitForRows("mas> 1 + 41^C", "mas>")
    }

    @Test func keysOfTheUsersOwnWork() throws {
        let home = try TerminalSession.newFolder()
        try "bind '\\e[15~' masonry-home\n".write(
            to: home.appendingPathComponent(".editrc"), atomically: true, encoding: .utf8)
        let session = try TerminalSession.atPrompt(home: home)
        session.type("b\u{1B}[15~a")
        try session.waitForRows("mas> ab")
    }

    @Test func anEditorThatFailsIsNamed() throws {
        let session = try TerminalSession.atPrompt(environment: ["VISUAL": "false"])
        session.type("half" + Key.control("x") + Key.control("e"))
        try session.wait("why") { $0.text.contains("`false` exited with status 1") }
        session.type("x")
        try session.waitForRows("mas> halfx")
    }

    @Test func commandsArgumentsAreCompleted() throws {
        let session = try TerminalSession.atPrompt()
        try FileManager.default.createDirectory(
            at: session.home.appendingPathComponent("scripts"), withIntermediateDirectories: true)
        try session.enter("view icon")
        for (typed, completed) in [
            (":why icon.wi", ":why icon.width"), (":try make.offs", ":try make.offs"),
            (":try make.edg", ":try make.edges"),
            (":load ~/scr", ":load ~/scripts/"), (":expo", ":export"),
            (":export card.m --f", ":export card.m --format"), (":load de", ":load demo:"),
            (":load demo:bas", ":load demo:basic"), ("!ls ~/scr", "!ls ~/scripts/"),
            (":try :rt", ":try :rtl"),
        ] {
            session.type(typed + "\t")
            try session.waitForRows("icon> \(completed)")
            session.type(Key.control("u"))
        }
    }

    @Test func quittingIsNotInTheHistory() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("let a = 1")
        try session.enter(":quit now")
        try session.wait(for: "`:quit` takes no arguments")
        session.type(":q\r")
        #expect(session.status() == 0)
        let file = session.home.appendingPathComponent(".local/state/masonry-repl/history")
        #expect(try String(contentsOf: file, encoding: .utf8) == "let a = 1\n:quit now\n")
    }

    @Test(arguments: ["vt100", "a-terminal-nobody-knows"])
    func aTerminalWithoutColorsGetsNone(term: String) throws {
        let session = try TerminalSession.atPrompt(environment: ["TERM": term])
        try session.enter("view a; make.edges.equalTo(root)")
        #expect(!session.bytes.contains(/\u{1B}\[[0-9;]*m/))
    }

    @Test func namesThatCannotBeShownAreEscaped() throws {
        let session = try TerminalSession.atPrompt(environment: ["LC_ALL": "C"])
        try session.enter("view 絵; make.left.equalTo(root)")
        try session.wait(for: "\\u{7D75}> ")
        try session.enter("絵.oops")
        #expect(
            session.text.contains("warning: the vertical position of `\\u{7D75}`")
                || session.text.contains("`\\u{7D75}`"))
        #expect(session.screen.lines.contains { $0.contains("| \\u{7D75}.oops") })
    }

    @Test func aDumbTerminalPromptsAgainWhenItIsContinued() throws {
        let session = try TerminalSession(environment: ["TERM": "dumb"])
        try session.wait(for: "mas> ")
        session.send(SIGSTOP)
        session.send(SIGCONT)
        try session.wait(for: "mas> ")
    }

    @Test func changesToAnEarlierStatementAreKept() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("let a = 1")
        session.type(Key.up + "23")
        try session.waitForRows("mas> let a = 123")
        session.type(Key.down + Key.up)
        try session.waitForRows("mas> let a = 123")
        session.type(Key.down + "other\u{15}")
        try session.waitForRows("mas>")
    }

    @Test func aLongNameLeavesSpaceForTheStatement() throws {
        let session = try TerminalSession.atPrompt(columns: 40, rows: 12)
        try session.enter("view aViewWithANameOfFortyOneLettersInAllIsIt")
        session.type("make")
        try session.waitForRows("aViewWithANameOfFort..> make")
    }
}
