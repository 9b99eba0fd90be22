import Foundation
import Testing

@testable import masonry_repl

/// Tools in a project with a configuration, and what they read and write.
struct ProjectTests {
    private let folder: URL

    init() throws {
        folder = try TerminalSession.newFolder()
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private func run(_ arguments: String, input: String = "", in place: String = "") throws -> BuiltProgram.Result {
        try BuiltProgram.run(
            arguments.split(separator: " ").map(String.init), input: input, in: folder.appending(path: place))
    }

    /// Its only finding is a lint rule's.
    private static let outside =
        "view a\nmake.left.equalTo(root).offset(-50)\nmake.top.equalTo(root)\nmake.width.height.equalTo(40)\n"
    private static let good = "view a\nmake.edges.equalTo(root)\nexpect a.frame == root.frame\n"
    /// At 375 points all is well.
    private static let narrow =
        "screen 375x667\nview a\nmake.left.top.bottom.equalTo(root)\nmake.width.equalTo(350)\n"

    // MARK: Configuration

    @Test func aLintRuleIsOffOrAnError() throws {
        try write(Self.outside, to: "a.mas")
        let usual = try run("check a.mas")
        #expect(
            usual.status == 0 && usual.errors.contains("warning: ") && usual.errors.contains("[outside-superview]"),
            "\(usual)"
        )
        try write("[lint]\noutside-superview = \"off\"\n", to: ".masonry-repl.toml")
        #expect(try run("check --report line a.mas").output == "")
        #expect(try run("a.mas").errors == "")
        #expect(try !run("-i a.mas", input: ":findings\n").output.contains("outside-superview"))
        #expect(try run("--no-config -i a.mas", input: ":findings\n").output.contains("outside-superview"))
        #expect(try run("check --no-config --report line a.mas").output.contains("[outside-superview]"))
        try write("[lint]\noutside-superview = \"error\"\n", to: ".masonry-repl.toml")
        for arguments in ["check a.mas", "--verbose a.mas", "check --sizes 320..330 a.mas", "--sizes 320..330 a.mas"] {
            let result = try run(arguments)
            #expect(result.status == 1 && result.errors.contains("error: "), "\(arguments): \(result)")
        }
        #expect(try run("check --report sarif a.mas").output.contains("\"level\" : \"error\""))
        #expect(try run("check --no-lint outside-superview a.mas").status == 0)
        #expect(try run("a.mas").status == 1)
    }

