import Foundation
import MasonryLanguage
import Testing

/// `:explain`, and the messages that a session's commands give.
struct ExplainTests {
    @Test func explainsTheLastMessage() throws {
        let result = try BuiltProgram.run(["-i"], input: "view a\nmake.lft.equalTo(root)\n:explain\n")
        #expect(result.output.contains("[unknown-member] The value before the dot"))
        #expect(result.output.contains("fixed"))
    }

    @Test func listsMessagesBeforeTheFirstOne() throws {
        let result = try BuiltProgram.run(["-i"], input: ":explain\n")
        #expect(result.output.contains("positive-offset") && result.output.contains("unknown-name"))
        #expect(result.errors == "")
    }

    @Test(arguments: [
        ("unknown-nam", "[unknown-name]"), ("[conflict]", "[conflict]"),
        ("unknwon-name", "did you mean :explain unknown-name?"),
        ("unknown-", "could be"),
    ])
    func names(_ name: String, _ found: String) throws {
        let result = try BuiltProgram.run(["-i"], input: ":explain \(name)\n", joiningErrors: true)
        #expect(result.output.contains(found), "\(result.output)")
    }

    @Test(arguments: Explanation.groups.last?.pages.map(\.slug) ?? [])
    func examples(_ slug: Slug) throws {
        let page = try #require(Explanation.page(on: slug))
        let failing = try BuiltProgram.run(["-i"], input: page.failing + "\n")
        #expect(failing.errors.contains("[\(slug.rawValue)]"))
        #expect(failing.errors.split(separator: "\n").filter { $0.hasPrefix("error") }.count == 1)
        #expect(try !BuiltProgram.run(["-i"], input: page.fixed + "\n").errors.contains("error"))
    }

    @Test func lintsCountAsFindings() throws {
        let script = "view a\nmake.edges.equalTo(root).offset(10)\n"
        #expect(try BuiltProgram.run(["--strict"], input: script).status == 2)
        #expect(try BuiltProgram.run(input: script).status == 0)
        #expect(try BuiltProgram.run(["--strict", "--no-lint", "edges-offset"], input: script).status == 0)
        #expect(try BuiltProgram.run(["--strict", "--no-lint", "all"], input: script).status == 0)
        #expect(try BuiltProgram.run(["--no-lint", "edges-offst"], input: script).status == 64)
        let json = try BuiltProgram.run(["--format", "json"], input: script)
        let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
        let lint = try #require(report.runs[0].findings.first { $0.kind == .lint })
        #expect(lint.rule == "edges-offset" && lint.message.hasPrefix("one offset moves"))
    }

    @Test func aLintIsReportedOnceInASession() throws {
        let input = "view a\nmake.edges.equalTo(root).offset(10)\nlet b = 1\nremake.edges.equalTo(root)\n"
        let said = try BuiltProgram.run(["-i"], input: input, joiningErrors: true).output
        #expect(said.components(separatedBy: "edges-offset: ").count == 2)
    }
}
