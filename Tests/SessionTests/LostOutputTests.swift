import Foundation
import Testing

/// Output that can't be written is an error; a reader that has seen enough is none.
@Suite struct LostOutputTests {
    private static let script = "view a; make.edges.equalTo(root); for i in 0..<20000 { print(i) }\n"

    /// Runs a command in a shell; `masonry-repl` in it is the built program.
    private func run(_ command: String) throws -> (status: Int32, errors: String) {
        let folder = try TerminalSession.newFolder()
        try Data(Self.script.utf8).write(to: folder.appending(path: "a.mas"))
        try Data("view a ;\n".utf8).write(to: folder.appending(path: "b.mas"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [
            "-c", "set -o pipefail\n" + command.replacing("masonry-repl", with: "'\(BuiltProgram.path)'"),
        ]
        process.currentDirectoryURL = folder
        process.environment = ["HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
        process.standardInput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let data = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    @Test(arguments: [
        "a.mas", "--format ascii a.mas", "--format svg a.mas", "--format json a.mas", "--format masonry a.mas",
        "--format snapkit a.mas", "--trace a.mas", "check b.mas", "fmt --check b.mas", "test a.mas",
        "learn --list", "--help", "--version", "check --help", "- < a.mas", "-i a.mas",
    ])
    func aFullDiskIsAnError(_ arguments: String) throws {
        let full = try run("masonry-repl \(arguments) > /dev/full")
        #expect(full.status == 74)
        #expect(full.errors.hasSuffix("error: can't write to standard output: No space left on device\n"))
        let closed = try run("masonry-repl \(arguments) >&-")
        #expect(closed.status == 74)
        #expect(closed.errors.hasSuffix("error: can't write to standard output: Bad file descriptor\n"))
    }

    @Test func diagnosticsThatAreLostAreAnError() throws {
        #expect(try run("echo oops | masonry-repl - 2> /dev/full").status == 74)
        #expect(try run("masonry-repl nowhere.mas 2>&-").status == 74)
    }

    @Test func aClosedPipeEndsQuietly() throws {
        let ended = try run("masonry-repl a.mas | head -1")
        #expect(ended.status == 141)
        #expect(ended.errors == "")
        // Who starts the program may have it ignore the signal.
        #expect(try run("trap '' PIPE; masonry-repl a.mas | head -1").status == 141)
    }

    /// What a file is opened as never takes the place of a stream that was closed.
    @Test func closedStreamsAreNotUsedForFiles() throws {
        #expect(try run("masonry-repl a.mas <&- >/dev/null").status == 0)
        #expect(try run("masonry-repl - <&- >/dev/null").status == 66)
        #expect(try run("masonry-repl a.mas <&- >&- 2>&-").status == 74)
    }
}
