import Testing

@testable import masonry_repl

/// Where rows are broken that are too long for the terminal.
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
