internal import ArgumentParser
internal import MasonryLanguage

/// The form of the report, and where it goes.
struct ReportOptions: ParsableArguments {
    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "The form of the report: for people, for editors, or for programs and CI.",
            valueName: ReportForm.allCases.map(\.rawValue).joined(separator: "|")))
    var chosenForm: ReportForm?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "Write the report to this file, in the form that its name ends in: .json, .sarif, .xml.", valueName: "file"),
        completion: .file())
    var file: String?

    @Flag(name: [.customShort("q"), .long], help: "Show errors only, and no summary.")
    var quiet = false

    /// The file to write; nil for standard output.
    var path: String? { file == "-" ? nil : file }

    /// The form that is asked for, or that of the file.
    var report: ReportForm { chosenForm ?? path.flatMap(ReportForm.init(path:)) ?? .text }

    /// Writes a report. What was found is among the results already if it is text.
    ///
    /// - Parameters:
    ///   - results: collects what the file is to have, if there is one.
    ///   - console: shows the summary where the results have none.
    func write(
        _ report: Report, summary: String, in project: ProjectFolder, to results: Console, _ console: Console
    ) throws(FileError) {
        let form = self.report
        if form != .text { results.write(form.text(of: report, in: project)) }
        if form == .text, !quiet { results.writeLine(summary) }
        if let path { try TextFile.put(Array(results.takeText().utf8), at: path) }
        if !quiet, path != nil || form.hasSummary { console.writeDiagnostic(summary) }
    }
}
