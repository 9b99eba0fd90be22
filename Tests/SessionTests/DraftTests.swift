import Testing

@testable import masonry_repl

/// What editing does to a text, apart from any terminal.
@Suite struct DraftTests {
    private func draft(_ marked: String) -> Draft {
        let scalars = Array(marked.unicodeScalars)
        guard let cursor = scalars.firstIndex(of: "|") else { return Draft(marked) }
        return Draft(scalars: scalars.filter { $0 != "|" }, cursor: cursor)
    }

    private func marked(_ draft: Draft) -> String {
        draft.text(in: 0..<draft.cursor) + "|" + draft.text(in: draft.cursor..<draft.scalars.count)
    }

    @Test func charactersAreGraphemes() {
        #expect(draft("a👩‍👩‍👧|b").previousCharacter == 1)
        #expect(draft("a|e\u{301}b").nextCharacter == 3)
        #expect(draft("|").previousCharacter == 0)
        #expect(draft("ab|").nextCharacter == 2)
    }

    @Test func wordsAreLettersDigitsAndUnderscores() {
        #expect(draft("make.left_1.equalTo(|").previousWordStart == "make.left_1.".count)
        #expect(draft("make|.left_1.").nextWordEnd == "make.left_1".count)
    }

    @Test func linesKeepTheColumnWhereTheyCan() {
        #expect(draft("abcdef\nx|y\nz").lineAbove == 1)
        #expect(draft("abcdef|\nxy\nz").lineBelow == 9)
        #expect(draft("abc|").lineAbove == nil)
        #expect(draft("abc|\n").lineBelow == 4)
    }

    @Test func indentationGrowsAfterAnOpeningBracket() {
        #expect(draft("if a {|").indentationOfNextLine == "    ")
        #expect(draft("    b.makeConstraints { make in|").indentationOfNextLine == "        ")
        #expect(draft("    b|").indentationOfNextLine == "    ")
        #expect(draft("{\n        |").stepBeforeCursor == 6..<10)
        #expect(draft("{\n  x |").stepBeforeCursor.isEmpty)
    }

    @Test func aCompletionReplacesBytes() {
        var text = draft("é.le|)")
        text.replace(utf8: 3..<5, with: "left")
        #expect(marked(text) == "é.left|)")
    }

    @Test func undoUndoesWordsAndJumps() {
        var undo = DraftUndo()
        for text in ["a", "ab", "ab ", "ab c"] { undo.note(Draft(text)) }
        #expect(undo.undo()?.text == "ab ")
        #expect(undo.undo()?.text == "ab")
        #expect(undo.undo()?.text == "")
        #expect(undo.undo() == nil)
    }

    @Test func cutsInARowAreOne() {
        var killed = KilledText()
        killed.addAtStart("b")
        killed.addAtStart("a")
        #expect(killed.text == "ab")
        killed.stopGrowing()
        killed.addAtEnd("c")
        #expect(killed.text == "c")
    }

    @Test func aPasteHasItsLinesEndedAsInAFile() {
        var pasted = PastedText()
        for scalar in "a\r\nb\rc\n\u{0}\r\u{1B}[201~".unicodeScalars { pasted.append(scalar) }
        #expect(pasted.isComplete)
        #expect(pasted.text == "a\nb\nc\n\n")
        #expect(pasted.textWithoutEnd == "a\nb\nc")
    }

    @Test func historyHoldsEachStatementOnceAndTheUnfinishedOne() {
        var history = StatementHistory(["a", "b"])
        history.add("a")
        #expect(history.entries == ["b", "a"])
        #expect(history.back(from: Draft("new"))?.text == "a")
        #expect(history.back(from: Draft("a"))?.text == "b")
        #expect(history.back(from: Draft("b")) == nil)
        #expect(history.forward(from: Draft("b, changed"))?.text == "a")
        #expect(history.forward(from: Draft("a"))?.text == "new")
        #expect(history.forward(from: Draft("new")) == nil)
        #expect(history.back(from: Draft("new"))?.text == "a")
        #expect(history.back(from: Draft("a"))?.text == "b, changed")
    }

