internal import ArgumentParser

/// Where the other files of a Swift or Objective-C file's project are.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Use the Swift and Objective-C files below this folder, not those of the project around each file.",
            valueName: "folder"), completion: .directory)
    var project: String?

    @Flag(help: "Read each file without the rest of its project.")
    var noProject = false

    func validate() throws {
        if noProject, project != nil { throw ValidationError("--project and --no-project exclude each other") }
    }
}
