/// The implementation of the actions.
extension LineEditor {
    func perform(_ action: EditAction) {
        switch action {
        case .enter: enter()
        case .newline: insertLine()
        case .leave: leave()
        case .paste: paste()
        case .complete: complete()
        case .search: search()
        case .undo: replace(with: undo.undo())
        case .up: goUp()
        case .down: goDown()
        case .commandUp:
            goUp()
            stayOnCharacter()
        case .commandDown:
            goDown()
            stayOnCharacter()
        case .commandSearch: search(isCommand: true)
        case .olderMatch: searchAgain { $0.older() }
        case .newerMatch: searchAgain { $0.newer() }
        case .older: older()
        case .newer: newer()
        case .left: move(to: draft.previousCharacter)
        case .right: if !takeSuggestion(upTo: \.scalars.count) { move(to: draft.nextCharacter) }
        case .home: draft.move(to: draft.lineStart)
        case .end: if !takeSuggestion(upTo: \.scalars.count) { draft.move(to: draft.lineEnd) }
        case .wordLeft: move(to: draft.previousWordStart)
        case .wordRight: if !takeSuggestion(upTo: \.nextWordEnd) { move(to: draft.nextWordEnd) }
        case .deleteLeft: delete(to: draft.previousCharacter)
        case .deleteRight: delete(to: draft.nextCharacter)
        case .cutLeft: cut(to: draft.lineStart == draft.cursor ? draft.previousCharacter : draft.lineStart)
        case .cutRight: cut(to: draft.lineEnd == draft.cursor ? draft.nextCharacter : draft.lineEnd)
        case .cutWordLeft: cut(to: draft.previousWordStart)
        case .cutWordRight: cut(to: draft.nextWordEnd)
        case .putBack: killed.text.isEmpty ? beep() : draft.insert(killed.text)
        case .closeBrace: closeBrace()
        case .clearScreen: clearScreen()
        case .edit: editElsewhere()
        }
    }

    // MARK: Lines

    private func enter() {
        let text = draft.text
        if isWhole(text) {
            outcome = .text(text)
        } else {
            insertLine()
        }
    }

    /// A block that is pasted without marks may have its own indentation.
    private func insertLine() {
        if let next = keyboard.next, " \t".unicodeScalars.contains(next) { return draft.insert("\n") }
        draft.insert("\n" + draft.indentationOfNextLine)
        indented = draft
    }

    private func closeBrace() {
        var changed = draft
        if draft == indented { changed.remove(changed.stepBeforeCursor) }
        changed.insert("}")
        draft = changed
    }

    private func leave() {
        if draft.isEmpty {
            outcome = .endOfFile
        } else {
            delete(to: draft.nextCharacter)
        }
    }

    private func goUp() {
        if let place = draft.lineAbove { draft.move(to: place) } else { older() }
    }

    private func goDown() {
        if let place = draft.lineBelow { draft.move(to: place) } else { newer() }
    }

    private func stayOnCharacter() {
        if draft.cursor == draft.lineEnd, draft.cursor > draft.lineStart { draft.move(to: draft.previousCharacter) }
    }

    private func older() { replace(with: history.back(from: draft)) }

    private func newer() { replace(with: history.forward(from: draft)) }

    private func replace(with other: Draft?) {
        if let other { draft = other } else { beep() }
    }

    /// Adds what the history suggests, up to a place in the whole text; false if it suggests nothing.
    private func takeSuggestion(upTo end: (Draft) -> Int) -> Bool {
        guard let suggestion = suggestion(for: draft) else { return false }
        var whole = draft
        whole.insert(suggestion)
        whole.move(to: draft.cursor)
        draft.insert(whole.text(in: draft.cursor..<end(whole)))
        return true
    }

    // MARK: Moving and cutting

    private func move(to place: Int) {
        if place == draft.cursor { beep() } else { draft.move(to: place) }
    }

    private func range(to place: Int) -> Range<Int> { min(place, draft.cursor)..<max(place, draft.cursor) }

    private func delete(to place: Int) {
        if place == draft.cursor { beep() } else { draft.remove(range(to: place)) }
    }

    private func cut(to place: Int) {
        let isBefore = place < draft.cursor
        let removed = draft.remove(range(to: place))
        if isBefore { killed.addAtStart(removed) } else { killed.addAtEnd(removed) }
    }

    // MARK: Whole texts

