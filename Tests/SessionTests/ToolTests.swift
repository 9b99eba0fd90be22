import Foundation
import Testing

/// The tools for scripts: check, fmt and test.
struct ToolTests {
    private let folder: URL

    init() throws {
        folder = try TerminalSession.newFolder()
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    private func run(_ arguments: String..., input: String = "") throws -> BuiltProgram.Result {
        try BuiltProgram.run(arguments, input: input, in: folder)
    }

    // MARK: The command line

    @Test func helpNamesTheToolsAndTheirOptions() throws {
        for arguments in [["--help"], ["-h"], ["help"]] {
            let help = try BuiltProgram.run(arguments).output
            for word in ["check", "fmt", "test", "watch", "learn", "--interactive", "--step", "--format"] {
                #expect(help.contains(word), "\(arguments) \(word)")
            }
        }
        #expect(try run("help", "fmt").output.contains("--check"))
        #expect(try run("test", "--help").output.contains("--update"))
        #expect(try run("--version").output == "0.1.0\n")
        for tool in ["check", "fmt", "test", "watch"] {
            #expect(try run(tool).status == 64)
            #expect(try run(tool, "missing.mas").status == 66)
        }
    }

    @Test func aScriptMayBeCalledLikeATool() throws {
        try write("print(\"ran\")\n", to: "check")
        #expect(try run("./check").output.hasPrefix("ran\n"))
        #expect(try run("run", "check").output.hasPrefix("ran\n"))
    }

    // MARK: check

    @Test(arguments: [
        ("view a\nmake.edges.equalTo(root)\nexpect false", ["--no-layout"], Int32(0)),
        ("view a\nmake.edges.equalTo(root)\nexpect false", [String](), 1),
        ("view a\nmake.edges.equalTo(root)", ["--strict"], 0),
        ("view a", [], 0), ("view a", ["--strict"], 2), ("view a", ["--no-layout", "--strict"], 0),
        ("view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(1)\nmake.width.equalTo(2)", [], 1),
        ("func f() { oops }", [], 1), ("let = 1", [], 1), ("print(1 / 0)", [], 1),
    ])
    func checking(_ script: String, _ arguments: [String], _ status: Int32) throws {
        let result = try BuiltProgram.run(["check", "-"] + arguments, input: script)
        #expect(result.status == status, "\(result.errors)")
        #expect(result.output.hasPrefix("1 file: "))
    }

    private static let box = """
        screen 320x480
        view box
        make.left.right.equalTo(root).inset(16)
        make.top.equalTo(root).offset(10)
        make.bottom.equalTo(root).offset(10)

        """

    private static let fixedBox = box.replacing(
        "bottom.equalTo(root).offset(10)", with: "bottom.equalTo(root).offset(-10)")

    /// Also an error that has one edit, and then what the layout shows.
    @Test func checkAppliesTheLikelyFixes() throws {
        let broken = Self.box.replacing("make.left", with: "mak.left")
        try write(broken, to: "a.mas")
        let shown = try run("check", "--fix", "--diff", "a.mas")
        #expect(
            shown.output.contains("-mak.left.right.equalTo(root).inset(16)\n+make.left.right.equalTo(root).inset(16)\n")
        )
        #expect(try read("a.mas") == broken)
        let result = try run("check", "--fix", "a.mas")
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.hasPrefix("a.mas: on line 3, write `make` instead of `mak`\na.mas: on line 5, write "))
        #expect(try read("a.mas") == Self.fixedBox)
        #expect(try run("check", "--fix", "a.mas").output == "1 file: no errors\n")
    }

    @Test func checkAppliesTheFixWithANumber() throws {
        try write(Self.box, to: "a.mas")
        #expect(try run("check", "--fix=1", "a.mas").status == 0)
        #expect(try read("a.mas") == Self.fixedBox)
        let result = try run("check", "--fix=9", "a.mas")
        #expect(result.status == 1)
        #expect(result.errors.contains("there is no fix 9: the report of `a.mas` has no fixes"))
        #expect(try run("check", "--fix=x", "a.mas").status == 64)
        #expect(try run("check", "--diff", "a.mas").status == 64)
        #expect(try run("check", "--fix", "-", input: Self.box).status == 64)
        #expect(
            try run("check", "--fix", "--diff", "-", input: Self.box).output.contains(
                "+make.bottom.equalTo(root).offset(-10)"))
    }

    @Test func checkReadsProjectCodeInFolders() throws {
        try write("let a = (1\n", to: "a.swift")
        try write("#endif\n", to: "b.m")
        let result = try run("check", ".")
        #expect(result.output == "2 files: 2 errors\n")
        #expect(result.status == 1)
    }

    @Test func aFolderWithNothingToCheckIsAnError() throws {
        try write("nothing to run\n", to: "notes.txt")
        let result = try run("check", ".")
        #expect(result.errors.contains("`.` has no scripts"))
        #expect(result.status == 66)
    }

    /// An ambiguity can be resolved in many ways; which one is meant is not known.
    @Test func checkAddsNoConstraintToAnAmbiguousView() throws {
        let text = "view card\nmake.left.equalTo(root)\nmake.top.equalTo(root)\n"
        try write(text, to: "a.mas")
        let result = try run("check", "--fix", "a.mas")
        #expect(result.errors.contains("`card` has no fixed width"))
        #expect(result.output == "1 file: no errors, 1 warning\n")
        #expect(try read("a.mas") == text)
    }

    /// A screen that another one leaves out is named.
    @Test func checkNamesScreensThatDidNotRun() throws {
        let folder = try TerminalSession.newFolder()
        let screen = { (name: String) in
            "class \(name): UIViewController {\n override func viewDidLoad() {\n let a = UIView()\n view.addSubview(a)\n"
                + " a.snp.makeConstraints { make in make.edges.equalToSuperview() }\n }\n}\n"
        }
        try Data(("import UIKit\n" + screen("First") + screen("Last")).utf8)
            .write(to: folder.appending(path: "two.swift"))
        let result = try BuiltProgram.run(["check", "two.swift"], in: folder)
        #expect(result.status == 0 && result.errors.contains("`First` was not run"), "\(result.errors)")
        let first = try BuiltProgram.run(["check", "--entry", "First", "two.swift"], in: folder)
        #expect(!first.errors.contains("was not run"), "\(first.errors)")
    }

    @Test func filesWithoutALayoutAreNotCalledCorrect() throws {
        try write("import SwiftUI\nstruct Row: View {\n    var body: some View { Text(\"a\") }\n}\n", to: "Row.swift")
        try write("view a\nmake.edges.equalTo(root)\n", to: "a.mas")
        let alone = try run("check", "Row.swift")
        #expect(alone.output == "1 file: nothing is laid out\n" && alone.status == 0)
        #expect(alone.errors.contains("`Row` is written for SwiftUI"))
        #expect(try run("check", ".").output == "2 files: no errors; nothing is laid out in 1 of them\n")
        let tested = try run("test", "Row.swift")
        #expect(tested.status == 66)
        #expect(tested.output.hasSuffix("1 file: nothing to test\n"))
        #expect(try run("test", "a.mas").output.hasSuffix("1 file, 0 expectations: all ran without errors\n"))
        #expect(
            try run("test", "Row.swift", "a.mas").output.hasSuffix(
                "all ran without errors; nothing to test in 1 of them\n"))
    }

    /// An error in code that does not run leaves a layout to report.
    @Test func checkReportsTheLayoutBesideAnErrorThatDoesNotStopIt() throws {
        let script = "view card\nfunc f() { make.left.equalTo(crd) }\nmake.left.top.equalTo(root)"
        let result = try BuiltProgram.run(["check", "-"], input: script)
        #expect(result.errors.contains("there is no `crd`") && result.errors.contains("`card` has no fixed width"))
        let stopped = try BuiltProgram.run(["check", "-"], input: script.replacing("root", with: "rot"))
        #expect(stopped.errors.contains("there is no `rot`") && !stopped.errors.contains("no fixed width"))
    }

    @Test func testsThatCheckNothingAreNamed() throws {
        let tests = "class CardTests: XCTestCase {\n func testOne() { XCTAssertEqual(1, 1) }\n func testTwo() {}\n}\n"
        try write("import XCTest\n" + tests, to: "CardTests.swift")
        let some = try run("test", "CardTests.swift")
        #expect(some.status == 0 && some.output.contains("`CardTests.testTwo` checked nothing"), "\(some.output)")
        try write("import Quick\nclass CardSpec: QuickSpec {\n override func spec() {}\n}\n", to: "CardSpec.swift")
        let other = try run("test", "CardSpec.swift")
        #expect(other.status == 66 && other.output.contains("they are written for Quick"), "\(other.output)")
        try write("SPEC_BEGIN(Card)\ndescribe(@\"a\", ^{ });\nSPEC_END\n", to: "Card.m")
        try write("import Testing\n@Test func one() { #expect(1 == 1) }\n", to: "One.swift")
        for (file, library) in [("Card.m", "Kiwi"), ("One.swift", "Swift Testing")] {
            let result = try run("test", file)
            #expect(
                result.status == 66 && result.output.contains("they are written for \(library)"), "\(result.output)")
        }
    }

    @Test func aFolderWithNothingToTestIsAnError() throws {
        try write("let a = 1\n", to: "a.swift")
        let result = try run("test", ".")
        #expect(result.status == 66)
        #expect(result.errors.contains("`.` has no .mas and no Markdown files"))
    }

    @Test func checkGoesThroughFolders() throws {
        try write("print(1)\nlet a = b\n", to: "in/b.mas")
        try write("import \"in/c.mas\"\nprint(c)\n", to: "a.mas")
        try write("let c = 1\n", to: "in/c.mas")
        try write("nonsense", to: ".hidden.mas")
        let result = try run("check", ".")
        #expect(result.status == 1)
        #expect(result.output == "3 files: 1 error; nothing is laid out in 2 of them\n")
        #expect(result.errors.contains("in/b.mas:2"))
    }

    @Test func checkReadsTheScriptsInMarkdown() throws {
        let script = "```mas\nview a\nmke.left.equalTo(root)\n```\n"
        try write("# Words: { no script\n\n" + script + "\n```sh\nls {\n```\n", to: "page.md")
        let result = try run("check", "page.md")
        #expect(result.status == 1)
        #expect(result.output == "1 file: 1 error\n")
        #expect(result.errors.contains("page.md:5"))
    }

    @Test func viewsUnplacedByAnErrorAreNotReported() throws {
        let script = "view a\nmake.left.equalTo(root)\nprint(1 / 0)\nmake.right.top.bottom.equalTo(root)"
        let result = try run("check", "-", input: script)
        #expect(result.output == "1 file: 1 error\n", "\(result.errors)")
    }

    // MARK: fmt

    /// An empty badge has no room for the text in it, and its size is said behind the error; 10 has no room for insets of 8.
    @Test(arguments: [("", false), ("make.width.equalTo(10); make.height.equalTo(30)", true)])
    func conflictsCausedByAnErrorAreNotReported(_ size: String, _ isReported: Bool) throws {
        let script =
            "view badge\n\(size)\nlabel count \"3\" in badge\nmake.edges.equalTo(badge).inset(8)\nprint(1 / 0)\n"
        for arguments in [["check", "-"], ["run", "-"]] {
            let result = try BuiltProgram.run(arguments, input: script)
            let isConflict = result.errors.contains("[conflict]") || result.errors.contains("conflict: ")
            #expect(isConflict == isReported, "\(result.errors)")
        }
    }

    @Test func fmtRewritesWhatDiffersAndKeepsPermissions() throws {
        try write("let  a=1;print( a )", to: "a.mas")
        try write("let a = 1\n", to: "b.mas")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o751], ofItemAtPath: folder.appendingPathComponent("a.mas").path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("link.mas").path, withDestinationPath: "a.mas")
        let check = try run("fmt", "--check", "link.mas", "b.mas")
        #expect(check.status == 1)
        #expect(check.output == "link.mas\n")
        #expect(try read("a.mas") == "let  a=1;print( a )")
        let result = try run("fmt", "link.mas", "b.mas")
        #expect(result.status == 0)
        #expect(result.output == "formatted link.mas\n")
        #expect(try read("a.mas") == "let a = 1\nprint(a)\n")
        let attributes = try FileManager.default.attributesOfItem(
            atPath: folder.appendingPathComponent("a.mas").path)
        #expect(attributes[.posixPermissions] as? Int == 0o751)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: folder.appendingPathComponent("link.mas").path) == "a.mas")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.mas", "b.mas", "link.mas"])
        #expect(try run("fmt", "--check", ".").status == 0)
    }

    @Test func fmtLeavesWhatItCannotRead() throws {
        let texts = ["broken.mas": "let  = 1\n", "binary.mas": "\u{1}"]
        for (name, text) in texts { try write(text, to: name) }
        try Data([0xFF, 0xFE]).write(to: folder.appendingPathComponent("latin.mas"))
        try write("let  a = 1", to: "good.mas")
        let result = try run("fmt", "broken.mas", "binary.mas", "latin.mas", "good.mas")
        #expect(result.status == 66)
        #expect(result.errors.contains("broken.mas:1"))
        #expect(result.errors.contains("`latin.mas` is not UTF-8 text"))
        for (name, text) in texts { #expect(try read(name) == text) }
        #expect(try read("good.mas") == "let a = 1\n")
    }

    @Test func fmtOfStandardInputWritesStandardOutput() throws {
        let result = try run("fmt", "-", input: "\u{FEFF}view  a\r\n\r\n\r\nview b")
        #expect(result.output == "view a\n\nview b\n")
        #expect(try run("fmt", "--check", "-", input: "view  a\n").status == 1)
        let broken = try run("fmt", "-", input: "let  = 1")
        #expect(broken.status == 1)
        #expect(broken.output == "let  = 1")
    }

    @Test func fmtFormatsScriptsInMarkdown() throws {
        let text = "# A\r\n\r\n```mas\r\nlet  a=1;\r\n```\r\n\r\n```\r\nlet  b=1\r\n```\r\n````mas\r\n```\r\n````\r\n"
        try write(text, to: "a.md")
        let result = try run("fmt", "a.md")
        #expect(result.status == 1)
        #expect(result.errors.contains("a.md:11"))
        #expect(try read("a.md") == text.replacing("let  a=1;", with: "let a = 1"))
    }

    // MARK: test

    @Test func testCountsAndReports() throws {
        try write("expect 1 == 1\nexpect 1 == 2\n", to: "b.mas")
        try write("expect 1 == 1\n", to: "a.mas")
        try write("oops\n", to: "deep/er/c.mas")
        try write("# Title\n\n```mas\nexpect true\nexpect false\n```\n", to: "d.md")
        let result = try run("test", ".")
        #expect(result.status == 1)
        let verdicts = result.output.split(separator: "\n").filter { $0.hasPrefix("ok") || $0.hasPrefix("FAIL") }
        #expect(
            verdicts == [
                "ok    ./a.mas  (1 expectation)", "FAIL  ./b.mas  (2 expectations, 1 failed)",
                "FAIL  ./d.md  (2 expectations, 1 failed)", "FAIL  ./deep/er/c.mas  (0 expectations)",
            ])
        #expect(result.output.contains("./d.md:5"))
        #expect(result.output.contains("there is no `oops` here"))
        #expect(result.output.hasSuffix("4 files, 5 expectations, 2 failed: 3 files failed\n"))
        #expect(try run("test", "a.mas").output == "ok    a.mas  (1 expectation)\n1 file, 1 expectation: all passed\n")
    }

    private static let session = """
        ```masonry-session
        mas> :draw off
        mas> view a
        a> make.left.equalTo(root)
        a> a.makeConstraints { make in
        ...     make.top.equalTo(root)
        ... }
        a> a.frame
        (0, 0, 0, 0)
        …
        a> print(1)
        1
        ```

        """

    @Test func sessionsAreComparedAndRewritten() throws {
        try write(Self.session, to: "s.md")
        let first = try run("test", "s.md")
        #expect(first.status == 1, "\(first.output)")
        #expect(first.output.contains("s.md:4: the output differs\n    a> make.left.equalTo(root)\n  + "))
        let updated = try run("test", "--update", "s.md")
        #expect(updated.status == 0)
        #expect(updated.output.contains("1 session rewritten"))
        #expect(try run("test", "s.md").output.contains("ok    s.md  (0 expectations, 6 inputs of sessions)"))
        let text = try read("s.md")
        #expect(text.contains("warning: the size of `a` is ambiguous") || text.contains("ambiguous"))
        #expect(text.contains("... }"))
        // A prompt, a value and a picture that are not the program's.
        for (old, new) in [
            ("a> a.frame", "b> a.frame"), ("(0, 0, 0, 0)", "(0, 0, 0, 1)"), ("\n1\n", "\n2\n"), ("\n1\n", "\n"),
        ] {
            try write(text.replacing(old, with: new, maxReplacements: 1), to: "wrong.md")
            let result = try run("test", "wrong.md")
            #expect(result.status == 1, "\(old)")
            #expect(try run("test", "--update", "wrong.md").status == 0)
            #expect(try run("test", "wrong.md").status == 0)
        }
    }

    @Test func oddFiles() throws {
        try write("", to: "empty.mas")
        try write("\u{FEFF}#!/usr/bin/env masonry-repl\r\nexpect true\r\n", to: "windows.mas")
        try write("# nothing\n\n```\n", to: "open.md")
        #expect(try run("test", "empty.mas", "windows.mas", "open.md").status == 0)
        #expect(try run("check", "empty.mas", "windows.mas").status == 0)
        #expect(try run("fmt", "empty.mas", "open.md").status == 0)
        #expect(try read("empty.mas") == "")
        #expect(try run("test", folder.path).status == 0)
    }

    @Test func notesAreNoWarnings() throws {
        try write(
            "let a = UIView()\nview.addSubview(a)\na.snp.makeConstraints { $0.edges.equalToSuperview() }\na.alpha = 0.5\n",
            to: "a.swift")
        let result = try run("check", "a.swift")
        #expect(result.errors.contains("note: ignored"))
        #expect(result.output == "1 file: no errors\n")
    }

    // MARK: Paths and files that are not what they seem

    @Test(.timeLimit(.minutes(5)))
    func irregularFilesAreReportedAndSkipped() throws {
        try write("view a\n", to: "a.mas")
        try #require(mkfifo(folder.appendingPathComponent("b.mas").path, 0o600) == 0)
        try write("view c\n", to: "c.mas")
        for tool in ["check", "test", "fmt"] {
            let result = try run(tool, ".")
            #expect(result.status == 66, "\(tool)")
            #expect((result.output + result.errors).contains("`./b.mas` is not a regular file"), "\(tool)")
        }
        #expect(try run("check", ".").output.contains("2 files: no errors"))
    }

    @Test func fileNamesCannotControlTheTerminal() throws {
        let name = "a\u{1B}[31m\u{202E}.mas"
        try write("expect   false\n", to: name)
        for arguments in [
            ["test", "."], ["test", name], ["fmt", "--check", "."], ["fmt", "."], ["check", "."],
        ] {
            let result = try BuiltProgram.run(arguments, in: folder)
            let text = result.output + result.errors
            #expect(text.contains("a\\u{1B}[31m\\u{202E}.mas") || text.contains("1 file"), "\(arguments) \(text)")
            #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"), "\(arguments)")
        }
    }

    @Test func aToolWithAWrongNameIsNamed() throws {
        #expect(try run("chek", "x.mas").errors.contains("did you mean the tool `masonry-repl check`?"))
        #expect(try !run("elephants.mas").errors.contains("did you mean"))
    }

    @Test func importsWithoutAFileAreReported() throws {
        try write("import \"\"\n", to: "a.mas")
        try write("import \"a\\0b.mas\"\n", to: "b.mas")
        #expect(try run("a.mas").errors.contains("the import can't be read: the path is empty"))
        #expect(try run("b.mas").errors.contains("a file name can't contain a null character"))
    }

    // MARK: Blocks in Markdown

    @Test func aBlockWithoutAnEndIsAnError() throws {
        for language in ["mas", "masonry-session"] {
            try write("# Page\n\n```\(language)\nexpect true\n", to: "page.md")
            let result = try run("test", "page.md")
            #expect(result.status == 1)
            #expect(result.output.contains("page.md:3") && result.output.contains("has no end"), "\(result.output)")
        }
        try write("```swift\nlet a = 1\n", to: "page.md")
        #expect(try run("test", "page.md").status == 66)
    }

    @Test func blocksInListsAreRunAndFormatted() throws {
        let page = """
            1. First:

               ```mas
               view a
               make.edges.equalTo( root )
               expect a.frame == (0, 0, 320, 480)
               ```

               - Within:
                 ```mas
                 expect 1 == 2
                 ```
            2. A block of text, which is none of ours:

                   ```mas
                   expect 1 == 3
                   ```

            """
        try write(page, to: "page.md")
        let result = try run("test", "page.md")
        #expect(result.status == 1)
        #expect(result.output.contains("2 expectations, 1 failed"), "\(result.output)")
        #expect(result.output.contains("page.md:11"), "\(result.output)")
        #expect(try run("fmt", "page.md").status == 0)
        #expect(try read("page.md") == page.replacingOccurrences(of: "( root )", with: "(root)"))
    }

    @Test func blocksInQuotesAreRunAndFormatted() throws {
        let page = """
            > Note:
            >
            > ```mas
            > view a
            > make.edges.equalTo( root )
            >
            > expect 1 == 2
            > ```
            >
            > > ```mas
            > > expect 1 == 3
            > > ```

            """
        try write(page, to: "page.md")
        let result = try run("test", "page.md")
        #expect(result.status == 1)
        #expect(result.output.contains("2 expectations, 2 failed"), "\(result.output)")
        #expect(result.output.contains("page.md:7") && result.output.contains("page.md:11"), "\(result.output)")
        #expect(try run("fmt", "page.md").status == 0)
        #expect(try read("page.md") == page.replacingOccurrences(of: "( root )", with: "(root)"))
    }
}
