internal import Glibc
internal import Masonry
internal import MasonryLanguage

/// How a session starts: by resuming an interrupted one, or with the start-up script and files.
struct SessionOpening {
    let loop: SessionLoop
    let terminal: Terminal
    /// Nil if there is no user.
    let question: YesNoQuestion?
    private var session: Session { loop.session }

    /// The path of the start-up script, if it exists.
    static var initPath: String? {
        guard let path = UserFolder.configuration.map({ $0 + "/init.mas" }) else { return nil }
        var status = stat()
        return lstat(path, &status) == 0 ? path : nil
    }

    /// - Parameters:
    ///   - start: what runs before anything is typed, besides the files.
    ///   - init: the start-up script's path; nil to start without.
    /// - Returns: false if a file can't be read.
    func open(files: [String], start: SourceText? = nil, init initPath: String?) -> Bool {
        if terminal.isInputTerminal, terminal.isOutputTerminal {
            let folder = UserFolder.state
            if files.isEmpty, start == nil, let question, let folder,
                let left = Journal.left(in: folder, onTrouble: warn(of:)),
                isWanted(left, question)
            {
                session.takeUp(left)
                watchJournal()
                greet()
                session.showChanges()
                if let layout = session.layout() { session.canvas.pin(layout) }
                return true
            }
            session.journal = folder.flatMap { try? Journal(in: $0) }
            if session.journal == nil { warnOfJournal() }
            watchJournal()
        }
        // The session starts despite errors in it.
        if let initPath { _ = run(initPath, .own, loop.run) }
        for file in files {
            if !run(file, accent: session.accent, { session.run(file: $0) }) {
                session.journal?.remove()
                return false
            }
        }
        if let start { session.run(file: start, marksChanges: false) }
        session.begin()
        if terminal.isInputTerminal, terminal.isOutputTerminal { greet() }
        return true
    }

    private func greet() { session.presenter.show(value: session.greeting) }

    private func run(
        _ path: String, _ kind: TextFile.Kind = .any, accent: Accent? = nil, _ body: (SourceText) -> Void
    ) -> Bool {
        do {
            body(try TextFile.source(at: path, kind, accent: accent))
            return true
        } catch {
            session.presenter.show(error)
            return false
        }
    }

    /// Warns about a skipped file.
    private func warn(of error: FileError) {
        session.presenter.show(
            Diagnostic(severity: .warning, slug: FileError.slug, message: "ignored: \(error.message)"))
    }

    private func watchJournal() {
        session.journal?.onTrouble = warnOfJournal
    }

    private func warnOfJournal() {
        session.presenter.show(
            Diagnostic(
                severity: .warning, slug: FileError.slug,
                message: "the journal can't be written, so a crash would lose your next inputs", help: "use :save"))
    }

    /// Asks whether to resume a session. Without an answer it is kept for later; if declined, it is removed.
    private func isWanted(_ left: Journal, _ question: YesNoQuestion) -> Bool {
        let count = left.inputs.count
        let text =
            "Resume the session interrupted on \(Self.time(left.changeTime)) (\(count.counted("input")))?"
        switch question.answer(to: text, usual: true) {
        case true?: return true
        case false?: left.remove()
        case nil: left.leave()
        }
        return false
    }

    /// The local time, to the minute.
    private static func time(_ seconds: time_t) -> String {
        var seconds = seconds
        var parts = tm()
        localtime_r(&seconds, &parts)
        var text = [CChar](repeating: 0, count: 64)
        let count = strftime(&text, text.count, "%e %b %H:%M", &parts)
        return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self).trimmingBlanks
    }
}
