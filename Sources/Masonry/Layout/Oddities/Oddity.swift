/// Something about where views came to lie that their author rarely means; never a failure.
public enum Oddity: Hashable, Sendable {
    case stray(Stray)
    case overlap(Overlap)
    case squeeze(Squeeze)
    case collapse(Collapse)
    case scrollContent(ScrollContent)
    case unsafePlace(UnsafePlace)
    case cover(Cover)
    case distortion(Distortion)

    /// What it is about, which stays the same while its details change.
    package var subject: [String] {
        switch self {
        case .stray(let stray): ["stray", stray.view, stray.side.rawValue]
        case .overlap(let overlap): ["overlap"] + overlap.views
        case .squeeze(let squeeze): ["squeeze", squeeze.view, squeeze.axis.rawValue]
        case .collapse(let collapse): ["collapse", collapse.view, collapse.axis.rawValue]
        case .scrollContent(let content): ["scroll content", content.scroll]
        case .unsafePlace(let place): ["unsafe place", place.view]
        case .cover(let cover): ["cover", cover.view]
        case .distortion(let distortion): ["distortion", distortion.view]
        }
    }

    /// A constraint that takes part in it.
    public struct Cause: Hashable, Sendable {
        public var member: Conflict.Member
        /// As people write it: `icon.left == card.left + 16`.
        public var equation: String
        /// What the other side of it comes to, in points; places in the root's coordinates.
        public var value: Double
        public var origin: Origin?

        public init(member: Conflict.Member, equation: String, value: Double, origin: Origin?) {
            self.member = member
            self.equation = equation
            self.value = value
            self.origin = origin
        }
    }
}

extension Scene {
    /// What lies where it is hardly meant to: strays, then overlaps, texts that are covered, views of which nothing is left,
    /// scroll views that hardly scroll as meant, texts outside of the safe area, those without room, and pictures out of
    /// their proportions, of each the first twenty.
    /// Solves if anything changed.
    public func oddities() -> [Oddity] {
        search { solution in
            defer { chargeLook() }
            return oddities(in: solution)
        }
    }

    private func oddities(in solution: LayoutSolution) -> [Oddity] {
        if interruption?.reason != nil { return [] }
        var finder = OddityFinder(scene: self, solution: solution)
        let collapses = CollapseFinder(finder).collapses()
        finder.excuse(collapses.map(\.view))
        let contents = ScrollContentFinder(finder).contents()
        // What is to scroll may be longer than what it is in.
        let still = contents.filter(\.isTiedAround).compactMap { view(named: $0.scroll) }
        finder.excuse(views.filter { view in still.contains { view !== $0 && view.isDescendant(of: $0) } })
        return finder.strays().map(Oddity.stray)
            + OverlapFinder(finder).overlaps().map(Oddity.overlap) + CoverFinder(finder).covers().map(Oddity.cover)
            + collapses.map(Oddity.collapse) + contents.map(Oddity.scrollContent)
            + UnsafePlaceFinder(finder).places().map(Oddity.unsafePlace)
            + SqueezeFinder(finder).squeezes().map(Oddity.squeeze)
            + DistortionFinder(finder).distortions().map(Oddity.distortion)
    }
}
