internal import Glibc

/// Letters typed quickly one after the other. They are a word and not keys of the pager, if one of them is none.
private struct QuickLetters {
    private var letters: [Unicode.Scalar] = []
    private var last = ContinuousClock.now
    /// The longest pause inside a word.
    private static let longestPause = Duration.milliseconds(400)

    /// - Returns: the key, after the letters of the same word.
    mutating func add(_ key: Unicode.Scalar) -> [Unicode.Scalar] {
        let now = ContinuousClock.now
        if last.duration(to: now) > Self.longestPause || letters.last?.properties.isAlphabetic == false {
            letters = []
        }
        letters.append(key)
        last = now
        return letters
    }
}

/// Shows text longer than the screen.
extension LineEditor {
    fileprivate enum Turn {
        case page, line, all, pageBack, lineBack, start, search, searchOn, stop
        /// A key that does not page; it is for the next prompt.
        case other
    }

    /// Writes a text. If it is longer than the screen, waits for a key after each page, unless the user has already
    /// typed ahead. A key that does not page ends it and goes into the next statement.
    func page(_ text: String, on console: Console) {
        defer { console.flush() }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        // One line more than fits is no reason to wait for a key.
        if terminal.isDumb || height(of: lines[...]) <= size.rows || keyboard.hasInput { return console.write(text) }
        signals.open()
        takeTerminal()
        defer { signals.close() }
        var shown = 0..<0
        var pattern = ""
        var notice: String?
        var quick = QuickLetters()
        /// Writes lines below those shown.
        func add(_ count: Int) {
            let end = min(lines.count, shown.upperBound + count)
            console.write(lines[shown.upperBound..<end].map { $0 + "\n" }.joined())
            console.flush()
            shown = firstLine(ofPageTo: end, of: lines)..<end
        }
        /// Shows the page that begins with a line.
        func show(from first: Int) {
            clearScreen()
            shown = first..<first
            add(pageLength(from: first, of: lines))
        }
        /// Shows the next line with the pattern at the top.
        func search() {
            let found = lines.indices.dropFirst(shown.lowerBound + 1).first { Self.plain(lines[$0]).contains(pattern) }
            if let found { show(from: found) } else { notice = "no \"\(pattern)\" below" }
        }
        add(pageLength(from: 0, of: lines))
        while true {
            let left = lines.count - shown.upperBound
            let turn = nextTurn(
                left: left, isAtStart: shown.lowerBound == 0, hasSearched: !pattern.isEmpty, notice, &quick)
            notice = nil
            switch turn {
            case .page where left == 0, .line where left == 0: return
            case .page: add(pageLength(from: shown.upperBound, of: lines))
            case .line: add(1)
            case .all: add(lines.count)
            case .pageBack: show(from: firstLine(ofPageTo: shown.lowerBound, of: lines))
            case .lineBack: show(from: shown.lowerBound - 1)
            case .start: show(from: 0)
            case .search:
                guard let typed = self.pattern(after: pattern) else { continue }
                pattern = typed
                search()
            case .searchOn: search()
            case .stop, .other: return
            }
        }
    }

    /// The rows that the lines take on the terminal.
    private func height(of lines: ArraySlice<String>) -> Int { lines.reduce(0) { $0 + height(of: $1) } }

    private func height(of line: String) -> Int {
        let columns = max(1, size.columns)
        return max(1, (ScreenRow(line).width + columns - 1) / columns)
    }

    /// How many lines from there on fit the screen, or one more if it is the last; at least one.
    private func pageLength(from first: Int, of lines: [String]) -> Int {
        let count = max(1, fitting(lines[first...].lazy))
        return first + count == lines.count - 1 ? count + 1 : count
    }

    /// The first of the lines that fit the screen above another.
    private func firstLine(ofPageTo end: Int, of lines: [String]) -> Int {
        max(0, end - max(1, fitting(lines[..<end].lazy.reversed())))
    }

    /// How many lines fit the screen, above a row for the prompt.
    private func fitting(_ lines: some Sequence<String>) -> Int {
        var room = size.rows - 1
        var count = 0
        for line in lines {
            room -= height(of: line)
            if room < 0 { break }
            count += 1
        }
        return count
    }

