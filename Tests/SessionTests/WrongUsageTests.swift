import Foundation
import MasonryLanguage
import Testing

@testable import masonry_repl

/// What the program answers to arguments that it can't use.
struct WrongUsageTests {
    @Test(arguments: [
        ("--foo", "`masonry-repl` has no option `--foo`", "did you mean `--format`?"),
        ("--steps card.mas", "`masonry-repl` has no option `--steps`", "did you mean `--step`?"),
        ("--hlep", "`masonry-repl` has no option `--hlep`", "did you mean `--help`?"),
        ("check --foo", "`check` has no option `--foo`", "did you mean `--fix`?"),
        ("learn --xyz", "`learn` has no option `--xyz`", "the nearest options are `--"),
        ("check --fixx card.mas", "`check` has no option `--fixx`", "did you mean `--fix`?"),
        ("--no-layout card.mas", "`masonry-repl` has no option `--no-layout`", "`masonry-repl check` has it."),
        ("fmt --update card.mas", "`fmt` has no option `--update`", "`masonry-repl test` has it."),
        ("--ascii check --update card.mas", "`check` has no option `--update`", "`masonry-repl test` has it."),
        (
            "--source --color always fmt card.mas", "`fmt` has no option `--source`", "`masonry-repl demo` has it."
        ),
        (
            "check --transcript a.md card.mas", "`check` has no option",
            "`masonry-repl run` and `masonry-repl demo` have it."
        ),
        ("-x", "`masonry-repl` has no option `-x`", "`masonry-repl --help` shows options and examples"),
        ("--format svgg card.mas", "`--format` can't be `svgg`", "did you mean `svg`?"),
        (
            "check --theme x card.mas", "`--theme` can't be `x`",
            "it takes `auto`, `dark`, `light`, `colorblind` or `large`."
        ),
        ("--accent", "`--accent` needs a value", "it takes `masonry`, `objective-c` or `swift`."),
        ("check --fix=x card.mas", "`--fix` can't be `x`", "`masonry-repl check --help` shows"),
        ("--no-lint empty-veiw card.mas", "there is no lint rule `empty-veiw`; did you mean `empty-view`?", "--help"),
        ("check", "`check` needs a path", "`masonry-repl check --help` shows"),
        ("watch card.mas page.md", "`watch` takes only one file, not `page.md`", "masonry-repl watch --help"),
        ("--step card.m", "--step takes scripts with statements, not Objective-C", "masonry-repl --help"),
        ("--step", "--step plays scripts", "masonry-repl --help"),
        ("--step --notes card.mas", "--notes goes into another terminal than --step", "masonry-repl --help"),
        ("learn 1 2", "pass at most one path and one number", "masonry-repl learn --help"),
        ("demo --step", "pass the name of a demo", "masonry-repl demo --help"),
        ("help chekc", "there is no tool `chekc`", "did you mean `masonry-repl help check`?"),
        (
            "help tools", "there is no tool `tools`",
            "the tools are `run`, `check`, `fmt`, `test`, `watch`, `learn`, `page`, `diff`, `log`, `demo`"
        ),
    ])
    func wrongUsageNamesWhatExists(typed: String, message: String, help: String) throws {
        let result = try BuiltProgram.run(typed.split(separator: " ").map(String.init))
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("error: \(message)"), "\(result.errors)")
        #expect(result.errors.contains("  = help: ") && result.errors.contains(help), "\(result.errors)")
    }

    @Test(arguments: [
        ("chek card.mas", "did you mean the tool `masonry-repl check`?"), ("cart.mas", "did you mean `card.mas`?"),
        ("check cart.mas", "did you mean `card.mas`?"), ("fmt ./cart.mas", "did you mean `./card.mas`?"),
        ("test cart.mas", "did you mean `card.mas`?"), ("watch cart.mas", "did you mean `card.mas`?"),
        ("--step cart.mas", "did you mean `card.mas`?"), ("version", "did you mean `--version`?"),
        ("demo:basik", "did you mean `basic`?"), ("demo zzz", "`masonry-repl demo` lists the demos"),
    ])
    func aMissingFileGetsTheNearestName(typed: String, help: String) throws {
        let folder = try TerminalSession.newFolder()
        try Data("view a\n".utf8).write(to: folder.appendingPathComponent("card.mas"))
        let result = try BuiltProgram.run(typed.split(separator: " ").map(String.init), in: folder)
        #expect(result.status == 66)
        #expect((result.errors + result.output).contains("  = help: \(help)"), "\(result.errors)\(result.output)")
    }

    /// Those of its help, as words.
    private static func examples(in help: String) -> [[String]] {
        let lines =
            help.components(separatedBy: "Examples:\n").dropFirst().first?.split(
                separator: "\n", omittingEmptySubsequences: false) ?? []
        return lines.prefix { $0.hasPrefix("  masonry-repl") }.map { line in
            line.split(separator: " ").dropFirst().map(String.init).prefix { $0 != "<" && $0 != ">" }.map(\.self)
        }
    }

    @Test(arguments: MasonryREPL.tools)
    func everyToolHasExamplesThatWork(tool: String) throws {
        let result = try BuiltProgram.run([tool, "--help"])
        #expect(result.status == 0)
        #expect(result.output.contains("Exit status: "))
        let examples = Self.examples(in: result.output)
        #expect(examples.count >= 2, "\(result.output)")
        for example in examples {
            #expect(throws: Never.self, "\(example)") { _ = try MasonryREPL.command(for: example) }
        }
        #expect(examples.contains { $0.first == tool || tool == "run" })
    }

    // MARK: Options before the tool

    @Test(arguments: [
        "--ascii check card.mas", "--color=always check card.mas", "--color always check card.mas",
        "--no-color test card.mas", "--theme light --strict check card.mas", "--fix --diff check card.mas",
        "--no-lint all check card.mas", "--check fmt card.mas", "--help check",
        "--source demo basic", "--list learn",
    ])
    func optionsMayStandBeforeTheTool(typed: String) throws {
        let folder = try TerminalSession.newFolder()
        try Data("view a\nmake.edges.equalTo(root)\nexpect a.frame == root.frame\n".utf8).write(
            to: folder.appendingPathComponent("card.mas"))
        let words = typed.split(separator: " ").map(String.init)
        let tool = try #require(words.first { MasonryREPL.tools.contains($0) })
        let early = try BuiltProgram.run(words, in: folder)
        let usual = try BuiltProgram.run([tool] + words.filter { $0 != tool }, in: folder)
        #expect(early.status == 0, "\(early.errors)")
        #expect(early.output == usual.output && early.errors == usual.errors)
    }

    @Test func aFileNamedLikeAToolRuns() throws {
        let folder = try TerminalSession.newFolder()
        try Data("print(42)\n".utf8).write(to: folder.appendingPathComponent("check"))
        for arguments in [
            ["./check"], ["--ascii", "./check"], ["--ascii", "--", "check"], ["--color", "never", "./check"],
        ] {
            #expect(try BuiltProgram.run(arguments, in: folder).output.hasPrefix("42\n"), "\(arguments)")
        }
    }

    /// Otherwise nobody knew whether a word after it is the tool.
    @Test func anOptionHasAValueInEveryToolOrInNone() {
        let options = ProgramOutline.own.tools.flatMap(\.options)
        let valued = Set(options.filter(\.takesValue).flatMap(\.spellings))
        #expect(valued.intersection(options.filter { !$0.takesValue }.flatMap(\.spellings)) == [])
    }

    // MARK: Colors and documents

    @Test(
        arguments: [
            ([:], false), (["FORCE_COLOR": "1"], true), (["FORCE_COLOR": "0"], false), (["FORCE_COLOR": ""], false),
            (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], false), (["CLICOLOR": "1"], false),
            (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true), (["CLICOLOR": "0", "FORCE_COLOR": "1"], true),
            (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], false), (["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
            (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false), (["NO_COLOR": "", "FORCE_COLOR": "1"], true),
        ] as [([String: String], Bool)])
    func theEnvironmentSaysWhetherAPipeGetsColors(environment: [String: String], isColored: Bool) throws {
        func colors(_ arguments: String...) throws -> Bool {
            try BuiltProgram.run(["demo:basic"] + arguments, environment: environment).output.contains("\u{1B}[")
        }
        #expect(try colors() == isColored)
        #expect(try colors("--color=always"))
        #expect(try !colors("--color=never") && !colors("--no-color"))
    }

    @Test func aTerminalHasColorsUnlessTheEnvironmentForbidsThem() throws {
        for (environment, isColored) in [([:], true), (["CLICOLOR": "0"], false), (["NO_COLOR": "1"], false)] {
            let session = try TerminalSession(["demo:basic"], environment: environment)
            #expect(session.status() == 0)
            #expect(session.bytes.contains("\u{1B}[1;") == isColored, "\(environment)")
        }
    }

    @Test(arguments: [[]] + MasonryREPL.tools.map { [$0] })
    func helpEndsWithWhereTheDocumentsAre(tool: [String]) throws {
        let help = try BuiltProgram.run(tool + ["--help"]).output
        let end = try #require(help.components(separatedBy: "\nDOCUMENTATION:\n").last)
        #expect(end.contains("  man masonry-repl ") && end.contains("  man 5 mas "), "\(help)")
        let page = try #require(end.firstMatch(of: /docs\/[a-z]+\.md/)).output
        let path = DocumentationTests.repository.appendingPathComponent(String(page)).path
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(end.split(separator: "\n").count == 3)
    }
}
