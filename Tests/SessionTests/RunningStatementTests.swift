import Glibc
import Testing

/// What happens at a terminal while a statement runs.
@Suite struct RunningStatementTests {
    @Test func typingDuringAStatementIsReadLater() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("var x = 0")
        session.type("while x < 300000 { x = x + 1 }; view foo\r")
        try session.wait(for: "; view foo\n")
        session.type("view ahead\rhalf")
        try session.wait("the draft behind the next prompt") { $0.lines.last == "ahead> half" }
        let rows = session.screen.allLines
        #expect(rows.filter { $0.contains("view ahead") } == ["foo> view ahead"])
        #expect(rows.filter { $0.contains("half") } == ["ahead> half"])
        #expect(rows.filter { $0.contains("root 320×480") }.allSatisfy { "•┌mr".contains($0.first ?? " ") })
    }

    @Test func aPasteDuringAStatementIsOneInput() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("var x = 0")
        session.type("while x < 300000 { x = x + 1 }\r")
        try session.wait(for: "x + 1 }\n")
        session.paste("func f() {\n    let a = 1\n    return a + 1\n}\nf()")
        session.type("\r")
        try session.waitForRows(
            "mas> func f() {", " ...     let a = 1", " ...     return a + 1", " ... }", " ... f()", "2", "mas>")
    }

    @Test func anInterruptionIsReportedOnItsOwnLine() throws {
        let session = try TerminalSession.atPrompt()
        session.type("while true { }\r")
        try session.wait(for: "while true { }\n")
        session.type("typed")
        // What is typed is not shown; ^C must not come with it.
        usleep(50_000)
        session.type(Key.control("c"))
        try session.wait("the message") { $0.lines.contains { $0.hasPrefix("error: ") && $0.contains("interrupted") } }
        try session.wait("the prompt") { $0.lines.last == "mas>" || $0.lines.last == "mas> typed" }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
    func theTerminalIsRestoredWhenAStatementIsEnded(signal: Int32) throws {
        let session = try TerminalSession.atPrompt()
        session.type("while true { }\r")
        try session.wait(for: "while true { }\n")
        session.send(signal)
        #expect(session.status() == 128 + signal)
        #expect(session.bytes.hasSuffix("\u{1B}[?2004l"))
    }
}
