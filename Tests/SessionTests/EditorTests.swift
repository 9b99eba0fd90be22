import Foundation
import Testing

/// Vim and Emacs run `check` and jump to the places of its report.
struct EditorTests {
    private let folder: URL

    private static let script = "view a\nmake.left.top.height.equalTo(40)\n\nprint(\"größe\", aa)\n"
    private static let repository = DocumentationTests.repository.path

    init() throws {
        folder = try TerminalSession.newFolder()
        try Data(Self.script.utf8).write(to: folder.appending(path: "my card.mas"))
        try FileManager.default.createDirectory(at: folder.appending(path: "bin"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "bin/masonry-repl"), withDestinationURL: URL(filePath: BuiltProgram.path))
    }

    /// The lines that an editor writes into a file.
    private func answer(of command: String, _ arguments: [String]) throws -> [String] {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [command] + arguments
        process.currentDirectoryURL = folder
        process.environment = [
            "HOME": folder.path, "PATH": "\(folder.path)/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "dumb",
        ]
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let answer = try? String(contentsOf: folder.appending(path: "answer"), encoding: .utf8)
        return try #require(answer, "\(command) is needed, which scripts/test installs: \(said)")
            .split(separator: "\n").map(String.init)
    }

    // MARK: Vim

    private func vim(_ commands: String...) throws -> [String] {
        let all = ["set nomore", "filetype plugin on", "edit my\\ card.mas"] + commands + ["qall!"]
        return try answer(
            of: "vim",
            ["-es", "-N", "-u", "NONE", "--cmd", "set runtimepath^=\(Self.repository)/docs/editors/vim"]
                + all.flatMap { ["-c", $0] })
    }

    private static let showPlace =
        "call writefile([expand('%:t') . ' ' . line('.') . ' ' . expand('<cword>')], 'answer', 'a')"

    /// With the settings of the file type, and with the report for people.
    @Test(arguments: ["", "setlocal makeprg=masonry-repl\\ check\\ %:S"])
    func vimJumpsToTheErrors(setting: String) throws {
        let lines = try vim(
            setting, "silent make!",
            "call writefile(map(filter(getqflist(), 'v:val.valid'), 'v:val.type . \" \" . v:val.text'), 'answer', 'a')",
            "normal! gg0", "cfirst", Self.showPlace)
        #expect(lines.count == 2, "\(lines)")
        #expect(lines[0].lowercased().hasPrefix("e `aa`") || lines[0].contains("`aa`"), "\(lines)")
        #expect(lines[1].hasPrefix("my card.mas 4 "), "\(lines)")
        // The column is only in the report for editors.
        if setting.isEmpty { #expect(lines[1] == "my card.mas 4 aa") }
    }

    /// `widht` after two tabs, and after characters that are two columns wide.
    private func writeColumns() throws {
        let script =
            "view a\n\t\tmake.left.equalTo(root); make.widht.equalTo(3)\nprint(\"日本\", a); make.hieght.equalTo(3)\n"
        try Data(script.utf8).write(to: folder.appending(path: "my card.mas"))
    }

    @Test func vimCountsColumnsAsItShowsThem() throws {
        try writeColumns()
        let lines = try vim("silent make!", "cfirst", Self.showPlace, "cnext", Self.showPlace)
        #expect(lines == ["my card.mas 2 widht", "my card.mas 3 hieght"])
    }

    @Test func theSyntaxFileHasNoErrors() throws {
        let lines = try vim(
            "let v:errmsg = ''", "syntax on", "set filetype=mas",
            "call writefile(['errors: ' . v:errmsg], 'answer', 'a')",
            "call setline(1, 'print(a.contains(b))')",
            "call writefile([synIDattr(synID(1, 9, 1), 'name'), b:current_syntax], 'answer', 'a')")
        #expect(lines == ["errors: ", "masMember", "mas"])
    }

    @Test func vimJumpsBetweenFiles() throws {
        try Data("view b\nmake.left.top.height.equalTo(40)\n".utf8).write(to: folder.appending(path: "other.mas"))
        let lines = try vim(
            "setlocal makeprg=masonry-repl\\ check\\ --report\\ line\\ .", "silent make!", "cfirst", Self.showPlace,
            "cnext", Self.showPlace)
        #expect(lines == ["my card.mas 4 aa", "other.mas 1 b"])
    }

    // MARK: Emacs

    private func emacs(_ command: String) throws -> [String] {
        let program = """
            (progn
              (find-file "my card.mas")
              (let ((command \(command)) (text ""))
                (compile command)
                (while (get-buffer-process "*compilation*") (accept-process-output nil 0.05))
                (condition-case nil
                    (while t
                      (next-error)
                      (set-buffer (window-buffer))
                      (setq text (concat text (format "%s %d %s\\n" (buffer-name) (line-number-at-pos)
                                                      (or (thing-at-point 'symbol t) "")))))
                  (error nil))
                (write-region text nil "answer")))
            """
        return try answer(
            of: "emacs",
            [
                "--batch", "-Q", "-L", "\(Self.repository)/docs/editors/emacs", "-l", "mas-mode", "-l", "compile",
                "--eval", "(require 'thingatpt)", "--eval", program,
            ])
    }

    @Test func emacsJumpsToTheErrors() throws {
        #expect(try emacs("compile-command") == ["my card.mas 4 aa"])
    }

    @Test func emacsCountsColumnsAsItShowsThem() throws {
        try writeColumns()
        #expect(try emacs("compile-command") == ["my card.mas 2 widht", "my card.mas 3 hieght"])
    }

    @Test func emacsJumpsInTheReportForPeople() throws {
        let lines = try emacs("\"masonry-repl check my\\\\ card.mas\"")
        #expect(lines == ["my card.mas 4 print"], "\(lines)")
    }

    @Test func emacsJumpsBetweenFiles() throws {
        try Data("view b\nmake.left.top.height.equalTo(40)\n".utf8).write(to: folder.appending(path: "other.mas"))
        #expect(try emacs("\"masonry-repl check --report line .\"") == ["my card.mas 4 aa", "other.mas 1 b"])
    }
}
