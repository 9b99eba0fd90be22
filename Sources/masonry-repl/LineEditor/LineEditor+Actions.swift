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
        case .up: if let place = draft.lineAbove { draft.move(to: place) } else { older() }
        case .down: if let place = draft.lineBelow { draft.move(to: place) } else { newer() }
        case .older: older()
        case .newer: newer()
        case .left: move(to: draft.previousCharacter)
        case .right: move(to: draft.nextCharacter)
        case .home: draft.move(to: draft.lineStart)
        case .end: draft.move(to: draft.lineEnd)
        case .wordLeft: move(to: draft.previousWordStart)
        case .wordRight: move(to: draft.nextWordEnd)
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
        if isComplete(text) {
            outcome = .text(text)
        } else {
            insertLine()
        }
    }

    private func insertLine() { draft.insert("\n" + draft.indentationOfNextLine) }

    private func closeBrace() {
        var changed = draft
        changed.remove(changed.stepBeforeCursor)
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

    private func older() { replace(with: history.back(from: draft)) }

    private func newer() { replace(with: history.forward(from: draft)) }

    private func replace(with other: Draft?) {
        if let other { draft = other } else { beep() }
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
        let found = candidates(text, draft.cursorOffset)
        switch Completion(found, in: text) {
        case .nothing: beep()
        case .replace(let range, let replacement): draft.replace(utf8: range, with: replacement)
        case .list:
            let size = size
            let height = max(room(below: draft), (size.rows - 1) / 2)
            let pages = CandidateList(found, style: style).pages(columns: size.columns, height: height)
            let page = listed?.draft == draft ? listed.map { ($0.page + 1) % pages.count } ?? 0 : 0
            listed = (draft, page)
            footer = pages[page]
        }
    }

    private func search() {
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
            case _ where key.value >= 0x20: search.add(key)
            default:
                // Any other key accepts the match and then has its usual effect.
                if let match = search.match, let found = search.draft {
                    _ = history.show(match, instead: unfinished)
                    draft = found
                }
                giveBack(key)
                return
            }
        }
    }
}
