internal import Diagnostics
internal import LayoutFindings
public import Masonry
internal import LayoutLints

extension LayoutReporter {
    /// The reports on a layout's findings, one for all that have the same cause.
    ///
    /// - Parameter besideLints: whether lints are reported as well. A conflict that the fix of a lint resolves is then
    ///   left out, and so are views that are open only because of it.
    public func reports(on all: [Finding], besideLints: Bool = false) -> [FindingReport] {
        let findings = besideLints ? unexplained(all) : all
        var reports: [FindingReport] = []
        let search = search
        let joined = scene.layout(explained: false).alikeJoined(findings)
        for ((finding, others), repairs) in zip(joined, repairs(of: joined.map(\.finding))) {
            let leader = search?.leader(of: finding, among: reports.map(\.finding))
            if let leader, let index = reports.firstIndex(where: { $0.finding == leader }) {
                reports[index].others += [finding] + others
            } else {
                reports.append(FindingReport(finding: finding, repairs: repairs, others: others))
            }
        }
        return reports.joiningConsequences
    }

    /// The same without fixes, in a fraction of the time. Several may have the same cause.
    public func reportsWithoutFixes(on findings: [Finding]) -> [FindingReport] {
        scene.layout(explained: false).alikeJoined(findings).map { finding, others in
            FindingReport(finding: finding, repairs: [], others: others)
        }
    }

    /// The findings that the fixes of lints leave.
    private func unexplained(_ findings: [Finding]) -> [Finding] {
        let conflicts = findings.compactMap { if case .conflict(let conflict) = $0.kind { conflict } else { nil } }
        guard !conflicts.isEmpty, !hasNoLints else {
            return findings
        }
        return scene.search {
            var resolved: Set<Conflict.Member> = []
            var settled: Set<Repair.OpenView> = []
            for cause in lintReport.conflictCauses(of: conflicts) {
                guard let layout = layoutWithFix(of: cause, of: findings) else { continue }
                resolved.insert(cause.conflict.broken)
                let left = Set(layout.findings.compactMap(Repair.OpenView.init))
                settled.formUnion(findings.compactMap(Repair.OpenView.init).filter { !left.contains($0) })
            }
            return findings.filter { finding in
                if case .conflict(let conflict) = finding.kind { return !resolved.contains(conflict.broken) }
                return Repair.OpenView(finding).map { !settled.contains($0) } ?? true
            }
        }
    }

    /// The layout with the fix of a lint that explains a conflict; nil unless that resolves the conflict, too.
    private func layoutWithFix(of cause: ConflictCause, of findings: [Finding]) -> Layout? {
        guard let search,
            let edit = cause.lint.edit ?? search.fixes(for: cause.lint).first?.edits.first,
            let finding = findings.first(where: { $0.kind == .conflict(cause.conflict) })
        else { return nil }
        return search.trials(for: finding).first { $0.comes(to: edit) }.flatMap(search.report)?.layout
    }
}
