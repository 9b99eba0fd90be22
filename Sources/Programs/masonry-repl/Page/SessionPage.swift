internal import MasonryDrawing
internal import MasonryLanguage
internal import MasonryPage

/// A session as browsers see it, too: they get its state after each input, and what they ask for is run as if it were typed.
final class SessionPage {
    private unowned let session: Session
    private let server: PageServer
    /// What pages asked to run, in order.
    private var inputs: [String] = []
    /// What was printed since the last state.
    private var output = ""
    /// The longest output that is sent, in characters; of a longer one the end is.
    private static let longestOutput = 20_000

    /// Starts serving.
    init(_ session: Session) throws(PageServer.Failure) {
        self.session = session
        server = try PageServer()
        session.presenter.console.onText = { [unowned self] in output += $0 }
    }

    /// Closes all pages: they say that the session has ended.
    func stop() {
        session.presenter.console.onText = nil
        server.stop()
    }

    /// Where a browser finds it.
    var url: String { server.url }
    /// Readable while there are messages of pages.
    var descriptor: Int32 { server.inbox.descriptor }

    /// Takes messages; true if there is something to run.
    func answer() -> Bool {
        for message in server.inbox.take() {
            guard case .text(let text, _) = message,
                let request = try? JSONText.value(PageRequest.self, from: text)
            else { continue }
            switch request.ask {
            case .run: inputs.append(request.text ?? "")
            }
        }
        return !inputs.isEmpty
    }

    /// What pages asked to run; then there is nothing.
    func takeInputs() -> [String] {
        defer { inputs = [] }
        return inputs.filter { !$0.isBlank }
    }

    /// Sends the state to all pages.
    func publish() {
        server.send(JSONText.text(of: state), isState: true)
        output = ""
    }

    /// Whether a finding that was listed is still there.
    private func isThere(_ finding: ShownFinding) -> Bool {
        session.known.findings.subjects.contains(finding.subject)
            || session.knownLints.contains(finding.diagnostic.occasion)
    }

    /// Whether what a fix is for is still there.
    private func isWanted(_ aim: Session.Offer.Aim) -> Bool {
        switch aim {
        case .finding(let subject): session.listed.contains { $0.subject == subject && isThere($0) }
        case .failed, .command, .replacing: session.failed != nil
        case .message: true
        }
    }

    private var state: PageState {
        let layout = session.known
        let timeline = session.timeline
        let screen = layout.screen
        let picture = SVGPicture(theme: session.canvas.settings.theme).parts(of: layout)
        return PageState(
            prompt: session.prompt + ">", picture: picture.svg, style: picture.style, width: screen.width,
            height: screen.height,
            inputs: timeline.entries.enumerated().map { index, entry in
                PageState.Input(
                    number: entry.number, text: entry.source.isInput ? entry.source.text : entry.title,
                    isInEffect: index < timeline.position && entry.absence == nil)
            },
            findings: session.listed.filter(isThere).map(\.diagnostic.message),
            fixes: session.offers.enumerated().filter { isWanted($0.element.aim) }.map { index, offer in
                PageState.Fix(number: index + 1, title: offer.fix.title)
            },
            output: String(StyledText(output).plain.suffix(Self.longestOutput)))
    }
}

/// What a page asks for.
struct PageRequest: Decodable {
    enum Ask: String, Decodable {
        /// To run a statement or a command, as if it were typed.
        case run
    }

    let ask: Ask
    let text: String?
}

/// What pages show of a session.
struct PageState: Encodable {
    struct Input: Encodable {
        let number: Int
        let text: String
        /// Whether it is neither undone nor replaced.
        let isInEffect: Bool
    }

    struct Fix: Encodable {
        let number: Int
        let title: String
    }

    var kind = "state"
    let prompt: String
    /// As SVG, and its style sheet.
    let picture: String
    let style: String
    /// The screen's size, in points.
    let width: Double
    let height: Double
    let inputs: [Input]
    let findings: [String]
    /// What `:fix` does.
    let fixes: [Fix]
    /// What the last input printed.
    let output: String
}
