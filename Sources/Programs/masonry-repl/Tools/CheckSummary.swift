internal import MasonryLanguage

/// What `check` found in its files, in a line.
struct CheckSummary {
    private(set) var files = 0
    private var errors = 0
    private var warnings = 0
    /// The files in which nothing is laid out.
    private var empty = 0

    mutating func add(_ findings: [Report.Finding]) {
        files += 1
        errors += findings.count { $0.severity == .error }
        warnings += findings.count { $0.severity == .warning }
        if findings.contains(where: \.isAboutNothing) { empty += 1 }
    }

    /// Without errors, files in which there was nothing to look at are not called correct.
    var text: String {
        var found: [String] = []
        if errors > 0 { found.append(errors.counted("error")) }
        if errors == 0, empty < files { found.append("no errors") }
        if warnings > 0 { found.append(warnings.counted("warning")) }
        let isAlone = empty == files || files == 0
        if isAlone { found.append("nothing is laid out") }
        let rest = empty > 0 && !isAlone ? "; nothing is laid out in \(empty) of them" : ""
        return "\(files.counted("file")): \(found.joined(separator: ", "))\(rest)"
    }
}