    private func paste() {
        var pasted = PastedText()
        while !pasted.isComplete {
            guard let scalar = nextCharacter(showing: nil) else { return }
            pasted.append(scalar)
        }
        // The newline at the end of a pasted block does not run it yet.
        draft.insert(draft.cursor == draft.scalars.count ? pasted.textWithoutEnd : pasted.text)
    }

    /// Opens the text in the user's editor.
    private func editElsewhere() {
        let text = draft.text
        switch lendTerminal({ Result { () throws(FileError) in try ExternalEditor.edit(text) } }) {
        case .success(let edited): draft = Draft(PastedText.withoutEnd(edited))
        case .failure(let error):
            beep()
            footer = WrappedText(error.message, columns: size.columns).rows
        }
    }

    private func complete() {
        let text = draft.text
        let found = isAnswer ? [] : candidates(text, draft.cursorOffset)
        switch Completion(found, in: text) {
        case .nothing: beep()
        case .replace(let range, let replacement):
            draft.replace(utf8: range, with: replacement)
            noteParenthesis()
        case .list: choose(among: found)
        }
    }

    private func noteParenthesis() { completed = draft.text(in: 0..<draft.cursor).hasSuffix("(") ? draft : nil }

    /// Shows a menu of completions: Tab and the arrows walk it, Enter takes the chosen one, and escape leaves. Any other
    /// key takes it, too, and then has its usual effect.
    private func choose(among candidates: [Candidate]) {
        let typed = draft
        let list = CandidateList(candidates, style: style)
        var chosen: Int?
        defer { footer = [] }
        while true {
            var shown = typed
            if let chosen {
                shown.replace(utf8: candidates[chosen].range, with: candidates[chosen].insertion(in: typed.text))
            }
            // The rest of the screen keeps the picture.
            let page = list.page(choosing: chosen, columns: size.columns, height: max(1, (size.rows - 1) / 2))
            footer = page.rows
            guard let key = nextCharacter(showing: shown) else { return }
            let keys = key == EscapeSequence.escape ? sequence() : nil
            if key == EscapeSequence.escape, keys == nil { return }
            let step: Int?
            switch keys?.keys ?? String(key) {
            case "\t", #"\e[B"#, #"\eOB"#, "\u{E}": step = 1
            case #"\e[Z"#, #"\e[A"#, #"\eOA"#, "\u{10}": step = -1
            case #"\e[C"#, #"\eOC"#, #"\e[6~"#: step = chosen == nil ? nil : page.columnLength
            case #"\e[D"#, #"\eOD"#, #"\e[5~"#: step = chosen == nil ? nil : -page.columnLength
            case #"\e"#, "\u{7}": return
            default: step = nil
            }
            if let step {
                chosen = list.place(step, from: chosen)
                continue
            }
            draft = shown
            if chosen != nil { noteParenthesis() }
            if chosen == nil || key != "\r" && key != "\n" {
                for scalar in (keys?.scalars ?? [key]).reversed() { giveBack(scalar) }
            }
            return
        }
    }

    /// - Parameter isCommand: whether Enter ends it; otherwise it also runs what is found.
    private func search(isCommand: Bool = false) {
        var search = HistorySearch(history.entries)
        let unfinished = draft
        defer { footer = [] }
        while true {
            footer = [ScreenRow(style.faint(search.hasFailed ? "not found: " : "search: ") + search.pattern)]
            guard let key = nextCharacter(showing: search.draft ?? unfinished) else { return }
            switch key {
            case "\u{12}": search.older()
            case "\u{13}": search.newer()
            case "\u{7F}", "\u{8}": search.removeLast()
            case "\u{7}": return
            case "\r" where isCommand, "\n" where isCommand:
                commandSearch = search
                return take(search, instead: unfinished)
            case _ where key.value >= 0x20: search.add(key)
            default:
                // Any other key accepts the match and then has its usual effect.
                take(search, instead: unfinished)
                return giveBack(key)
            }
        }
    }

    /// Goes to another match of the last search that Enter ended.
    private func searchAgain(_ step: (inout HistorySearch) -> Void) {
        guard var search = commandSearch?.continued(in: history.entries) else { return beep() }
        step(&search)
        commandSearch = search
        search.hasFailed ? beep() : take(search, instead: draft)
    }

    private func take(_ search: HistorySearch, instead unfinished: Draft) {
        guard let match = search.match, let found = search.draft else { return }
        _ = history.show(match, instead: unfinished)
        draft = found
    }
}
