import Foundation
import MasonryLanguage
import Testing

@testable import masonry_repl

/// `--report` of `check` and `test`: every form over real files, read by the tools of others.
struct FileReportTests {
    private let folder: URL

    init() throws {
        folder = try TerminalSession.newFolder()
        for (name, text) in Self.files { try write(text, to: name) }
    }

    static let files = [
        "clean.mas": "view a\nmake.edges.equalTo(root)\n",
        "conflict.mas": "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(40)\nmake.width.equalTo(50)\n",
        "crlf.mas": "view a\r\nmake.edges.equalTo(root)\r\nprint(\"é\", aa)\r\n",
        "empty.mas": "",
        "error.mas": "view a\nmake.left.top.height.equalTo(root)\nmake.widht.equalTo(10)\n",
        "failed.mas": "view a\nmake.edges.equalTo(root)\nexpect a.frame.x == 0\nexpect a.frame.x == 1\nexpect false\n",
        "lint.mas": "view a\nmake.edges.equalTo(root).offset(10)\n",
        "one.mas": "import \"parts/part.mas\"\n",
        "open.mas": "view a\nmake.left.top.height.equalTo(40)\n",
        "page.md": """
        1. First:

           ```mas
           view a
           print("ü", aa)
           ```

        > ```mas
        > view b
        > make.edges.equalTo(root)
        > expect b.frame.width == 1
        > ```

        ```masonry-session
        mas> 1 + 1
        3
        ```

        """,
        "parts/part.mas": "view part\nmake.left.top.height.equalTo(40)\n",
        "syntax.mas": "let = 1\nprint(2\n",
        "two.mas": "import \"parts/part.mas\"\n",
        "ü & <b>.mas": "view a\n\n\nprint(\"%\", \"100\", x)\n",
    ]

    private func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func run(_ arguments: String..., input: String = "") throws -> BuiltProgram.Result {
        try BuiltProgram.run(arguments, input: input, in: folder)
    }

    private func report(_ arguments: String..., input: String = "") throws -> Report {
        let result = try BuiltProgram.run(arguments + ["--report", "json"], input: input, in: folder)
        return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    }

    // MARK: Every form, read by others

