import MasonryLanguage
import Testing

@Suite("Comments are captions")
struct CaptionTests {
    @Test func commentsForTheProgramAreNotShown() {
        let statements = CaptionedStatement.all(
            of: SourceText(name: "t.mas", text: "// A card\n// lint:disable edges-offset\nview a // lint:disable all"))
        #expect(statements.map(\.shownHeading) == ["A card"])
        #expect(statements.map(\.shownRemark) == [""])
        #expect(statements.map(\.remark) == ["lint:disable all"])
        let apart = CaptionedStatement.all(
            of: SourceText(name: "t.mas", text: "// lint:disable-file edges-offset\n\n// A card\nview a"))
        #expect(apart.map(\.shownHeading) == ["A card"])
        #expect(apart.map(\.heading) == ["lint:disable-file edges-offset\n\nA card"])
    }

    @Test func linesAreJoinedWhereTheNextWordDidNotFit() {
        func shown(_ lines: String...) -> String? {
            let text = lines.map { "// " + $0 }.joined(separator: "\n") + "\nview a"
            return CaptionedStatement.all(of: SourceText(name: "t.mas", text: text)).first?.shownHeading
        }
        let (long, also) = ("A card has a title and a picture, which", "should keep its size on every single screen")
        #expect(shown(long + " you", also, "of a phone") == "\(long) you \(also) of a phone")
        #expect(shown(long, also) == "\(long)\n\(also)")
        #expect(shown("Step 1", "Step 2") == "Step 1\nStep 2")
        #expect(shown(also, "- " + also, also) == "\(also)\n- \(also) \(also)")
    }

    @Test func headingsAndComments() {
        let script = """
            #!/usr/bin/env masonry-repl
            // A title,
            // of two lines.

            screen 320x240 // small
            view a; view b /* two */

            /* A block:
             * of stars */
            make.left
                // inside
                .equalTo(root)
            make.right

            oops // last
            // the end
            """
        let statements = CaptionedStatement.all(of: SourceText(name: "", text: script))
        #expect(statements.map(\.line) == [5, 6, 6, 10, 13, 15])
        #expect(
            statements.map(\.heading) == [
                "A title,\nof two lines.", "A title,\nof two lines.", "A title,\nof two lines.", "A block:\nof stars",
                "A block:\nof stars", "",
            ])
        #expect(statements.map(\.remark) == ["small", "", "two", "", "", "last\nthe end"])
        #expect(statements[3].text.contains("// inside"))
        #expect(CaptionedStatement.all(of: SourceText(name: "", text: "let = 1")).isEmpty)
        #expect(CaptionedStatement.all(of: SourceText(name: "", text: "// only")).isEmpty)
    }
}
