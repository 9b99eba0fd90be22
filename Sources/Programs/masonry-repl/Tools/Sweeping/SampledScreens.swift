internal import LayoutFindings
internal import Masonry
internal import MasonryLanguage

/// Single screens out of those that were asked for, on which a project's code runs anew: it may read the screen's size, and do
/// something else on another one.
struct SampledScreens {
    struct Sample {
        let screen: ScreenStretch.Screen
        /// Nil for the scene's own.
        let direction: LayoutDirection?
        /// The screen in messages.
        let told: [ScreenStretch]
    }

    let samples: [Sample]
    /// Whether there are other screens between them.
    private(set) var leavesOutSome = false

    /// The screens, each once, whatever the direction: `width 320`, `408`.
    private var names: [String] {
        samples.compactMap(\.told.last).reduce(into: []) { names, stretch in
            let goesOn = names.first?.hasPrefix(stretch.dimension.rawValue) ?? false
            var plain = stretch
            plain.direction = nil
            let name = goesOn ? plain.range : plain.text
            if !names.contains(name), names.first != plain.text { names.append(name) }
        }
    }

    private static let rule = "size-condition"
    /// How many parts a range is divided into.
    private static let parts = 8

    private init(of boxes: [ScreenBox], from own: ScreenStretch.Screen) {
        var samples: [Sample] = []
        for box in boxes {
            let lines = box.lines(from: own)
            guard let line = lines.first(where: \.fixed.isEmpty) ?? lines.first else { continue }
            let side = line.box.box[0]
            if side.lower < side.upper { leavesOutSome = true }
            let length = side.upper - side.lower
            let places =
                length == 0 || line.side.goesOn
                ? [side.lower]
                : (0...Self.parts).map { part in
                    let place = side.lower + length * Double(part) / Double(Self.parts)
                    return part == 0 || part == Self.parts ? place : place.rounded()
                }
            for direction in box.directions.isEmpty ? [nil] : box.directions.map(Optional.some) {
                samples += Set(places).sorted().compactMap { place in
                    line.screens(of: BoxSweep.Side(place, place), direction).map { told in
                        Sample(screen: line.box.screen(at: [place], from: line.start), direction: direction, told: told)
                    }
                }
            }
        }
        self.samples = samples
    }

    /// Nil if a source, which ran in an interpreter on another screen, is known to do the same on all screens: a project's code
    /// may not be, as it can read the screen's size.
    init?(
        of boxes: [ScreenBox], where source: SourceText, _ outcome: Outcome, dependsOnScreenOf reporter: LayoutReporter
    ) {
        if source.accent == .masonry || boxes.isEmpty { return nil }
        let scene = reporter.interpreter.scene
        self.init(of: boxes, from: ScreenStretch.Screen(size: scene.size, textScale: scene.textScale))
        if agree(with: reporter, outcome, on: source) { return nil }
        if leavesOutSome {
            reporter.interpreter.evaluator.noteScreenDependence(of: source, triedOn: names)
        }
    }

    /// That a source does something else on the screens that were left out.
    func warnings(by reporter: LayoutReporter) -> [Diagnostic] {
        reporter.lints.filter { $0.slug == Self.rule }
    }

    /// Whether a source does on each of the screens what it did in an interpreter, which may be on another one: it reports the
    /// same, and what it laid out looks as what it lays out there.
    private func agree(with reporter: LayoutReporter, _ outcome: Outcome, on source: SourceText) -> Bool {
        samples.allSatisfy { sample in
            let interpreter = Interpreter(files: ScriptFolder(), projects: reporter.interpreter.projects)
            let own = interpreter.run(source, on: sample)
            let look = try? reporter.look(on: sample.screen, sample.direction)
            return own.diagnostics.map(\.message) == outcome.diagnostics.map(\.message)
                && interpreter.expectations.failed == reporter.interpreter.expectations.failed
                && interpreter.scene.layout().items.map(\.seen) == look?.layout.items.map(\.seen)
        }
    }

    /// How many of a program's expectations hold on all of the screens, and how many fail on some.
    func counts(of expectations: (passed: Int, failed: Int), in findings: [ToolFinding]) -> (passed: Int, failed: Int) {
        let failed = findings.count { $0.finding.rule == Slug.expectationFailed.rawValue }
        return (max(0, expectations.passed + expectations.failed - failed), failed)
    }

    /// What was found on the screens: each finding once, with the screens that have it unless it is about the code alone.
    func joined(_ findings: (Sample) -> [ToolFinding]) -> [ToolFinding] {
        var found: [(finding: ToolFinding, screens: [[ScreenStretch]])] = []
        var places: [[String]: Int] = [:]
        for sample in samples {
            for finding in findings(sample) {
                let occasion = finding.diagnostic?.occasion ?? [finding.finding.message]
                if let index = places[occasion] {
                    if found[index].screens.last != sample.told { found[index].screens.append(sample.told) }
                } else {
                    places[occasion] = found.count
                    found.append((finding, [sample.told]))
                }
            }
        }
        return found.map { finding, screens in
            screens.count == samples.count && !finding.isAboutScreen ? finding : finding.found(on: screens)
        }
    }
}

extension Interpreter {
    /// Runs the source of a file on a screen, and stays there.
    ///
    /// - Parameter sample: nil for its own.
    func run(_ source: SourceText, on sample: SampledScreens.Sample?) -> Outcome {
        func show() { if let sample { try? scene.show(on: sample.screen, sample.direction) } }
        show()
        defer { show() }
        return run(source, showsValues: false, keepsUndo: false)
    }
}

extension ToolFinding {
    fileprivate var isAboutScreen: Bool {
        finding.kind == .layout || LintRules.placementIDs.contains(finding.rule)
            || finding.rule == Slug.expectationFailed.rawValue
    }
}

extension Layout.Item {
    /// What one sees of it, in whole thousandths of a point.
    fileprivate var seen: [String] {
        let numbers = [rootFrame.x, rootFrame.y, rootFrame.width, rootFrame.height]
        return [name, isHidden ? "hidden" : "", text ?? ""] + numbers.map { "\(($0 * 1000).rounded())" }
    }
}
