public import Masonry
public import Diagnostics

/// A finding, its fixes, and the findings that the same fix resolves.
public struct FindingReport {
    public let finding: Finding
    /// The edits of the script that would resolve it, best first.
    public let repairs: [Repair]
    public internal(set) var others: [Finding] = []

    init(finding: Finding, repairs: [Repair], others: [Finding] = []) {
        (self.finding, self.repairs, self.others) = (finding, repairs, others)
    }

    /// A finding for which no edits are sought.
    public init(_ finding: Finding) { self.init(finding: finding, repairs: []) }
}

extension [FindingReport] {
    /// Ambiguities that the best fix of a conflict resolves are reported with the conflict.
    var joiningConsequences: [FindingReport] {
        var joined: [FindingReport] = []
        let causes = indices.filter { if case .conflict = self[$0].finding.kind { true } else { false } }
        var consequences: [Int: [Finding]] = [:]
        for report in self {
            let open = ([report.finding] + report.others).compactMap(Repair.OpenView.init)
            let cause = causes.first { cause in
                open.count == report.others.count + 1
                    && (self[cause].repairs.first?.settled.isSuperset(of: open) ?? false)
            }
            if let cause { consequences[cause, default: []] += [report.finding] + report.others }
        }
        let reported = Set(consequences.values.joined())
        for (index, var report) in enumerated() where !reported.contains(report.finding) {
            report.others += consequences[index] ?? []
            joined.append(report)
        }
        return joined
    }
}
