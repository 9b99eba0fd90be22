import Foundation
import Glibc

/// A browser's side of a page: requests and a connection for messages, byte by byte, so that tests can send what no browser
/// would.
final class PageClient {
    private let socket: Int32
    private var received: [UInt8] = []

    struct Closed: Error {}

    /// In milliseconds. No behavior takes this long.
    private static let patience: Int32 = 20_000

    init(port: UInt16) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if status != 0 { throw Closed() }
    }

    deinit { close(socket) }

    /// The answer to a request, with its head, of which `headers` are lines.
    static func answer(
        port: UInt16, _ path: String, method: String = "GET", headers: [String]? = nil
    ) throws -> String {
        let client = try PageClient(port: port)
        client.send(head(method, path, (headers ?? ["Host: 127.0.0.1:\(port)"]) + ["Connection: close"]) + "\r\n")
        return try client.head() + client.rest()
    }

    /// A page's connection for messages.
    static func page(port: UInt16, token: String) throws -> PageClient {
        let client = try PageClient(port: port)
        let headers = [
            "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        client.send(head("GET", "/\(token)/session", headers) + "\r\n")
        guard try client.head().hasPrefix("HTTP/1.1 101") else { throw Closed() }
        return client
    }

    private static func head(_ method: String, _ path: String, _ headers: [String]) -> String {
        "\(method) \(path) HTTP/1.1\r\n" + headers.map { $0 + "\r\n" }.joined()
    }

    // MARK: Messages

    /// Sends a message in one frame, as browsers do: masked.
    func send(message: String) {
        let bytes = Array(message.utf8)
        var frame: [UInt8] = [0x81]
        switch bytes.count {
        case ..<126: frame.append(0x80 | UInt8(bytes.count))
        case ..<65_536: frame += [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
        default: frame += [0x80 | 127] + (0..<8).reversed().map { UInt8(bytes.count >> ($0 * 8) & 0xFF) }
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        send(frame + mask + bytes.enumerated().map { $1 ^ mask[$0 % 4] })
    }

    /// The next message; the code of its end, if it is closed.
    func message() throws -> (text: String, closeCode: Int?) {
        let start = try take(2)
        var length = Int(start[1] & 0x7F)
        if length == 126 { length = try take(2).reduce(0) { $0 << 8 | Int($1) } }
        if length == 127 { length = try take(8).reduce(0) { $0 << 8 | Int($1) } }
        let body = try take(length)
        if start[0] & 0x0F == 8 { return ("", body.prefix(2).reduce(0) { $0 << 8 | Int($1) }) }
        return (String(decoding: body, as: UTF8.self), nil)
    }

    /// The next state that is as expected.
    func state(where isExpected: ([String: Any]) -> Bool) throws -> [String: Any] {
        while true {
            let (text, code) = try message()
            if code != nil { throw Closed() }
            let state = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
            if isExpected(state) { return state }
        }
    }

    /// The code with which the page is closed; nil if the connection just ends.
    func closeCode() -> Int? {
        while let message = try? message() {
            if let code = message.closeCode { return code }
        }
        return nil
    }

    // MARK: Bytes

    private func send(_ text: String) { send(Array(text.utf8)) }

    private func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits for more; false at the end.
    private func receive() -> Bool {
        var input = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, Self.patience) > 0 else { return false }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(socket, &chunk, chunk.count)
        received += chunk.prefix(max(0, count))
        return count > 0
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while received.count < count { if !receive() { throw Closed() } }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    private func head() throws -> String {
        let end = Array("\r\n\r\n".utf8)
        while received.firstRange(of: end) == nil { if !receive() { throw Closed() } }
        let range = received.firstRange(of: end) ?? 0..<0
        defer { received.removeFirst(range.upperBound) }
        return String(decoding: received[..<range.upperBound], as: UTF8.self)
    }

    /// What follows the head: as long as it says there, or to the end.
    private func rest() -> String {
        while receive(), received.count < 1 << 20 {
            if received.suffix(8).elementsEqual(Array("</html>\n".utf8)) { break }
        }
        return String(decoding: received, as: UTF8.self)
    }
}
