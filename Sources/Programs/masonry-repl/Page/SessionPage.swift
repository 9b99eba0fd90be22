internal import LayoutFindings
internal import Masonry
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
            guard case .text(let text, let page) = message,
                let request = try? JSONText.value(PageRequest.self, from: text)
            else { continue }
            switch request.ask {
            case .run: inputs.append(request.text ?? "")
            case .view: reply(view(request), to: page)
            case .size: reply(size(request), to: page)
            case .preview: reply(preview(request), to: page)
            case .finding: reply(finding(request), to: page)
            }
        }
        return !inputs.isEmpty
    }

    private func reply(_ answer: (some Encodable)?, to page: Int) {
        if let answer { server.send(JSONText.text(of: answer, isForPeople: false), to: page) }
    }

    /// What pages asked to run; then there is nothing.
    func takeInputs() -> [String] {
        defer { inputs = [] }
        return inputs.filter { !$0.isBlank }
    }

    /// Sends the state to all pages.
    func publish() {
        server.send(JSONText.text(of: state, isForPeople: false), isState: true)
        output = ""
        session.presenter.console.onText = { [weak self] in self?.output += $0 }
    }

    /// What was listed and is still there.
    private var findings: [ShownFinding] { session.listed.filter(isThere) }

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
        return PageState(
            prompt: session.prompt + ">", picture: picture(of: layout),
            devices: Device.all.map { device in
                PageState.Device(name: device.name, width: device.size.width, height: device.size.height)
            },
            inputs: timeline.entries.enumerated().map { index, entry in
                PageState.Input(
                    number: entry.number, text: entry.source.isInput ? entry.source.text : entry.title,
                    isInEffect: index < timeline.position && entry.absence == nil)
            },
            findings: findings.map(\.diagnostic.message),
            fixes: session.offers.enumerated().filter { isWanted($0.element.aim) }.map { index, offer in
                PageState.Fix(number: index + 1, title: offer.fix.title)
            },
            output: String(StyledText(output).plain.suffix(Self.longestOutput)))
    }

    private func picture(
        of layout: Layout, _ dimensions: DimensionChoice? = nil, since earlier: Layout? = nil
    ) -> PagePicture {
        var picture = SVGPicture(theme: session.canvas.settings.theme)
        picture.earlier = earlier
        picture.dimensions = dimensions
        let parts = picture.parts(of: layout)
        return PagePicture(
            svg: parts.svg, style: parts.style, width: layout.screen.width, height: layout.screen.height)
    }

    /// What there is to say of a view; nil if it is gone.
    private func view(_ request: PageRequest) -> PageView? {
        let (scene, layout) = (session.interpreter.scene, session.known)
        guard let index = request.view, layout.items.indices.contains(index),
            case let item = layout.items[index], let view = scene.view(named: item.name)
        else { return nil }
        let attributes = [Attribute.left, .top, .width, .height].map(view.attribute)
        let reasons = scene.search { attributes.map { attribute in scene.searchPart { scene.reason(for: attribute) } } }
        return PageView(
            view: index, name: item.name.visible(),
            frame: "x \(item.frame.x.spelled), y \(item.frame.y.spelled), "
                + "\(item.frame.width.spelled)×\(item.frame.height.spelled)",
            constraints: ConstraintListing(view: item.name).draw(layout),
            reasons: ReasonListing().draw(reasons, in: layout, losses: scene.losses()),
            picture: picture(of: layout, DimensionChoice(.constraints, of: [item.name])))
    }

    /// All there is to say of a finding; nil if it is gone.
    private func finding(_ request: PageRequest) -> PageFinding? {
        guard let index = request.finding, findings.indices.contains(index) else { return nil }
        let (shown, layout) = (findings[index], session.known)
        let names = shown.subject.filter { layout.item(named: $0) != nil }
        let isConflict = shown.diagnostic.slug == Slug.conflict.rawValue
        return PageFinding(
            finding: index, text: StyledText(session.presenter.text(of: shown.diagnostic)).plain,
            picture: picture(of: layout, DimensionChoice(isConflict ? .conflicts : .constraints, of: names)))
    }

    /// The layout on a screen of another size; nil for a size that no screen has.
    private func size(_ request: PageRequest) -> PageTrial? {
        let scene = session.interpreter.scene
        guard let width = request.width, let height = request.height else { return nil }
        var screen = scene.screen
        screen.size = Size(width: width, height: height)
        let layout = try? session.reporter.trying(screen) { scene.layout(explained: false) }
        return layout.map { PageTrial(kind: .size, picture: picture(of: $0)) }
    }

    /// What a fix would make of the layout; nil for one that corrects an input that failed.
    private func preview(_ request: PageRequest) -> PageTrial? {
        guard let number = request.fix, session.offers.indices.contains(number - 1) else { return nil }
        let fix = session.offers[number - 1].fix
        var layout: Layout?
        _ = session.edit(fix.edit, title: fix.title) {
            layout = session.interpreter.scene.layout(explained: false)
            return false
        }
        return layout.map { PageTrial(kind: .preview, picture: picture(of: $0, since: session.known)) }
    }
}
