import Foundation
import Glibc
import Testing

/// What a session's pictures do at a terminal.
@Suite struct CanvasTests {
    /// A session with a card in a small root, pinned.
    private func pinnedSession(_ arguments: [String] = []) throws -> TerminalSession {
        let session = try TerminalSession.atPrompt(arguments)
        for line in ["screen 240x96", "view card", "make.edges.equalTo(root).inset(16)", ":draw pin"] {
            try session.enter(line)
        }
        try session.wait("the pinned picture") { Self.hasPicture($0) && $0.region == 8..<24 }
        return session
    }

    private static let top = "┌root 240×96──────────────────┐"

    private static func hasPicture(_ screen: TerminalScreen) -> Bool {
        screen.lines.first == top && screen.lines.count > 7 && screen.lines[7].hasPrefix("────")
    }

    // MARK: In the scrollback

    @Test func changesAreMarkedAndCaptioned() throws {
        let session = try TerminalSession.atPrompt()
        for line in ["screen 240x96", "view card", "make.edges.equalTo(root).inset(16)"] { try session.enter(line) }
        try session.waitForRows("~card x 0→16 y 0→16 width 0→208 height 0→64", "card>")
        #expect(session.screen.allLines.contains("+card 0,0 0×0"))
        #expect(session.screen.lines.contains { $0.contains("┌~card─") })
        try session.enter(":draw")
        #expect(session.screen.lines.contains { $0.contains("┌card──") })
    }

