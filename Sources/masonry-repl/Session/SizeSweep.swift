internal import Masonry
internal import MasonryLanguage

/// Where between two sizes of the root its findings change.
struct SizeSweep {
    let interpreter: Interpreter

    /// Sizes between which the findings stay the same.
    struct Stretch {
        var lower: Size
        var upper: Size
        var findings: [Finding]
    }

    /// How many sizes are tried before the changes between them are narrowed down.
    private static let samples = 48

    /// The stretches in ascending order of widths, or of heights where only those differ; these are whole points at the ends.
    func stretches(from one: Size, to other: Size) throws(ConstraintError) -> [Stretch] {
        let isWide = one.width != other.width
        let (low, high) = isWide ? (one.width, other.width) : (one.height, other.height)
        let (first, last) = (min(low, high), max(low, high))
        func size(at extent: Double) -> Size {
            let share = high == low ? 0 : (extent - low) / (high - low)
            return Size(
                width: one.width + share * (other.width - one.width),
                height: one.height + share * (other.height - one.height))
        }
        func findings(at extent: Double) throws(ConstraintError) -> [Finding] {
            try interpreter.layout(size: size(at: extent)).findings
        }
        let step = max(1, ((last - first) / Double(Self.samples)).rounded(.up))
        var stretches = [Stretch(lower: size(at: first), upper: size(at: first), findings: try findings(at: first))]
        var reached = first
        while let current = stretches.last, reached < last {
            let next = min(last, reached + step)
            let there = try findings(at: next)
            if there.subjects == current.findings.subjects {
                stretches[stretches.count - 1].upper = size(at: next)
                reached = next
                continue
            }
            // Halving finds the last whole point before the change.
            var (same, different) = (reached, next)
            var changed = there
            while different - same > 1 {
                let middle = ((same + different) / 2).rounded()
                let found = try findings(at: middle)
                if found.subjects == current.findings.subjects {
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

extension Finding {
    /// What the finding is about, which stays the same while its details change.
    var subject: [String] {
        switch kind {
        case .conflict(let conflict): [slug, conflict.broken.description]
        case .ambiguous(let view, let axis, _): [slug, view, axis.rawValue]
        case .openContent(let view, let axis): [slug, view, "content", axis.rawValue]
        case .unplaced(let view), .unsettled(let view): [slug, view]
        case .inexact: [slug]
        }
    }

    /// A few words on it.
    var summary: String {
        switch kind {
        case .conflict(let conflict): "\(conflict.broken) is broken"
        case .ambiguous(let view, let axis, _): "\(view) is ambiguous in the \(axis.rawValue) direction"
        case .openContent(let view, let axis):
            "the \(axis == .horizontal ? "width" : "height") of what \(view) scrolls is ambiguous"
        case .unplaced(let view): "\(view) is not placed"
        case .unsettled(let view): "the height of \(view) does not settle"
        case .inexact(let views): "the frames of \(views.joined(separator: ", ")) may be off"
        }
    }
}
