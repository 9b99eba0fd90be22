internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// The commands of a lesson.
extension LessonSession {
    var commands: [String] { LessonCommand.allCases.map(\.rawValue) }

    /// The command that a line without a colon is, in small or large letters; nil if it is none, or a name of the learner's.
    func command(withoutColon line: String) -> String? {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard let first = parts.first, parts.count == 1 || parts[1].allSatisfy({ $0.isLetter || $0.isNumber }) else {
            return nil
        }
        let word = first.lowercased()
        guard LessonCommand(rawValue: word) != nil || SessionCommand.named(word) != nil else { return nil }
        let question = SourceText(name: "", text: "expect \(first) == \(first)", accent: .masonry)
        guard session.interpreter.problem(with: question)?.slug == Slug.unknownName.rawValue else { return nil }
        if !course.hasSaidColon { say("A command starts with a colon: `:\(word)`.") }
        course.hasSaidColon = true
        return ([word] + parts.dropFirst().map(String.init)).joined(separator: " ")
    }

    /// Runs a line, without its `:`, if it is a lesson command; false to end the session.
    func run(_ line: some StringProtocol) -> Bool? {
        let word = String(line.prefix { !$0.isWhitespace })
        let argument = line.dropFirst(word.count).trimmingBlanks
        let commands = CommandRunner(session: session)
        switch LessonCommand.match(word) {
        case .command(let command):
            run(command, argument)
            return departure == nil
        case .ambiguous(let names):
            commands.complain(.command, "`:\(word)` could be \(names.map { ":\($0)" }.alternatives)")
            return true
        case .other: break
        }
        switch SessionCommand.match(word) {
        case .command(.help):
            let word = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
            let topics = LessonCommand.allCases.filter { $0.rawValue == word || $0.arguments == "[\(word)]" }
            if topics.isEmpty {
                if !argument.isEmpty { return nil }
                _ = commands.run(line)
            }
            help(topics.isEmpty ? LessonCommand.allCases : topics)
            return true
        case .unknown:
            guard let nearest = NearestName.of(word, among: LessonCommand.allCases.map(\.rawValue)) else { return nil }
            commands.complain(.command, "there is no command `:\(word)`", help: "did you mean `:\(nearest)`?")
            return true
        case .command, .ambiguous: return nil
        }
    }

    private func run(_ command: LessonCommand, _ argument: String) {
        switch command {
        case .hint: hint()
        case .goal: showGoals()
        case .solution: solution(argument)
        case .restart: departure = .again
        case .next:
            if index + 1 < course.lessons.count {
                departure = .lesson(index + 1)
            } else {
                say("This is the last lesson; `:lessons` lists them, `:quit` quits.")
            }
        case .lessons:
            if argument.isEmpty { return console.write(course.list(current: index, presenter)) }
            guard let number = Int(argument), course.lessons.indices.contains(number - 1) else {
                return CommandRunner(session: session).complain(
                    .argument, "`:lessons` takes a number from 1 to \(course.lessons.count), or nothing")
            }
            departure = .lesson(number - 1)
        }
    }

    private func help(_ commands: [LessonCommand]) {
        let rows = commands.map { (":\($0.rawValue) \($0.arguments)".trimmingBlanks, $0.summary) }
        let width = rows.map(\.0.count).max() ?? 0
        let lines = rows.map { "    \($0.0)\(String(repeating: " ", count: width - $0.0.count + 2))\($0.1)" }
        presenter.show(help: "\nIn a lesson:\n" + lines.joined(separator: "\n"))
    }

    private func hint() {
        if isReached { return say("The goal is reached; `:next` starts the next lesson.") }
        let moment = LessonMoment(
            interpreter: session.interpreter, goals: goals, failed: session.failed, given: begun)
        let rest = moment.hints(among: lesson.hints).filter { !given.contains($0) }
        guard let next = rest.first else {
            if let own = moment.ownHint, own != ownHint {
                ownHint = own
                say("Hint")
                return say(own.prefix(1).uppercased() + own.dropFirst())
            }
            (given, ownHint) = ([], nil)
            return say(
                "There are no more hints for now; `:undo` goes back, `:restart` starts again, `:solution` shows "
                    + "a solution.")
        }
        given.insert(next)
        say(rest.count > 1 ? "Hint, and \(rest.count - 1) more" : "Hint")
        show(lesson.hints[next].text)
    }

    private func showGoals() {
        let layout = session.interpreter.scene.layout()
        let frames = goals[0].hasViews ? FrameTable(isASCII: presenter.isASCII).draw(goals[0].layout) : ""
        for (index, goal) in goals.enumerated() {
            var block = ReportBlock()
            if index == 0 { block.task = session.canvas.task }
            let name = name(of: goal)
            block.heading = [style.strong(goals.count == 1 ? "The goal" : "The goal at \(name)")]
            block.heading += goal.conditions.map { "`\($0.condition.visible(asASCII: presenter.isASCII))`" }
            if index == goals.count - 1 {
                block.heading += lines(of: LessonReview(session.interpreter, goals), layout)
            }
            session.canvas.show(
                goal.hasViews ? goal.layout : goal.layout(of: session.interpreter), with: block,
                above: goals.count == 1 ? frames.count(where: \.isNewline) : 0)
        }
        console.write(frames)
    }

    private func solution(_ argument: String) {
        switch argument {
        case "":
            showSolution()
            say("Type it, or let `:solution run` restart the lesson and run it.")
        case "run": departure = .solved
        default:
            CommandRunner(session: session).complain(
                .argument, "`:solution` takes `run` or nothing, not `\(argument)`")
        }
    }
}
