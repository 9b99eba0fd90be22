internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// A lesson in a session.
final class LessonSession: SessionGuide {
    /// The reason to leave this session for another.
    enum Departure {
        case again
        /// The lesson again, from its solution.
        case solved
        /// The lesson with this index in the course, from 0.
        case lesson(Int)
    }

    let session: Session
    /// Nil while the session continues, and when it ends for good.
    var departure: Departure?
    let course: LessonCourse
    let index: Int
    let goals: [LessonGoal]
    /// The numbers of the constraints that the start made.
    let begun: Set<Int>
    /// What was typed, also before, if it can be kept.
    private let journal: Journal?
    /// The hints given since all that fit were given, by their places.
    var given: Set<Int> = []
    /// The last one that was not the lesson's.
    var ownHint: String?
    /// The layout reviewed last, and after which input.
    private var reviewed: Layout?
    private var reviewedInput = 0
    /// Whether the solution ran, so that the learner did not reach the goal alone.
    private var isSolved = false
    var isReached = false
    /// Whether the goal was reached by the last input.
    private var isNews = false

    var lesson: Lesson { course.lessons[index] }
    var presenter: Presenter { session.presenter }
    var console: Console { presenter.console }
    var style: TextStyle { TextStyle(usesColor: presenter.colors != .none) }

    /// - Parameters:
    ///   - index: the lesson's index in the course, from 0.
    ///   - pinned: where a picture can be pinned, if possible.
    ///   - keepsInputs: whether what is typed is kept for the next time.
    init(
        _ course: LessonCourse, _ index: Int, _ presenter: Presenter, pinned: PinnedRows?, keepsInputs: Bool
    ) throws(LessonError) {
        self.course = course
        self.index = index
        goals = try course.lessons[index].targets()
        let lesson = course.lessons[index]
        let opening = SourceText(
            name: LessonFile.Role.start.rawValue, text: Self.text(of: lesson.start), isInput: true,
            accent: lesson.start.accent)
        let interpreter = try lesson.begin(opening)
        begun = Set(interpreter.scene.layout().constraints.map(\.id))
        var presenter = presenter
        presenter.isForLessons = true
        interpreter.onOutput = { [presenter] in presenter.show(output: $0) }
        session = Session(
            reporter: LayoutReporter(interpreter), presenter: presenter, pinned: pinned,
            opening: opening)
        course.open(index)
        journal = keepsInputs ? course.journal(of: index) : nil
        session.canvas.settings.goals = goals
        session.canvas.task = [place + title, lesson.introduction.splittingLast.last]
        session.guide = self
        session.canvas.companions = { [unowned self] layout in otherScreens(than: layout) }
    }

    /// `Lesson 3 of 17: `
    private var place: String { course.lessons.count > 1 ? "Lesson \(index + 1) of \(course.lessons.count): " : "" }

    private var title: String { lesson.title.visible(asASCII: presenter.isASCII) }

    /// The layout on the goals' screens other than the visible one.
    private func otherScreens(than layout: Layout) -> [CompanionPicture] {
        goals.filter { !$0.isFor(layout) }.map { goal in
            let other = goal.layout(of: session.interpreter)
            return CompanionPicture(title: "at " + name(of: goal), layout: other, ghosts: goal.ghosts(for: other))
        }
    }

    // MARK: Introduction

    /// Introduces the lesson, which goes on with what was typed before.
    func introduce() {
        if let journal { session.takeUp(journal) }
        let kept = session.timeline.inEffect.count { $0.number > 0 }
        let progress =
            kept > 0
            ? "  after your \(kept.counted("input")), `:restart` starts again"
            : course.lessons.count > 1 ? "  \(course.progressText), `:lessons` lists them" : ""
        console.writeLine(style.strong(place + title) + presenter.faint(presenter.shown(progress)))
        console.writeLine("")
        let text = lesson.introduction.splittingLast.before
        // The title, and the empty rows below it and the text.
        session.canvas.rowsAbove = 2
        if !text.isEmpty {
            session.canvas.rowsAbove += show(text) + 1
            console.writeLine("")
        }
        showStart()
        session.canvas.rowsAbove = 0
        runCommands()
    }

    /// Runs the commands with which the lesson starts.
    private func runCommands() {
        for command in lesson.commands { _ = CommandRunner(session: session).run(command.dropFirst()) }
    }

    /// Keeps what was typed for the next time if the lesson was left before its goal was reached.
    func end() {
        if departure == nil, !isReached, !isSolved { journal?.leave() } else { journal?.remove() }
    }

    private func showStart() {
        let layout = session.interpreter.scene.layout()
        let mark = goals[0].hasViews ? (presenter.isASCII ? "%" : "░") : "The task"
        let also =
            goals.count == 1
            ? "" : ", also " + (goals.count == 2 ? "at " + name(of: goals[1]) : "on \(goals.count - 1) other screens")
        let review = LessonReview(session.interpreter, goals)
        session.show(
            layout,
            heading: ["\(mark) is the goal\(also)."] + newSigns(in: layout).map(\.sentence) + lines(of: review, layout)
                + [":hint helps, :undo goes back, :help says more"], open: review.open)
        (reviewed, reviewedInput) = (layout, session.timeline.number)
    }

