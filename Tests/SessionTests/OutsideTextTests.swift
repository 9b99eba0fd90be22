import Foundation
import Masonry
import Testing

@testable import masonry_repl

/// Names of files and other text from outside reach the terminal spelled out, wherever it shows them.
@Suite struct OutsideTextTests {
    /// Sets a terminal's title, colors what follows, and turns the order of letters around.
    private static let name = "a\u{1B}]0;pwn\u{7}\u{1B}[31m\u{202E}\u{9B}2J.mas"

    private static func rawScalars(_ rows: [ScreenRow]) -> [Unicode.Scalar] {
        rows.flatMap { $0.text.unicodeScalars.filter(\.isUnsafe) }
    }

    @Test func aListOfCompletionsIsSpelledOut() {
        let candidates = [Self.name, "ab.mas"].map { Candidate(text: $0, range: 0..<1, summary: Self.name) }
        let list = CandidateList(candidates, style: PromptStyle(usesColor: false))
        for chosen in [nil, 0, 1] {
            let rows = list.page(choosing: chosen, columns: 80, height: 10).rows
            #expect(Self.rawScalars(rows).isEmpty)
        }
        #expect(list.page(choosing: nil, columns: 200, height: 10).rows[0].text.contains(#"a\u{1B}]0;pwn\u{7}"#))
    }

    @Test func typedTextAndItsSuggestionAreSpelledOut() {
        let picture = DraftPicture(
            Draft(Self.name), prompt: "mas> ", continuation: "... ", suggestion: Self.name,
            style: PromptStyle(usesColor: false), columns: 300)
        let raw = Self.rawScalars(picture.rows).filter { $0 != "\u{1B}" }
        #expect(raw.isEmpty)
        #expect(!picture.rows[0].text.contains("\u{1B}]"))
    }

    /// A row has colors, and nothing else of a terminal's.
    @Test func onlyColorsAreKept() {
        let text = "\u{1B}[1;31mred\u{1B}[0m \u{1B}[2J\u{1B}]0;x\u{7}\u{1B}c\u{2066}\tend\n"
        let shown = "\u{1B}[1;31mred\u{1B}[0m \\u{1B}[2J\\u{1B}]0;x\\u{7}\\u{1B}c\\u{2066}\tend\n"
        #expect(StyledText.spelledOut(text) == shown)
        #expect(ScreenRow(text).text == shown)
        #expect(StyledText.spelledOut("\u{1B}") == "\\u{1B}")
        #expect(StyledText.spelledOut("\u{1B}[31") == "\\u{1B}[31")
    }

    @Test func aSessionShowsNoNameRaw() throws {
        let session = try TerminalSession.atPrompt()
        for name in [Self.name, "ab.mas"] {
            try Data("view a\n".utf8).write(to: session.home.appendingPathComponent(name))
        }
        session.type(":load a\t\t\t")
        try session.wait(for: #"a\u{1B}]0;pwn\u{7}"#)
        session.type("\r")
        try session.enter(":history")
        try session.enter(":save \(session.home.path)/ab\u{202E}.mas")
        #expect(!session.bytes.contains("\u{1B}]0"))
        #expect(!session.bytes.contains("\u{202E}"))
    }
}
