import Foundation
import MasonryLanguage
import Testing

/// The command line: formats, streams and exit statuses, without a terminal.
struct ScriptTests {
    private static let square = "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(80)\n"

    /// A file that imports its own header, by whatever path it is run.
    @Test(arguments: ["Pad.m", "./Pad.m", "../FOLDER/Pad.m", "PATH/Pad.m"])
    func aFileIsNotReadTwice(_ path: String) throws {
        let folder = try TerminalSession.newFolder()
        let text = """
            #import "Pad.h"
            static CGFloat const kPad = 10;
            @implementation PadView
            - (instancetype)init {
                self = [super init];
                UIView *box = [UIView new];
                [self addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self).inset(kPad); }];
                [self layoutIfNeeded];
                NSLog(@"%@", NSStringFromCGRect(box.frame));
                return self;
            }
            @end
            """
        try Data(text.utf8).write(to: folder.appending(path: "Pad.m"))
        let file = path.replacingOccurrences(of: "FOLDER", with: folder.lastPathComponent)
            .replacingOccurrences(of: "PATH", with: folder.path)
        let result = try BuiltProgram.run(["--format", "json", "--screen", "320x480", file], in: folder)
        #expect(result.errors == "")
        #expect(result.output.contains("(10, 10, 300, 460)"))
    }

