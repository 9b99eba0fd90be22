internal import LayoutLints
internal import Masonry
internal import MasonryLanguage

/// The sizes of the root, between two sizes, at which findings change.
struct SizeSweep {
    let interpreter: Interpreter

    /// Sizes between which there is the same to remark.
    struct Stretch {
        var lower: Size
        var upper: Size
        var remarks: [Remark]

        fileprivate func says(_ other: [Remark]) -> Bool { Set(remarks.map(\.subject)) == Set(other.map(\.subject)) }
    }

    /// A finding of the layout or of a lint rule.
    struct Remark {
        /// What it is about, which stays the same while its details change.
        let subject: [String]
        /// A few words on it.
        let summary: String
    }

    /// How many sizes are tried before the changes between them are narrowed down.
    private static let samples = 48

    /// The stretches in ascending order of widths, or of heights where only those differ; these are whole points at the ends.
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
        func remarks(at extent: Double) throws(ConstraintError) -> [Remark] {
            let (layout, placementFindings) = try interpreter.layout(size: size(at: extent))
            return layout.findings.map { Remark(subject: $0.subject, summary: $0.summary(in: layout)) }
                + placementFindings.map { Remark(subject: $0.subject, summary: $0.summary) }
        }
        let step = max(1, ((last - first) / Double(Self.samples)).rounded(.up))
        var stretches = [Stretch(lower: size(at: first), upper: size(at: first), remarks: try remarks(at: first))]
        var reached = first
        while let current = stretches.last, reached < last {
            let next = min(last, reached + step)
            let there = try remarks(at: next)
            if current.says(there) {
                stretches[stretches.count - 1].upper = size(at: next)
                reached = next
                continue
            }
            // Halving finds the last whole point before the change.
            var (same, different) = (reached, next)
            var changed = there
            while different - same > 1 {
                let middle = ((same + different) / 2).rounded()
                let found = try remarks(at: middle)
                if current.says(found) {
                    same = middle
                } else {
                    (different, changed) = (middle, found)
                }
            }
            stretches[stretches.count - 1].upper = size(at: same)
            stretches.append(Stretch(lower: size(at: different), upper: size(at: different), remarks: changed))
            reached = different
        }
        return stretches
    }
}

extension [Finding] {
    var subjects: Set<[String]> { Set<[String]>(map(\.subject)) }
}

extension Diagnostic {
    /// What a lint is about.
    var subject: [String] { [slug, message] }

    /// The same finding at the same place; its fixes may differ.
    var occasion: [String] {
        subject + [labels.first?.source.name ?? "", "\(line ?? 0)", "\(column ?? 0)"]
    }
}

extension Interpreter {
    /// What all findings and lints are about. Solves if anything changed.
    var subjects: Set<[String]> { scene.layout().findings.subjects.union(lints.map(\.subject)) }
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
    fileprivate func summary(in layout: Layout) -> String {
        switch kind {
        case .conflict(let conflict):
            (layout.constraints.first { $0.id == conflict.broken.id }.map { "#\($0.id) \($0.equation)" }
                ?? "\(conflict.broken)") + " is broken"
        case .ambiguous(let view, let axis, _): "\(view) is \(axis.rawValue)ly ambiguous"
        case .openContent(let view, let axis):
            "the content \(axis == .horizontal ? "width" : "height") of \(view) is ambiguous"
        case .unplaced(let view): "\(view) is not placed"
        case .unsettled(let view): "the height of \(view) can't be determined"
        case .inexact(let views): "the frames of \(views.joinedAsList()) may be wrong"
        }
    }
}

extension PlacementFinding {
    fileprivate var summary: String {
        switch self {
        case .outside(let outside):
            outside.isWhole
                ? "\(outside.view) is outside \(outside.superview)"
                : "\(outside.view) extends past \(outside.superview)"
        case .overlap(let overlap): "\(overlap.views.joined(separator: " and ")) overlap"
        case .squeeze(let squeeze): "the text of \(squeeze.view) is truncated"
        case .collapse(let collapse): "\(collapse.view) has no width or height"
        case .unsafePlace(let place): "\(place.view) is outside the safe area"
        case .cover(let cover): "\(cover.view) hides the text of \(cover.texts[0])"
        case .distortion(let distortion): "\(distortion.view) is distorted"
        case .scroll(let content):
            switch content.kind {
            case .unbroken, .wide: "\(content.scroll) scrolls horizontally"
            case .heldFromAround(let first, _): "\(first) does not scroll"
            case .tiedAround, .beside: "\(content.scroll) scrolls nothing"
            }
        }
    }
}
