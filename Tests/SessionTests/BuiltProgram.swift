import Foundation

/// The program as the build made it, beside the tests.
enum BuiltProgram {
    static var path: String { path(of: "masonry-repl") }

    /// Where the build put a program.
    static func path(of name: String) -> String {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let folders = [
            tests.deletingLastPathComponent(),
            URL(fileURLWithPath: FileManager.default.currentDirectoryPath + "/.build/debug"),
        ]
        return folders.map { $0.appendingPathComponent(name).path }
            .first { FileManager.default.isExecutableFile(atPath: $0) } ?? name
    }

    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Runs the program with the text as its standard input, not at a terminal.
    ///
    /// - Parameters:
    ///   - joiningErrors: whether errors are to stand among the output.
    ///   - program: another of the programs that the build made.
    ///   - environment: added to a small one.
    static func run(
        _ arguments: [String] = [], input: String = "", in folder: URL? = nil, joiningErrors: Bool = false,
        program: String = "masonry-repl", environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        let (standardInput, output) = (Pipe(), Pipe())
        // A file, so that a program that writes more than fits a pipe goes on.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("masonry-errors-\(UUID())")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        process.executableURL = URL(fileURLWithPath: path(of: program))
        process.arguments = arguments
        process.currentDirectoryURL = try folder ?? TerminalSession.newFolder()
        process.environment = ["HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
            .merging(environment) { _, new in new }
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = try joiningErrors ? output : FileHandle(forWritingTo: file)
        try process.run()
        // What these tests write fits a pipe.
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let errorData = try Data(contentsOf: file)
        return Result(
            status: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
            errors: String(decoding: errorData, as: UTF8.self))
    }

    /// The words that `:help` explains.
    static func helpWords() throws -> [String] {
        try run(["-i"], input: ":help words\n").output.split(separator: "\n").map(String.init)
    }
}
