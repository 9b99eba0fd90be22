internal import MasonryLanguage

/// Gives findings their fingerprints, and leaves out those that a baseline has.
struct KnownFindings {
    let baseline: Baseline
    private let known: Set<String>
    private var fingerprints: ReportFingerprints
    /// The fingerprints of the baseline that were found.
    private(set) var found: Set<String> = []
    /// How many findings were left out.
    private(set) var count = 0

    /// - Parameter keepsAll: whether nothing is left out, as the baseline is to be written.
    init(_ baseline: Baseline, in project: ProjectFolder, keepsAll: Bool = false) {
        self.baseline = baseline
        known = keepsAll ? [] : baseline.fingerprints
        fingerprints = ReportFingerprints(path: project.path)
    }

    /// The findings that are new, with their fingerprints.
    mutating func new(among findings: [ToolFinding], in file: String) -> [ToolFinding] {
        var new: [ToolFinding] = []
        for var finding in findings {
            let fingerprint = fingerprints.fingerprint(of: finding.finding, in: file)
            if known.contains(fingerprint) {
                found.insert(fingerprint)
                count += 1
                continue
            }
            finding.finding.fingerprint = fingerprint
            new.append(finding)
        }
        return new
    }
}
