import Foundation
import Testing

@testable import masonry_repl

/// `masonry-repl --step` in a terminal.
struct StepTests {
    private static let script = """
        // The whole screen
        screen 160x64

        // A view, and where it is
        view box  // here
        make.left.top.equalTo(root)
        make.size.equalTo(40)

        print("said")
        expect box.frame.width == 41
        """

    private func play(
        _ text: String = script, columns: Int = 80, rows: Int = 24, _ options: [String] = []
    ) throws -> TerminalSession {
        let folder = try TerminalSession.newFolder()
        try text.write(to: folder.appendingPathComponent("a.mas"), atomically: false, encoding: .utf8)
        return try TerminalSession(options + ["--step", "a.mas"], home: folder, columns: columns, rows: rows)
    }

    @Test func forwardBackAndQuit() throws {
        let session = try play()
        try session.wait("the first step") { $0.text.contains("The whole screen") && $0.text.contains(" 1/6 ") }
        session.type(" ")
        try session.wait("the second paragraph") { screen in
            screen.text.contains("A view, and where it is\nhere\n") && screen.text.contains("5 │ view box")
                && screen.text.contains("7 │ make.size") && screen.text.contains(" 2–4/6 ")
                && !screen.text.contains("whole")
        }
        session.type("\u{1B}[D")
        try session.wait("its first statement") { $0.text.contains(" 2/6 ") && !$0.text.contains("make.left") }
        session.type("\u{1B}[C\u{1B}[C")
        try session.wait("its last") { $0.text.contains("7 │ make.size") && $0.text.contains("┌~box") }
        session.type("b")
        try session.wait("those before") { $0.text.contains(" 2–3/6 ") && $0.text.contains("A view, and where it is") }
        session.type("6")
        try session.wait("what is typed") { $0.text.contains("to statement 6") }
        session.type("\n")
        try session.wait("the last") { screen in
            screen.text.contains(" 6/6 ") && screen.text.contains("this condition is false")
        }
        session.type("\u{1B}[H")
        try session.wait("the first") { $0.text.contains(" 1/6 ") }
        session.type("q")
        #expect(session.status() == 1)
        #expect(session.bytes.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    }

    @Test func playingGoesOnToTheEnd() throws {
        let session = try play()
        try session.wait("the first step") { $0.text.contains(" 1/6 ") }
        session.type("+++a")
        try session.wait("the last") { $0.text.contains(" 5–6/6 ") && $0.text.contains("a plays") }
        session.type("\u{3}")
        #expect(session.status() == 130)
    }

    @Test func theStatementThatFailsIsTheLast() throws {
        let session = try play("view a\noops\nview b\n")
        try session.wait("the error") {
            $0.text.contains(" 1–2/2 ") && $0.text.contains("there is no `oops` here") && $0.text.contains("2 │ oops")
                && $0.text.contains("the script stops here: 1 statement left out")
        }
    }

    @Test func aDeliberateErrorIsShownAndPassed() throws {
        let session = try play(
            """
            view a

            // Nobody knows it.
            // error: oops
            oops

            // error:
            let = 1

            make.edges.equalTo(root)
            """)
        try session.wait("the first step") { $0.text.contains(" 1/4 ") }
        session.type(" ")
        try session.wait("the error") { screen in
            screen.text.contains(" 2/4 ") && screen.text.contains("there is no `oops` here")
                && screen.text.contains("Nobody knows it.") && !screen.text.contains("error: oops")
        }
        session.type(" ")
        try session.wait("an error of form") {
            $0.text.contains("│ let = 1") && $0.text.contains("unexpected: expected a name")
        }
        session.type(" ")
        try session.wait("the end") { $0.text.contains(" 4/4 ") && $0.text.contains("~a") }
        session.type("i")
        try session.wait("a prompt") { $0.promptCount == 1 }
        try session.enter(":history")
        try session.wait(for: "2  make.edges.equalTo(root)")
        #expect(!session.screen.text.contains("more line") && !session.screen.text.contains("Nobody"))
        session.type("\u{4}")
        try session.wait("the step again") { $0.text.contains(" 4/4 ") }
        session.type("q")
        #expect(session.status() == 0)
    }

    @Test func theNotesFollowThePlayer() throws {
        let folder = try TerminalSession.newFolder()
        let script = "// One\n// note: say hello\nview a\n\n// Two\n// note: wave\nview b\nview c\n"
        try script.write(to: folder.appendingPathComponent("a.mas"), atomically: false, encoding: .utf8)
        let notes = try TerminalSession(["--notes", "a.mas"], home: folder, columns: 80, rows: 24)
        try notes.wait("what comes first") { screen in
            screen.text.contains("waits for --step a.mas") && screen.text.contains("say hello")
        }
        let player = try TerminalSession(["--step", "a.mas"], home: folder, columns: 80, rows: 24)
        try player.wait("the first step") { $0.text.contains(" 1/3 ") && !$0.text.contains("hello") }
        try notes.wait("the same") { screen in
            // A note of a paragraph is there once, not for each statement.
            screen.text.contains(" 1/3 ") && screen.text.contains("say hello")
                && screen.text.ranges(of: "wave").count == 1
        }
        player.type(" ")
        try notes.wait("the second") { screen in
            screen.text.contains(" 3/3 ") && !screen.text.contains("say hello") && screen.text.contains("the end")
        }
        player.type("q")
        #expect(player.status() == 0)
        try notes.wait("no player") { $0.text.contains("waits for") }
        notes.type("q")
        #expect(notes.status() == 0)
    }

    @Test func withoutATerminalStepsFollowEachOther() throws {
        let folder = try TerminalSession.newFolder()
        try Self.script.write(to: folder.appendingPathComponent("a.mas"), atomically: false, encoding: .utf8)
        let result = try BuiltProgram.run(["--step", "a.mas"], in: folder)
        #expect(result.status == 1)
        #expect(result.output.matches(of: #/(?m)^\[\d(–\d)?\/6\]$/#).count == 3)
        #expect(result.output.contains("said\n"))
        #expect(try BuiltProgram.run(["--step"], in: folder).status == 64)
        let scenes = try BuiltProgram.run(["--step", "a.mas", "a.mas"], in: folder)
        #expect(scenes.output.contains("[2–4/12]") && scenes.output.contains("[7/12]"), "each script is a scene")
        #expect(try BuiltProgram.run(["--step", "b.mas"], in: folder).status == 66)
        let controller = try BuiltProgram.run(["--step", "a.m"], in: folder)
        #expect(controller.status == 64 && controller.errors.contains("not Objective-C"))
        let broken = try BuiltProgram.run(["--step", "-"], input: "let = 1", in: folder)
        #expect(broken.status == 1)
        #expect(broken.errors.contains("[unexpected]"))
        #expect(try BuiltProgram.run(["--step", "-"], in: folder).status == 0)
    }

    @Test func positions() {
        var position = StepPosition(count: 12, starts: Array(0..<12))
        _ = position.press(.left)
        #expect(position.index == 0)
        for key in "12" { _ = position.press(.character(key)) }
        #expect(position.typed == "12")
        _ = position.press(.enter)
        #expect(position.index == 11)
        _ = position.press(.character("a"))
        #expect(position.isPlaying && position.index == 0)
        position.tick()
        #expect(position.index == 1)
        _ = position.press(.character("9"))
        _ = position.press(.character("9"))
        _ = position.press(.backspace)
        #expect(position.typed == "9" && !position.isPlaying)
        _ = position.press(.enter)
        #expect(position.index == 8)
        _ = position.press(.character("0"))
        _ = position.press(.enter)
        #expect(position.index == 0)
        let stays = position.press(.character("q"))
        #expect(!stays)
    }

    @Test func positionsInParagraphs() {
        var position = StepPosition(count: 7, starts: [0, 2, 3])
        #expect(position.shown == 0..<2)
        _ = position.press(.character(" "))
        #expect(position.shown == 2..<3)
        _ = position.press(.right)
        #expect(position.shown == 3..<4)
        _ = position.press(.down)
        #expect(position.shown == 4..<7 && position.isAtEnd)
        _ = position.press(.down)
        #expect(position.shown == 4..<7)
        _ = position.press(.character("b"))
        #expect(position.shown == 3..<4)
        _ = position.press(.up)
        #expect(position.shown == 2..<3)
        _ = position.press(.home)
        #expect(position.shown == 0..<2)
        _ = position.press(.end)
        #expect(position.shown == 3..<7)
        _ = position.press(.left)
        #expect(position.shown == 3..<4)
    }

    @Test func aNarrowBarSaysWhatMatters() throws {
        let session = try play(columns: 40)
        try session.wait("how to leave") { $0.lines.last?.contains("q quits") == true }
        session.type("a")
        try session.wait("the speed") { screen in
            screen.lines.last?.contains("1.0 s") == true && screen.lines.last?.contains("q quits") == true
        }
        session.type("q")
        #expect(session.status() == 1)
    }

    @Test func changesOfAStepAreMarked() throws {
        let session = try play()
        try session.wait("the first step") { $0.text.contains(" 1/6 ") }
        session.type("3\n")
        try session.wait("the third") { $0.text.contains(" 3/6 ") }
        session.type("\u{1B}[C")
        try session.wait("the size is new") { $0.text.contains("┌~box") && $0.text.contains("~box w") }
        session.type("\u{1B}[D")
        try session.wait("the step before") { $0.text.contains(" 3/6 ") && !$0.text.contains("~box w") }
    }

    @Test func reportsAreOpenedAndScrolled() throws {
        let script = "view a\n" + (1...9).map { "make.width.equalTo(\($0)0)\n" }.joined()
        let session = try play(script)
        try session.wait("the first step") { $0.text.contains(" 1–10/10 ") }
        session.type("3\n")
        try session.wait("a headline") { screen in
            screen.text.contains("conflict: ") && screen.lines.last?.contains("r report") == true
                && !screen.text.contains("Will attempt to recover")
        }
        session.type("r")
        try session.wait("the fixes") { screen in
            screen.lines.contains { $0.hasPrefix("1  line ") } && screen.text.contains("a.mas:3 make.width")
                && !screen.text.contains("Will attempt to recover") && !screen.text.contains(" 3/10 ")
        }
        session.type("r")
        try session.wait("all there is to say") { screen in
            screen.text.contains("Will attempt to recover") && screen.lines.last?.contains("r shows all") == false
        }
        session.type("\u{1B}[Bq")
        try session.wait("the step") { $0.text.contains(" 3/10 ") }
        session.type("r")
        try session.wait("the fixes again") { $0.lines.contains { $0.hasPrefix("1  line ") } }
    }

    @Test func whatIsOpenIsSaidAtEachStep() throws {
        let session = try play("view a\n\nview b\n\nmake.size.equalTo(a)\n\nmake.edges.equalTo(root)\n")
        try session.wait("the first step") { $0.text.contains("ambiguous: a x, width, y, height") }
        session.type(" ")
        try session.wait("both") { $0.text.contains("ambiguous: a x, width, y, height; b x") }
        #expect(!session.screen.text.contains("r report"))
        session.type("3\n")
        try session.wait("less") { $0.text.contains(" 3/4 ") && $0.text.contains("ambiguous: a x") }
        session.type(" ")
        try session.wait("the reports of the end") { screen in
            screen.text.contains("unplaced: ") && !screen.text.contains("ambiguous: ")
                && screen.lines.last?.contains("r report") == true
        }
    }

    /// A root and the right and bottom edges of its picture.
    struct Filling {
        let root: String
        let columns: Int
        let rows: Int
        let right: Int
        let bottom: Int
    }

    @Test(arguments: [
        Filling(root: "320x64", columns: 200, rows: 50, right: 200, bottom: 21),
        Filling(root: "1280x80", columns: 200, rows: 50, right: 200, bottom: 8),
        Filling(root: "1280x80", columns: 80, rows: 24, right: 80, bottom: 6),
        Filling(root: "320x960", columns: 200, rows: 50, right: 33, bottom: 49),
        Filling(root: "320x480", columns: 80, rows: 24, right: 30, bottom: 23),
        Filling(root: "20x10", columns: 120, rows: 40, right: 93, bottom: 24),
    ])
    func thePictureFillsTheRoomWhateverIsSaid(filling: Filling) throws {
        let script = """
            // \((1...20).map { "word\($0)" }.joined(separator: " "))
            screen \(filling.root)
            // short
            view aVeryLongNameOfAView
            make.width.equalTo(4)
            make.width.equalTo(5)

            print("said")
            """
        let session = try play(script, columns: filling.columns, rows: filling.rows)
        session.type("1\n")
        for step in 1...5 {
            try session.wait("step \(step)") { $0.text.contains(" \(step)/5 ") }
            let lines = session.screen.lines.map { Array($0) }
            #expect(lines[0].firstIndex(of: "┐").map { $0 + 1 } == filling.right, "\(session.screen.text)")
            #expect(lines.lastIndex { $0.first == "└" }.map { $0 + 1 } == filling.bottom, "\(session.screen.text)")
            session.type("\u{1B}[C")
        }
    }

    @Test func aLongStatementIsWrapped() throws {
        let session = try play("screen 320x480\n\nprint(\"\((1...12).map { "word\($0)" }.joined(separator: " "))\")\n")
        try session.wait("the first step") { $0.text.contains(" 1/2 ") }
        session.type(" ")
        try session.wait("all words, in the code and printed") { screen in
            screen.text.contains("3 │ print(\"word1 word2") && screen.text.contains("│   ")
                && screen.text.components(separatedBy: "word12").count == 3
        }
    }

    // MARK: Large type

    /// Plays with large type in a terminal of which a row of double width has so many columns.
    private func playLarge(
        doubleWidth: Int, columns: Int, rows: Int, typing keys: String = "", isAtStep step: Int = 1
    ) throws -> TerminalSession {
        let session = try play(columns: columns, rows: rows, ["--theme", "large"])
        try session.wait("the question") { _ in session.bytes.contains("\u{1B}[6n") }
        session.type("\(keys)\u{1B}[1;\(doubleWidth)R\u{1B}[?64;1;22c")
        try session.wait("step \(step)") { $0.text.contains(" \(step)/6 ") }
        return session
    }

    @Test func keysTypedBeforeTheTerminalAnswersAreKept() throws {
        let session = try playLarge(doubleWidth: 40, columns: 80, rows: 24, typing: "3\n", isAtStep: 3)
        #expect(!session.screen.largeRows.isEmpty)
    }

    @Test func headingsAreLargeInASmallTerminal() throws {
        let session = try playLarge(doubleWidth: 40, columns: 80, rows: 24)
        let lines = session.screen.lines
        #expect(lines[0].hasPrefix("┏~root 160×64━") && lines[22] == lines[23])
        let caption = try #require(lines.firstIndex(of: "The whole screen"))
        #expect(lines[caption + 1] == "The whole screen")
        #expect(session.screen.largeRows == [caption, caption + 1, 22, 23])
        session.type("q")
        #expect(session.status() == 1)
    }

    @Test func allIsLargeInALargeTerminal() throws {
        let session = try playLarge(doubleWidth: 60, columns: 120, rows: 40)
        let lines = session.screen.lines
        #expect(session.screen.largeRows == Set(0..<40))
        for row in stride(from: 0, to: 40, by: 2) { #expect(lines[row] == lines[row + 1]) }
        #expect(lines[0].count <= 60 && lines[0].hasPrefix("┏~root 160×64━"))
        session.type("6\n")
        try session.wait("the last step") { $0.text.contains(" 6/6 ") }
        session.type("r")
        try session.wait("the report") { $0.lines.count == 40 && $0.lines[39].contains("any other key closes") }
    }

    @Test func linesAreThickWhereTheTerminalHasOneSize() throws {
        let session = try playLarge(doubleWidth: 80, columns: 80, rows: 24)
        #expect(session.screen.lines[0].hasPrefix("┏~root 160×64━"))
        #expect(!session.bytes.dropFirst(100).contains("\u{1B}#"))
        #expect(!session.bytes.contains("\u{1B}[2m"))
    }

    @Test func aStepGoesOnInASession() throws {
        let session = try play()
        try session.wait("the first step") { $0.text.contains(" 1/6 ") }
        session.type("3\n")
        try session.wait("the third") { $0.text.contains(" 3/6 ") }
        session.type("i")
        try session.waitForRows("box>")
        #expect(!session.screen.text.contains("+box"), "what is there already is not new")
        try session.enter("box.frame")
        #expect(!session.text.contains("said"))
        try session.wait(for: "(0, 0, 0, 0)")
        session.type(Key.control("D"))
        try session.wait(for: " 3/6 ")
        session.type("q")
        #expect(session.status() == 1)
    }

    @Test func theNextCaptionCanBeSeenBefore() throws {
        let session = try play()
        try session.wait("the first step") { $0.text.contains(" 1/6 ") }
        session.type("c")
        try session.wait("the next caption") { $0.text.contains("next: A view, and where it is") }
        session.type("c")
        try session.wait("no more of it") { !$0.text.contains("next: ") }
    }

    @Test func aCaptionLongerThanTheScreenIsReadOn() throws {
        let lines = (1...40).map { "// line \($0)." }.joined(separator: "\n")
        let session = try play("\(lines)\nview a\nmake.edges.equalTo(root)\n")
        try session.wait("its start and the statement") {
            $0.text.contains("line 1.") && $0.text.contains("view a") && $0.text.contains("r reads on")
        }
        session.type("r")
        try session.wait("the caption alone") {
            $0.text.contains("line 20.") && $0.text.contains("any other key closes")
        }
        session.type("  ")
        try session.wait("its end") { $0.text.contains("line 40.") }
    }

    @Test func aLongCaptionIsWrappedAndNeverCut() throws {
        let words = (1...60).map { "word\($0)" }.joined(separator: " ")
        let session = try play("// \(words)\nview a\n", columns: 40)
        try session.wait("its first and last word") { $0.text.contains("word1 ") && $0.text.contains("word60") }
        #expect(session.screen.lines.first?.hasPrefix("┌root") == true || session.screen.text.contains("root"))
    }

    @Test func theTranscriptOfAllPasses() throws {
        let folder = try TerminalSession.newFolder()
        try Self.script.write(to: folder.appendingPathComponent("a.mas"), atomically: false, encoding: .utf8)
        #expect(try BuiltProgram.run(["--step", "--transcript", "a.md", "a.mas"], in: folder).status == 1)
        let text = try String(contentsOf: folder.appendingPathComponent("a.md"), encoding: .utf8)
        #expect(text.hasPrefix("# a.mas\n") && text.contains("mas> // The whole screen\nmas> screen 160x64\n"))
        let test = try BuiltProgram.run(["test", "a.md"], in: folder)
        // The expectation of the script fails in the transcript, too.
        #expect(test.output.contains("9 inputs of sessions") && !test.output.contains("differs"), "\(test.output)")
        #expect(try BuiltProgram.run(["--transcript", "a.md", "a.mas"], in: folder).status == 64)
    }

    @Test func theScreenComesBackAfterAKill() throws {
        let session = try play()
        try session.wait("the first step") { $0.text.contains(" 1/6 ") }
        session.send(SIGKILL)
        #expect(session.status() == 128 + SIGKILL)
        #expect(session.bytes.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    }
}
