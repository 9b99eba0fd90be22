internal import CLibEdit
internal import Glibc

/// The signals handled while a statement is typed. They are queued instead of interrupting anything.
struct SignalQueue {
    private static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH]
    let descriptor: Int32
    private var set = Self.set(of: Self.signals)
    private var earlier = sigset_t()

    init?() {
        descriptor = signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
        if descriptor < 0 { return nil }
    }

    /// Starts queueing the signals.
    mutating func open() { pthread_sigmask(SIG_BLOCK, &set, &earlier) }

    /// Restores the signals' previous effect.
    mutating func close() { pthread_sigmask(SIG_SETMASK, &earlier, nil) }

    /// The first queued signal.
    func next() -> Int32? {
        var info = signalfd_siginfo()
        let size = MemoryLayout<signalfd_siginfo>.size
        return read(descriptor, &info, size) == size ? Int32(info.ssi_signo) : nil
    }

    /// Applies a signal's default effect to the process: stop it until it is continued, or end it.
    func obey(_ signal: Int32) {
        var earlier = sigaction()
        var action = sigaction()
        action.__sigaction_handler.sa_handler = SIG_DFL
        sigaction(signal, &action, &earlier)
        var one = Self.set(of: [signal])
        raise(signal)
        pthread_sigmask(SIG_UNBLOCK, &one, nil)
        pthread_sigmask(SIG_BLOCK, &one, nil)
        sigaction(signal, &earlier, nil)
        // The continuation itself need not be reported.
        var continued = Self.set(of: [SIGCONT])
        var now = timespec()
        sigtimedwait(&continued, nil, &now)
    }

    private static func set(of signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }
}
