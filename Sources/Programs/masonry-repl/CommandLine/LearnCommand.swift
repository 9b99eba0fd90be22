internal import ArgumentParser

struct LearnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn", abstract: "Take short lessons, one idea each, at the prompt.",
        usage: "masonry-repl learn [<options>] [<path>|inside] [<number>]",
        discussion: """
            Goes on with the lesson where you stopped, or starts the one with the given number. A lesson shows its \
            goal dimly after the layout; type statements until the layout matches it. :hint helps, ^D quits.

            Without a path you get the built-in lessons, and with inside the seven about Masonry's own objects, with each \
            statement traced. Lessons are Markdown files; docs/teaching.md describes them. \
            --check verifies that the solution of each lesson reaches its goal, that its hints are of use, that nothing \
            simpler than its relations is an answer, and that its first screen has 24 rows.

            Examples:
              masonry-repl learn
              masonry-repl learn 5
              masonry-repl learn inside 1
              masonry-repl learn --check lessons
              masonry-repl learn lessons --progress ann.txt

            Exit status: 0; 1 where --check finds something wrong; 66 no such file, or no lesson in it; 74 output \
            that can't be written.
            """)

    @ArgumentParser.Argument(
        help: ArgumentHelp(
            "A lesson or a folder of lessons, and the number of a lesson.", valueName: "path|number"),
        completion: .file(extensions: [String(ScriptPaths.markdown.dropFirst())]))
    var arguments: [String] = []

    @Flag(help: "Check the lessons instead of starting one.")
    var check = false

    @Flag(help: "List the lessons instead of starting one.")
    var list = false

    @Option(
        help: ArgumentHelp(
            "Keep the finished lessons in a file, for a teacher who collects it: when, with how many inputs and hints.",
            valueName: "file"),
        completion: .file())
    var progress: String?

    @OptionGroup var output: OutputOptions

    /// The path of the lessons; nil for the program's own.
    var path: String? { arguments.first { Int($0) == nil } }
    /// The course inside the program; nil for a path.
    var course: LessonFolder.Course? {
        guard let path else { return .basics }
        return Folder.isFolder(path) ? nil : LessonFolder.Course(rawValue: path)
    }
    /// The lesson to start with, counted from 1.
    var number: Int? { arguments.last.flatMap { Int($0) } }

    func validate() throws {
        let numbers = arguments.count { Int($0) != nil }
        if numbers > 1 || arguments.count - numbers > 1 {
            throw ValidationError("pass at most one path and one number")
        }
        if check && (list || numbers > 0) { throw ValidationError("--check checks all lessons") }
    }

    func run() throws {
        try finish(LearnTool(options: self).run())
    }
}
