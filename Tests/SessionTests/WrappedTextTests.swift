import Masonry
import Testing

@testable import masonry_repl

/// How long text fits the terminal.
struct WrappedTextTests {
    private func rows(_ text: String, columns: Int) -> [String] {
        WrappedText(text, columns: columns).rows.map(\.text)
    }

    @Test func textBelowALineStaysBelowIt() {
        #expect(
            rows("       │   ^^^^ #9 icon.right == card.right - 16 = 208, broken", columns: 40) == [
                "       │   ^^^^ #9 icon.right ==", "       │        card.right - 16 = 208,", "       │        broken",
            ])
    }

    @Test(arguments: [
        ("one two three four", 10, ["one two", "  three", "  four"]),
        ("make.left.equalTo(root.left).offset(8)", 24, ["make.left.equalTo(root", "  .left).offset(8)"]),
        (
            "let text = \"aaaaaaaaaaaaaaaaaaaaaaaaaaaa\"", 24,
            ["let text =", "  \"aaaaaaaaaaaaaaaaaaaaa", "  aaaaaaa\""]
        ),
        ("    indented text", 12, ["    indented", "  text"]),
        ("日本語日本語", 7, ["日本語", "  日本", "  語"]),
        ("", 10, [""]),
    ])
    func codeIsBrokenWhereItCanBe(text: String, columns: Int, expected: [String]) {
        #expect(ScreenRow(text).wrapped(to: columns, indent: 2).map(\.text) == expected)
    }

    @Test func enlargedRowsTakeTwiceTheColumns() {
        let rows = ScreenRow("\u{1B}[1mnarrow\u{1B}[0m").enlarged
        #expect(rows.map(\.width) == [12, 12])
        #expect(rows[0].cut(to: 7).text == "\u{1B}#3\u{1B}[1mnar\u{1B}[0m")
    }

    @Test func whatIsOpenIsOneLine() {
        let open = ["title", "icon", "button"].map { OpenView(view: $0, components: [.x, .width]) }
        #expect(open.line(columns: 80) == "ambiguous: title x, width; icon x, width; button x, width")
        #expect(open.line(columns: 40) == "ambiguous: title x, width; 2 more")
        // The first is named in any case, and one or two.
        #expect(open.line(columns: 20) == "ambiguous: title x, width; 2 more")
        #expect(open.dropLast().map { $0 }.line(columns: 20) == "ambiguous: title x, width; icon x, width")
        #expect([OpenView]().line(columns: 80) == "")
    }

    @Test func theLineItselfIsOfOnePiece() {
        let line = " in[7] │ make.right.equalTo(card).offset(-16).priority(low)"
        #expect(rows(line, columns: 20) == [line])
    }

    @Test func treeLinesContinue() {
        #expect(
            rows("├─ #8 icon.centerY == card.centerY = 48", columns: 24) == [
                "├─ #8 icon.centerY ==", "│  card.centerY = 48",
            ])
        #expect(rows("│  └─ #4 card.bottom == 80", columns: 20) == ["│  └─ #4 card.bottom", "│     == 80"])
    }
}
