import Glibc
import Testing

/// What is longer than the screen.
@Suite struct PageTests {
    @Test func aLongListHasPages() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("view card; make.width.equalTo(32)")
        session.type("card.\t")
        try session.wait("names in columns") { screen in
            screen.text.contains("Tab shows more") && screen.lines.contains { $0.split(separator: " ").count > 2 }
        }
        session.type("\t")
        try session.wait("words and values") { screen in
            screen.text.contains("now 0, the left edge") && screen.text.contains("\n1 of ")
        }
        session.type("\u{1B}[6~")
        try session.wait("the next page") { $0.text.contains("\n11 of ") && !$0.text.contains("now 0, the left edge") }
        session.type("\u{1B}")
        try session.waitForRows("card> card.")
        session.type("w\t")
        try session.waitForRows("card> card.width")
    }

    @Test func longOutputHasPages() throws {
        let session = try TerminalSession.atPrompt()
        session.type(":help\r")
        try session.wait("the first page") { screen in
            screen.lines.last?.contains("more lines: space next page") == true
                && screen.lines.first?.hasPrefix("Statements run") == true
        }
        session.type("\r")
        try session.wait("a line on") { screen in
            screen.hasPages && !screen.text.contains("Statements run") && screen.text.contains("view card")
        }
        session.type(" ")
        try session.wait("the next page") { $0.hasPages && !$0.text.contains("view card") }
        session.type("q")
        try session.waitForRows("mas>")
        session.type(":help\r")
        try session.wait("pages") { $0.hasPages }
        session.type(Key.control("c"))
        try session.waitForRows("mas>")
        session.type(":help\r")
        try session.wait("pages again") { $0.hasPages }
        session.type("G")
        try session.wait("the end") { screen in
            screen.isAtEndOfPages && screen.text.contains("^D quits.") && !screen.text.contains("more lines")
        }
        session.type("b")
        try session.wait("a page back") { $0.hasPages && !$0.text.contains("^D quits.") }
        session.type("G")
        try session.wait("the end again") { $0.isAtEndOfPages }
        session.type("\r")
        try session.wait("the prompt") { $0.lines.last == "mas>" && $0.text.contains("^D quits.") }
    }

    /// A key that does not page is the first of the next statement.
    @Test(arguments: ["view card", "button ok \"OK\"", "for i in 0..<2 { view v }", "(1 + 1)"])
    func pagesEatNoInput(statement: String) throws {
        let session = try TerminalSession.atPrompt()
        session.type(":help\r")
        try session.wait("pages") { $0.hasPages }
        session.type(statement)
        try session.waitForRows("mas> \(statement)")
        session.type(Key.control("u") + Key.up + Key.up)
        try session.waitForRows("mas> :help")
        session.type("\r")
        try session.wait("pages") { $0.hasPages }
        session.type("G")
        try session.wait("the end") { $0.isAtEndOfPages }
        // Typed at once, the key would be its first letter.
        usleep(500_000)
        session.type(statement)
        try session.waitForRows("mas> \(statement)")
    }

    @Test(arguments: ["button ok \"OK\"", "bGb", "query"])
    func aWordThatBeginsWithAKeyIsNotEaten(word: String) throws {
        let session = try TerminalSession.atPrompt()
        session.type(":help\r")
        try session.wait("pages") { $0.hasPages }
        session.type(" ")
        try session.wait("the second page") { !$0.text.contains("Statements run") }
        session.type(word + "x")
        try session.waitForRows("mas> \(word)x")
    }

    @Test func pagesGoBackAndAreSearched() throws {
        let session = try TerminalSession.atPrompt()
        func top(_ line: String) throws {
            try session.wait("\(line) at the top") { $0.hasPages && $0.lines.first?.contains(line) == true }
        }
        session.type(":help\r")
        try top("Statements run")
        let second = try #require(session.screen.lines.last { $0.hasPrefix("    ") })
        session.type(" ")
        try session.wait("the second page") { $0.hasPages && !$0.text.contains(second) }
        session.type(Key.up)
        try top(second)
        for key in ["b", Key.pageUp] {
            session.type(key)
            try top("Statements run")
            session.type(" ")
            try session.wait("the second page") { $0.hasPages && !$0.text.contains(second) }
        }
        session.type("/wig")
        try session.waitForRows("/wig")
        session.type("gle\r")
        try top(":wiggle VIEW")
        session.type("/:\r")
        try session.wait("the next command") { screen in
            screen.lines.first?.contains(":") == true && screen.lines.first?.contains(":wiggle") == false
        }
        let first = session.screen.lines.first
        session.type("n")
        try session.wait("the one after") { screen in
            screen.lines.first?.contains(":") == true && screen.lines.first != first
        }
        session.type("/nowhere\r")
        try session.wait(for: "no \"nowhere\" below")
        session.type("q1 + 1\r")
        try session.waitForRows("mas> 1 + 1", "2", "mas>")
    }

    @Test func inputPastedIntoPagesWaitsAtThePrompt() throws {
        let session = try TerminalSession.atPrompt(rows: 10)
        session.type(":help\r")
        try session.wait("pages") { $0.hasPages }
        session.paste("let q = 20\nprint(\"q\" + \"uick\")")
        try session.wait("the block") { !$0.hasPages && $0.text.contains("let q = 20\n ... print(") }
        #expect(!session.text.contains("quick"))
        session.type("\r")
        try session.wait(for: "quick")
    }

    @Test func helpWordsAreShownSideBySide() throws {
        let session = try TerminalSession.atPrompt(columns: 160, rows: 70)
        try session.enter(":help words")
        let rows = session.screen.lines
        #expect(rows.count < 70 && rows.contains { $0.hasPrefix("activate ") && $0.count > 60 })
    }
}
