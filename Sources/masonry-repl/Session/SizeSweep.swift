internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// The root sizes, between two sizes, at which findings change.
struct SizeSweep {
    let interpreter: Interpreter

    /// A range of sizes with the same findings.
    struct Stretch {
        var lower: Size
        var upper: Size
        var findings: [Summary]

        fileprivate func has(_ other: [Summary]) -> Bool { Set(findings.map(\.subject)) == Set(other.map(\.subject)) }
    }

    /// A finding of the layout or of a lint rule.
    struct Summary {
        /// Identifies the finding even when its details change.
        let subject: [String]
        /// A short description.
        let text: String
    }

    /// The number of sizes tried before the changes between them are located.
    private static let samples = 48

    /// The ranges in ascending order of width, or of height if only heights differ, with whole points at the ends.
    func stretches(from one: Size, to other: Size) throws(ConstraintError) -> [Stretch] {
        let isWide = one.width != other.width
        let (low, high) = isWide ? (one.width, other.width) : (one.height, other.height)
        let (first, last) = (min(low, high), max(low, high))
        func size(at extent: Double) -> Size {
            if extent == low { return one }
            if extent == high { return other }
            let share = (extent - low) / (high - low)
            return Size(
                width: (one.width + share * (other.width - one.width)).rounded(),
                height: one.height == other.height
                    ? one.height : (one.height + share * (other.height - one.height)).rounded())
        }
        func findings(at extent: Double) throws(ConstraintError) -> [Summary] {
            let (layout, placements) = try interpreter.layout(size: size(at: extent))
            return layout.findings.map { Summary(subject: $0.subject, text: $0.summary(in: layout)) }
                + placements.map { Summary(subject: $0.subject, text: $0.text) }
        }
        let step = max(1, ((last - first) / Double(Self.samples)).rounded(.up))
        var stretches = [Stretch(lower: size(at: first), upper: size(at: first), findings: try findings(at: first))]
        var reached = first
        while let current = stretches.last, reached < last {
            let next = min(last, reached + step)
            let there = try findings(at: next)
            if current.has(there) {
                stretches[stretches.count - 1].upper = size(at: next)
                reached = next
                continue
            }
            // Bisect for the last whole point before the change.
            var (same, different) = (reached, next)
            var changed = there
            while different - same > 1 {
                let middle = ((same + different) / 2).rounded()
                let found = try findings(at: middle)
                if current.has(found) {
                    same = middle
                } else {
                    (different, changed) = (middle, found)
                }
            }
            stretches[stretches.count - 1].upper = size(at: same)
            stretches.append(Stretch(lower: size(at: different), upper: size(at: different), findings: changed))
            reached = different
        }
        return stretches
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

extension Interpreter {
    /// The subjects of all findings and lints. Solves if anything changed.
    var subjects: Set<[String]> { scene.layout().findings.subjects.union(lints.map(\.subject)) }
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
        case .ambiguous(let view, let axis, _): "\(view) is \(axis.rawValue)ly ambiguous"
        case .openContent(let view, let axis):
            "the content \(axis == .horizontal ? "width" : "height") of \(view) is ambiguous"
        case .unplaced(let view): "\(view) is not placed"
        case .unsettled(let view): "the height of \(view) can't be determined"
        case .inexact(let views): "the frames of \(views.joinedAsList()) may be wrong"
        }
    }
}