    /// The signs in the first picture that neither the text nor an earlier lesson of the course has explained.
    private func newSigns(in layout: Layout) -> [LessonSign] {
        let signs = signs(in: layout).filter { !lesson.introduction.mentions($0.mark) }
        if signs.isEmpty { return [] }
        let known = course.lessons[..<index].flatMap { earlier in
            (try? earlier.begin(earlier.start)).map { self.signs(in: $0.scene.layout()) } ?? []
        }
        return signs.filter { !known.contains($0) }
    }

    private func signs(in layout: Layout) -> [LessonSign] {
        let plain = Presenter(
            console: console, isASCII: false, colors: .none, usesColorInDiagnostics: false, size: presenter.size)
        return LessonSign.signs(
            in: plain.lines(
                layout, PictureSettings(theme: presenter.theme), since: nil, after: PictureMemory(),
                columns: LessonFlaw.columns, rows: LessonFlaw.maxRows))
    }

    /// Starts with the solution.
    func solve() {
        isSolved = true
        showStart()
        runCommands()
        showSolution()
        let solution = SourceText(
            name: "", text: Self.text(of: lesson.solution), isInput: true, accent: lesson.solution.accent)
        session.run(session.renamed(solution))
        review()
    }

    // MARK: Progress

    /// The progress towards the goals, after a statement or a change of the layout.
    func verdict(on layout: Layout) -> (lines: [String], open: [OpenView]) {
        let input = session.timeline.number
        defer { reviewedInput = input }
        if layout == reviewed, input == reviewedInput || !session.timeline.endsWithChange { return ([], []) }
        let review = LessonReview(session.interpreter, goals)
        reviewed = layout
        let wasReached = isReached
        isReached = review.isReached
        if wasReached && isReached { return ([], []) }
        isNews = isReached
        return (lines(of: review, layout), review.open)
    }

    /// What is missing is the subject of the lesson, and how to set it is for the learner to find.
    func isForTheUser(_ finding: Finding) -> Bool {
        switch finding.kind {
        case .ambiguous, .openContent, .unplaced: true
        case .conflict, .unsettled, .inexact: false
        }
    }

    /// Whether the layout is nearer to the goals with an edit, which sets nothing else to a wrong value.
    func isWanted(_ edit: Replacement) -> Bool {
        let interpreter = Interpreter(files: ScriptFolder())
        for entry in session.timeline.inEffect where entry.runs {
            let isEdited = entry.source === edit.source
            let source = isEdited ? entry.source.applying([edit]) : entry.source
            guard interpreter.run(source, showsValues: false, keepsUndo: false).isComplete else { return false }
        }
        let now = LessonReview(session.interpreter, goals)
        let then = LessonReview(interpreter, goals)
        return then.distance < now.distance && then.contradicted.isSubset(of: now.contradicted)
    }

    /// Ends the lesson if the last input has reached the goal.
    func review() {
        guard isNews else { return }
        isNews = false
        conclude()
    }

    func lines(of review: LessonReview, _ layout: Layout) -> [String] {
        review.lines(on: layout, isASCII: presenter.isASCII, style: style)
    }

    func name(of goal: LessonGoal) -> String {
        goal.layout.screen.lessonName(with: goal.settings, isASCII: presenter.isASCII)
    }

    private func conclude() {
        console.writeLine(style.good(style.strong("Goal reached.")))
        if !lesson.conclusion.isEmpty {
            console.writeLine("")
            show(lesson.conclusion)
            console.writeLine("")
        }
        if isSolved {
            say("That was the solution; `:restart` lets you try it yourself.")
        } else {
            let inputs = session.timeline.inEffect.count { $0.number > 0 }
            course.finish(index, inputs: inputs, hints: given.count)
        }
        if index + 1 < course.lessons.count {
            say("`:next` starts the next one: \(course.lessons[index + 1].title)")
        } else if course.isFinished {
            say("That was the last lesson. You have finished all of them.")
        } else {
            say("That was the last lesson; `:lessons` lists the unfinished ones.")
        }
    }

    // MARK: Messages

    func say(_ text: String) { show(LessonProse([text])) }

    /// - Returns: the number of rows.
    @discardableResult
    func show(_ prose: LessonProse) -> Int {
        let text = prose.text(columns: presenter.size().columns, isASCII: presenter.isASCII, style: style)
        console.write(text)
        return text.count { $0 == "\n" }
    }

    func showSolution() {
        show(LessonProse(["```"] + Self.text(of: lesson.solution).split(separator: "\n").map(String.init)))
    }

    /// The script without the padding lines that keep its line numbers as in the file.
    static func text(of source: SourceText) -> String { String(source.text.drop { $0 == "\n" }) }
}
