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

    private func play(_ text: String = script, columns: Int = 80) throws -> TerminalSession {
        let folder = try TerminalSession.newFolder()
        try text.write(to: folder.appendingPathComponent("a.mas"), atomically: false, encoding: .utf8)
        return try TerminalSession(["--step", "a.mas"], home: folder, columns: columns)
    }

    @Test func forwardBackAndQuit() throws {
        let session = try play()
        try session.wait("the first step") { $0.text.contains("The whole screen") && $0.text.contains(" 1/6 ") }
        session.type(" ")
        try session.wait("the second") { screen in
            screen.text.contains("A view, and where it is\nhere\n") && screen.text.contains("5 │ view box")
                && screen.text.contains(" 2/6 ") && !screen.text.contains("whole")
        }
        session.type("\u{1B}[C\n")
        try session.wait("the fourth") { $0.text.contains("7 │ make.size") && $0.text.contains("┌~box") }
        session.type("b")
        try session.wait("the third") { $0.text.contains(" 3/6 ") && $0.text.contains("A view, and where it is") }
        session.type("6")
        try session.wait("what is typed") { $0.text.contains("to step 6") }
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
        try session.wait("the last") { $0.text.contains(" 6/6 ") && $0.text.contains("a plays") }
        session.type("\u{3}")
        #expect(session.status() == 130)
    }

    @Test func theStatementThatFailsIsTheLast() throws {
        let session = try play("view a\noops\nview b\n")
        try session.wait("the first step") { $0.text.contains(" 1/2 ") }
        session.type(" ")
        try session.wait("the error") { $0.text.contains("there is no `oops` here") && $0.text.contains("2 │ oops") }
    }

    @Test func withoutATerminalStepsFollowEachOther() throws {
        let folder = try TerminalSession.newFolder()
        try Self.script.write(to: folder.appendingPathComponent("a.mas"), atomically: false, encoding: .utf8)
        let result = try BuiltProgram.run(["--step", "a.mas"], in: folder)
        #expect(result.status == 1)
        #expect(result.output.matches(of: #/(?m)^\[\d\/6\]$/#).count == 6)
        #expect(result.output.contains("said\n"))
        #expect(try BuiltProgram.run(["--step"], in: folder).status == 64)
        #expect(try BuiltProgram.run(["--step", "a.mas", "a.mas"], in: folder).status == 64)
        #expect(try BuiltProgram.run(["--step", "b.mas"], in: folder).status == 66)
        let broken = try BuiltProgram.run(["--step", "-"], input: "let = 1", in: folder)
        #expect(broken.status == 1)
        #expect(broken.errors.contains("[unexpected]"))
        #expect(try BuiltProgram.run(["--step", "-"], in: folder).status == 0)
    }

    @Test func positions() {
        var position = StepPosition(count: 12)
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
        session.type("  ")
        try session.wait("the third") { $0.text.contains(" 3/6 ") }
        session.type(" ")
        try session.wait("the size is new") { $0.text.contains("┌~box") && $0.text.contains("~box w") }
        session.type("b")
        try session.wait("the step before") { $0.text.contains(" 3/6 ") && !$0.text.contains("~box w") }
    }

    @Test func reportsAreOpenedAndScrolled() throws {
        let script = "view a\n" + (1...9).map { "make.width.equalTo(\($0)0)\n" }.joined()
        let session = try play(script)
        try session.wait("the first step") { $0.text.contains(" 1/10 ") }
        session.type("3\n")
        try session.wait("a headline") { screen in
            screen.text.contains("conflict: ") && screen.lines.last?.contains("r report") == true
                && !screen.text.contains("Will attempt to recover")
        }
        session.type("r")
        try session.wait("the report") { $0.text.contains("Will attempt to recover") && !$0.text.contains(" 3/10 ") }
        session.type("\u{1B}[Bq")
        try session.wait("the step") { $0.text.contains(" 3/10 ") }
    }

    @Test func aStepGoesOnInASession() throws {
        let session = try play()
        try session.wait("the first step") { $0.text.contains(" 1/6 ") }
        session.type("3\n")
        try session.wait("the third") { $0.text.contains(" 3/6 ") }
        session.type("i")
        try session.waitForRows("box>")
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
