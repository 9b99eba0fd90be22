internal import NIOCore
internal import NIOWebSocket

/// The connection of a page for messages.
final class PageSocket: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// The longest message, in bytes.
    static let longestMessage = 1 << 16
    /// The most messages in a second, on average; a drag sends one for each picture of the screen.
    private static let mostPerSecond = 250.0

    private let pages: OpenPages
    private let inbox: PageInbox
    private var number: Int?
    private var allowance = PageSocket.mostPerSecond
    private var lastTime = NIODeadline.now()

    init(pages: OpenPages, inbox: PageInbox) {
        self.pages = pages
        self.inbox = inbox
    }

    func handlerAdded(context: ChannelHandlerContext) {
        number = pages.add(context.channel)
        guard let number else { return close(.policyViolation, context) }
        inbox.put(.opened(page: number))
    }

    func channelInactive(context: ChannelHandlerContext) {
        if let number {
            pages.remove(number)
            inbox.put(.closed(page: number))
        }
        number = nil
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        guard let number else { return }
        guard isAllowed else { return close(.policyViolation, context) }
        switch frame.opcode {
        case .text where frame.fin:
            var bytes = frame.unmaskedData
            guard let text = bytes.readUTF8ValidatedString(orNil: bytes.readableBytes) else {
                return close(.dataInconsistentWithMessage, context)
            }
            inbox.put(.text(text, page: number))
        case .ping:
            context.writeAndFlush(
                wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
        case .pong: break
        case .connectionClose: close(.normalClosure, context)
        default: close(.protocolError, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { close(.protocolError, context) }

    /// Whether the page has not sent too much.
    private var isAllowed: Bool {
        let now = NIODeadline.now()
        let seconds = Double((now - lastTime).nanoseconds) / 1e9
        lastTime = now
        allowance = min(Self.mostPerSecond, allowance + seconds * Self.mostPerSecond) - 1
        return allowance >= 0
    }

    private func close(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
        var reason = ByteBuffer()
        reason.write(webSocketErrorCode: code)
        let loop = context.loopBound
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: reason)))
            .whenComplete { _ in loop.value.close(promise: nil) }
    }
}

extension ByteBuffer {
    /// The bytes as a text; nil if they are none.
    fileprivate mutating func readUTF8ValidatedString(orNil length: Int) -> String? {
        readBytes(length: length).flatMap { String(validating: $0, as: UTF8.self) }
    }
}