    @Test func aPictureLeavesSpaceForTheStatementAndItsMessages() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("view a; make.left.top.equalTo(root); make.width.equalTo(100)")
        try session.wait("all of it") { screen in
            screen.lines.contains { $0.hasPrefix("mas> view a; ") } && screen.lines.contains { $0.hasPrefix("+a ") }
                && screen.lines.contains { $0.contains("ambiguous: `a`") } && screen.lines.last == "a>"
        }
    }

    @Test func warningsDoNotScrollAwayInALowTerminal() throws {
        let session = try TerminalSession.atPrompt(columns: 60, rows: 18)
        try session.enter("view a; make.left.top.equalTo(root); make.width.equalTo(100)")
        try session.wait("the whole warning below the picture") { screen in
            screen.lines.contains { $0.hasPrefix("+a ") } && screen.lines.contains { $0.contains("ambiguous: `a`") }
                && screen.lines.contains { $0.contains(":fix N does one") } && screen.lines.last == "a>"
        }
    }

    @Test func messagesAreBrokenBetweenWords() throws {
        let session = try TerminalSession.atPrompt(columns: 40, rows: 24)
        try session.enter("view a; make.left.equalTo(root)")
        try session.wait("the report") { $0.lines.last == "a>" && $0.text.contains("ambiguous:") }
        let words = session.screen.allLines.flatMap { $0.split(separator: " ") }
        #expect(words.contains("width,"))
        #expect(session.screen.allLines.allSatisfy { $0.count <= 40 })
    }

    @Test func aViewIsZoomedIntoAndOutAgain() throws {
        let session = try TerminalSession.atPrompt()
        for line in ["view card; make.edges.equalTo(root).inset(16)", "view icon in card; make.left.top.equalTo(card)"]
        {
            try session.enter(line)
        }
        try session.enter("make.size.equalTo(32)")
        try session.enter(":zoom icon")
        #expect(session.screen.lines.contains { $0.hasPrefix("┌icon 32×32─") })
        try session.enter(":zoom icn")
        try session.wait(for: "did you mean `icon`?")
        try session.enter(":zoom")
        #expect(session.screen.lines.contains { $0.hasPrefix("┌root 320×480") })
        // What is gone can't fill the picture.
        try session.enter(":zoom icon")
        try session.enter("icon.removeFromSuperview()")
        #expect(session.screen.lines.contains { $0.hasPrefix("┌root 320×480") })
        #expect(session.screen.lines.contains("-icon"))
    }

    @Test func aThemeSetsTheColors() throws {
        let session = try TerminalSession.atPrompt(["--theme", "colorblind"])
        try session.enter("view a; make.left.top.equalTo(root); make.size.equalTo(200)")
        #expect(session.bytes.contains("\u{1B}[1;38;5;32m"))
        try session.enter(":theme light")
        #expect(session.bytes.contains("\u{1B}[38;5;26m"))
        try session.enter(":theme")
        try session.waitForRows("light", "a>")
        try session.enter(":theme loud")
        try session.wait(for: "`dark`, `light`, `colorblind` or `large`")
        try session.enter(":theme large")
        try session.enter(":draw")
        #expect(session.screen.lines.contains { $0.hasPrefix("┏a━") })
        #expect(session.bytes.contains("\u{1B}[1;38;5;33m"))
    }

    @Test func linesAreShownOnRequest() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("view card; make.edges.equalTo(root).inset(16)")
        try session.enter(":draw margins")
        try session.waitForRows("margins: shown", "card>")
        #expect(session.screen.lines.contains { $0.contains("·····") })
        try session.enter(":draw margins")
        try session.waitForRows("margins: hidden", "card>")
    }

    // MARK: Pinned

    @Test func aPinnedPictureStaysWhileTheRestScrolls() throws {
        let session = try pinnedSession()
        for number in 1...30 { try session.enter("\(number) + 1000") }
        #expect(Self.hasPicture(session.screen))
        try session.waitForRows("card> 30 + 1000", "1030", "card>")
        try session.enter("make.width.equalTo(100).priority(500)")
        #expect(Self.hasPicture(session.screen))
        session.type("half\u{C}")
        try session.wait("the prompt alone below") {
            Self.hasPicture($0) && $0.lines.count == 9 && $0.lines[8] == "card> half"
        }
    }

    @Test func aPinnedPictureFollowsTheTerminalsSize() throws {
        let session = try pinnedSession()
        try session.enter("1 + 1000")
        session.type("half")
        session.resize(columns: 60, rows: 16)
        try session.wait("what was there") {
            $0.lines.first == "┌root 240×96───────────┐" && $0.region == 7..<16
                && $0.lines.dropFirst(7).elementsEqual(["card> 1 + 1000", "1001", "card> half"])
        }
        // Too low for a picture, and high enough again.
        session.resize(columns: 60, rows: 6)
        try session.wait("no picture") { $0.region == 0..<6 && $0.lines.last == "card> half" }
        session.resize(columns: 80, rows: 24)
        try session.wait("a picture") { Self.hasPicture($0) && $0.lines.last == "card> half" }
    }

    @Test func scrolledLinesReturnWhenThePictureIsUnpinned() throws {
        let session = try pinnedSession()
        for number in 1...30 { try session.enter("\(number) + 1000") }
        try session.enter(":draw auto")
        #expect(session.screen.region == 0..<24)
        let lines = session.screen.allLines
        #expect((1...30).allSatisfy { lines.contains("card> \($0) + 1000") && lines.contains("\($0 + 1000)") })
        #expect(lines.contains("card> view card") || lines.contains("mas> view card"))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGKILL])
    func theTerminalIsRestoredWhenTheProgramEnds(signal: Int32) throws {
        let session = try pinnedSession()
        session.send(signal)
        #expect(session.status() == 128 + signal)
        #expect(session.screen.region == 0..<24)
    }

    @Test(arguments: [SIGTERM, SIGKILL, SIGSEGV])
    func alsoWhileAScriptRuns(signal: Int32) throws {
        let session = try pinnedSession()
        session.type("while true { }\r")
        try session.wait(for: "while true { }\n")
        session.send(signal)
        #expect(session.status() == 128 + signal)
        #expect(session.screen.region == 0..<24)
    }

    @Test func theTerminalIsRestoredOnLeaving() throws {
        let session = try pinnedSession()
        session.type("\u{4}")
        #expect(session.status() == 0)
        #expect(session.screen.region == 0..<24)
        #expect(session.screen.lines.contains(Self.top))
    }

    @Test func aStoppedSessionPinsAgain() throws {
        let session = try pinnedSession()
        let written = session.bytes.count
        // Without a shell that could continue it, a process is not stopped: it goes on at once.
        session.send(SIGTSTP)
        try session.wait("the picture, after the whole terminal was given back") {
            Self.hasPicture($0) && $0.region == 8..<24
                && session.bytes.dropFirst(written).contains("\u{1B}7\u{1B}[r\u{1B}8")
        }
        try session.enter("1 + 1000")
        try session.waitForRows("card> 1 + 1000", "1001", "card>")
    }

    @Test func aDumbTerminalPinsNothing() throws {
        let session = try TerminalSession(environment: ["TERM": "dumb"])
        try session.wait(for: "mas> ")
        session.type(":draw pin\r")
        try session.wait(for: "[terminal]")
        session.type(":animate on\r")
        try session.wait(for: "[terminal]")
        session.type("view a\r")
        try session.wait(for: "+a 0,0 0x0")
        #expect(!session.bytes.contains("\u{1B}"))
    }

    // MARK: Moving

    @Test func aChangeIsPlayedAsFrames() throws {
        let session = try TerminalSession.atPrompt(["--animate"])
        try session.enter("screen 240x96; view a; a.frame = (0, 0, 8, 96)")
        let before = session.text.count
        try session.enter("a.frame = (232, 0, 8, 96)")
        let pictures = session.text.dropFirst(before).split(separator: "a> ").first ?? ""
        let tops = pictures.split(separator: "\n").filter { $0.contains("root 240×96") }
        #expect(Set(tops).count > 2)
        // Only the last is left.
        #expect(session.screen.lines.filter { $0.contains("root 240×96") }.count <= 2)
        #expect(session.screen.lines.contains("~a x 0→232"))
        try session.enter(":animate off")
        let later = session.text.count
        try session.enter("a.frame = (0, 0, 8, 96)")
        #expect(session.text.dropFirst(later).split(separator: "\n").filter { $0.contains("root 240×96") }.count == 1)
    }

    @Test func typingDuringAnAnimationIsKept() throws {
        let session = try TerminalSession.atPrompt(["--animate"])
        try session.enter("screen 240x96; view a; a.frame = (0, 0, 8, 96)")
        session.type("a.frame = (232, 0, 8, 96)\r")
        try session.wait(for: "~a")
        session.type("1 + 1")
        try session.waitForRows("a> 1 + 1")
        session.type("000\r")
        try session.wait(for: "\n1001\n")
    }

    @Test func anAnimationOfAPinnedPictureStaysPinned() throws {
        let session = try pinnedSession(["--animate"])
        try session.enter("view icon in card")
        try session.enter("make.size.equalTo(32); make.left.top.equalTo(card)")
        try session.enter(":animate")
        #expect(session.screen.region == 8..<24)
        #expect(session.screen.lines.first == Self.top)
        try session.waitForRows("icon> :animate", "icon>")
    }

    @Test(arguments: [":edit", "\u{18}\u{5}"])
    func anEditorThatTakesTheScreenLeavesThePicture(keys: String) throws {
        let home = try TerminalSession.newFolder()
        let editor = home.appendingPathComponent("editor")
        // As vi does: without a region, somewhere on the screen.
        try "printf '\\033[r\\033[H\\033[Jgarbage'\necho 'view new' > \"$1\"\n".write(
            to: editor, atomically: true, encoding: .utf8)
        let session = try TerminalSession(environment: ["VISUAL": "sh '\(editor.path)'"], home: home)
        for line in ["screen 240x96", "view card", "make.edges.equalTo(root).inset(16)", ":draw pin"] {
            try session.enter(line)
        }
        session.type(keys + "\r")
        try session.wait("the picture") { Self.isPicture($0, of: "new") && $0.region == 8..<24 }
        session.type("\r")
        for number in 1...30 { try session.enter("\(number) + 1000") }
        #expect(Self.isPicture(session.screen, of: "new") && !session.screen.text.contains("garbage"))
    }

    private static func isPicture(_ screen: TerminalScreen, of view: String) -> Bool {
        screen.lines.first?.hasPrefix("┌root 240×96") == true
            || screen.text.contains(view) && screen.region.lowerBound > 0
    }

    @Test func theScreenBeforeThePinIsKeptOnce() throws {
        let session = try pinnedSession()
        try session.enter("1 + 1000")
        try session.enter(":draw auto")
        let lines = session.screen.allLines
        for line in ["card> :draw pin", "card> 1 + 1000", "1001", "card> :draw auto", "mas> screen 240x96"] {
            #expect(lines.filter { $0 == line }.count == 1, "\(line)")
        }
        let start = try #require(lines.firstIndex(of: "card> :draw pin"))
        #expect(
            lines[start...].prefix(4).elementsEqual(["card> :draw pin", "card> 1 + 1000", "1001", "card> :draw auto"]))
        #expect(!lines.contains(""))
    }

    @Test func pictureSettingsSurviveAKill() throws {
        let session = try pinnedSession()
        try session.enter(":theme colorblind")
        try session.enter(":zoom card")
        session.send(SIGKILL)
        _ = session.status()
        let next = try TerminalSession(home: session.home)
        try next.wait(for: "[Y/n]> ")
        next.type("y\r")
        try next.wait("the pinned picture of the card") { screen in
            screen.region.lowerBound > 0 && screen.lines.first?.contains("card 208×64") == true
        }
        try next.enter(":theme")
        try next.wait(for: "colorblind")
    }
}
