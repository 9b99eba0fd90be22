internal import ArgumentParser
internal import LayoutFindings
internal import MasonryLanguage

/// Where the other files of a Swift or Objective-C file's project are, and what the device gives its screens.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Use the Swift and Objective-C files below this folder, not those of the project around each file.",
            valueName: "folder"), completion: .directory)
    var project: String?

    @Flag(help: "Read each file without the rest of its project.")
    var noProject = false

    @Option(
        help: ArgumentHelp(
            "The screen to start on, such as \"iPhone 15\" or 390x844. Without it, Swift and Objective-C start on an "
                + "\(Device.current.name), scripts on 320x480.",
            valueName: "device|size"), completion: .list(Device.all.map(\.name)))
    var screen: String?

    @Option(
        help: ArgumentHelp(
            "The height that a table or a collection gives the cell that starts, in points.", valueName: "points"))
    var cellHeight: Double?

    /// The screen that was asked for; nil without the option.
    var startScreen: ProjectScreen? {
        screen.flatMap { try? ScreenChoice.screen($0) }.map {
            ProjectScreen(size: $0.size, safeArea: $0.safeArea, cellHeight: cellHeight)
        }
    }

    func validate() throws {
        if let cellHeight, !(cellHeight >= 0 && cellHeight.isFinite) {
            throw ValidationError("`--cell-height` can't be \(cellHeight); write points, as in --cell-height 44")
        }
        if let screen {
            do throws(ScreenChoice.Problem) {
                _ = try ScreenChoice.screen(screen)
            } catch {
                let (message, help) = error.words(after: "`--screen`", example: "--screen 390x844")
                throw ValidationError("\(message); \(help)")
            }
        }
        if noProject, project != nil { throw ValidationError("--project and --no-project exclude each other") }
    }
}
