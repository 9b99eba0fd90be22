// Which of the two modules declares termios depends on the order of compilation.
internal import Glibc

/// The typed characters, and the signals that arrive while waiting for them.
struct Keyboard {
    enum Event {
        case typed(Unicode.Scalar)
        case signal(Int32)
        /// Something can be read that is not typed here.
        case visit
        case end
    }

    private enum Byte {
        case read(UInt8)
        case none(Event)
    }

    private let signals: SignalQueue
    /// What is readable when there is something that is not typed here; -1 for nothing.
    var visitors: Int32 = -1
    private var available: ArraySlice<UInt8> = []
    private static let chunk = 4096
    private var returned: [Unicode.Scalar] = []

    init(_ signals: SignalQueue) {
        self.signals = signals
    }

    /// Makes reads from the terminal return at once, even with nothing: an interrupt discards typed text even after it
    /// was reported.
    static func stopWaitingInReads() { setControl(VMIN, to: 0) }

    /// The key that stops the program.
    static let stopKey: Unicode.Scalar = "\u{1A}"

    /// Makes the terminal hand over the key that stops the program like any other, as it would discard what was typed
    /// before it.
    static func takeStopKey() { setControl(VSUSP, to: 0) }

    /// Sets a control character of the terminal; 0 is none.
    private static func setControl(_ index: Int32, to value: UInt8) {
        var modes = termios()
        guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
        withUnsafeMutableBytes(of: &modes.c_cc) { $0[Int(index)] = value }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    }

    /// Whether input is available.
    var hasInput: Bool { hasInput(within: 0) }

    /// Whether input is available within this many milliseconds.
    func hasInput(within milliseconds: Int32) -> Bool {
        !returned.isEmpty || !available.isEmpty || isReadable(within: milliseconds)
    }

    private func isReadable(within milliseconds: Int32) -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, milliseconds) > 0
    }

    /// Whether input with a newline is available, outside marked pastes and keys.
    var hasLine: Bool {
        mutating get {
            while isReadable(within: 0), fill() > 0 {}
            let newlines: [UInt8] = [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
            return available.prefix { $0 != EscapeSequence.escape.value }.contains { newlines.contains($0) }
        }
    }

    /// The next character if it can be read at once and is ASCII.
    var next: Unicode.Scalar? {
        mutating get {
            if let next = returned.last { return next }
            if available.isEmpty, isReadable(within: 0) { _ = fill() }
            return available.first.flatMap { $0 < 0x80 ? Unicode.Scalar($0) : nil }
        }
    }

    /// Returns a character to be read again.
    mutating func giveBack(_ scalar: Unicode.Scalar) { returned.append(scalar) }

    /// Takes over what was read from the terminal elsewhere.
    mutating func take(_ bytes: [UInt8]) { available += bytes }

    /// Waits for the next event.
    mutating func read() -> Event {
        if let scalar = returned.popLast() { return .typed(scalar) }
        var sequence: [UInt8] = []
        var length = 1
        while sequence.count < length {
            switch nextByte() {
            case .none(let event): return event
            case .read(let byte):
                if sequence.isEmpty {
                    length = Self.length(ofSequenceFrom: byte)
                } else if byte & 0xC0 != 0x80 {
                    // Invalid UTF-8: the byte starts something else.
                    available.insert(byte, at: available.startIndex)
                    return .typed("\u{FFFD}")
                }
                sequence.append(byte)
            }
        }
        return .typed(String(decoding: sequence, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}")
    }

    private static func length(ofSequenceFrom byte: UInt8) -> Int {
        switch byte {
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 1
        }
    }

    private mutating func nextByte() -> Byte {
        while available.isEmpty {
            var sources = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: visitors, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&sources, nfds_t(sources.count), -1) < 0 {
                if errno == EINTR { continue }
                return .none(.end)
            }
            if sources[1].revents != 0, let signal = signals.next() { return .none(.signal(signal)) }
            if sources[0].revents == 0 {
                if sources[2].revents != 0 { return .none(.visit) }
                continue
            }
            let count = fill()
            let isGone = count == 0 && Int32(sources[0].revents) & (POLLHUP | POLLERR) != 0
            if isGone || count < 0 && errno != EINTR && errno != EAGAIN { return .none(.end) }
        }
        return .read(available.removeFirst())
    }

    /// Takes over what can be read.
    ///
    /// - Returns: the number of bytes, as `read` does.
    private mutating func fill() -> Int {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, filled in
            count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
            filled = max(0, count)
        }
        available += bytes
        return count
    }
}
