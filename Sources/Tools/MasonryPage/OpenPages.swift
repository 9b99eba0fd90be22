internal import NIOCore
internal import NIOWebSocket
internal import Synchronization

/// The pages that are open.
final class OpenPages: Sendable {
    private struct State {
        var pages: [Int: any Channel] = [:]
        var connections = 0
        var last = 0
        /// What a page gets first.
        var state: String?
    }

    private let state = Mutex(State())
    /// The most pages, and connections of all kinds.
    private static let mostPages = 16
    private static let mostConnections = 64

    var count: Int { state.withLock { $0.pages.count } }

    /// Counts a connection until it closes; false if there are too many.
    func mayOpenConnection(_ channel: any Channel) -> Bool {
        let isOpen = state.withLock { state in
            if state.connections >= Self.mostConnections { return false }
            state.connections += 1
            return true
        }
        if isOpen { channel.closeFuture.whenComplete { _ in self.state.withLock { $0.connections -= 1 } } }
        return isOpen
    }

    /// Adds a page and sends it the state.
    ///
    /// - Returns: its number; nil if there are too many.
    func add(_ channel: any Channel) -> Int? {
        let added = state.withLock { state -> (number: Int, text: String?)? in
            if state.pages.count >= Self.mostPages { return nil }
            state.last += 1
            state.pages[state.last] = channel
            return (state.last, state.state)
        }
        guard let added else { return nil }
        if let text = added.text { Self.send(text, to: channel) }
        return added.number
    }

    func remove(_ page: Int) { state.withLock { $0.pages[page] = nil } }

    func send(_ text: String, isState: Bool) {
        let channels = state.withLock { state in
            if isState { state.state = text }
            return Array(state.pages.values)
        }
        for channel in channels { Self.send(text, to: channel) }
    }

    func send(_ text: String, to page: Int) {
        guard let channel = state.withLock({ $0.pages[page] }) else { return }
        Self.send(text, to: channel)
    }

    /// Closes all pages with the reason that the session has ended.
    func closeAll() {
        for channel in state.withLock({ Array($0.pages.values) }) {
            var reason = ByteBuffer()
            reason.write(webSocketErrorCode: .goingAway)
            let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: reason)
            try? channel.writeAndFlush(frame).wait()
            channel.close(promise: nil)
        }
    }

    /// A page that does not read what it gets is closed.
    private static let mostUnread = 32 << 20

    private static func send(_ text: String, to channel: any Channel) {
        channel.eventLoop.execute {
            if let unread = try? channel.syncOptions?.getOption(.bufferedWritableBytes), unread > mostUnread {
                return channel.close(promise: nil)
            }
            channel.writeAndFlush(
                WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text)), promise: nil)
        }
    }
}
