internal import NIOHTTP1

/// Decides which requests are answered: those of this page, in a browser of this machine, that know the token.
struct PageAccess: Sendable {
    let token: PageToken
    /// The server's.
    let port: Int?

    /// The path of the connection for messages, below the token.
    static let socketPath = "session"

    /// What is asked for below the token; nil if the request may not be answered.
    ///
    /// A name of another site that leads to this machine is refused by its `Host`, a page of another site by its `Origin`.
    func path(of head: HTTPRequestHead) -> String? {
        let hosts = head.headers["host"]
        guard hosts.count == 1, names.contains(hosts[0].lowercased()) else { return nil }
        let origins = head.headers["origin"]
        guard origins.allSatisfy({ origin in names.contains { origin.lowercased() == "http://\($0)" } }) else {
            return nil
        }
        let parts = head.uri.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
        guard head.uri.hasPrefix("/"), let first = parts.first, token.matches(first) else { return nil }
        return parts.count > 1 ? String(parts[1]) : ""
    }

    /// Whether the request may open the connection for messages. Browsers always tell from which page it comes.
    func allowsSocket(_ head: HTTPRequestHead) -> Bool {
        path(of: head) == Self.socketPath && head.headers["origin"].count == 1
    }

    private var names: [String] {
        guard let port else { return [] }
        return ["127.0.0.1:\(port)", "localhost:\(port)"]
    }
}
