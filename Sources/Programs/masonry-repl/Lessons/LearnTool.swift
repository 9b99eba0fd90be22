internal import CLibEdit
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// `masonry-repl learn`: lists, runs and verifies lessons.
final class LearnTool {
    private let options: LearnCommand
    private let console = Console()
    private let terminal = Terminal()
    private let presenter: Presenter
    /// The current lesson.
    private var current: LessonSession?

    init(options: LearnCommand) {
        self.options = options
        presenter = options.output.presenter(console, terminal)
    }

    func run() -> ExitStatus {
        defer { console.flush() }
        var entries = LessonFolder.lessons(of: options.course ?? .basics)
        if options.course == nil, let path = options.path {
            do {
                entries = try LessonFolder.entries(at: path)
            } catch {
                presenter.show(error)
                return .noSuchFile
            }
            if entries.isEmpty {
                complain("there is no lesson in `\(path)`", help: "docs/teaching.md describes lessons")
                return .noSuchFile
            }
        }
        return options.check ? check(entries) : learn(entries)
    }

    private func complain(_ message: String, help: String? = nil) {
        presenter.show(Diagnostic(severity: .error, slug: LessonError.slug, message: message, help: help))
    }

    private func show(_ error: LessonError, in path: String) {
        complain("`\(path)` \(error.message)")
        for diagnostic in error.diagnostics { presenter.show(diagnostic) }
    }

    // MARK: Verifying

    private func check(_ entries: [LessonFolder.Entry]) -> ExitStatus {
        var failures = 0
        var lessons: [Lesson] = []
        for entry in entries {
            do throws(LessonError) {
                let lesson = try entry.lesson.get()
                lessons.append(lesson)
                // An ambiguous goal is not reached, either.
                var flaws = try lesson.flaws()
                let rows = try rowsBeforePrompt(of: lessons)
                if rows >= LessonFlaw.maxRows { flaws.append(.long(rows: rows)) }
                if !flaws.isEmpty {
                    failures += 1
                    console.writeLine("FAIL  \(entry.name.visible())")
                    for flaw in flaws { complain("`\(entry.name)` \(flaw.message)") }
                    continue
                }
                try lesson.verify()
                let counts = "\(lesson.goals.count.counted("goal")), \(lesson.hints.count.counted("hint"))"
                console.writeLine("ok    \(entry.name.visible())  (\(counts))")
            } catch {
                failures += 1
                console.writeLine("FAIL  \(entry.name.visible())")
                show(error, in: entry.name)
                if let review = error.review {
                    let style = TextStyle(usesColor: false)
                    for line in review.lines(isASCII: presenter.isASCII, style: style, columns: .max) {
                        console.writeLine(line)
                    }
                }
            }
        }
        let verdict = failures == 0 ? "all can be solved" : "\(failures.counted("lesson")) failed"
        console.writeLine("\(entries.count.counted("lesson")): \(verdict)")
        return failures == 0 ? .success : .failure
    }

    /// The rows above the first prompt of the last of some lessons, on the smallest screen.
    private func rowsBeforePrompt(of lessons: [Lesson]) throws(LessonError) -> Int {
        let console = Console(isCollecting: true)
        let presenter = Presenter(
            console: console, isASCII: false, colors: .none, usesColorInDiagnostics: false,
            size: { (LessonFlaw.columns, LessonFlaw.maxRows) })
        let course = LessonCourse(lessons, progress: LessonProgress(path: nil))
        try LessonSession(course, lessons.count - 1, presenter, pinned: nil, keepsInputs: false).introduce()
        return console.takeText().count { $0 == "\n" }
    }

    // MARK: Running

    private func learn(_ entries: [LessonFolder.Entry]) -> ExitStatus {
        var lessons: [Lesson] = []
        for entry in entries {
            switch entry.lesson {
            case .success(let lesson): lessons.append(lesson)
            case .failure(let error): show(error, in: entry.name)
            }
        }
        if lessons.isEmpty { return .failure }
        if options.progress != nil {
            // A learner's file is read elsewhere.
            for index in lessons.indices { lessons[index].key = name(of: lessons[index]) }
        }
        let course = LessonCourse(
            lessons, progress: options.progress.map { LessonProgress(path: $0) } ?? LessonProgress())
        if let number = options.number, !lessons.indices.contains(number - 1) {
            complain("there is no lesson \(number)", help: "the lessons are numbered from 1 to \(lessons.count)")
            return .noSuchFile
        }
        let first = options.number.map { $0 - 1 } ?? course.next
        if options.list {
            console.write(course.list(current: first, presenter))
            return .success
        }
        return take(course, from: first)
    }

    /// The key of a lesson without the folder of the course.
    private func name(of lesson: Lesson) -> String {
        let folder = options.path.flatMap(ScriptFolder.resolved).map { $0 + "/" } ?? ""
        return lesson.key.hasPrefix(folder)
            ? String(lesson.key.dropFirst(folder.count)) : String(lesson.key.split(separator: "/").last ?? "")
    }

    private func take(_ course: LessonCourse, from first: Int) -> ExitStatus {
        edit_catch_signals(
            { data in
                guard let data else { return }
                Unmanaged<LearnTool>.fromOpaque(data).takeUnretainedValue().current?.session.interpreter.interruption
                    .request()
            }, Unmanaged.passUnretained(self).toOpaque())
        let style = PromptStyle(usesColor: presenter.colors != .none)
        let pinned = PinnedRows(console: console, terminal: terminal, style: style, isASCII: presenter.isASCII)
        let editor = LineEditor(
            terminal: terminal, pinned: pinned, history: presenter.historyFile,
            isComplete: { $0.hasPrefix(":") || SourceText(name: "", text: $0, isInput: true).isComplete },
            candidates: { [unowned self] in candidates($0, $1) })
        var index = first
        var isSolved = false
        while true {
            let lesson: LessonSession
            do throws(LessonError) {
                lesson = try LessonSession(course, index, presenter, pinned: pinned, keepsInputs: editor != nil)
            } catch {
                complain("lesson \(index + 1) \(error.message)", help: "masonry-repl learn --check")
                return .failure
            }
            current = lesson
            if isSolved { lesson.solve() } else { lesson.introduce() }
            let loop = SessionLoop(
                session: lesson.session, commands: CommandRunner(session: lesson.session), lesson: lesson)
            if let editor {
                editor.stretches = loop.stretches
                TerminalInput(loop: loop, editor: editor, style: style).run()
            } else {
                PipedInput(loop: loop).run()
            }
            pinned?.release()
            lesson.end()
            switch lesson.departure {
            case nil: return .success
            case .again: isSolved = false
            case .solved: isSolved = true
            case .lesson(let number): (index, isSolved) = (number, false)
            }
        }
    }

    private func candidates(_ text: String, _ offset: Int) -> [Candidate] {
        guard let session = current?.session else { return [] }
        let others = SessionCompletion(session: session).candidates(text, offset)
        let typed = text.utf8.prefix(offset)
        guard typed.first == UInt8(ascii: ":"), !typed.contains(UInt8(ascii: " ")) else { return others }
        let word = String(decoding: typed.dropFirst(), as: UTF8.self)
        return others
            + LessonCommand.allCases.filter { $0.rawValue.hasPrefix(word) }.map {
                Candidate(text: $0.rawValue, range: 1..<offset, summary: $0.summary)
            }
    }
}
