internal import Glibc
internal import Synchronization

/// What pages sent, in order, for a session that waits for it with `poll`.
public final class PageInbox: Sendable {
    public enum Message: Hashable, Sendable {
        case opened(page: Int)
        case text(String, page: Int)
        case closed(page: Int)
    }

    /// It is readable while there are messages.
    public let descriptor: Int32
    private let signal: Int32
    private let messages = Mutex<[Message]>([])
    /// The most that wait; a page that sends more is not heard until some were taken.
    private static let most = 1000

    init() throws(PageServer.Failure) {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) < 0 { throw PageServer.Failure(description: String(cString: strerror(errno))) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, signal) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(signal)
    }

    /// All messages so far; then it is empty.
    public func take() -> [Message] {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &bytes, bytes.count) > 0 {}
        return messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }

    func put(_ message: Message) {
        let isPut = messages.withLock { messages in
            if case .text = message, messages.count >= Self.most { return false }
            messages.append(message)
            return true
        }
        // A pipe that is full is readable all the same.
        var one: UInt8 = 1
        if isPut { _ = write(signal, &one, 1) }
    }
}
