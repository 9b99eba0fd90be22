import Foundation
import Glibc
import Testing

/// What is left of a session that was killed, and what a session starts with.
@Suite struct JournalTests {
    private func journals(_ home: URL) throws -> [URL] {
        let folder = home.appendingPathComponent(".local/state/masonry-repl")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix("journal-") }.sorted().map(folder.appendingPathComponent)
    }

    private func kill(_ session: TerminalSession) {
        session.send(SIGKILL)
        #expect(session.status() == 128 + SIGKILL)
    }

    /// The home of a session that was killed after some inputs.
    private func homeOfAKilledSession(after inputs: String...) throws -> URL {
        let home = try TerminalSession.newFolder()
        let killed = try TerminalSession.atPrompt(home: home)
        for input in inputs { try killed.enter(input) }
        kill(killed)
        return home
    }

    @Test func aKilledSessionIsOfferedAndResumed() throws {
        let home = try TerminalSession.newFolder()
        let killed = try TerminalSession.atPrompt(home: home)
        try killed.enter("view a, b")
        try killed.enter("let side = 12")
        try killed.enter("view gone")
        try killed.enter(":undo")
        try killed.enter("oops")
        killed.type("half a stat")
        try killed.wait(for: "half a stat")
        kill(killed)
        let left = try #require(try journals(home).first)
        #expect(try FileManager.default.attributesOfItem(atPath: left.path)[.posixPermissions] as? Int == 0o600)

        let next = try TerminalSession(home: home)
        try next.wait(for: "Resume the session interrupted on ")
        try next.wait(for: "(3 inputs)?\n[Y/n]> ")
        next.type("y\r")
        try next.wait(for: "a,b> ")
        try next.enter("side + 1")
        try next.wait(for: "13")
        try next.enter(":redo")
        try next.wait(for: "redo: view gone")
        // It goes on in the same journal.
        kill(next)
        #expect(try journals(home) == [left])
        let last = try TerminalSession(home: home)
        try last.wait(for: "[Y/n]> ")
        last.type("\r")
        try last.wait(for: "gone> ")
        try last.enter(":history")
        try last.wait(for: "view gone")
        last.type("\u{4}")
        #expect(last.status() == 0)
        #expect(try journals(home).isEmpty)
    }

    @Test func anUnwantedSessionIsForgottenAndAnUndecidedOneKept() throws {
        let home = try homeOfAKilledSession(after: "let side = 12")
        let undecided = try TerminalSession(home: home)
        try undecided.wait(for: "[Y/n]> ")
        undecided.type("what\r")
        try undecided.wait(for: "Type y or n.")
        try undecided.wait(for: "[Y/n]> ")
        undecided.type("\u{3}")
        try undecided.wait(for: "mas> ")
        undecided.type("\u{4}")
        #expect(undecided.status() == 0)
        let unwilling = try TerminalSession(home: home)
        try unwilling.wait(for: "[Y/n]> ")
        unwilling.type("n\r")
        try unwilling.wait(for: "mas> ")
        kill(unwilling)
        // A session without an input leaves nothing to offer.
        _ = try TerminalSession.atPrompt(home: home)
    }

    @Test func anAnswerIsOneLineWithoutCompletions() throws {
        let home = try homeOfAKilledSession(after: "let side = 12")
        let next = try TerminalSession(home: home)
        try next.wait(for: "[Y/n]> ")
        next.type("vi\t {\r")
        try next.wait(for: "[Y/n]> vi {\nType y or n.")
        next.type("n\r")
        try next.wait(for: "mas> ")
        next.type("vi\t")
        try next.wait(for: "mas> view")
    }

    @Test func sessionsAtOnceHaveTheirOwn() throws {
        let home = try TerminalSession.newFolder()
        let (one, other) = (try TerminalSession.atPrompt(home: home), try TerminalSession.atPrompt(home: home))
        try one.enter("let who = 1")
        try other.enter("let who = 2")
        try one.enter("let more = 10")
        kill(one)
        // The other still lives, so only the first is offered.
        let next = try TerminalSession(home: home)
        try next.wait(for: "(2 inputs)?\n[Y/n]> ")
        next.type("y\r")
        try next.wait(for: "mas> ")
        try next.enter("who + more")
        try next.wait(for: "11")
        kill(other)
        let last = try TerminalSession(home: home)
        try last.wait(for: "(1 input)?\n[Y/n]> ")
        last.type("y\r")
        try last.wait(for: "mas> ")
        try last.enter("who + 40")
        try last.wait(for: "42")
    }

    /// A kill can come while a line is written.
    @Test func aDamagedLineDoesNoHarm() throws {
        let home = try homeOfAKilledSession(after: "let side = 12", "view card")
        let journal = try #require(try journals(home).first)
        let whole = try Data(contentsOf: journal)
        let last = try #require(whole.dropLast().lastIndex(of: UInt8(ascii: "\n")))
        for end in [whole.count - 1, last + 1, last + 4, last - 1] {
            try whole.prefix(end).write(to: journal)
            let next = try TerminalSession(home: home)
            try next.wait(for: "(1 input)?\n[Y/n]> ")
            next.type("y\r")
            try next.wait(for: "mas> ")
            try next.enter("side + 1")
            try next.wait(for: "13")
            kill(next)
            let text = try String(contentsOf: journal, encoding: .utf8)
            #expect(text.hasSuffix("\n"))
            #expect(text.contains("side + 1"))
        }
    }

    @Test func aHangUpCountsAsAKill() throws {
        let home = try TerminalSession.newFolder()
        let hungUp = try TerminalSession.atPrompt(home: home)
        try hungUp.enter("view card")
        hungUp.send(SIGHUP)
        _ = hungUp.status()
        let next = try TerminalSession(home: home)
        try next.wait(for: "[Y/n]> ")
    }

    @Test func aSessionStartsWithItsScript() throws {
        let home = try TerminalSession.newFolder()
        let folder = home.appendingPathComponent(".config/masonry-repl")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let script = folder.appendingPathComponent("init.mas")
        try "screen 100x50\n:draw off\nlet gap = 8\nview b in nowhere\nlet never = 1\n".write(
            to: script, atomically: true, encoding: .utf8)
        let started = try TerminalSession.atPrompt(home: home)
        #expect(started.text.contains("nowhere"))
        #expect(started.text.contains("init.mas:4"))
        #expect(started.text.contains("root 100×50"))
        try started.enter("gap + 1")
        try started.wait(for: "9\n")
        try started.enter("view x")
        try started.enter(":reset")
        try started.enter("root.frame")
        try started.wait(for: "(0, 0, 100, 50)")
        try started.enter(":save all.mas")
        let saved = try String(contentsOf: home.appendingPathComponent("all.mas"), encoding: .utf8)
        #expect(saved == "screen 100x50\nlet gap = 8\n")
        let plain = try TerminalSession.atPrompt(["--no-init"], home: home)
        #expect(plain.text.contains("root 320×480"))
    }

    @Test func aStartUpScriptIsRunUpToItsError() throws {
        let home = try TerminalSession.newFolder()
        let folder = home.appendingPathComponent(".config/masonry-repl")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "view first\n:draw off\nlet gap = 8\nlet (\nlet never = 1\n".write(
            to: folder.appendingPathComponent("init.mas"), atomically: true, encoding: .utf8)
        let session = try TerminalSession(home: home, columns: 200)
        try session.waitForRows("first>")
        #expect(session.text.contains("init.mas:4 │ let ("))
        try session.enter("gap + 1")
        try session.wait(for: "9\n")
        // The view was declared in another part of the script.
        try session.enter("make.left.equalTo(root)")
        try session.wait(for: "init.mas:1")
        try session.enter(":findings 1")
        try session.wait(for: "init.mas:1 view first")
    }

    @Test func aTranscriptIsATestThatPasses() throws {
        let home = try TerminalSession.newFolder()
        try "view loaded\nmake.size.equalTo(20)\n".write(
            to: home.appendingPathComponent("loaded.mas"), atomically: true, encoding: .utf8)
        let session = try TerminalSession(home: home, columns: 50, rows: 10)
        try session.waitForRows("mas>")
        for input in [
            "screen 240x96", "view card", "make.edges.equalTo(root).inset(16)", "oops", "print(\"mas> no prompt\")",
            "print(\"```\")", ":load loaded.mas", "loaded.makeConstraints { make in\rmake.left.equalTo(card)\r}",
            ":undo", ":time", ":nonsense", ":why card.width", "?view", ":diff", ":history", ":goto 2", ":redo",
        ] { try session.enter(input) }
        session.paste("view p\nmake.top.equalTo(card)\n:frames\nview q")
        try session.enter("")
        try session.enter(":transcript it.md")
        try session.wait(for: "saved to it.md")
        let text = try String(contentsOf: home.appendingPathComponent("it.md"), encoding: .utf8)
        #expect(text.contains("mas> screen 240x96\n"))
        #expect(text.contains("there is no `oops`"))
        #expect(!text.contains(":time"))
        let result = try BuiltProgram.run(["test", "it.md"], in: home)
        #expect(result.status == 0, "\(result.output)\n\(text)")
        // A test that compares nothing would pass too.
        let changed = text.replacing("208×64", with: "1×1").replacing("there is no `oops`", with: "nothing")
        try changed.write(to: home.appendingPathComponent("it.md"), atomically: true, encoding: .utf8)
        #expect(try BuiltProgram.run(["test", "it.md"], in: home).status == 1)
    }

    @Test func anInputIsWrittenInTheUsersEditor() throws {
        let home = try TerminalSession.newFolder()
        let editor = home.appendingPathComponent("editor")
        try "sed -i s/10/42/ \"$1\"\n".write(to: editor, atomically: true, encoding: .utf8)
        let session = try TerminalSession.atPrompt(environment: ["EDITOR": "sh '\(editor.path)'"], home: home)
        try session.enter("10 +\r1")
        try session.enter(":edit")
        try session.wait(for: "42 +\n1\n43\n")
        try session.enter(":edit")
        try session.wait(for: "nothing changed, so nothing ran")
        session.type("\u{1B}[A")
        try session.waitForRows("mas> :edit")
        session.type("\u{1B}[A")
        try session.waitForRows("mas> 42 +", " ... 1")
        let broken = try TerminalSession.atPrompt(environment: ["EDITOR": "/nonexistent"])
        try broken.enter(":edit")
        try broken.wait(for: "nothing ran")
    }

    /// The input is replaced, and the later ones run again, as one step.
    @Test func anEarlierInputIsEdited() throws {
        let home = try TerminalSession.newFolder()
        let editor = home.appendingPathComponent("editor")
        try "sed -i s/10/42/ \"$1\"\n".write(to: editor, atomically: true, encoding: .utf8)
        let session = try TerminalSession.atPrompt(environment: ["EDITOR": "sh '\(editor.path)'"], home: home)
        try session.enter("let n = 10")
        try session.enter("view a; make.left.top.width.height.equalTo(n)")
        try session.enter(":edit 1")
        try session.wait(for: "let n = 42\n")
        try session.enter("a.frame")
        try session.wait(for: "(42, 42, 42, 42)")
        try session.enter(":history")
        try session.waitForRows(
            "  1  let n = 42", "  2  view a; make.left.top.width.height.equalTo(n)", "  3  :edit 1", "> 4  a.frame",
            "a>")
        session.send(SIGKILL)
        _ = session.status()
        let resumed = try TerminalSession(home: home)
        try resumed.wait(for: "[Y/n]> ")
        try resumed.enter("")
        try resumed.enter(":undo")
        try resumed.wait(for: "undo: :edit 1")
        try resumed.enter("a.frame")
        try resumed.wait(for: "(10, 10, 10, 10)")
    }

    @Test func anEditThatDoesNotRunIsKeptInTheHistory() throws {
        let home = try TerminalSession.newFolder()
        let editor = home.appendingPathComponent("editor")
        try "sed -i s/n/m/ \"$1\"\n".write(to: editor, atomically: true, encoding: .utf8)
        let session = try TerminalSession.atPrompt(environment: ["EDITOR": "sh '\(editor.path)'"], home: home)
        try session.enter("let n = 10")
        try session.enter("let k = n")
        try session.enter(":edit 1")
        try session.wait(for: "there is no `n`")
        try session.wait(for: "nothing was changed")
        session.type(Key.up)
        try session.waitForRows("mas> let m = 10")
        session.type(Key.control("u"))
        try session.enter("n")
        try session.wait(for: "10\n")
        for input in ["0", "7"] {
            try session.enter(":edit \(input)")
            try session.wait(for: "error: ")
        }
    }

    @Test func aSessionWithoutAJournalSaysSo() throws {
        let home = try TerminalSession.newFolder()
        let session = try TerminalSession(environment: ["XDG_STATE_HOME": "/proc/nowhere"], home: home)
        try session.waitForRows("mas>")
        #expect(session.text.contains("warning: the journal can't be written"))
        try session.enter("view a")
        #expect(session.text.split(separator: "the journal can't be written").count == 2)
    }
}
