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

    /// - Parameter keepsAll: whether nothing is left out, because a baseline is being written.
    init(_ baseline: Baseline, in project: ProjectFolder, keepsAll: Bool = false) {
        self.baseline = baseline
        known = keepsAll ? [] : baseline.fingerprints
        fingerprints = ReportFingerprints(path: project.path)
    }

    /// What is new in a file, with fingerprints. That there is nothing to look at is always said.
    mutating func new(in file: CheckedFile, at path: String) -> CheckedFile {
        var new = file
        new.findings = file.findings.compactMap { found in
            if found.finding.isAboutNothing { return found }
            let fingerprint = fingerprints.fingerprint(of: found.finding, in: path)
            if known.contains(fingerprint) {
                self.found.insert(fingerprint)
                count += 1
                return nil
            }
            var found = found
            found.finding.fingerprint = fingerprint
            return found
        }
        return new
    }
}
