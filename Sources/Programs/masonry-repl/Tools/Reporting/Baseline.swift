internal import MasonryLanguage

/// A file with findings that are known and left out of reports.
struct Baseline: Codable {
    private static let currentVersion = 1

    private var version = Self.currentVersion
    private var findings: [Entry] = []

    /// The fingerprint says which finding it is; the rest is for readers.
    private struct Entry: Codable {
        let fingerprint: String
        let path: String
        let rule: String
        let statement: String?
    }

    /// An empty one.
    init() {}

    /// Reads a file.
    init(path: String) throws(FileError) {
        let text = try TextFile.read(path, .regular)
        guard let read = try? JSONText.value(Self.self, from: text), read.version == Self.currentVersion else {
            throw .notBaseline(path)
        }
        self = read
    }

    func write(to path: String) throws(FileError) {
        try TextFile.write(JSONText.text(of: self), to: path)
    }

    var count: Int { findings.count }

    var fingerprints: Set<String> { Set(findings.map(\.fingerprint)) }

    /// What is to become of the baseline after files were checked again: their entries are replaced by what was found, and
    /// those of files that are gone are dropped.
    func updated(with report: Report, in project: ProjectFolder) -> Baseline {
        let known = checkedPaths(of: report, in: project)
        var updated = Baseline()
        updated.findings = findings.filter { !known.contains($0.path) && project.contains($0.path) }
        var written = updated.fingerprints
        for (path, finding) in report.eachFinding {
            guard let fingerprint = finding.fingerprint, written.insert(fingerprint).inserted else { continue }
            updated.findings.append(
                Entry(
                    fingerprint: fingerprint, path: project.path(of: path), rule: finding.rule,
                    statement: finding.statement))
        }
        updated.findings.sort { ($0.path, $0.fingerprint) < ($1.path, $1.fingerprint) }
        return updated
    }

    /// How many entries of the checked files, and of files that are gone, no longer occur.
    func staleCount(in report: Report, found: Set<String>, in project: ProjectFolder) -> Int {
        let known = checkedPaths(of: report, in: project)
        return findings.count { entry in
            !found.contains(entry.fingerprint) && (known.contains(entry.path) || !project.contains(entry.path))
        }
    }

    private func checkedPaths(of report: Report, in project: ProjectFolder) -> Set<String> {
        Set(report.runs.filter { $0.status != .unreadable }.flatMap(\.paths).map(project.path))
    }
}
