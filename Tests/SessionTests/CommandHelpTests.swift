import Foundation
import Testing

@testable import masonry_repl

/// What `:help` says of commands is true.
struct CommandHelpTests {
    @Test(arguments: SessionCommand.all)
    func theExampleOfACommandRuns(command: SessionCommand) throws {
        let session = try TerminalSession(environment: ["EDITOR": "true"], columns: 100, rows: 60)
        try session.waitForRows("mas>")
        session.type(command.example.replacing("\n", with: "\r") + "\r")
        if command != .quit { session.type("print(\"behind\" + \" it\")\r\u{4}") }
        #expect(session.status() == 0)
        let text = session.text
        #expect(!text.contains("error: "), "\(text)")
        #expect(text.contains(":\(command.name)"))
        if command != .quit { #expect(text.contains("behind it"), "\(text)") }
    }

    /// Words that only commands take have help, too.
    @Test func theWordsThatCommandsTakeAreExplained() throws {
        let help = try BuiltProgram.run(
            ["-i"], input: ":help pin\n?off\n:help anchors\n:help --all\n:help margins\n:help edges-offset\n"
        )
        .output
        for line in [
            ":draw pin  keep the picture", ":animate off  show only", ":highlight off  plain",
            ":draw margins  show or hide",
            ":export --format anchors  code with", ":why --all  also list", "    :why a.width --all", "edges-offset",
        ] {
            #expect(help.contains("\(line)"), "\(line)")
        }
    }

    @Test func aCommandsOptionsAreExplained() throws {
        let help = try BuiltProgram.run(["-i"], input: ":help draw\n?trace\n").output
        for word in ["auto", "off", "pin", "margins", "guides", "alignment", "all"] {
            #expect(help.contains("\n  \(word) "), "\(word)")
        }
        #expect(help.contains("\n    :draw margins\n") && help.contains("\n    :trace\n"))
    }
}