    @Test func completionInsertsTheCommonPrefix() {
        func candidates(_ texts: String...) -> [Candidate] {
            texts.map { Candidate(text: $0, range: 5..<7, summary: "") }
        }
        #expect(Completion(candidates(), in: "make.le") == .nothing)
        #expect(Completion(candidates("left"), in: "make.le") == .replace(5..<7, with: "left"))
        #expect(Completion(candidates("lead", "leading"), in: "make.le") == .replace(5..<7, with: "lead"))
        #expect(Completion(candidates("left", "leading"), in: "make.le") == .list)
    }

    @Test func aListFitsItsSpace() {
        let candidates = (1...40).map { Candidate(text: "name\($0)", range: 0..<0, summary: "number \($0)") }
        let list = CandidateList(candidates, style: PromptStyle(usesColor: false))
        for (columns, height) in [(80, 20), (80, 5), (30, 4), (8, 3), (3, 2)] {
            for chosen in [nil] + (0..<40).map(Optional.some) {
                let rows = list.page(choosing: chosen, columns: columns, height: height).rows
                #expect(rows.count <= height)
                #expect(rows.allSatisfy { $0.width <= columns })
                // The chosen one comes along with its words.
                if let chosen, columns >= 30 {
                    #expect(rows.contains { $0.text.contains("> name\(chosen + 1)  number \(chosen + 1)") })
                }
            }
        }
        #expect(list.page(choosing: nil, columns: 30, height: 4).rows.last?.text == "1 to 12 of 40; Tab shows more")
        #expect(list.page(choosing: 12, columns: 30, height: 4).rows.last?.text == "13 of 40")
    }

    @Test func aListIsWalkedAroundItsEnds() {
        let candidates = (1...5).map { Candidate(text: "name\($0)", range: 0..<0, summary: "") }
        let list = CandidateList(candidates, style: PromptStyle(usesColor: true))
        #expect([nil, 0, 4].map { list.place(1, from: $0) } == [0, 1, 0])
        #expect([nil, 0, 4].map { list.place(-1, from: $0) } == [4, 4, 3])
        #expect([0, 4].map { list.place(3, from: $0) } == [3, 4])
        #expect(list.page(choosing: 1, columns: 8, height: 9).rows[1].text == "\u{1B}[7mname2\u{1B}[0m")
    }

    @Test func aLongNameWidensOnlyItsColumn() {
        let names = (1...9).map { "n\($0)" } + ["aNameOfThirtyColumnsAndNotLess"]
        let candidates = names.map { Candidate(text: $0, range: 0..<0, summary: "") }
        let list = CandidateList(candidates, style: PromptStyle(usesColor: false))
        #expect(
            list.page(choosing: nil, columns: 50, height: 20).rows.map(\.text) == [
                "n1  n3  n5  n7  n9", "n2  n4  n6  n8  aNameOfThirtyColumnsAndNotLess",
            ])
    }

    @Test func aCompletionIsFollowedByWhatMustFollow() {
        let candidate = Candidate(text: "equalTo", range: 10..<13, summary: "", following: "(")
        #expect(Completion([candidate], in: "make.left.equ") == .replace(10..<13, with: "equalTo("))
        #expect(Completion([candidate], in: "make.left.equ(root)") == .replace(10..<13, with: "equalTo"))
    }

    @Test func historySuggestsTheNewestStatement() {
        var history = StatementHistory(["view a", "view abc", "make"])
        #expect(history.suggestion(for: "view a") == "bc")
        #expect(history.suggestion(for: "view") == " abc")
        #expect(history.suggestion(for: "make") == nil)
        #expect(history.suggestion(for: "") == nil)
        _ = history.back(from: Draft("view"))
        #expect(history.suggestion(for: "view") == nil)
    }

    @Test(arguments: [
        ("\u{1B}[15~", true), ("\u{1B}[1;2A", true), ("\u{1B}OP", true), ("\u{1B}[[A", true), ("\u{1B}\u{1B}[D", true),
        ("\u{1B}x", false),
    ])
    func aKeysSequenceEndsWithItself(text: String, isKey: Bool) {
        var sequence = EscapeSequence()
        let scalars = Array(text.unicodeScalars.dropFirst())
        for (index, scalar) in scalars.enumerated() {
            #expect(!sequence.isComplete)
            let isTaken = sequence.append(scalar)
            #expect(isTaken)
            #expect(sequence.isComplete == (index == scalars.count - 1))
        }
        #expect(sequence.isKey == isKey)
    }
}
