// Which of the two modules declares termios depends on the order of compilation.
internal import Glibc

/// Plays a change as frames over a short time. A key press ends it; the typed text stays for the next reader.
struct Animation {
    /// In seconds.
    private static let duration = 0.5
    private static let frame: Int32 = 33

    /// - Parameter draw: shows the change so far, from 0 to below 1.
    func play(_ draw: (Double) -> Void) {
        var modes = termios()
        guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
        let earlier = modes
        // A terminal in line mode would not report a key press, and would echo it into the picture.
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
        defer {
            modes = earlier
            tcsetattr(STDIN_FILENO, TCSANOW, &modes)
        }
        let start = Self.now
        var t = 0.0
        while t < 1 {
            if Self.isDisturbed(within: 0) { return }
            draw(t)
            if Self.isDisturbed(within: Self.frame) { return }
            t = (Self.now - start) / Self.duration
        }
    }

    /// Whether a key was pressed within this many milliseconds, or a signal arrived.
    private static func isDisturbed(within milliseconds: Int32) -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, milliseconds) != 0
    }

    /// In seconds.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
