import Foundation
import Testing

/// A session's page: who gets it, and that it and the terminal are two views of one session.
struct BrowserPageTests {
    private let session: TerminalSession
    private let port: UInt16
    private let token: String

    init() throws {
        session = try TerminalSession.atPrompt(["--no-init"], columns: 100)
        try session.enter(":page")
        let address = try #require(session.screen.text.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/([0-9a-f]+)\//))
        port = try #require(UInt16(address.1))
        token = String(address.2)
    }

    private func status(_ path: String, method: String = "GET", headers: [String]? = nil) throws -> String {
        let answer = try PageClient.answer(port: port, path, method: method, headers: headers)
        return String(answer.split(separator: " ")[1])
    }

    private func page() throws -> PageClient { try PageClient.page(port: port, token: token) }

    /// A page that has got its first state.
    private func openedPage() throws -> PageClient {
        let page = try page()
        _ = try page.state { _ in true }
        return page
    }

    private func inputs(_ state: [String: Any]) -> [String] {
        (state["inputs"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    }

    private func picture(_ state: [String: Any]) -> String {
        (state["picture"] as? [String: Any])?["svg"] as? String ?? ""
    }

    // MARK: Who gets it

    @Test func `the token has 128 bits and is in every path`() throws {
        #expect(token.count == 32)
        let page = try PageClient.answer(port: port, "/\(token)/")
        #expect(page.hasPrefix("HTTP/1.1 200 ") && page.contains("<title>masonry-repl</title>"))
        #expect(page.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
        #expect(!page.contains("unsafe") && !page.contains("Access-Control-Allow"))
        for path in ["/\(token)/page.js", "/\(token)/page.css"] { #expect(try status(path) == "200") }
        for path in ["/", "/page.js", "/\(token.dropLast())0g/", "/\(token)x/", "/0/session", "//"] {
            #expect(try status(path) == "403", "\(path)")
        }
        for path in ["/\(token)/other", "/\(token)/../Package.swift", "/\(token)//etc/passwd"] {
            #expect(try status(path) == "404", "\(path)")
        }
        #expect(try status("/\(token)/", method: "POST") == "405")
    }

    @Test func `other hosts and other sites' pages get nothing`() throws {
        let own = "Host: 127.0.0.1:\(port)"
        #expect(try status("/\(token)/", headers: ["Host: localhost:\(port)"]) == "200")
        for headers in [
            ["Host: evil.example"], ["Host: evil.example:\(port)"], ["Host: 127.0.0.1"], [own, own],
            [own, "Origin: http://evil.example"], [own, "Origin: null"], [own, "Origin: https://127.0.0.1:\(port)"],
        ] {
            #expect(try status("/\(token)/", headers: headers) == "403", "\(headers)")
        }
        let upgrade = [
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        for headers in [
            [own], [own, "Origin: http://evil.example"], ["Host: evil.example", "Origin: http://evil.example"],
        ] {
            #expect(try status("/\(token)/session", headers: headers + upgrade) != "101", "\(headers)")
        }
    }

    // MARK: Two views of one session

    @Test func `what is typed in either appears in both`() throws {
        let page = try page()
        try session.enter("view card; make.left.top.equalTo(root).offset(16); make.size.equalTo(40)")
        let first = try page.state { inputs($0).count == 1 }
        #expect(picture(first).contains("card (view): x 16, y 16, width 40, height 40"))
        session.type("view ic")
        try session.wait(for: "view ic")
        page.send(message: #"{"ask":"run","text":"view dot in card; make.edges.equalTo(card).inset(4)"}"#)
        let second = try page.state { inputs($0).count == 2 }
        #expect(picture(second).contains("dot (view): x 4, y 4, width 32, height 32"))
        try session.wait("the input, and what was being typed") { screen in
            screen.text.contains("card> view dot in card;") && screen.text.contains("dot> view ic")
        }
        session.type("on\r")
        _ = try page.state { inputs($0).last == "view icon" }
        page.send(message: #"{"ask":"run","text":":undo"}"#)
        _ = try page.state { ($0["inputs"] as? [[String: Any]])?.last?["isInEffect"] as? Bool == false }
    }

    @Test func `several pages may be open, and one that closes changes nothing`() throws {
        let (one, other) = (try page(), try page())
        do {
            let third = try page()
            _ = try third.state { inputs($0).isEmpty }
        }
        one.send(message: #"{"ask":"run","text":"view card"}"#)
        for page in [one, other] { _ = try page.state { inputs($0) == ["view card"] } }
        // One that comes later sees all of it at once.
        _ = try page().state { inputs($0) == ["view card"] }
    }

    @Test func `names and texts are no markup`() throws {
        let page = try page()
        page.send(
            message: #"{"ask":"run","text":"label l \"<img src=x onerror=alert(1)>\"; make.center.equalTo(root)"}"#)
        let state = try page.state { inputs($0).count == 1 }
        #expect(picture(state).contains("&lt;img src=x") && !picture(state).contains("<img"))
        #expect(!picture(state).contains("<style") && !picture(state).contains(" style="))
    }

    @Test func `errors and fixes are there, too`() throws {
        let page = try page()
        page.send(message: #"{"ask":"run","text":"vieww card"}"#)
        let failed = try page.state { ($0["output"] as? String)?.contains("vieww") ?? false }
        #expect(inputs(failed).isEmpty)
        page.send(message: #"{"ask":"run","text":"view a; make.left.top.equalTo(root); make.height.equalTo(20)"}"#)
        let open = try page.state { ($0["fixes"] as? [[String: Any]])?.isEmpty == false && inputs($0).count == 1 }
        #expect((open["findings"] as? [String])?.first?.contains("width") ?? false)
        page.send(message: #"{"ask":"preview","fix":1}"#)
        let preview = try page.state { $0["kind"] as? String == "preview" }
        #expect(picture(preview).contains(#"class="ghost""#))
        page.send(message: #"{"ask":"run","text":":fix 1"}"#)
        _ = try page.state { ($0["findings"] as? [String])?.isEmpty ?? false }
    }

    /// A card 16 from the left and right of 320 points, and 40 high; at 400 it is 368 wide.
    @Test func `a view is explained, and another width is tried, without a trace`() throws {
        try session.enter("view card; make.left.right.top.equalTo(root).inset(16); make.height.equalTo(40)")
        let page = try openedPage()
        page.send(message: #"{"ask":"view","view":1}"#)
        let view = try page.state { $0["kind"] as? String == "view" }
        #expect(view["name"] as? String == "card" && view["frame"] as? String == "x 16, y 16, 288×40")
        #expect((view["constraints"] as? String)?.contains("card.left == root.left + 16") ?? false)
        #expect((view["reasons"] as? String)?.contains("card.width = 288") ?? false)
        #expect(picture(view).matches(of: /<text class="measure"[^>]*>16</).count == 3)
        for (width, expected) in [(400, 368), (320, 288)] {
            page.send(message: #"{"ask":"size","width":\#(width),"height":480}"#)
            let size = try page.state { $0["kind"] as? String == "size" }
            #expect(picture(size).contains("card (view): x 16, y 16, width \(expected), height 40"))
        }
        for text in [#"{"ask":"view","view":7}"#, #"{"ask":"size","width":-1,"height":480}"#, #"{"ask":"size"}"#] {
            page.send(message: text)
        }
        page.send(message: #"{"ask":"run","text":"card.frame.width"}"#)
        let state = try page.state { $0["kind"] as? String == "state" }
        #expect((state["output"] as? String)?.contains("288") ?? false)
        #expect(picture(state).contains("width 288") && inputs(state).count == 2)
    }

    @Test func `a conflict is shown with what each constraint asks for`() throws {
        try session.enter("view card; make.left.top.height.equalTo(20)")
        try session.enter("make.width.equalTo(40); make.width.equalTo(100)")
        let page = try openedPage()
        page.send(message: #"{"ask":"finding","finding":0}"#)
        let finding = try page.state { $0["kind"] as? String == "finding" }
        #expect(picture(finding).contains("asks 100, is 40"))
        #expect((finding["text"] as? String)?.contains("make.width.equalTo(100)") ?? false)
        page.send(message: #"{"ask":"finding","finding":1}"#)
        page.send(message: #"{"ask":"run","text":"view other"}"#)
        _ = try page.state { inputs($0).last == "view other" }
    }

    @Test func `a page that sends nonsense harms nothing`() throws {
        let page = try page()
        for text in ["", "{", "[]", #"{"ask":"fly"}"#, #"{"ask":"run"}"#, "\u{0}"] { page.send(message: text) }
        page.send(message: #"{"ask":"run","text":"view card"}"#)
        _ = try page.state { inputs($0) == ["view card"] }
        page.send(message: String(repeating: "x", count: 70_000))
        #expect(page.closeCode() != 1001)
        // A page that sends too much is closed, too.
        let other = try self.page()
        for _ in 0..<2000 { other.send(message: "{}") }
        #expect(other.closeCode() != 1001)
        try session.enter("view dot")
        _ = try self.page().state { inputs($0) == ["view card", "view dot"] }
    }

    @Test func `when the session ends, pages are told`() throws {
        let page = try openedPage()
        session.type(":quit\r")
        #expect(page.closeCode() == 1001)
        #expect(session.status() == 0)
    }

    @Test func `off closes it, and it can be opened again`() throws {
        let page = try openedPage()
        try session.enter(":page off")
        #expect(page.closeCode() == 1001)
        #expect(throws: PageClient.Closed.self) { try PageClient(port: port) }
        try session.enter(":page")
        try session.wait("another address") { $0.text.matches(of: /http:\/\/127/).count == 2 }
    }
}
