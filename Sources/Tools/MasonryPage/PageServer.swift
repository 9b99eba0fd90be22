internal import Glibc
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOWebSocket

/// Serves a session's page to browsers on this machine, and passes messages between them and the session.
///
/// It listens on 127.0.0.1 only, on a free port, and answers only requests whose path begins with a random token.
public final class PageServer: Sendable {
    /// What pages sent, and that they came and went.
    public let inbox: PageInbox
    /// Where a browser finds the page.
    public let url: String

    private let group: MultiThreadedEventLoopGroup
    private let channel: any Channel
    private let pages: OpenPages

    /// Why a page can't be served.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Starts serving, on a thread of its own that handles no signals.
    public init() throws(Failure) {
        let inbox: PageInbox
        let group: MultiThreadedEventLoopGroup
        do {
            inbox = try PageInbox()
            group = Self.withoutSignals { MultiThreadedEventLoopGroup(numberOfThreads: 1) }
        } catch {
            throw Failure(description: error.description)
        }
        let token = PageToken()
        let pages = OpenPages()
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 16)
            .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try Self.configure(
                        channel, PageAccess(token: token, port: channel.localAddress?.port), pages, inbox)
                }
            }
        do {
            channel = try bootstrap.bind(host: "127.0.0.1", port: 0).wait()
        } catch {
            try? group.syncShutdownGracefully()
            throw Failure(description: "\(error)")
        }
        self.inbox = inbox
        self.group = group
        self.pages = pages
        url = "http://127.0.0.1:\(channel.localAddress?.port ?? 0)/\(token.text)/"
    }

    /// How many pages are open.
    public var pageCount: Int { pages.count }

    /// Sends a text to all pages.
    ///
    /// - Parameter isState: whether it is the whole state, which a page that opens later gets, too.
    public func send(_ text: String, isState: Bool = false) { pages.send(text, isState: isState) }

    /// Sends a text to one page; nothing if it has closed.
    public func send(_ text: String, to page: Int) { pages.send(text, to: page) }

    /// Stops serving: open pages say that the session has ended.
    public func stop() {
        pages.closeAll()
        try? channel.close().wait()
        try? group.syncShutdownGracefully()
    }

    /// Handlers of a new connection.
    private static func configure(
        _ channel: any Channel, _ access: PageAccess, _ pages: OpenPages, _ inbox: PageInbox
    ) throws {
        guard pages.mayOpenConnection(channel) else {
            channel.close(promise: nil)
            return
        }
        let requests = PageRequests(access: access)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: PageSocket.longestMessage,
            shouldUpgrade: { channel, head in
                channel.eventLoop.makeSucceededFuture(access.allowsSocket(head) ? HTTPHeaders() : nil)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(PageSocket(pages: pages, inbox: inbox))
                }
            })
        let name = PageRequests.name
        let pipeline = channel.pipeline.syncOperations
        try pipeline.configureHTTPServerPipeline(
            withServerUpgrade: (
                upgraders: [upgrader], completionHandler: { $0.pipeline.removeHandler(name: name, promise: nil) }
            ))
        try pipeline.addHandler(requests, name: name)
    }

    /// Starts threads that leave all signals to the others.
    private static func withoutSignals<Result>(_ body: () -> Result) -> Result {
        var (all, earlier) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &earlier)
        defer { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
        return body()
    }
}
