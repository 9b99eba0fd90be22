import Foundation
import MasonryLanguage
import Testing

@testable import masonry_repl

/// What Tab completes in the shells themselves.
struct ShellCompletionTests {
    /// What is typed after the program's name, and what its last word becomes.
    private static let completions: [(typed: String, expected: String)] = [
        ("che", "check"), ("ca", "card.mas"), ("--form", "--format"), ("--format sv", "svg"), ("--theme li", "light"),
        ("--no-lint empty-v", "empty-view"), ("--step ca", "card.mas"), ("-i s", "screens"), ("dem", "demo"),
        ("check ca", "card.mas"), ("check --fix ca", "card.mas"), ("check --no-lay", "--no-layout"),
        ("check --no-lint scroll", "scroll-content"), ("test pa", "page.md"), ("demo scr", "scroll"),
        ("watch ca", "card.mas"),
        // Options before the tool.
        ("--ascii che", "check"), ("--color always dem", "demo"), ("--color al", "always"), ("--color=al", "always"),
        ("check --color=al", "always"),
        ("--color always check --no-lay", "--no-layout"), ("--color=never demo scr", "scroll"),
        ("--ascii test --upd", "--update"), ("--theme light ca", "card.mas"),
    ]

    /// The line that becomes of what is typed; its last word may be an option with a value.
    private static func line(_ typed: String, _ expected: String) -> String {
        let start = typed.lastIndex { " =".contains($0) }.map { typed[...$0] } ?? ""
        return start + expected
    }

    /// A folder with scripts, and the completion script of a shell.
    private static func folder(_ shell: String) throws -> (folder: URL, script: String) {
        let folder = try TerminalSession.newFolder()
        for name in ["card.mas", "cat.txt", "page.md"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        let functions = folder.appendingPathComponent("functions")
        for new in [functions, folder.appendingPathComponent("screens")] {
            try FileManager.default.createDirectory(at: new, withIntermediateDirectories: false)
        }
        let script = functions.appendingPathComponent("_masonry-repl")
        try Data(BuiltProgram.run(["--generate-completion-script", shell]).output.utf8).write(to: script)
        return (folder, script.path)
    }

    /// What a shell prints.
    private static func run(_ shell: [String], in folder: URL) throws -> [String] {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = shell
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map(String.init)
    }

    @Test func bashCompletes() throws {
        let (folder, script) = try Self.folder("bash")
        for (typed, expected) in Self.completions {
            // As bash divides it.
            let words = typed.replacing("=", with: " = ")
            let command = """
                source '\(script)'
                COMP_LINE='masonry-repl \(typed)' COMP_WORDS=(masonry-repl \(words)) COMPREPLY=()
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_POINT=${#COMP_LINE}
                _masonry-repl_any masonry-repl "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            #expect(try Self.run(["bash", "-c", command], in: folder) == [expected], "\(typed)")
        }
    }

    @Test func fishCompletes() throws {
        let (folder, script) = try Self.folder("fish")
        for (typed, expected) in Self.completions {
            let command = "source '\(script)'; complete -C 'masonry-repl \(typed)'"
            // What it is follows a tab; a folder ends with a slash.
            let words = try Self.run(["fish", "--no-config", "-c", command], in: folder).map {
                $0.split(separator: "\t")[0].split(separator: "/")[0]
            }
            let word = Self.line(typed, expected).split(separator: " ").last
            #expect(Set(words) == [word], "\(typed)")
        }
    }

    /// In one shell, whose first Tab loads the script; the first line is there twice.
    @Test func zshCompletes() throws {
        let (folder, _) = try Self.folder("zsh")
        let session = try TerminalSession(["-f", "-i"], home: folder, rows: 60, program: "/usr/bin/zsh")
        session.type(
            "PS1='> '; unsetopt prompt_sp; fpath=(~/functions $fpath); autoload -Uz compinit; compinit -u -D; clear\r")
        try session.waitForRows(">")
        for (typed, expected) in Self.completions.prefix(1) + Self.completions {
            session.type("masonry-repl \(typed)\t")
            let line = "> masonry-repl " + Self.line(typed, expected)
            try session.wait(line) { [line, line + "/"].contains($0.lines.last) }
            session.type(Key.control("u"))
            try session.waitForRows(">")
        }
        session.type(Key.control("d"))
    }
}
