internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

/// Answers requests for the page's files.
final class PageRequests: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    static let name = "page requests"

    private let access: PageAccess
    private var head: HTTPRequestHead?
    /// How many bytes of a body came with the request: none of the page's has one.
    private var bodySize = 0
    private static let largestBody = 4096

    init(access: PageAccess) {
        self.access = access
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            bodySize = 0
        case .body(let bytes):
            bodySize += bytes.readableBytes
            if bodySize > Self.largestBody { context.close(promise: nil) }
        case .end:
            guard let head else { return }
            self.head = nil
            answer(head, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A connection for messages that is refused is answered like any request.
        if !(error is NIOWebSocketUpgradeError) { context.close(promise: nil) }
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        guard let path = access.path(of: head) else { return respond(.forbidden, to: head, context) }
        guard head.method == .GET || head.method == .HEAD else { return respond(.methodNotAllowed, to: head, context) }
        guard let file = PageFile(path: path) else { return respond(.notFound, to: head, context) }
        respond(.ok, file, to: head, context)
    }

    private func respond(
        _ status: HTTPResponseStatus, _ file: PageFile? = nil, to head: HTTPRequestHead,
        _ context: ChannelHandlerContext
    ) {
        let text = file?.text ?? "\(status.reasonPhrase)\n"
        let body = ByteBuffer(string: text)
        var headers = HTTPHeaders(PageFile.protection)
        headers.add(name: "Content-Type", value: file?.type ?? "text/plain; charset=utf-8")
        headers.add(name: "Content-Length", value: String(body.readableBytes))
        let goesOn = head.isKeepAlive && status == .ok
        if !goesOn { headers.add(name: "Connection", value: "close") }
        context.write(
            wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: status, headers: headers))),
            promise: nil)
        if head.method != .HEAD { context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
        let end = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        if goesOn { return }
        let loop = context.loopBound
        end.whenComplete { _ in loop.value.close(promise: nil) }
    }
}
