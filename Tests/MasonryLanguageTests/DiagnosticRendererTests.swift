import MasonryLanguage
import Testing

@Suite("Diagnostics as text")
struct DiagnosticRendererTests {
    private func rendered(_ text: String, name: String = "a.mas", isInput: Bool = false, color: Bool = false) -> String
    {
        let outcome = Interpreter().run(SourceText(name: name, text: text, isInput: isInput))
        return outcome.diagnostics.map { DiagnosticRenderer(usesColor: color).render($0) }.joined()
    }

    @Test func theLineIsUnderlined() {
        #expect(
            rendered("view a\nmake.lft.equalTo(root)") == """
                error: a maker has no member `lft` [unknown-member]
                 a.mas:2 │ make.lft.equalTo(root)
                         │      ^^^ did you mean `left`?
                  = write: make.left.equalTo(root)

                """)
    }

    @Test func ofManyLinesThoseThatChangeAreShown() {
        let text = rendered("func f(a, b = 1) {\n    print(a)\n    print(b)\n}\nf(2)")
        #expect(text.hasSuffix("  = write: line 1: func f(a, b) {\n           line 5: f(2, 1)\n"), "\(text)")
    }

    @Test func anInputOfOneLineHasNoLineNumber() {
        #expect(
            rendered("view root", name: "in[3]", isInput: true) == """
                error: `root` is predefined and can't be declared again at the top level [starting-name]
                 in[3] │ view root
                       │      ^^^^
                  = help: choose another name; an inner scope may use this one
                  = write: view rootView

                """)
    }

    @Test func otherPlacesAreShown() {
        #expect(
            rendered("let a = 1\n\nlet a = 2") == """
                error: `a` is already declared [redeclared]
                 a.mas:3 │ let a = 2
                         │     ^
                 a.mas:1 │ let a = 1
                         │     - first declared here
                  = help: to change it, assign to it without `let` or `var`: a = …; another value needs another name
                  = write: line 1: var a = 1
                           line 3: a = 2

                """)
    }

    @Test func tabsAndWideCharactersAreAligned() {
        #expect(
            rendered("if true {\n\tlet 高 = \"高\" + 1 }") == """
                error: `+` does not work on a string and a number [wrong-kind]
                 a.mas:2 │     let 高 = "高" + 1 }
                         │              ^^^^^^^^
                  = help: put the value into the string: "… \\(value) …"
                  = write: let 高 = "高" + "\\(1)" }

                """)
    }

    @Test func nothingIsShownRaw() {
        let text = rendered("let a = \"\u{1B}[31m\u{202E}\" + 1")
        #expect(text.contains("\\u{1B}[31m\\u{202E}"))
        #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
    }

    @Test func colorIsAnOption() {
        #expect(rendered("nope", color: true).hasPrefix("\u{1B}[1;31merror\u{1B}[0m: "))
    }

    /// Places that don't fit into one stretch of a line are shown one below the other, each under its mark.
    @Test func placesFarApartOnOneLineAreShownApart() throws {
        let gap = String(repeating: " ", count: 150)
        let text = "make.left.equalTo(8)\(gap)make.width.equalTo(9)"
        let source = SourceText(name: "a.mas", text: text)
        let labels = [(170, 5), (5, 4)].map { start, length in
            Diagnostic.Label(source: source, span: Span(start + 5, start + 5 + length), message: "here")
        }
        let diagnostic = Diagnostic(severity: .warning, slug: "conflict", message: "both", labels: labels)
        let lines = DiagnosticRenderer(columns: 60).render(diagnostic).split(separator: "\n").map(String.init)
        #expect(lines.count == 5)
        for (line, marks) in [(lines[1], lines[2]), (lines[3], lines[4])] {
            #expect(line.count <= 60)
            let column = marks.distance(from: marks.startIndex, to: marks.firstIndex(of: "^")!)
            let word = String(line.dropFirst(column)).prefix { $0.isLetter }
            #expect(word == "width" || word == "equalTo", "\(line)\n\(marks)")
        }
    }

    /// What is to be written is never cut: of a line that nobody could read the change alone is reported.
    @Test func changesOfLongLinesAreReportedAlone() {
        let long = "let a = [" + String(repeating: "1, ", count: 400) + "rooot]"
        #expect(rendered(long).contains("  = write: root instead of rooot\n"))
        let extra = "print(" + String(repeating: "1, ", count: 400) + "2))"
        #expect(rendered(extra).contains("  = write: the same without )\n"))
    }

    @Test func longLinesAreCut() {
        let text = rendered(String(repeating: "1 + ", count: 200) + "\"x\"" + String(repeating: " + 1", count: 200))
        #expect(text.split(separator: "\n").allSatisfy { $0.count < 140 })
        #expect(text.contains("…"))
    }
}
