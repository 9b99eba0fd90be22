internal import ArgumentParser

struct LearnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn", abstract: "Take short lessons, one idea each, at the prompt.",
        usage: "masonry-repl learn [<options>] [<path>] [<number>]",
        discussion: """
            Lists the lessons and starts the first that is not finished, or the one of a number. A lesson shows its goal \
            dimly behind the layout; type statements until the layout is the goal. :hint helps, ^D quits.

            Without a path the lessons are the program's own. Lessons are Markdown files, which docs/teaching.md \
            describes; --check verifies that each can be solved by its solution, and not without.

            Exit status: 0; 1 where --check finds something wrong; 66 no such file, or no lesson in it; 74 output \
            that can't be written.
            """)

    @Argument(
        help: ArgumentHelp(
            "A lesson, or a folder of lessons; the number of one of them.", valueName: "path|number"))
    var arguments: [String] = []

    @Flag(help: "Verify the lessons; take none.")
    var check = false

    @Flag(help: "List the lessons; take none.")
    var list = false

    @OptionGroup var output: OutputOptions

    /// Where the lessons are; nil for the program's own.
    var path: String? { arguments.first { Int($0) == nil } }
    /// The lesson to begin with, counted from 1.
    var number: Int? { arguments.last.flatMap { Int($0) } }

    func validate() throws {
        let numbers = arguments.count { Int($0) != nil }
        if numbers > 1 || arguments.count - numbers > 1 { throw ValidationError("One path and one number, at most.") }
        if check && (list || numbers > 0) { throw ValidationError("--check is about all lessons.") }
    }

    func run() throws {
        try finish(LearnTool(options: self).run())
    }
}