    /// What the validator says of files, with the program's schema.
    static func validated(_ files: [String], in folder: URL) throws -> [String] {
        let repository = DocumentationTests.repository
        let python = repository.appending(path: ".build/python/bin/python3").path
        try #require(FileManager.default.isExecutableFile(atPath: python), "scripts/test installs what reads reports")
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: python)
        process.arguments =
            [
                repository.appending(path: "Tests/Fixtures/Reports/validate.py").path,
                repository.appending(path: "docs/report.schema.json").path,
            ] + files
        process.currentDirectoryURL = folder
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        return text.split(separator: "\n").map(String.init)
    }

    @Test func everyFormIsValid() throws {
        let all = Self.files.keys.sorted()
        let paths: [(name: String, paths: [String], input: String)] = [
            ("all", ["."] + ["page.md"], ""), ("clean", ["clean.mas"], ""), ("empty", ["empty.mas"], ""),
            ("input", ["-"], Self.files["error.mas"] ?? ""), ("missing", ["nowhere.mas", "clean.mas"], ""),
            ("folder", ["none"], ""),
        ]
        try FileManager.default.createDirectory(at: folder.appending(path: "none"), withIntermediateDirectories: false)
        var written: [String] = []
        for tool in ["check", "test"] {
            for (name, paths, input) in paths {
                for (form, suffix) in [("json", "json"), ("sarif", "sarif"), ("junit", "xml")] {
                    let result = try BuiltProgram.run([tool, "--report", form] + paths, input: input, in: folder)
                    #expect(result.errors == "", "\(tool) \(name) \(form)")
                    let text = try BuiltProgram.run([tool] + paths, input: input, in: folder)
                    #expect(result.status == text.status, "\(tool) \(name) \(form)")
                    try write(result.output, to: "\(tool)-\(name).\(suffix)")
                    written.append("\(tool)-\(name).\(suffix)")
                }
            }
        }
        let scripts = all.filter { $0.hasSuffix(".mas") }
        for script in scripts {
            try write(try run("--format", "json", script).output, to: "run-\(script).json")
            written.append("run-\(script).json")
        }
        let lines = try Self.validated(written, in: folder)
        #expect(lines.filter { $0.hasPrefix("WRONG") }.isEmpty, "\(lines.joined(separator: "\n"))")
        #expect(lines.count == written.count)
        // All scripts, and the page.
        #expect(lines.contains { $0.hasPrefix("check-all.json: \(scripts.count + 1) runs, ") })
        #expect(lines.contains("check-clean.json: 1 runs, 0 findings"))
        #expect(lines.contains("check-clean.sarif: 0 results"))
        #expect(lines.contains("check-clean.xml: 1 suites, 1 cases, 0 failures, 0 errors"))
        #expect(lines.contains("check-missing.xml: 2 suites, 2 cases, 0 failures, 1 errors"))
        #expect(lines.contains("test-folder.json: 1 runs, 1 findings"))
    }

    /// Each page of a message has a script that gives it. Those about limits take long.
    @Test func theReportsOfAllRulesAreValid() throws {
        var count = 0
        for page in Explanation.groups.flatMap(\.pages) where !page.failing.isEmpty && !page.failing.hasPrefix(":") {
            let slug = page.slug.rawValue
            if slug.hasSuffix("limit") || slug == "endless-loop" { continue }
            let suffix = page.accent == .swift ? "swift" : page.accent == .objectiveC ? "m" : "mas"
            try write(page.failing + "\n", to: "rules/\(page.slug.isLint ? "lints/" : "")\(slug).\(suffix)")
            count += 1
        }
        try #require(count > 300)
        try write(try run("check", "--report", "json", "rules").output, to: "rules.json")
        try write(try run("check", "--report", "sarif", "rules/lints").output, to: "lints.sarif")
        let lines = try Self.validated(["rules.json", "lints.sarif"], in: folder)
        #expect(lines.filter { $0.hasPrefix("WRONG") }.isEmpty, "\(lines.joined(separator: "\n"))")
        #expect(lines.contains { $0.hasPrefix("rules.json: \(count) runs, ") }, "\(lines)")
    }

    @Test func theExamplesOfThePageAndTheRecordedLayoutsAreValid() throws {
        let page = try String(
            contentsOf: DocumentationTests.repository.appending(path: "docs/reports.md"), encoding: .utf8)
        let examples = page.matches(of: #/(?s)\n```json\n(.*?)\n```\n/#).map { String($0.1) }
        try #require(!examples.isEmpty)
        for (index, example) in examples.enumerated() { try write(example, to: "example\(index).json") }
        let demos = DocumentationTests.repository.appending(path: "Tests/Fixtures/Demos")
        let recorded = try FileManager.default.contentsOfDirectory(atPath: demos.path).filter {
            $0.hasSuffix(".json") && !$0.hasSuffix(".frames.json")
        }
        try #require(recorded.count > 10)
        let lines = try Self.validated(
            examples.indices.map { folder.appending(path: "example\($0).json").path }
                + recorded.map { demos.appending(path: $0).path },
            in: DocumentationTests.repository)
        #expect(lines.filter { $0.hasPrefix("WRONG") }.isEmpty, "\(lines.joined(separator: "\n"))")
        #expect(lines.count == examples.count + recorded.count)
    }

    // MARK: What the forms say

    @Test func aLineIsAFinding() throws {
        let result = try run("check", "--report", "line", "error.mas", "conflict.mas", "clean.mas", "nowhere.mas")
        #expect(
            result.output == """
                error.mas:3:6: error: a maker has no member `widht`; did you mean `width`? [unknown-member]
                conflict.mas:4:6: warning: `a.width` can't be both 40 and 50 [conflict]
                nowhere.mas: error: can't read `nowhere.mas`: No such file or directory [file]

                """)
        #expect(result.errors == "3 files: 1 error, 1 warning\n")
        #expect(result.status == 66)
    }

    @Test func everyFindingOfATestIsALine() throws {
        let result = try run("test", "--report", "line", "failed.mas", "page.md")
        let places = result.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(places == ["failed.mas:4:8:", "failed.mas:5:8:", "page.md:5:15:", "page.md:11:10:", "page.md:15:1:"])
        #expect(result.errors.hasPrefix("2 files, ") && result.status == 1)
    }

    @Test func commandsOfGitHubAreEscaped() throws {
        try write("view a\nprint(\"50%\")\nexpect a.frame.x == 1, \"a, b: 50%\\nnew\"\n", to: "sub/x, y.mas")
        let line = try #require(
            try run("check", "--report", "github", "sub/x, y.mas").output.split(separator: "\n").first)
        #expect(
            line.hasPrefix(
                "::error file=sub/x%2C y.mas,line=3,endLine=3,col=8,endColumn=22,title=expectation-failed::"),
            "\(line)")
        #expect(line.contains("50%25%0Anew"), "\(line)")
    }

    /// In a repository, paths start at its top, wherever the program was started.
    @Test func pathsStartAtTheRepository() throws {
        try FileManager.default.createDirectory(at: folder.appending(path: ".git"), withIntermediateDirectories: false)
        let inside = folder.appending(path: "parts")
        let sarif = try BuiltProgram.run(["check", "--report", "sarif", "part.mas"], in: inside).output
        #expect(sarif.contains("\"uri\" : \"parts/part.mas\""), "\(sarif)")
        #expect(sarif.contains("\"uriBaseId\" : \"%SRCROOT%\""))
        let github = try BuiltProgram.run(["check", "--report", "github", "part.mas"], in: inside).output
        #expect(github.hasPrefix("::warning file=parts/part.mas,line=1,"), "\(github)")
        let outside = try BuiltProgram.run(["check", "--report", "sarif", folder.path + "/ü & <b>.mas"]).output
        #expect(outside.contains("file://\(folder.path)/%C3%BC%20%26%20%3Cb%3E.mas\""), "\(outside)")
    }

    @Test func sarifHasRulesAndEdits() throws {
        let text = try run("check", "--report", "sarif", "error.mas").output
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rule = try #require((driver?["rules"] as? [[String: Any]])?.first)
        #expect(rule["id"] as? String == "unknown-member")
        let help = (rule["help"] as? [String: Any])?["markdown"] as? String
        #expect(help?.contains("```") == true)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        let fixes = try #require(result["fixes"] as? [[String: Any]])
        let change = try #require((fixes[0]["artifactChanges"] as? [[String: Any]])?.first)
        let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
        let region = try #require(replacement["deletedRegion"] as? [String: Any])
        // The lines before have 7 and 36 bytes, and `make.` 5.
        let lines = Self.files["error.mas"]?.split(separator: "\n") ?? []
        let offset = lines[0].utf8.count + 1 + lines[1].utf8.count + 1 + 5
        #expect(region["byteOffset"] as? Int == offset && region["byteLength"] as? Int == 5)
        #expect(region["startLine"] as? Int == 3 && region["startColumn"] as? Int == 6)
        #expect((replacement["insertedContent"] as? [String: Any])?["text"] as? String == "width")
        let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
        #expect(fingerprints["primaryLocationLineHash"]?.hasSuffix(":1") == true)
    }

    @Test func junitHasACaseForEachExpectation() throws {
        let xml = try run("test", "--report", "junit", "failed.mas", "clean.mas", "page.md").output
        let suites = xml.components(separatedBy: "<testsuite ").dropFirst()
        #expect(suites.count == 3)
        let failed = try #require(suites.first { $0.hasPrefix("name=\"failed.mas\"") })
        #expect(failed.hasPrefix("name=\"failed.mas\" tests=\"4\" failures=\"2\" errors=\"0\""))
        for name in ["a.frame.x == 0", "a.frame.x == 1", "false", "runs without errors"] {
            #expect(failed.contains("name=\"\(name)\""), "\(failed)")
        }
        #expect(failed.contains("line=\"4\">\n      <failure type=\"expectation-failed\""))
        let page = try #require(suites.first { $0.hasPrefix("name=\"page.md\"") })
        // Two scripts, an expectation, a session; the second script has no error of its own.
        #expect(page.hasPrefix("name=\"page.md\" tests=\"4\" failures=\"3\" errors=\"0\""), "\(page)")
        #expect(page.contains("<failure type=\"output-differs\""))
        #expect(page.contains("name=\"runs without errors\"") && page.contains("name=\"runs without errors (2)\""))
    }

    /// An expectation that a loop reaches often is one case, and fails if it fails once.
    @Test func anExpectationInALoopIsOneCase() throws {
        try write("view a\nfor i in 0..<5 { expect i < 3 }\nfunc never() { expect false }\n", to: "loop.mas")
        let cases = try #require(try report("test", "loop.mas").runs[0].cases)
        #expect(cases.map(\.kind) == [.script, .expectation])
        #expect(cases[0].failures.isEmpty && cases[1].failures.count == 2)
        #expect(cases[1].name == "i < 3" && cases[1].place?.start.line == 2)
    }

    /// Applied to the bytes of the file, also inside a list of a page.
    @Test(arguments: ["crlf.mas", "page.md", "error.mas"])
    func editsAreOfTheBytesOfTheFile(name: String) throws {
        let finding = try #require(try report("check", name).runs[0].findings.first { !$0.fixes.isEmpty })
        let edit = try #require(finding.fixes[0].edits.first)
        var bytes = Array(try Data(contentsOf: folder.appending(path: name)))
        let old = String(
            decoding: bytes[edit.place.start.offset..<edit.place.end.offset], as: UTF8.self)
        #expect(["aa", "widht"].contains(old), "\(finding)")
        bytes.replaceSubrange(edit.place.start.offset..<edit.place.end.offset, with: Array(edit.text.utf8))
        try Data(bytes).write(to: folder.appending(path: name))
        let after = try report("check", name).runs[0].findings
        #expect(!after.contains { $0.message == finding.message })
    }

    @Test func aFindingOfAnImportIsReportedOnce() throws {
        let result = try run("check", "--report", "line", "one.mas", "two.mas", "parts/part.mas")
        #expect(
            result.output
                == "parts/part.mas:1:6: warning: `part` has no fixed width: it could be 0 or more; "
                + "after line 2, add `make.width.equalTo(40)` (`part` becomes 40×40) [ambiguous]\n")
        let runs = try report("check", "one.mas", "two.mas", "parts/part.mas").runs
        #expect(runs.map(\.findings.count) == [1, 1, 1])
        #expect(Set(runs.map(\.findings[0].fingerprint)).count == 1)
    }

    @Test func alikeFindingsAreOneWithTheOthers() throws {
        try write("for i in 0..<60 { view v; make.left.top.height.equalTo(40) }\n", to: "loop.mas")
        let findings = try report("check", "loop.mas").runs[0].findings
        let open = findings.filter { $0.rule == "ambiguous" }
        #expect(open.reduce(0) { $0 + 1 + ($1.others?.count ?? 0) } == 60 && open.count < 60)
    }

    /// The report for programs holds what the text counts.
    @Test func nothingIsLeftOut() throws {
        let count = 25
        let script = (0..<count).map { "view v\($0)\nmake.left.top.height.equalTo(\($0 + 40))\n" }.joined()
        try write(script, to: "many.mas")
        #expect(try run("check", "many.mas").errors.contains("there are 5 more findings"))
        #expect(try report("check", "many.mas").runs[0].findings.count { $0.kind == .layout } == count)
    }

    @Test func fixesAreAppliedBesideAReport() throws {
        let result = try run("check", "--fix", "--report", "json", "error.mas")
        #expect(result.errors.hasPrefix("error.mas: on line 3, write `width` instead of `widht`"))
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(report.runs[0].findings.isEmpty || !report.runs[0].findings.contains { $0.rule == "unknown-member" })
        #expect(try run("check", "--fix", "--diff", "--report", "json", "error.mas").status == 64)
    }
}
