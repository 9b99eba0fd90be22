internal import Diagnostics
internal import LayoutFindings
internal import LayoutLints
internal import LayoutTerms
internal import Masonry
internal import Scripts

/// Everything that is reported about a scene, each thing by a key that stays the same when details change.
struct TrialReport {
    let layout: Layout
    private(set) var counts: [[String]: Int] = [:]
    /// How many constraints are active.
    let constraintCount: Int
    /// How many expectations of the script failed.
    private let failures: Int

    /// The findings of the layout and the expectations.
    init(_ interpreter: Interpreter) {
        let scene = interpreter.scene
        var layout = scene.layout(explained: false)
        for finding in layout.findings { counts[Self.key(of: finding, in: layout), default: 0] += 1 }
        failures = interpreter.expectations.failed
        constraintCount = layout.constraints.count
        layout.constraints = []
        self.layout = layout
    }

    mutating func add(_ placements: [PlacementFinding]) {
        for finding in placements { counts[finding.subject, default: 0] += 1 }
    }

    /// Adds the findings of lint rules, except those about placement.
    mutating func add(_ lints: [LintFinding]) {
        for lint in lints.compactMap(LintReport.key(of:)) { counts[lint, default: 0] += 1 }
    }

    private static let ambiguous = "ambiguous"

    /// The same without ambiguities of some views.
    func ignoring(_ views: [String]) -> TrialReport {
        if views.isEmpty { return self }
        var report = self
        report.counts = counts.filter { key, _ in
            key.first != Self.ambiguous || !views.contains(Blame.written(key[1]))
        }
        return report
    }

    /// Whether something is open about a view, as it is written, along the axis.
    func isOpen(_ view: String, along axis: Axis) -> Bool {
        counts.keys.contains { key in
            key.first == Self.ambiguous && key.last == axis.rawValue && Blame.written(key[1]) == view
        }
    }

    /// The views that something is open about, as they are written.
    var openViews: [String] {
        let open = counts.keys.filter { $0.first == Self.ambiguous || $0.first == Slug.unplaced.rawValue }
        return Set(open.map { Blame.written($0[1]) }).sorted()
    }

    static func key(of finding: Finding, in layout: Layout) -> [String] {
        switch finding.kind {
        case .conflict(let conflict):
            let broken = conflict.broken.id.flatMap { layout.constraint(id: $0) }
            return [finding.slug, broken.map { "\($0.first.item)" } ?? "", broken?.first.attribute.rawValue ?? ""]
        case .ambiguous(let view, let axis, _): return [Self.ambiguous, view, axis.rawValue]
        case .openContent(let view, let axis): return [finding.slug, view, "content", axis.rawValue]
        case .unplaced(let view), .unsettled(let view): return [finding.slug, view]
        case .inexact: return [finding.slug]
        }
    }

    /// How many things are reported.
    var count: Int { counts.values.reduce(0, +) }

    /// Whether this reports less than an earlier report, and nothing new.
    func isBetter(than earlier: TrialReport) -> Bool {
        failures <= earlier.failures && count < earlier.count
            && counts.allSatisfy { $0.value <= earlier.counts[$0.key, default: 0] }
    }

    /// How many things it reports that an earlier report does not.
    func countOfNew(besides earlier: TrialReport) -> Int {
        counts.reduce(0) { $0 + max(0, $1.value - earlier.counts[$1.key, default: 0]) }
    }

    /// Whether an earlier report has more about a key.
    func resolves(_ key: [String], of earlier: TrialReport) -> Bool {
        counts[key, default: 0] < earlier.counts[key, default: 0]
    }
}
