internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// The root sizes, between two sizes, at which findings change.
struct SizeSweep {
    let reporter: LayoutReporter
    private let one: Size
    private let other: Size
    private let isWide: Bool

    /// Sizes one after another that have the same findings.
    struct Stretch {
        let lower: Size
        fileprivate(set) var upper: Size
        let findings: [Summary]

        fileprivate func has(_ other: [Summary]) -> Bool { Set(findings) == Set(other) }
    }

    /// A finding of the layout or of a lint rule.
    struct Summary: Hashable {
        /// Identifies the finding even when its details change.
        let subject: [String]
        /// A short description, without numbers that differ from size to size.
        let text: String
        /// Whether it is a broken constraint.
        let isConflict: Bool
    }

    /// The most sizes that are tried.
    static let limit = 10_000

    init(_ reporter: LayoutReporter, from one: Size, to other: Size) {
        self.reporter = reporter
        self.one = one
        self.other = other
        isWide = one.width != other.width
    }

    private func extent(of size: Size) -> Double { isWide ? size.width : size.height }

    /// The smaller and the larger width, or height if only heights differ.
    private var ends: (first: Double, last: Double) {
        (min(extent(of: one), extent(of: other)), max(extent(of: one), extent(of: other)))
    }

    /// Whether there are too many sizes to try.
    var isTooLong: Bool { ends.last - ends.first > Double(Self.limit) }

    /// Passes on the stretches in ascending order, each as soon as it is known. Every whole point is laid out: what is
    /// between two layouts with the same findings can have others.
    ///
    /// - Returns: false if the user interrupted it.
    func stretches(_ body: (Stretch) -> Void) throws(ConstraintError) -> Bool {
        let (first, last) = ends
        var place = first
        var current = Stretch(lower: size(at: first), upper: size(at: first), findings: try findings(at: first))
        while place < last {
            place = min(last, place.rounded(.down) + 1)
            let here = try findings(at: place)
            if reporter.interpreter.interruption.isRequested { return false }
            if current.has(here) {
                current.upper = size(at: place)
            } else {
                body(current)
                current = Stretch(lower: size(at: place), upper: size(at: place), findings: here)
            }
        }
        body(current)
        return true
    }

    private func size(at place: Double) -> Size {
        let (low, high) = (extent(of: one), extent(of: other))
        if place == low { return one }
        if place == high { return other }
        let share = (place - low) / (high - low)
        return Size(
            width: (one.width + share * (other.width - one.width)).rounded(),
            height: one.height == other.height
                ? one.height : (one.height + share * (other.height - one.height)).rounded())
    }

    private func findings(at place: Double) throws(ConstraintError) -> [Summary] {
        let (layout, placements) = try reporter.layout(size: size(at: place))
        return layout.findings.map {
            Summary(subject: $0.subject, text: $0.summary(in: layout), isConflict: $0.isConflict)
        }
            + placements.map { Summary(subject: $0.subject, text: $0.text, isConflict: false) }
    }
}

extension [Finding] {
    var subjects: Set<[String]> { Set<[String]>(map(\.subject)) }
}

extension Diagnostic {
    /// The identity of a lint finding.
    var subject: [String] { [slug, message] }

    /// The identity of a diagnostic: the same finding at the same location; its numbers and its fixes may differ.
    var occasion: [String] {
        [slug, message.filter { !$0.isNumber }, labels.first?.source.name ?? "", "\(line ?? 0)", "\(column ?? 0)"]
    }
}

extension LayoutReporter {
    /// The subjects of all findings and lints. Solves if anything changed.
    var subjects: Set<[String]> { interpreter.scene.layout().findings.subjects.union(lints.map(\.subject)) }
}

extension Finding {
    /// Identifies the finding even when its details change.
    var subject: [String] {
        switch kind {
        case .conflict(let conflict): [slug, conflict.broken.description]
        case .ambiguous(let view, let axis, _): [slug, view, axis.rawValue]
        case .openContent(let view, let axis): [slug, view, "content", axis.rawValue]
        case .unplaced(let view), .unsettled(let view): [slug, view]
        case .inexact: [slug]
        }
    }

    /// The identity of a finding as long as nothing that it is about changes: a conflict of the same constraints, whatever
    /// values they have.
    func occasion(in layout: Layout) -> [String] {
        guard case .conflict(let conflict) = kind else { return subject + openComponents }
        return [slug]
            + ([conflict.broken] + conflict.set).map { member in
                guard let record = member.id.flatMap(layout.constraint) else { return member.description }
                return "\(record.equation) \(record.priority.spelled) \(record.origin?.place ?? "")"
            }
    }

    private var openComponents: [String] {
        if case .ambiguous(_, _, let components) = kind { components.map(\.rawValue) } else { [] }
    }

    /// A short description.
    fileprivate func summary(in layout: Layout) -> String {
        switch kind {
        case .conflict(let conflict):
            (layout.constraints.first { $0.id == conflict.broken.id }.map { record in
                "#\(record.id) \(record.equation)" + (record.origin.map { " (\($0.place))" } ?? "")
            } ?? "\(conflict.broken)") + " is broken"
        case .ambiguous(let view, _, _): "\(view) has no fixed \(openComponents.joinedAsList("or"))"
        case .openContent(let view, let axis):
            "\(view) has no fixed content \(axis == .horizontal ? "width" : "height")"
        case .unplaced(let view): "\(view) is not placed"
        case .unsettled(let view): "the height of \(view) can't be determined"
        case .inexact(let views): "the frames of \(views.joinedAsList()) may be wrong"
        }
    }
}