    @Test func sizesAreLookedAt() throws {
        try write(Self.narrow, to: "screens/a.mas")
        try write("sizes = [\"320..375\"]\n", to: ".masonry-repl.toml")
        #expect(try run("check --report line screens").output.contains("width 320 to 349"))
        // An option comes before the file, and each file has the nearest configuration.
        #expect(try run("check --report line --sizes 360..375 screens").output == "")
        try write("", to: "screens/.masonry-repl.toml")
        #expect(try run("check --report line screens").output == "")
        #expect(
            try run("check --report line --config ../.masonry-repl.toml a.mas", in: "screens").output.contains(
                "width 320"))
        try write(Self.narrow + "expect a.right.value <= root.right.value\n", to: "b.mas")
        #expect(try run("test b.mas").status == 1)
        #expect(try run("test --no-config b.mas").status == 0)
    }

    @Test func strictFailsAfterAnyFinding() throws {
        try write(Self.outside, to: "a.mas")
        try write("strict = true\n", to: ".masonry-repl.toml")
        #expect(try run("check a.mas").status == 2)
        #expect(try run("a.mas").status == 2)
        #expect(try run("check --no-config a.mas").status == 0)
    }

    @Test func theThemeIsThatOfPicturesAndSessions() throws {
        try write(Self.good, to: "a.mas")
        try write("theme = \"light\"\n", to: ".masonry-repl.toml")
        #expect(try run("-i a.mas", input: ":theme\n").output.contains("light\n"))
        #expect(try run("--theme dark -i a.mas", input: ":theme\n").output.contains("dark\n"))
        let (own, light) = (
            try run("--format svg a.mas").output, try run("--no-config --theme light --format svg a.mas").output
        )
        let usual = try run("--no-config --format svg a.mas").output
        #expect(own == light && own != usual)
        #expect(
            try run("diff --format svg a.mas a.mas").output
                == run("diff --no-config --theme light --format svg a.mas a.mas").output)
    }

    @Test(arguments: [
        "check sub", "test sub/a.mas", "fmt sub", "sub/a.mas", "watch sub/a.mas", "-i", "diff sub/a.mas sub/a.mas",
    ])
    func aMistakeInItIsWrongUsage(_ arguments: String) throws {
        try write(Self.good, to: "sub/a.mas")
        try write("# ours\ntheme = \"ligth\"\n", to: ".masonry-repl.toml")
        let result = try run(arguments)
        #expect(result.status == 64 && result.output == "")
        #expect(result.errors.hasPrefix("error: `theme` can't be `ligth`"), "\(result.errors)")
        #expect(result.errors.contains(".masonry-repl.toml:2 │") && result.errors.contains("did you mean `light`?"))
    }

    @Test func aNamedConfigurationMustExist() throws {
        try write(Self.good, to: "a.mas")
        let result = try run("check --config no.toml a.mas")
        #expect(result.status == 66 && result.errors.contains("can't read `no.toml`"))
        #expect(try run("check --config no.toml --no-config a.mas").status == 64)
    }

    /// Without a repository, paths of a report start at the configuration's folder.
    @Test func itsFolderIsTheProjects() throws {
        try write(Self.outside, to: "screens/a.mas")
        try write("", to: ".masonry-repl.toml")
        #expect(try run("check --report github a.mas", in: "screens").output.contains("file=screens/a.mas,"))
    }

    // MARK: Exclusions

    @Test func excludedFilesAreLeftOutOfFolders() throws {
        for path in ["a.mas", "b.mas", "gen/c.mas", "sub/gen/d.mas", "sub/e.mas", "Pods/f.mas"] {
            try write(Self.good, to: path)
        }
        try write("exclude = [\"/gen/\", \"b.mas\"]\n", to: ".masonry-repl.toml")
        #expect(try run("check .").output == "3 files: no errors\n")
        #expect(try run("check --exclude sub/gen --exclude a.mas .").output == "1 file: no errors\n")
        #expect(try run("check --exclude gen/ .", in: "sub").output == "1 file: no errors\n")
        #expect(try run("test -q .").output == "")
        #expect(try run("test .").output.contains("3 files, 3 expectations: all passed"))
        #expect(try run("check --exclude /e.mas --exclude d.mas ../sub", in: "gen").output == "1 file: no errors\n")
        #expect(try run("check b.mas gen Pods/f.mas").output == "3 files: no errors\n")
        #expect(
            try run("fmt --check --exclude * sub").errors.contains(
                "`sub` has no .mas and no Markdown files that are not excluded"))
        let none = try run("check --exclude *.mas sub")
        #expect(
            none.status == 66 && none.errors.contains("`sub` has no scripts that are not excluded"), "\(none.errors)")
        #expect(none.errors.contains("a file that you name is read"))
    }

    // MARK: Input and output

    @Test func standardInputStandsForAFile() throws {
        try write("[lint]\noutside-superview = \"off\"\n", to: "screens/.masonry-repl.toml")
        let arguments = "check --report line --stdin-filename"
        #expect(try run("\(arguments) screens/a.mas -", input: Self.outside).output == "")
        #expect(try run("\(arguments) a.mas -", input: Self.outside).output.hasPrefix("a.mas:2:6: warning: "))
        #expect(
            try run("\(arguments) a.md -", input: "# A\n```mas\nview x\nx.oops()\n```\n").output.hasPrefix(
                "a.md:4:3: error: "))
        let swift = "import UIKit\nclass A: UIView { func f() { oops() } }\n"
        #expect(try run("\(arguments) A.swift -", input: swift).output.hasPrefix("A.swift:2:7: note: "))
        #expect(
            try run("fmt --stdin-filename page.md -", input: "x  y\n```mas\nview   a\n```\n").output
                == "x  y\n```mas\nview a\n```\n")
        #expect(
            try run("fmt --stdin-filename a.mas --diff -", input: "view  a\n").output.hasPrefix(
                "--- a.mas\n+++ a.mas\n"))
        #expect(try run("test --stdin-filename a.mas -", input: Self.good).output.hasPrefix("ok    a.mas "))
        let wrong = try run("check --stdin-filename a.mas b.mas")
        #expect(wrong.status == 64 && wrong.errors.contains("--stdin-filename needs -"))
    }

    /// `git apply` makes of it what `fmt` makes of the files.
    @Test func fmtShowsItsChangesAsAPatch() throws {
        let texts = [
            "a.mas": "view   a\nlet x=1", "b.mas": "let y = 2\n",
            "sub/c.mas": "view c\r\nview  d\r\n\n\n\nlet z = [1,2]\n",
        ]
        for (path, text) in texts { try write(text, to: path) }
        let result = try run("fmt --diff .")
        #expect(result.status == 1 && result.errors == "" && !result.output.contains("b.mas"))
        #expect(result.output.contains("\\ No newline at end of file\n"))
        for (path, text) in texts { #expect(try self.text(of: path) == text) }
        #expect(try run("fmt --diff -o changes.patch .").output == "")
        #expect(try text(of: "changes.patch") == result.output)
        let git = Process()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "apply", "-p0", "changes.patch"]
        git.currentDirectoryURL = folder
        try git.run()
        git.waitUntilExit()
        #expect(git.terminationStatus == 0)
        let patched = try texts.keys.map { try text(of: $0) }
        for (path, text) in texts { try write(text, to: path) }
        #expect(try run("fmt -q .").output == "")
        #expect(try texts.keys.map { try text(of: $0) } == patched)
        #expect(try run("fmt --diff .").status == 0)
    }

    @Test func fmtWritesAFile() throws {
        try write("view   a\n", to: "a.mas")
        let result = try run("fmt a.mas -o b.mas")
        #expect(result.status == 0 && result.output == "" && result.errors == "")
        #expect(try text(of: "a.mas") == "view   a\n" && text(of: "b.mas") == "view a\n")
        #expect(try run("fmt a.mas -o -").output == "view a\n")
        #expect(try text(of: "a.mas") == "view   a\n")
        #expect(try run("fmt -o c.mas -", input: "let  x = 1").status == 0)
        #expect(try text(of: "c.mas") == "let x = 1\n")
        let two = try run("fmt a.mas b.mas -o c.mas")
        #expect(two.status == 64 && two.errors.contains("-o writes the text of one file, not of 2"))
        #expect(try run("fmt -o b.mas -", input: "view (").status == 1)
        #expect(try text(of: "b.mas") == "view a\n")
        #expect(try run("fmt --check -q a.mas").status == 1 && run("fmt --check -q a.mas").output == "")
        let lost = try run("fmt a.mas -o no/b.mas")
        #expect(lost.status == 74 && lost.errors.contains("there is no folder `no`"))
    }

    @Test func aReportGoesToAFileInTheFormOfItsName() throws {
        try write("view a\na.oops()\n", to: "a.mas")
        for (name, form) in [("r.json", "json"), ("r.sarif", "sarif"), ("r.xml", "junit")] {
            let result = try run("check -o \(name) a.mas")
            #expect(result.status == 1 && result.output == "" && result.errors == "1 file: 1 error\n")
            #expect(try text(of: name) == run("check --report \(form) a.mas").output)
        }
        #expect(try run("test -q -o t.xml a.mas").errors == "")
        #expect(try text(of: "t.xml") == run("test --report junit a.mas").output)
        let (shown, kept) = (try run("check a.mas"), try run("check -o r.txt a.mas"))
        #expect(kept.output == "" && kept.errors == "1 file: 1 error\n")
        #expect(try text(of: "r.txt") == shown.errors + shown.output)
        #expect(try run("check --report line -o r.json a.mas").status == 1)
        #expect(try text(of: "r.json").hasPrefix("a.mas:2:3: error: "))
        #expect(try run("check -o no/r.json a.mas").status == 74)
    }

    @Test func quietToolsShowErrorsAlone() throws {
        try write(Self.outside, to: "a.mas")
        try write("view b\nb.oops()\n", to: "b.mas")
        try write(Self.good, to: "c.mas")
        #expect(try run("check -q --strict a.mas").status == 2)
        let check = try run("check -q .")
        #expect(check.status == 1 && check.output == "")
        #expect(check.errors.contains("error: ") && !check.errors.contains("warning: "))
        let test = try run("test -q .")
        #expect(test.status == 1 && test.output.hasPrefix("FAIL  ./b.mas ") && !test.output.contains("c.mas"))
        let lines = try run("check -q --report line .")
        let shown = try run("check --report line .").output
        #expect(lines.errors == "" && lines.output == shown)
    }
}
