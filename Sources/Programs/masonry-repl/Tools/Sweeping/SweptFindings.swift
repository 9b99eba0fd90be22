internal import LayoutFindings
internal import Masonry
internal import MasonryLanguage

/// What is found on screens other than the script's own: each finding once, with the screens that have it.
struct SweptFindings {
    let reporter: LayoutReporter
    let boxes: [ScreenBox]

    /// A finding, where it was found first, and all screens that have it.
    private struct Found {
        let summary: SizeSweep.Summary
        let place: Place
        var screens: [[ScreenStretch]]

        struct Place: Hashable {
            let screen: ScreenStretch.Screen
            let direction: LayoutDirection?
        }
    }

    /// The message on one or more findings with the same cause.
    private struct Told {
        let finding: ToolFinding
        /// How many more views have it on other screens.
        var moreViews = 0
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

    private var own: ScreenStretch.Screen {
        let scene = reporter.interpreter.scene
        return ScreenStretch.Screen(size: scene.size, textScale: scene.textScale)
    }

    /// One for each cause, in ascending order of the screens.
    func findings() throws(SizeSweep.Failure) -> [ToolFinding] {
        var found: [Found] = []
        var places: [Set<String>: Int] = [:]
        for box in boxes {
            for direction in box.directions.isEmpty ? [nil] : box.directions.map(Optional.some) {
                for line in box.lines(from: own) {
                    let sweep = SizeSweep(reporter, along: line.side, direction, from: line.start)
                    for stretch in try sweep.stretches() {
                        let place = Found.Place(screen: stretch.screens.shownScreen, direction: direction)
                        let screens = line.fixed + [stretch.screens]
                        for summary in stretch.findings {
                            // Which of two views comes first may depend on the direction.
                            let subject = Set(summary.subject + [summary.rule ?? ""])
                            if let index = places[subject] {
                                found[index].screens.append(screens)
                            } else {
                                places[subject] = found.count
                                found.append(Found(summary: summary, place: place, screens: [screens]))
                            }
                        }
                    }
                }
            }
        }
        for index in found.indices { found[index].screens = boxes.joined(found[index].screens) }
        return try told(found).map { told in
            told.finding.standing(forMore: told.moreViews).found(
                on: boxes.joined(told.numbers.flatMap { found[$0].screens }))
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
                try reporter.trying(place.screen, place.direction) {
                    told += layoutFindings(found, indices, isSearched: isSearched)
                    for lint in lints(found, indices, isSearched: isSearched) {
                        if let index = told.firstIndex(where: { $0.cause != nil && $0.cause == lint.cause }) {
                            told[index].numbers += lint.numbers
                            told[index].moreViews += 1
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

    /// What is found in the layout of the screen that is shown; findings with one cause on the same screens are one.
    private func layoutFindings(_ found: [Found], _ indices: [Int], isSearched: Bool) -> [Told] {
        let layout = reporter.interpreter.scene.layout()
        let groups = Dictionary(grouping: indices.filter { found[$0].summary.rule == nil }) { found[$0].screens }
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
    private func lints(_ found: [Found], _ indices: [Int], isSearched: Bool) -> [Told] {
        let lints = isSearched ? reporter.lints : reporter.lintsWithoutFixes
        var told: [Diagnostic: Told] = [:]
        for index in indices {
            let summary = found[index].summary
            guard let rule = summary.rule else { continue }
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
