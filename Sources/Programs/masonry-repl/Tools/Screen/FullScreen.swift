internal import CLibEdit
internal import Glibc

/// A terminal whose whole screen a tool uses. The earlier contents come back when the tool leaves, even by a crash.
final class FullScreen {
    private let terminal: Terminal
    private var signals: SignalQueue
    private var earlierModes = termios()
    private var keys = KeyReader()
    /// Whether the terminal shows rows in letters of double size; only asked for large type.
    private var showsLargeRows = false

    /// How much of the screen is in letters of double size.
    enum Enlargement {
        case none, headings, all
    }

    /// Switches to the alternate screen without a cursor, and back.
    private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[H\u{1B}[2J"
    private static let leaving: StaticString = "\u{1B}[?25h\u{1B}[?1049l"

    /// - Parameter wantsLargeType: whether letters of double size are used where the terminal shows them.
    /// - Returns: nil if there is no suitable terminal.
    init?(_ terminal: Terminal, wantsLargeType: Bool = false) {
        guard terminal.isInputTerminal, terminal.isOutputTerminal, !terminal.isDumb, let signals = SignalQueue() else {
            return nil
        }
        self.terminal = terminal
        self.signals = signals
        guard tcgetattr(STDIN_FILENO, &earlierModes) == 0 else { return nil }
        self.signals.open()
        enter()
        if wantsLargeType { showsLargeRows = asksForLargeRows() }
    }

    /// Returns to the normal screen.
    func close() {
        leave()
        signals.close()
        Glibc.close(signals.descriptor)
    }

    private func enter() {
        var modes = earlierModes
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
        Painter.send(Self.entering)
        Self.leaving.utf8Start.withMemoryRebound(to: CChar.self, capacity: 1) {
            edit_guard_terminal(&earlierModes, $0)
            edit_guard_region($0)
        }
    }

    private func leave() {
        edit_unguard_region()
        edit_unguard_terminal()
        Painter.send("\(Self.leaving)")
        tcsetattr(STDIN_FILENO, TCSADRAIN, &earlierModes)
    }

    // MARK: Large type

    /// Writes a row of double width and asks for the cursor's last column there: terminals without such rows ignore that.
    private func asksForLargeRows() -> Bool {
        let question = "\(LineSize.upperHalf.rawValue)\u{1B}[\(Self.farRight)C\u{1B}[6n\(LineSize.usual.rawValue)\r"
        let reply = terminal.reply(to: question)
        keys.take(reply.typed)
        guard let last = reply.numbers(from: "\u{1B}[", to: "R").last else { return false }
        return last <= (terminal.size.columns + 1) / 2
    }

    private static let farRight = 9999
    /// With all of it enlarged, a smaller screen has no room for a picture with words.
    private static let minEnlarged = (columns: 60, rows: 18)
    /// With headings enlarged.
    private static let minRows = 16

    var enlargement: Enlargement {
        guard showsLargeRows else { return .none }
        let (columns, rows) = terminal.size
        if columns >= 2 * Self.minEnlarged.columns, rows >= 2 * Self.minEnlarged.rows { return .all }
        return rows >= Self.minRows ? .headings : .none
    }

    // MARK: Drawing

    /// The columns and rows, of double size where all of the screen is enlarged.
    var size: (columns: Int, rows: Int) {
        let (columns, rows) = terminal.size
        return enlargement == .all ? (columns / 2, rows / 2) : (columns, rows)
    }

    /// Shows as many rows as fit, from the top.
    func draw(_ rows: [ScreenRow]) {
        let (columns, count) = terminal.size
        let rows = enlargement == .all ? rows.flatMap { $0.cut(to: columns / 2).enlarged } : rows
        let shown = rows.prefix(count).map { row in
            let row = row.cut(to: columns)
            let size = showsLargeRows && !row.isEnlarged ? LineSize.usual.rawValue : ""
            // After a full row the cursor is still on its last column.
            return size + row.text + (row.width < columns ? "\u{1B}[0m\u{1B}[K" : "\u{1B}[0m")
        }
        Painter.send("\u{1B}[H" + shown.joined(separator: "\r\n") + (shown.count < count ? "\u{1B}[J" : ""))
    }

    /// Whether an event waits.
    var hasEvent: Bool {
        var sources = [STDIN_FILENO, signals.descriptor].map { source in
            pollfd(fd: source, events: Int16(POLLIN), revents: 0)
        }
        return !keys.isEmpty || poll(&sources, nfds_t(sources.count), 0) > 0
    }

    /// Runs `body`, which ^C may interrupt.
    func interruptibly<Result>(_ body: () -> Result) -> Result {
        signals.close()
        defer {
            signals.open()
            if edit_take_stopped() != 0 { Painter.send(Self.entering) }
        }
        return body()
    }

    /// Gives the normal screen to `body`.
    func lend(_ body: () -> Void) {
        leave()
        signals.close()
        body()
        signals.open()
        enter()
    }

    /// Waits for the next event.
    ///
    /// - Parameters:
    ///   - milliseconds: the longest time to wait; nil for no limit.
    ///   - descriptor: another source of events.
    func nextEvent(within milliseconds: Int? = nil, orNewsFrom descriptor: Int32 = -1) -> ScreenEvent {
        while true {
            if let key = keys.next() { return .key(key) }
            var sources = [STDIN_FILENO, signals.descriptor, descriptor].map { source in
                pollfd(fd: source, events: Int16(POLLIN), revents: 0)
            }
            let ready = poll(&sources, nfds_t(sources.count), Int32(clamping: milliseconds ?? -1))
            if ready == 0 { return .timeout }
            if ready < 0 {
                if errno == EINTR { continue }
                return .interrupted
            }
            if sources[1].revents != 0, let signal = signals.next() {
                if let event = event(for: signal) { return event }
                continue
            }
            if sources[0].revents != 0, !keys.read() { return .interrupted }
            if sources[2].revents != 0 { return .news }
        }
    }

    private func event(for signal: Int32) -> ScreenEvent? {
        switch signal {
        case SIGINT: return .interrupted
        case SIGWINCH: return .disturbed
        case SIGCONT: return nil
        default:
            // Stops or ends the program, as it would any other.
            leave()
            signals.obey(signal)
            enter()
            return .disturbed
        }
    }
}
