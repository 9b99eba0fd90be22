internal import MasonryLanguage
internal import MasonryPage

extension SessionCommand {
    static let page = SessionCommand(
        name: "page", arguments: "[off]", summary: "show the session in a browser, too: prints the address of its page",
        options: [Option("off", "stop showing it")], example: ":page", completion: .options,
        isInTranscript: { _ in false }, action: .run { $0.page($1) })
}

extension CommandRunner {
    fileprivate func page(_ argument: String) {
        switch argument {
        case "": openPage()
        case "off":
            session.page?.stop()
            session.page = nil
            presenter.show(value: "page: off")
        default: complain(.argument, "`:page` takes `off` or nothing, not `\(argument)`")
        }
    }

    /// Serves the page, and tells where it is; false, with a message, if it can't be served.
    @discardableResult func openPage() -> Bool {
        do throws(PageServer.Failure) {
            let page: SessionPage
            if let open = session.page { page = open } else { page = try SessionPage(session) }
            session.page = page
            presenter.show(value: page.url)
            Browser.open(page.url)
            return true
        } catch {
            complain(.terminal, "the page can't be served: \(error.description)")
            return false
        }
    }
}
