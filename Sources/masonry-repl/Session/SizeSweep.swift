internal import Masonry
internal import MasonryLanguage

/// Where between two sizes of the root its findings change.
struct SizeSweep {
    let interpreter: Interpreter

    /// Widths, or heights where only those differ, between which the findings stay the same.
    struct Stretch {
        var lower: Double
        var upper: Double
        var findings: [Finding]
    }

    /// How many sizes are tried before the changes between them are narrowed down.
    private static let samples = 48

    /// The stretches in ascending order, their ends whole points.
    func stretches(from one: Size, to other: Size) throws(ConstraintError) -> [Stretch] {
        let isWide = one.width != other.width
        let (low, high) = isWide ? (one.width, other.width) : (one.height, other.height)
        let (first, last) = (min(low, high), max(low, high))
        func findings(at extent: Double) throws(ConstraintError) -> [Finding] {
            let share = high == low ? 0 : (extent - low) / (high - low)
            let size = Size(
                width: one.width + share * (other.width - one.width),
                height: one.height + share * (other.height - one.height))
            return try interpreter.layout(size: size).findings
        }
        let step = max(1, ((last - first) / Double(Self.samples)).rounded(.up))
        var stretches = [Stretch(lower: first, upper: first, findings: try findings(at: first))]
        while let current = stretches.last, current.upper < last {
            let next = min(last, current.upper + step)
            let there = try findings(at: next)
            if there.subjects == current.findings.subjects {
                stretches[stretches.count - 1].upper = next
                continue
            }
            // Halving finds the last whole point before the change.
            var (same, different) = (current.upper, next)
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
            stretches[stretches.count - 1].upper = same
            stretches.append(Stretch(lower: different, upper: different, findings: changed))
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
        case .unplaced(let view), .unsettled(let view): [slug, view]
        }
    }

    /// A few words on it.
    var summary: String {
        switch kind {
        case .conflict(let conflict): "\(conflict.broken) is broken"
        case .ambiguous(let view, let axis, _): "\(view) is ambiguous in the \(axis.rawValue) direction"
        case .unplaced(let view): "\(view) is not placed"
        case .unsettled(let view): "the height of \(view) does not settle"
        }
    }
}
