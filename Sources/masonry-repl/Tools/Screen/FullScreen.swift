internal import CLibEdit
internal import Glibc

/// A terminal whose whole screen a tool uses. The earlier contents come back when the tool leaves, even by a crash.
final class FullScreen {
    private let terminal: Terminal
    private var signals: SignalQueue
    private var earlierModes = termios()
    private var keys = KeyReader()

    /// Switches to the alternate screen without a cursor, and back.
    private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[H\u{1B}[2J"
    private static let leaving: StaticString = "\u{1B}[?25h\u{1B}[?1049l"

    /// Nil if there is no suitable terminal.
    init?(_ terminal: Terminal) {
        guard terminal.isInputTerminal, terminal.isOutputTerminal, !terminal.isDumb, let signals = SignalQueue() else {
            return nil
        }
        self.terminal = terminal
        self.signals = signals
        guard tcgetattr(STDIN_FILENO, &earlierModes) == 0 else { return nil }
        self.signals.open()
        enter()
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

    var size: (columns: Int, rows: Int) { terminal.size }

    /// Shows as many rows as fit, from the top.
    func draw(_ rows: [ScreenRow]) {
        let (columns, count) = size
        let shown = rows.prefix(count).map { row in
            let row = row.cut(to: columns)
            // After a full row the cursor is still on its last column.
            return row.text + (row.width < columns ? "\u{1B}[0m\u{1B}[K" : "\u{1B}[0m")
        }
        Painter.send("\u{1B}[H" + shown.joined(separator: "\r\n") + (shown.count < count ? "\u{1B}[J" : ""))
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
