internal import ArgumentParser

/// Which configuration applies.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        name: .customLong("config"),
        help: ArgumentHelp("Read this configuration, not the .masonry-repl.toml around each file.", valueName: "file"),
        completion: .file(extensions: ["toml"]))
    var file: String?

    @Flag(name: .customLong("no-config"), help: "Read no configuration.")
    var isOff = false

    func validate() throws {
        if isOff, file != nil { throw ValidationError("--config and --no-config exclude each other") }
    }
}

/// Which files a tool reads, and how.
struct FileOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Leave these out of folders, as a line of .gitignore would; can be repeated.", valueName: "pattern"),
        completion: .file())
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp(
            "Treat standard input as this file: its language, configuration and name.", valueName: "path"),
        completion: .file())
    var stdinFilename: String?

    /// - Parameter paths: those that the tool got.
    func validate(_ paths: [String]) throws {
        if stdinFilename != nil, !paths.contains("-") {
            throw ValidationError("--stdin-filename needs -, which is standard input")
        }
    }
}
