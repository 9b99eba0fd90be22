internal import MasonryLanguage

/// The format of lessons: Markdown with a title, text, scripts marked with their roles, and hints.
enum LessonFile {
    /// The meaning of a block marked with `mas` and this word.
    enum Role: String, CaseIterable {
        case start, goal, solution
        /// Another script that reaches the goals, and one that does not.
        case answer, mistake

        /// The words after the fence.
        var fence: String { "\(MarkdownFile.script) \(rawValue)" }
    }

    /// The accents of scripts, by the first word after the fence.
    private static let accents = [MarkdownFile.script: Accent.masonry, "objc": .objectiveC, "swift": .swift]

    /// The language of blocks with a session's commands, which run when the lesson starts.
    private static let commands = "commands"

    /// The second-level headings with a meaning. Text under other headings is for readers of the file.
    enum Heading: String {
        case hints = "Hints"
        case afterwards = "Afterwards"
    }

    /// Whether a Markdown text is intended as a lesson.
    static func isLesson(_ markdown: MarkdownFile) -> Bool {
        markdown.blocks.contains { accents[$0.language] != nil && Role(rawValue: $0.role) != nil }
    }

    /// The scenes of a file, each from its first-level heading on, with the line numbers of the file. Only those that are
    /// intended as lessons, or all of it if there is none.
    static func scenes(of markdown: MarkdownFile) -> [MarkdownFile] {
        var code: Set<Int> = []
        for block in markdown.blocks { code.formUnion(block.lines) }
        code.formUnion(markdown.commented)
        let starts = markdown.lines.indices.filter { !code.contains($0) && markdown.lines[$0].hasPrefix("# ") }
        let scenes = starts.indices.map { index in
            let end = index + 1 < starts.count ? starts[index + 1] : markdown.lines.count
            let empty = String(repeating: "\n", count: starts[index])
            return MarkdownFile(empty + markdown.lines[starts[index]..<end].joined(separator: "\n"))
        }.filter(isLesson)
        return scenes.isEmpty ? [markdown] : scenes
    }

    /// - Parameters:
    ///   - path: the path in messages.
    ///   - key: the key in the progress file.
    static func lesson(_ markdown: MarkdownFile, path: String, key: String) throws(LessonError) -> Lesson {
        var scripts: [Role: [SourceText]] = [:]
        for (index, block) in markdown.blocks.enumerated() where !block.role.isEmpty {
            guard let accent = accents[block.language] else { continue }
            guard let role = Role(rawValue: block.role) else {
                throw .unknownRole(block.role, line: block.lines.lowerBound)
            }
            scripts[role, default: []].append(
                SourceText(name: path, text: markdown.paddedText(ofBlock: index), accent: accent))
        }
        func only(_ role: Role) throws(LessonError) -> SourceText {
            guard let script = scripts[role]?.first else { throw .missing(role) }
            if scripts[role]?.count != 1 { throw .repeated(role) }
            return script
        }
        let sections = Sections(markdown)
        guard let title = sections.title else { throw .noTitle }
        let start = try only(.start)
        let solution = try only(.solution)
        guard let goals = scripts[.goal] else { throw .missing(.goal) }
        let hints = LessonProse(sections.lines[.hints] ?? []).items.map(LessonHint.init)
        if hints.isEmpty { throw .noHints }
        let commands = markdown.blocks.filter { $0.language == Self.commands }
            .flatMap { markdown.lines[$0.lines] }.map(\.trimmingBlanks).filter { !$0.isEmpty }
        if let wrong = commands.first(where: { !isCommand($0) }) { throw .unknownCommand(wrong) }
        return Lesson(
            key: key, title: title, introduction: LessonProse(sections.introduction), commands: commands, start: start,
            goals: goals, hints: hints, solution: solution, answers: scripts[.answer] ?? [],
            mistakes: scripts[.mistake] ?? [],
            conclusion: LessonProse(sections.lines[.afterwards] ?? []))
    }

    private static func isCommand(_ line: String) -> Bool {
        guard line.hasPrefix(":"), case .command = SessionCommand.match(SessionCommand.word(of: line.dropFirst()))
        else {
            return false
        }
        return true
    }

    /// The text outside the marked blocks.
    private struct Sections {
        private(set) var title: String?
        private(set) var introduction: [String] = []
        private(set) var lines: [Heading: [String]] = [:]

        init(_ markdown: MarkdownFile) {
            // A code block may contain lines that look like headings.
            var code: Set<Int> = []
            var marked: Set<Int> = []
            for block in markdown.blocks {
                code.formUnion(block.lines)
                let isMarked =
                    accents[block.language] != nil && !block.role.isEmpty || block.language == LessonFile.commands
                if isMarked { marked.formUnion(block.lines.lowerBound - 1...block.lines.upperBound) }
            }
            marked.formUnion(markdown.commented)
            var isIntroduction = true
            var heading: Heading?
            for (number, line) in markdown.lines.enumerated() where !marked.contains(number) {
                let text = line.drop { $0 == "#" }
                if !code.contains(number), line.hasPrefix("#"), text.hasPrefix(" ") {
                    if title == nil, line.hasPrefix("# ") {
                        title = text.trimmingBlanks
                    } else {
                        isIntroduction = false
                        heading = Heading(rawValue: text.trimmingBlanks)
                    }
                } else if isIntroduction {
                    introduction.append(line)
                } else if let heading {
                    lines[heading, default: []].append(line)
                }
            }
        }
    }
}
