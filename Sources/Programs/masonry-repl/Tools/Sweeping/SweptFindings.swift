internal import LayoutFindings
internal import Masonry
internal import MasonryLanguage

/// What is found on screens other than the script's own: each finding once, with the screens that have it.
struct SweptFindings {
    let program: ScreenProgram
    let boxes: [ScreenBox]
    /// Whether only what the code reports counts.
    var ofCodeOnly = false

    /// A finding, where it was found first, and all screens that have it.
    private struct Found {
        let summary: SizeSweep.Summary
        let place: Place
        var screens: [[ScreenStretch]]
        /// Whether all screens have it.
        var isEverywhere = false

        struct Place: Hashable {
            let screen: ScreenStretch.Screen
            let direction: LayoutDirection?
        }
    }

    /// The message on one or more findings with the same cause.
    private struct Told {
        let finding: ToolFinding
        /// The same of more views, which may be on other screens.
        var others: [Told] = []
        /// Nil for a finding of the layout.
        let cause: Cause?
        /// The numbers of the findings.
        var numbers: [Int]

        /// A rule, what it is about, and where the views of that are declared, which is the same for those of a loop.
        struct Cause: Hashable {
            let rule: String
            let subject: Set<String>
            let declarations: Set<Origin?>
        }
    }

    /// One for each cause, in ascending order of the screens.
    func findings() throws(SizeSweep.Failure) -> [ToolFinding] {
        var found: [Found] = []
        var places: [SizeSweep.Summary.Source: [Set<String>: Int]] = [:]
        var stretchCount = 0
        for box in boxes {
            for direction in box.directions.isEmpty ? [nil] : box.directions.map(Optional.some) {
                for line in box.lines(from: program.ownScreen) {
                    let sweep = SizeSweep(program, along: line.side, direction, from: line.start)
                    for stretch in try sweep.stretches() {
                        let place = Found.Place(screen: stretch.screens.shownScreen, direction: direction)
                        let screens = line.fixed + [stretch.screens]
                        stretchCount += 1
                        for summary in stretch.findings where !ofCodeOnly || summary.source == .code {
                            // Which of two views comes first may depend on the direction.
                            let subject = Set(summary.subject)
                            if let index = places[summary.source]?[subject] {
                                found[index].screens.append(screens)
                            } else {
                                places[summary.source, default: [:]][subject] = found.count
                                found.append(Found(summary: summary, place: place, screens: [screens]))
                            }
                        }
                    }
                }
            }
        }
        for index in found.indices {
            found[index].isEverywhere = found[index].screens.count == stretchCount
            found[index].screens = boxes.joined(found[index].screens)
        }
        return try told(found).map { told in
            let isOfCode = told.numbers.contains { found[$0].isEverywhere && found[$0].summary.source == .code }
            if isOfCode, told.finding.finding.rule != Slug.expectationFailed.rawValue { return told.finding }
            func screens(_ told: Told) -> [[ScreenStretch]] { told.numbers.flatMap { found[$0].screens } }
            return told.finding.standing(for: told.others.map { $0.finding.found(on: screens($0)) }).found(
                on: boxes.joined(screens(told) + told.others.flatMap(screens)))
        }
    }

    /// On how many screens fixes are looked for.
    private static let searchedScreens = 4

    /// What there is to say, with fixes, on the first screen that has it.
    private func told(_ found: [Found]) throws(SizeSweep.Failure) -> [Told] {
        var told: [Told] = []
        let places = Dictionary(grouping: found.indices) { found[$0].place }
        for (number, (place, indices)) in places.sorted(by: { $0.value[0] < $1.value[0] }).enumerated() {
            let isSearched = number < Self.searchedScreens
            do throws(ConstraintError) {
                try program.trying(place.screen, place.direction) { run in
                    told += reports(of: run, found, indices)
                    told += layoutFindings(run.reporter, found, indices, isSearched: isSearched)
                    for lint in lints(run.reporter, found, indices, isSearched: isSearched) {
                        if let index = told.firstIndex(where: { $0.cause != nil && $0.cause == lint.cause }) {
                            told[index].others.append(lint)
                        } else {
                            told.append(lint)
                        }
                    }
                }
            } catch {
                throw .scene(error)
            }
        }
        return told.sorted { $0.numbers[0] < $1.numbers[0] }
    }

    /// What the code reports on a screen.
    private func reports(of run: ScreenProgram.Run, _ found: [Found], _ indices: [Int]) -> [Told] {
        indices.filter { found[$0].summary.source == .code }.compactMap { index in
            run.diagnostics.first { $0.occasion == found[index].summary.subject }.map {
                Told(finding: ToolFinding($0), cause: nil, numbers: [index])
            }
        }
    }

    /// What is found in the layout of the screen that is shown; findings with one cause on the same screens are one.
    private func layoutFindings(
        _ reporter: LayoutReporter, _ found: [Found], _ indices: [Int], isSearched: Bool
    ) -> [Told] {
        let layout = reporter.interpreter.scene.layout()
        let groups = Dictionary(grouping: indices.filter { found[$0].summary.source == .layout }) { found[$0].screens }
        return groups.values.sorted { $0[0] < $1[0] }.flatMap { group in
            let findings = layout.findings.filter { finding in
                group.contains { found[$0].summary.subject == finding.subject }
            }
            let reports = isSearched ? reporter.reports(on: findings) : reporter.reportsWithoutFixes(on: findings)
            return reports.map { report in
                let number = group.first { found[$0].summary.subject == report.finding.subject }
                return Told(finding: ToolFinding(report, in: layout), cause: nil, numbers: [number ?? group[0]])
            }
        }
    }

    /// What lint rules find on the screen that is shown.
    private func lints(
        _ reporter: LayoutReporter, _ found: [Found], _ indices: [Int], isSearched: Bool
    ) -> [Told] {
        let lints = isSearched ? reporter.lints : reporter.lintsWithoutFixes
        var told: [Diagnostic: Told] = [:]
        for index in indices {
            let summary = found[index].summary
            guard case .lint(let rule) = summary.source else { continue }
            func count(_ lint: Diagnostic) -> Int {
                // A finding about a constraint has its message as its subject.
                let isSame = summary.subject == [rule, lint.message.filter { !$0.isNumber }]
                return isSame ? .max : summary.subject.count { lint.message.contains("`\($0)`") }
            }
            // One message may stand for several findings.
            let alike = lints.filter { $0.slug == rule }
            guard let most = alike.map(count).max(), let lint = alike.first(where: { count($0) == most }) else {
                continue
            }
            let finding = ToolFinding(lint)
            let views = summary.subject.compactMap { reporter.interpreter.scene.view(named: $0) }
            let cause = Told.Cause(
                rule: rule, subject: Set(summary.subject).subtracting(views.map(\.name)),
                declarations: Set(views.map(\.origin)))
            told[lint, default: Told(finding: finding, cause: cause, numbers: [])].numbers.append(index)
        }
        return told.values.sorted { $0.numbers[0] < $1.numbers[0] }
    }
}
