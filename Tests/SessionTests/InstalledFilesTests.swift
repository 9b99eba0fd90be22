import Foundation
import Masonry
import MasonryLanguage
import Testing

@testable import masonry_repl

/// The manual pages, the completions and the editor files know what the program knows.
struct InstalledFilesTests {
    private static func text(_ path: String) throws -> String {
        try String(contentsOf: DocumentationTests.repository.appendingPathComponent(path), encoding: .utf8)
    }

    private static let manual = "docs/man/man1/masonry-repl.1"
    private static let language = "docs/man/man5/mas.5"

    // MARK: Embedded pages

    @Test func theProgramHoldsTheLessonsAndDemos() throws {
        var pages: [String: String] = [:]
        for (folder, suffix) in [("learn", ".md"), ("lessons", ".md"), ("demos", ".mas")] {
            let files = DocumentationTests.repository.appendingPathComponent("docs/\(folder)")
            for name in try FileManager.default.contentsOfDirectory(atPath: files.path) where name.hasSuffix(suffix) {
                pages["\(folder)/\(name)"] = try Self.text("docs/\(folder)/\(name)")
            }
        }
        #expect(pages.count > 30)
        #expect(Dictionary(uniqueKeysWithValues: EmbeddedPages.all.map { ($0.path, $0.text) }) == pages)
    }

    @Test(arguments: Demo.all.map(\.name))
    func aDemoRunsFromAnywhere(name: String) throws {
        let result = try BuiltProgram.run(["demo", name])
        // The demo of debugging has a conflict, on purpose.
        #expect(result.status == (name == "debugging" ? 1 : 0), "\(result.errors)")
        #expect(try BuiltProgram.run(["demo:\(name)"]).output == result.output)
        #expect(try BuiltProgram.run(["demo", name, "--source"]).output == Self.text("docs/demos/\(name).mas"))
    }

    @Test func demosAreListedAndPlayed() throws {
        let list = try BuiltProgram.run(["demo"]).output
        for demo in Demo.all { #expect(list.contains("\(demo.name) ") && list.contains(demo.summary)) }
        #expect(try BuiltProgram.run(["demo", "basic", "--step"]).output.hasPrefix("[1"))
        #expect(try BuiltProgram.run(["demo", "basic", "-i"], input: "green.frame.x\n").output.contains("\n10\n"))
        let missing = try BuiltProgram.run(["demo", "basik"])
        #expect(missing.status == 66 && missing.errors.contains("did you mean `basic`?"))
    }

    // MARK: Manual pages

    /// The options that every tool has.
    private static let common: Set<String> = [
        "--ascii", "--color", "--no-color", "--theme", "--version", "--help", "-h",
    ]

    /// The options in a part of the page, as they are typed.
    private static func options(in page: some StringProtocol) -> Set<String> {
        let long = String(page).matches(of: #/(?:Fl |, )\\-([a-z-]+)/#).map { "--\($0.1)" }
        return Set(long + String(page).matches(of: #/Fl ([a-z])\b/#).map { "-\($0.1)" })
    }

    @Test func theManualNamesEveryToolAndOption() throws {
        let page = try Self.text(Self.manual)
        let parts = page.components(separatedBy: ".Sh TOOLS\n")
        try #require(parts.count == 2)
        let tools = (parts[1].components(separatedBy: ".Sh ").first ?? "").components(separatedBy: "\n.It Cm ")
        #expect(parts[0].contains("Xr mas 5"))
        for tool in ProgramOutline.own.tools where tool.commandName != "help" {
            let expected = Set(tool.options.flatMap(\.spellings))
            if tool.commandName == "run" {
                let named = Self.options(in: parts[0].components(separatedBy: ".Sh DESCRIPTION").last ?? "")
                #expect(named.subtracting(["--generate-completion-script"]) == expected)
                continue
            }
            let part = try #require(
                tools.first { $0.hasPrefix("\(tool.commandName)\n") }, "the page has no \(tool.commandName)")
            #expect(parts[0].contains("\n.Cm \(tool.commandName)\n"), "the synopsis has no \(tool.commandName)")
            #expect(
                Self.options(in: part) == expected.subtracting(Self.common).subtracting(["-i"]), "\(tool.commandName)")
        }
        for lint in Slug.lints { #expect(page.contains("\n.Cm \(lint.rawValue) "), "\(lint.rawValue)") }
    }

    @Test func theLanguagesManualExplainsEveryWord() throws {
        let page = try Self.text(Self.language).replacing("\n", with: " ")
        let words: [(String, String)] =
            ReservedWord.allCases.map { ($0.rawValue, $0.summary) }
            + StatementWord.allCases.map { ($0.rawValue, $0.summary) }
            + Builtin.allCases.map { ($0.rawValue, $0.summary) } + Attribute.allCases.map { ($0.rawValue, $0.summary) }
            + BuiltInGuide.allCases.map { ($0.rawValue, $0.summary) }
            + Member.allCases.map { ($0.rawValue, $0.summary) }
        for (word, summary) in words {
            #expect(page.contains(".It Ic \(word) \(summary) "), ".It Ic \(word)\n\(summary)")
        }
        for color in NamedColor.allCases { #expect(page.contains(" \(color.rawValue) "), "\(color)") }
    }

    @Test func theExamplesInTheLanguagesManualRun() throws {
        let page = try Self.text(Self.language)
        let scripts = page.matches(of: #/(?s)\n\.Bd -literal[^\n]*\n(.*?)\n\.Ed\n/#).map { String($0.1) }
        #expect(scripts.count >= 3)
        for script in scripts {
            let result = try BuiltProgram.run(["test", "-"], input: script)
            #expect(result.status == 0, "\(script)\n\(result.output)")
        }
    }

    @Test(arguments: [manual, language])
    func theManualsAreCleanMdoc(page: String) throws {
        let path = DocumentationTests.repository.appendingPathComponent(page).path
        let result = try Self.shell("mandoc -T lint '\(path)'")
        // Each page names the other, which may not be installed.
        let complaints = result.split(separator: "\n").filter { !$0.contains("referenced manual not found") }
        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    }

    /// What a command of bash prints.
    private static func shell(_ command: String, in folder: URL? = nil) throws -> String {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    // MARK: Completions

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionScriptsKnowToolsLintsAndFiles(shell: String) throws {
        let script = try BuiltProgram.run(["--generate-completion-script", shell]).output
        for lint in Slug.lints { #expect(script.contains(lint.rawValue), "\(lint.rawValue)") }
        for tool in MasonryREPL.tools { #expect(script.contains(tool)) }
        for demo in Demo.all { #expect(script.contains(demo.name)) }
        for suffix in ScriptPaths.code + [ScriptPaths.markdown] { #expect(script.contains(suffix.dropFirst())) }
        #expect(script.contains("_masonry-repl_any") || script.contains("__masonry-repl_typed_tokens"))
    }

    // MARK: Editors

    @Test(arguments: ["docs/editors/vim/syntax/mas.vim", "docs/editors/emacs/mas-mode.el"])
    func editorFilesKnowEveryWord(path: String) throws {
        let known = Set(try Self.text(path).matches(of: #/\w+/#).map { String($0.0) })
        let words: [String] =
            ReservedWord.allCases.map(\.rawValue) + StatementWord.allCases.map(\.rawValue)
            + Builtin.allCases.map(\.rawValue) + Attribute.allCases.map(\.rawValue)
            + BuiltInGuide.allCases.map(\.rawValue) + Member.allCases.map(\.rawValue)
        #expect(words.filter { !known.contains($0) }.isEmpty)
    }
}