    @Test func pipedInputIsAScript() throws {
        let result = try BuiltProgram.run(input: "screen 80x32\nview a\nmake.edges.equalTo(root)\nprint(a.frame)\n")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("(0, 0, 80, 32)\n┌"))
        #expect(result.errors == "")
        #expect(!result.output.contains("mas>"))
    }

    @Test func formats() throws {
        let text = try BuiltProgram.run(["-"], input: Self.square)
        #expect(text.output.contains("┌a"))
        for arguments in [["--format", "ascii"], ["--ascii"]] {
            let ascii = try BuiltProgram.run(arguments, input: Self.square)
            #expect(ascii.output.contains("+"))
            #expect(ascii.output.utf8.allSatisfy { $0 < 0x80 })
        }
        let svg = try BuiltProgram.run(["--format", "svg"], input: Self.square)
        #expect(svg.output.hasPrefix("<?xml") || svg.output.hasPrefix("<svg"))
        let json = try BuiltProgram.run(["--format", "json"], input: Self.square + "print(\"said\")\n")
        let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
        #expect(report.command == .run && report.runs.map(\.paths) == [["standard input"]])
        #expect(report.runs[0].output == "said\n" && report.runs[0].layout != nil)
    }

    /// Code is all there is on standard output, and reads back as the same picture.
    @Test(arguments: ["masonry", "snapkit", "nslayoutconstraint", "anchors"])
    func aSceneIsPrintedAsCode(_ format: String) throws {
        let code = try BuiltProgram.run(["--format", format], input: Self.square + "print(\"said\")\n")
        #expect(code.status == 0)
        #expect(code.output.contains("ScreenViewController") && !code.output.contains("said"))
        #expect(code.errors.contains("said"))
        let accent = format == "masonry" ? "objective-c" : "swift"
        let drawn = try BuiltProgram.run(["--screen", "320x480", "--accent", accent], input: code.output)
        #expect(drawn.output == (try BuiltProgram.run([], input: Self.square)).output)
    }

    @Test func plainConstraintsAreInTheLanguageThatWasRead() throws {
        let code = try BuiltProgram.run(["--format", "masonry"], input: Self.square).output
        let plain = try BuiltProgram.run(["--format", "nslayoutconstraint", "--accent", "objective-c"], input: code)
        #expect(plain.output.contains("[NSLayoutConstraint activateConstraints:@["))
    }

    @Test(arguments: [
        ("view a\nmake.edges.equalTo(root)", [String](), Int32(0)),
        ("nonsense", [], 1), ("let = 1", [], 1), ("expect false", [], 1),
        ("view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(1)\nmake.width.equalTo(2)", [], 1),
        ("view a", [], 0), ("view a", ["--strict"], 2), ("view a\nmake.left.equalTo(root)", ["--strict"], 2),
        ("", ["--no-such-option"], 64), ("", ["--format", "bmp"], 64), ("", ["missing.mas"], 66),
    ])
    func exitStatus(_ script: String, _ arguments: [String], _ status: Int32) throws {
        #expect(try BuiltProgram.run(arguments, input: script).status == status)
    }

    @Test func diagnosticsGoToStandardError() throws {
        let result = try BuiltProgram.run(input: "view a\nmake.lft.equalTo(root)\n")
        #expect(result.errors.contains("did you mean `left`?"))
        #expect(result.errors.contains("standard input:2"))
        #expect(!result.output.contains("error"))
    }

    @Test func aFailedStatementKeepsTheOnesBefore() throws {
        let result = try BuiltProgram.run(
            ["--format", "json"], input: "view a\nfor i in 0..<3 { view b; if i == 2 { oops } }\nview c\n")
        #expect(result.status == 1)
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(report.runs[0].layout?.views.map(\.name) == ["root", "a"])
    }

    @Test func severalFilesAreOneSession() throws {
        let folder = try TerminalSession.newFolder()
        try "let side = 40\n".write(to: folder.appendingPathComponent("one.mas"), atomically: true, encoding: .utf8)
        try "view a\nmake.size.equalTo(side)\nprint(a.frame.width)\n".write(
            to: folder.appendingPathComponent("two.mas"), atomically: true, encoding: .utf8)
        let result = try BuiltProgram.run(["one.mas", "two.mas"], in: folder)
        #expect(result.output.hasPrefix("40\n"))
    }

    @Test func importsStayBelowTheScript() throws {
        let folder = try TerminalSession.newFolder()
        let inner = folder.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try "let secret = 1\n".write(
            to: folder.appendingPathComponent("outside.mas"), atomically: true, encoding: .utf8)
        try "let side = 12\n".write(to: inner.appendingPathComponent("side.mas"), atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(
            at: inner.appendingPathComponent("link.mas"),
            withDestinationURL: folder.appendingPathComponent("outside.mas"))
        for (statement, slug) in [
            ("import \"side.mas\"\nprint(side)", nil), ("import \"../outside.mas\"", "import-outside"),
            ("import \"link.mas\"", "import-outside"), ("import \"main.mas\"", "import-cycle"),
            ("import \"none.mas\"", "import-unreadable"), ("import \"/etc/passwd\"", "import-outside"),
            ("import \"../inner/none.mas\"", "import-unreadable"), ("import \"../none.mas\"", "import-outside"),
            ("import \"../inner/none/../../none.mas\"", "import-outside"),
        ] as [(String, String?)] {
            try statement.write(to: inner.appendingPathComponent("main.mas"), atomically: true, encoding: .utf8)
            let result = try BuiltProgram.run(["inner/main.mas"], in: folder)
            #expect(result.status == (slug == nil ? 0 : 1), "\(statement): \(result.errors)")
            if let slug { #expect(result.errors.contains("[\(slug)]"), "\(statement): \(result.errors)") }
        }
    }

    /// Each top script has its own directory, whatever another one imported from it; what would wait or never end is no script.
    @Test func importsOfSeveralScriptsAreApart() throws {
        let folder = try TerminalSession.newFolder()
        let write = { (path: String, text: String) in
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try write("secret.mas", "let secret = 1")
        try write("top/main.mas", "import \"lib/one.mas\"")
        try write("top/lib/one.mas", "let one = 1")
        try write("top/lib/two.mas", "import \"../../secret.mas\"")
        try write("top/lib/three.mas", "import \"../other.mas\"")
        try write("top/other.mas", "let other = 1")
        #expect(mkfifo(folder.appendingPathComponent("top/pipe.mas").path, 0o600) == 0)
        for (files, input, slug) in [
            (["top/main.mas", "top/lib/two.mas"], "", "import-outside"),
            (["top/main.mas", "top/lib/three.mas"], "", "import-outside"),
            (["-"], "import \"../secret.mas\"", "import-outside"), (["-"], "import \"top/lib/one.mas\"", nil),
            (["-"], "import \"top/lib/../../../x.mas\"", "import-outside"),
            (["-"], "import \"top/pipe.mas\"", "import-unreadable"), (["-"], "import \"top\"", "import-unreadable"),
            (["-"], "import \"top/lib/one.mas\\0\"", "import-unreadable"),
        ] as [([String], String, String?)] {
            let result = try BuiltProgram.run(files, input: input, in: folder)
            #expect(result.status == (slug == nil ? 0 : 1), "\(files) \(input): \(result.errors)")
            if let slug { #expect(result.errors.contains("[\(slug)]"), "\(files) \(input): \(result.errors)") }
        }
    }

    @Test func wrongUsageIsNotRepeatedRaw() throws {
        for argument in ["--x\u{1B}[31m", "--format=\u{202E}"] {
            let result = try BuiltProgram.run([argument])
            #expect(result.status == 64)
            #expect(!result.errors.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        }
    }

    @Test func ofManyLintsTheFirstArePrinted() throws {
        let text = "view a\nmake.edges.equalTo(root)\n" + String(repeating: "make.left.equalTo(root)\n", count: 150)
        let brief = try BuiltProgram.run(input: text).errors
        #expect(brief.components(separatedBy: "duplicate-constraint: ").count == 21)
        #expect(brief.hasSuffix("and 130 more · --verbose explains them\n"), "\(brief)")
        let result = try BuiltProgram.run(["--verbose"], input: text)
        #expect(result.errors.components(separatedBy: "[duplicate-constraint]").count == 101)
        #expect(result.errors.contains("there are 50 more lints"))
        let braces = String(repeating: "{x}", count: 10_000)
        let other = try BuiltProgram.run(["--verbose"], input: "let x = 1\nlet s = \"\(braces)\"\nprint(x, s.count)")
        #expect(other.errors.components(separatedBy: "[foreign-interpolation]").count == 21)
    }

    @Test func ofManyWarningsTheFirstArePrintedAndAllErrors() throws {
        let folder = try TerminalSession.newFolder()
        let lines = (0..<150).map { "box.snp.makeConstraints { $0.left.equalTo(other\($0)) }" }
        let wrong = "box.snp.makeConstraints { $0.left.equalTo(\"x\") }"
        let text = (["let box = UIView()", "view.addSubview(box)"] + lines + [wrong]).joined(separator: "\n")
        try Data(text.utf8).write(to: folder.appending(path: "a.swift"))
        let result = try BuiltProgram.run(["--verbose", "a.swift"], in: folder)
        #expect(result.errors.components(separatedBy: "so its value is unknown [unknown-name]").count == 101)
        #expect(result.errors.contains("there are 50 more warnings"))
        #expect(result.errors.contains("error: "))
        let brief = try BuiltProgram.run(["a.swift"], in: folder)
        #expect(brief.errors.components(separatedBy: "so its value is unknown [unknown-name]").count == 3)
        #expect(brief.errors.contains("also unknown: `other2` (line 5), `other3` (line 6),"))
        #expect(
            brief.errors.contains("`other9` (line 12), and 140 more [unknown-name]") && brief.errors.contains("error: ")
        )
    }

    @Test func ofManyFindingsTheFirstArePrinted() throws {
        let script = (0..<70).map { "view v\($0)\n" }.joined()
        let brief = try BuiltProgram.run(input: script).errors
        #expect(brief.components(separatedBy: "unplaced: ").count == 21)
        #expect(brief.hasSuffix("and 50 more · --verbose explains them\n"), "\(brief)")
        let result = try BuiltProgram.run(["--verbose"], input: script)
        #expect(result.errors.components(separatedBy: "[unplaced]").count == 21)
        #expect(result.errors.contains("there are 50 more findings"))
    }

    @Test func aSessionWithoutATerminalHasNoPrompt() throws {
        let result = try BuiltProgram.run(
            ["-i"],
            input: """
                screen 80x32
                view a
                a.makeConstraints { make in
                    make.edges.equalTo(superview)
                }
                a.frame
                oops
                :undo
                :undo
                :redo
                :list
                :quit
                view never
                """)
        #expect(result.status == 0)
        #expect(!result.output.contains("mas>"))
        #expect(result.output.contains("(0, 0, 80, 32)\n"))
        #expect(result.errors.contains("there is no `oops`"))
        #expect(result.output.contains("`in[5]` failed and changed nothing; :undo again undoes in[3]"))
        #expect(result.output.contains("undo: a.makeConstraints"))
        #expect(result.output.contains("redo: a.makeConstraints"))
        #expect(result.output.contains("#4  a.bottom == root.bottom"))
    }

    @Test func everyHelpTextsExampleRuns() throws {
        let list = try BuiltProgram.run(["-i"], input: ":help\n")
        #expect(list.output.contains("make.edges.equalTo(root).inset(16)"))
        let words = try BuiltProgram.helpWords()
        #expect(words.count > 100)
        let help = try BuiltProgram.run(["-i"], input: words.map { ":help \($0)\nprint(\"---\")\n" }.joined())
        #expect(help.errors == "")
        let texts = help.output.components(separatedBy: "---\n")
        for (word, text) in zip(words, texts) {
            // Each topic's example is indented; a word with two meanings has two.
            let examples = text.components(separatedBy: "\n\n").filter { $0.hasPrefix("    ") }
            #expect(!examples.isEmpty, "\(word)")
            for example in examples {
                let script = example.split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: "\n")
                if script.contains(/(?m)^:/) { continue }
                let result = try BuiltProgram.run(input: script)
                #expect(result.status == 0, "\(word): \(result.errors)")
            }
        }
    }

    @Test func savingAndLoadingGivesTheSameScene() throws {
        let folder = try TerminalSession.newFolder()
        let result = try BuiltProgram.run(
            ["-i"],
            input: """
                screen 200x100
                view a; make.edges.equalTo(root).inset(10)
                view b in a; make.center.equalTo(a); make.size.equalTo(20)
                let n = 1; oops
                :size 300x100
                :undo
                :size 240x100
                :save scene.mas
                """, in: folder)
        #expect(result.status == 0)
        let saved = try BuiltProgram.run(["--format", "json", "scene.mas"], in: folder)
        #expect(saved.status == 0)
        let layout = try JSONDecoder().decode(Report.self, from: Data(saved.output.utf8)).runs[0].layout
        #expect(layout?.screen.width == 240 && layout?.views.contains { $0.name == "b" } == true)
        let loaded = try BuiltProgram.run(["-i"], input: ":load scene.mas\nb.frame\n", in: folder)
        #expect(loaded.output.contains("(100, 30, 20, 20)"))
    }
}