    // MARK: Keys

    /// The line without colors.
    private static func plain(_ line: String) -> String {
        StyledText(line).filter { !$0.0.hasPrefix("\u{1B}") }.map(\.0).joined()
    }

    private func showPrompt(_ row: ScreenRow) {
        let columns = size.columns
        let row = row.cut(to: columns)
        painter.paint([row], cursorRow: 0, cursorColumn: min(row.width, columns - 1), columns: columns)
    }

    /// Waits for a key that chooses how to continue.
    private func nextTurn(
        left: Int, isAtStart: Bool, hasSearched: Bool, _ notice: String?, _ quick: inout QuickLetters
    ) -> Turn {
        defer { painter.erase() }
        let keys =
            left > 0
            ? ["space next page, b back, / search, G all, q quits", "space, b, /, G, q"]
            : ["b back, / search, any other key goes on", "b, /, q"]
        let place = notice ?? (left > 0 ? left.counted("more line") : "end")
        while true {
            let rows = keys.map { ScreenRow(style.faint("\(place): \($0)")) }
            showPrompt(rows.first { $0.width < size.columns } ?? rows[1])
            switch keyboard.read() {
            case .visit: continue
            case .end, .signal(SIGINT): return .stop
            case .signal(let signal): obey(signal)
            case .typed(EscapeSequence.escape):
                guard let sequence = sequence() else { return .stop }
                let turn = Self.turn(for: sequence)
                if turn == .other { for scalar in sequence.scalars.reversed() { giveBack(scalar) } }
                if !isAtStart || !turn.goesBack { return turn }
                beep()
            case .typed(let key):
                let word = quick.add(key)
                let turn = key == "n" && hasSearched ? .searchOn : Self.turn(for: key)
                // A key is a letter of the input if there is no page to go back to, or another letter comes with it.
                let isLetter =
                    isAtStart && turn.goesBack || turn == .stop && keyboard.next?.properties.isAlphabetic == true
                if turn != .other, !isLetter { return turn }
                for letter in word.reversed() { giveBack(letter) }
                return .other
            }
        }
    }

    private static func turn(for key: Unicode.Scalar) -> Turn {
        switch key {
        case " ", "\u{6}", "\u{16}": .page
        case "\r", "\n": .line
        case "G": .all
        case "b", "\u{2}": .pageBack
        case "/": .search
        case "q", "\u{4}": .stop
        default: .other
        }
    }

    private static func turn(for sequence: EscapeSequence) -> Turn {
        switch sequence.keys {
        case #"\e"#: .stop
        case #"\e[A"#, #"\eOA"#: .lineBack
        case #"\e[B"#, #"\eOB"#: .line
        case #"\e[5~"#: .pageBack
        case #"\e[6~"#: .page
        case #"\e[H"#, #"\eOH"#, #"\e[1~"#, #"\e[7~"#: .start
        case #"\e[F"#, #"\eOF"#, #"\e[4~"#, #"\e[8~"#: .all
        default: .other
        }
    }

    /// Reads the text to search for; nil if the user gave up. Enter alone repeats the last one.
    private func pattern(after last: String) -> String? {
        defer { painter.erase() }
        var typed = ""
        while true {
            showPrompt(ScreenRow("/" + typed))
            switch keyboard.read() {
            case .visit: continue
            case .end, .signal(SIGINT): return nil
            case .signal(let signal): obey(signal)
            case .typed("\r"), .typed("\n"): return typed.isEmpty && last.isEmpty ? nil : typed.isEmpty ? last : typed
            case .typed("\u{7F}"), .typed("\u{8}"):
                if typed.popLast() == nil { return nil }
            case .typed(EscapeSequence.escape):
                _ = sequence()
                return nil
            case .typed(let key): if key.value >= 0x20 { typed.unicodeScalars.append(key) }
            }
        }
    }
}

extension LineEditor.Turn {
    fileprivate var goesBack: Bool {
        switch self {
        case .pageBack, .lineBack, .start: true
        case .page, .line, .all, .search, .searchOn, .stop, .other: false
        }
    }
}
