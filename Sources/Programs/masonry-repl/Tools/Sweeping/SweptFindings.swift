internal import LayoutFindings
internal import Masonry
internal import MasonryLanguage

/// What is found on screens other than the script's own: each finding once, with the screens that have it.
struct SweptFindings {
    let reporter: LayoutReporter
    let boxes: [ScreenBox]

    /// A finding, where it was found first, and all screens that have it.
    fileprivate struct Found {
        let summary: SizeSweep.Summary
        let place: Place
        var screens: [[ScreenStretch]]

        struct Place: Hashable {
            let screen: ScreenStretch.Screen
            let direction: LayoutDirection?
        }
    }

    private var own: ScreenStretch.Screen {
        let scene = reporter.interpreter.scene
        return ScreenStretch.Screen(size: scene.size, textScale: scene.textScale)
    }

    /// One for each finding, in ascending order of the screens.
    func findings() throws(SizeSweep.Failure) -> [ToolFinding] {
        var found: [Found] = []
        var places: [[String]: Int] = [:]
        for box in boxes {
            for direction in box.directions.isEmpty ? [nil] : box.directions.map(Optional.some) {
                for line in box.lines(from: own) {
                    let sweep = SizeSweep(reporter, along: line.side, direction, from: line.start)
                    for stretch in try sweep.stretches() {
                        let place = Found.Place(screen: stretch.screens.shownScreen, direction: direction)
                        let screens = line.fixed + [stretch.screens]
                        for summary in stretch.findings {
                            if let index = places[summary.subject] {
                                found[index].add(screens)
                            } else {
                                places[summary.subject] = found.count
                                found.append(Found(summary: summary, place: place, screens: [screens]))
                            }
                        }
                    }
                }
            }
        }
        return try told(found)
    }

    /// On how many screens fixes are looked for.
    private static let searchedScreens = 4

    /// What there is to say of each, with fixes, on the first screen that has it.
    private func told(_ found: [Found]) throws(SizeSweep.Failure) -> [ToolFinding] {
        var told: [Int: ToolFinding] = [:]
        let places = Dictionary(grouping: found.indices) { found[$0].place }
        for (number, (place, findings)) in places.sorted(by: { $0.value[0] < $1.value[0] }).enumerated() {
            do throws(ConstraintError) {
                try reporter.trying(place.screen, place.direction) {
                    let layout = reporter.interpreter.scene.layout()
                    let isSearched = number < Self.searchedScreens
                    let lints = isSearched ? reporter.lints : reporter.lintsWithoutFixes
                    for index in findings {
                        told[index] = finding(found[index], layout, lints, isSearched: isSearched)?
                            .found(on: found[index].screens.joiningDirections)
                    }
                }
            } catch {
                throw .scene(error)
            }
        }
        return found.indices.compactMap { told[$0] }
    }

    /// - Parameter lints: those of the screen that the layout is of.
    private func finding(_ found: Found, _ layout: Layout, _ lints: [Diagnostic], isSearched: Bool) -> ToolFinding? {
        let summary = found.summary
        if let finding = layout.findings.first(where: { $0.subject == summary.subject }) {
            let report = isSearched ? reporter.reports(on: [finding]).first : nil
            return ToolFinding(report ?? FindingReport(finding), in: layout)
        }
        let alike = lints.filter { $0.slug == summary.rule }
        let lint = alike.first { lint in summary.subject.contains { lint.message.contains("`\($0)`") } }
        return (lint ?? alike.first).map { ToolFinding($0) }
    }
}

extension SweptFindings.Found {
    /// Adds screens, joined with the last ones where they go on.
    fileprivate mutating func add(_ next: [ScreenStretch]) {
        if let last = screens.last, last.dropLast() == next.dropLast(), let one = last.last, let other = next.last,
            let joined = one.joined(with: other)
        {
            screens[screens.count - 1] = next.dropLast() + [joined]
        } else {
            screens.append(next)
        }
    }
}

extension [[ScreenStretch]] {
    /// What is so in both reading directions is said once.
    fileprivate var joiningDirections: [[ScreenStretch]] {
        func plain(_ screens: [ScreenStretch]) -> [ScreenStretch] {
            screens.map { stretch in
                var stretch = stretch
                stretch.direction = nil
                return stretch
            }
        }
        let counts = Dictionary(grouping: self, by: plain).mapValues(\.count)
        var joined: [[ScreenStretch]] = []
        for screens in self {
            let both = plain(screens)
            if counts[both] == 1 { joined.append(screens) } else if !joined.contains(both) { joined.append(both) }
        }
        return joined
    }
}

/// Screens that vary in one dimension.
private struct ScreenLine {
    let side: ScreenBox.Side
    let start: ScreenStretch.Screen
    /// What is as it is not usually, to be told of.
    var fixed: [ScreenStretch] = []
}

extension ScreenBox {
    /// The lines to sweep: each dimension from end to end, while the other is at either end; texts also as they are usually.
    fileprivate func lines(from own: ScreenStretch.Screen) -> [ScreenLine] {
        guard let first = sides.first else { return [ScreenLine(side: .text(1...1), start: own)] }
        guard sides.count > 1, case .text(let factors) = sides[1] else { return [ScreenLine(side: first, start: own)] }
        let scales = Set([factors.lowerBound, factors.contains(1) ? 1 : factors.upperBound, factors.upperBound])
            .sorted()
        let ends = Set([box[0].lower, box[0].upper]).sorted()
        return scales.map { scale in
            let (screen, fixed) = ScreenBox([sides[1]]).point(scale, from: own)
            return ScreenLine(side: first, start: screen, fixed: scale == 1 ? [] : [fixed])
        }
            + ends.map { end in
                let (screen, fixed) = ScreenBox([first]).point(end, from: own)
                return ScreenLine(side: sides[1], start: screen, fixed: [fixed])
            }
    }

    /// The screen at a place of the only dimension, also as a stretch.
    private func point(_ place: Double, from own: ScreenStretch.Screen) -> (ScreenStretch.Screen, ScreenStretch) {
        (screen(at: [place], from: own), stretches(of: [BoxSweep.Side(place, place)], from: own, nil)[0])
    }
}
