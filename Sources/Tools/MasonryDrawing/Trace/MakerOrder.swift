internal import Masonry

/// The steps of makers in their order, numbered, with what each did.
struct MakerOrder {
    let columns: Int
    let isASCII: Bool

    /// The lines for each maker; empty if none ran.
    func lines(of steps: [ChainStep]) -> [String] {
        Self.runs(of: steps.map(\.event)).flatMap { run in
            points(run).enumerated().flatMap { index, point in lines(of: point, number: index + 1) }
        }
    }

    /// What one maker did.
    private struct Run {
        let view: String
        let mode: ConstraintMaker.Mode
        var events: [ChainEvent] = []
        var isInstalled = false
    }

    /// The runs of the makers. A statement for several current views has a maker for each before the first is installed.
    private static func runs(of events: [ChainEvent]) -> [Run] {
        var runs: [Run] = []
        var current: Int?
        for event in events {
            switch event {
            case .maker(let view, let mode, _):
                current = runs.count
                runs.append(Run(view: view, mode: mode))
            case .installing(let view, _, _):
                current = runs.firstIndex { $0.view == view && !$0.isInstalled }
                if let current { runs[current].isInstalled = true }
            default: break
            }
            if let current { runs[current].events.append(event) }
            if case .returned = event { current = nil }
        }
        return runs
    }

    /// A numbered sentence, with the details below it.
    private struct Point {
        let sentence: String
        var details: [String] = []
    }

    private func points(_ run: Run) -> [Point] {
        let (view, mode, events) = (run.view, run.mode, run.events)
        let flag = mode.flag.map { ", with \($0) = YES" } ?? ""
        var points = [
            Point(sentence: "\(view).translatesAutoresizingMaskIntoConstraints = NO"),
            Point(sentence: "MASConstraintMaker -initWithView: makes a maker for \(view), its array empty\(flag)"),
        ]
        let array = events.lazy.compactMap { event -> [ConstraintShape]? in
            if case .installing(_, _, let shapes) = event { shapes } else { nil }
        }.first
        guard let array else {
            return points + [Point(sentence: "the block runs, and fails: nothing is installed")]
        }
        points.append(
            Point(
                sentence: "the block runs; its chains fill the array: \(array.listed)",
                details: array.contains(where: \.isComposite)
                    ? [
                        "a composite passes relations, constants and priorities on to its children, but not "
                            + "attributes: each makes one more child"
                    ] : []))
        let removed = events.compactMap { event -> String? in
            if case .uninstalled(let record?, true) = event { "#\(record.id) \(record.equation)" } else { nil }
        }
        if mode == .remake {
            points.append(
                Point(
                    sentence: removed.isEmpty
                        ? "nothing is installed yet for \(view), so nothing is uninstalled"
                        : "what is installed for \(view) is uninstalled", details: removed))
        }
        points.append(
            Point(
                sentence: "each constraint of the array is installed, a composite child by child",
                details: events.compactMap(\.installation)))
        if case .returned? = events.last {
            points.append(Point(sentence: "the array is emptied, and what was in it is returned"))
        }
        return points
    }

    private func lines(of point: Point, number: Int) -> [String] {
        let mark = "\(number)  "
        let space = String(repeating: " ", count: mark.count)
        let sentence = wrapped(point.sentence, mark.count)
        let first = [mark + (sentence.first ?? "")] + sentence.dropFirst().map { space + $0 }
        return first + point.details.flatMap { wrapped($0, 2 * mark.count).map { space + space + $0 } }
    }

    private func wrapped(_ text: String, _ indent: Int) -> [String] {
        TextWrapping(columns: max(24, columns - indent), isASCII: isASCII).lines(of: text)
    }
}

extension ConstraintShape {
    fileprivate var isComposite: Bool {
        if case .composite = self { true } else { false }
    }
}

extension ChainEvent {
    /// A layout constraint that was installed, with the view that it is on and why.
    fileprivate var installation: String? {
        switch self {
        case .installed(let record, let rule, _):
            "\(record.equation), on \(record.installedOn)\(rule.map { ": \($0.reason)" } ?? "")"
        case .matched(let record, _): "\(record.equation): only the constant of #\(record.id) changes"
        case .alreadyActive(let record): "\(record.equation) is active already"
        case .failed(let error): error.message
        default: nil
        }
    }
}

extension ChainEvent.InstallRule {
    /// The branch of Masonry's `install` that chose the view.
    fileprivate var reason: String {
        switch self {
        case .closestCommonSuperview(let one, let other): "the closest common superview of \(one) and \(other)"
        case .view: "a size without a second view"
        case .superview: "otherwise the superview"
        }
    }
}
