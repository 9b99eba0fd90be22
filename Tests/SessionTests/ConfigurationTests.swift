import Foundation
import MasonryDrawing
import MasonryLanguage
import Testing

@testable import masonry_repl

/// `.masonry-repl.toml`: what it says, and what is wrong with it.
struct ConfigurationTests {
    private func read(_ text: String) throws(ConfigurationProblem) -> ProjectConfiguration {
        try ConfigurationFile.read(text, named: "x.toml", in: "/project")
    }

    private func levels(_ configuration: ProjectConfiguration) -> (off: Set<String>, errors: Set<String>) {
        let reporter = LayoutReporter(Interpreter())
        configuration.lints.apply(to: reporter)
        return (Set(reporter.disabledLints.map(\.rawValue)), Set(reporter.failingLints.map(\.rawValue)))
    }

    @Test func eachKeyIsRead() throws {
        let all = try read(
            """
            sizes = ["320..430", "iPad"]
            rtl = true
            text = "0.8..1.5"
            theme = 'light'
            strict = true
            exclude = ["Generated/", "*.draft.mas"]
            [lint]
            empty-view = "off"
            "squeezed-text" = "error"
            tiny-content = "on"
            """)
        #expect(all.sizes == "320..430,iPad" && all.rtl && all.text == "0.8..1.5")
        #expect(all.theme == .light && all.strict && all.exclude == ["Generated/", "*.draft.mas"])
        #expect(all.folder == "/project")
        #expect(levels(all) == (["empty-view"], ["squeezed-text"]))
        let one = try read("sizes = \"320..430\"\nlint.all = \"off\"\nlint.empty-view = \"error\"\n")
        #expect(one.sizes == "320..430" && levels(one).errors == ["empty-view"])
        #expect(levels(one).off == Set(Slug.lints.map(\.rawValue)).subtracting(["empty-view"]))
        let empty = try read("# nothing\n")
        #expect(empty.sizes == nil && !empty.rtl && !empty.strict && levels(empty) == ([], []))
    }

    @Test(
        arguments: [
            ("size = \"320\"", 1, 1, "a configuration has no key `size`", "did you mean `sizes`?"),
            (
                "# x\n  zzz = 1", 2, 3, "a configuration has no key `zzz`",
                "the keys are `sizes`, `rtl`, `text`, `theme`"
            ),
            ("[lints]\nall = \"off\"", 1, 2, "a configuration has no key `lints`", "did you mean `lint`?"),
            ("rtl = \"yes\"", 1, 7, "`rtl` needs `true` or `false`", "write rtl = true"),
            ("strict = 1 # x", 1, 10, "`strict` needs `true` or `false`", "write strict = true"),
            ("sizes = 320", 1, 9, "`sizes` needs text in quotes, or an array of it", "sizes = \"320..430\""),
            ("sizes = [\n  \"320\", # x\n  5,\n]", 3, 3, "`sizes` takes text in quotes", "write sizes = "),
            ("sizes = [\"320\", \"iPhon\"]", 1, 17, "`sizes` has no screen `iPhon`", "did you mean `iPhone"),
            ("sizes = \"\"", 1, 9, "`sizes` needs screens", "write sizes = "),
            ("text = \"0..x\"", 1, 8, "`text` can't be `0..x`", "write text = \"0.8..1.5\""),
            ("text = 1.5", 1, 8, "`text` needs text in quotes", "write text = "),
            ("theme = \"ligth\"", 1, 9, "`theme` can't be `ligth`", "did you mean `light`?"),
            ("theme = \"zzzzzz\"", 1, 9, "`theme` can't be `zzzzzz`", "it can be `auto`, `dark`"),
            ("exclude = \"build\"", 1, 11, "`exclude` needs an array of patterns", "exclude = ["),
            ("exclude = [\"\"\"a\nb\"\"\", { c = 1 }]", 2, 7, "`exclude` takes text in quotes", "write exclude"),
            ("lint = \"off\"", 1, 8, "`lint` needs a table of rules", "[lint] on a line of its own"),
            (
                "rtl = true\n\n[lint]\nempty-veiw = \"off\"", 4, 1, "there is no lint rule `empty-veiw`",
                "did you mean `empty-view`?"
            ),
            ("lint = { all = \"on\", empty-view = \"of\" }", 1, 35, "a lint rule can't be `of`", "did you mean `off`?"),
            (
                "[ lint ]\n\"empty-view\" = false", 2, 16, "`empty-view` needs text in quotes",
                "write empty-view = \"off\""
            ),
            ("lint.empty-view = \"warn\"", 1, 19, "a lint rule can't be `warn`", "it can be `on`, `off` or `error`"),
            ("rtl = tru", 1, 7, "this is not TOML: `tru` is not a value; text needs quotes", nil),
            ("é = 1", 1, 1, "this is not TOML: expected a key, found `é`", nil),
            ("rtl = true\nrtl = true", 2, 1, "this is not TOML: `rtl` is there already", nil),
            ("rtl = true\0", 1, 11, "this is not TOML: expected the end of the line, found `", nil),
        ] as [(String, Int, Int, String, String?)])
    func aMistakeIsNamedAtItsPlace(text: String, line: Int, column: Int, message: String, help: String?) throws {
        let problem = try #require(throws: ConfigurationProblem.self) { _ = try read(text) }
        let diagnostic = try #require(problem.diagnostics.first)
        #expect(problem.diagnostics.count == 1 && problem.status == .usage)
        #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
        #expect(
            diagnostic.line == line && diagnostic.column == column, "\(diagnostic.line ?? 0):\(diagnostic.column ?? 0)")
        #expect(diagnostic.labels.first?.source.name == "x.toml")
        #expect(help.map { diagnostic.help?.contains($0) == true } ?? true, "\(diagnostic.help ?? "")")
    }

    @Test func allMistakesAreNamedInTheirOrder() throws {
        let problem = try #require(throws: ConfigurationProblem.self) {
            _ = try read("theme = 1\nrtl = 2\n[lint]\nzz = \"off\"\nempty-view = 3\n")
        }
        #expect(problem.diagnostics.map(\.line) == [1, 2, 4, 5])
    }

    // MARK: Where it is found

    private func files(_ options: String...) throws -> ProjectFiles {
        ProjectFiles(try #require(MasonryREPL.command(for: ["check", "a.mas"] + options) as? CheckCommand).project)
    }

    @Test func theNearestOneApplies() throws {
        let folder = try TerminalSession.newFolder()
        for place in ["a/b/c", "d"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: place), withIntermediateDirectories: true)
        }
        try Data("theme = \"light\"".utf8).write(to: folder.appending(path: ".masonry-repl.toml"))
        try Data("rtl = true".utf8).write(to: folder.appending(path: "a/b/.masonry-repl.toml"))
        let files = try self.files()
        for (path, theme, rtl) in [
            ("x.mas", Theme.light, false), ("a/x.mas", .light, false), ("a/b/x.mas", nil, true),
            ("a/b/c/x.mas", nil, true),
            ("d/../a/b/c/new/x.mas", nil, true), ("d/x.mas", .light, false),
        ] {
            let found = try files.configuration(of: folder.appending(path: path).path)
            #expect(found.theme == theme && found.rtl == rtl, "\(path)")
        }
        let off = try self.files("--no-config")
        #expect(try off.configuration(of: folder.appending(path: "x.mas").path).theme == nil)
        let named = try self.files("--config", folder.appending(path: "a/b/.masonry-repl.toml").path)
        #expect(try named.configuration(of: folder.appending(path: "x.mas").path).rtl)
    }

    /// The page's example has every key, and its hooks are commands of the program.
    @Test func thePageShowsAllOfIt() throws {
        let page = try String(
            contentsOf: DocumentationTests.repository.appending(path: "docs/projects.md"), encoding: .utf8)
        let blocks = page.matches(of: #/```(toml|yaml)\n((?s).*?)```/#)
        let toml = try #require(blocks.first { $0.1 == "toml" })
        let example = try read(String(toml.2))
        #expect(example.sizes != nil && example.rtl && example.text != nil && example.theme != nil && example.strict)
        #expect(!example.exclude.isEmpty && !levels(example).off.isEmpty && !levels(example).errors.isEmpty)
        for key in ConfigurationFile.Key.allCases { #expect(page.contains("| `\(key.rawValue)` |"), "\(key)") }
        let yaml = try #require(blocks.first { $0.1 == "yaml" })
        let entries = yaml.2.matches(of: #/entry: masonry-repl (.+)/#).map { String($0.1) }
        #expect(entries.count == 2)
        for entry in entries {
            let command = try MasonryREPL.command(
                for: entry.split(separator: " ").map(String.init) + ["a.mas", "b.mas"])
            #expect(command is CheckCommand || command is FormatCommand)
        }
    }
}
