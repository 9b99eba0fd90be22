package import Masonry

/// A position that the author of a view rarely wants; never a failure.
package enum PlacementFinding: Hashable, Sendable {
    case outside(OutsideView)
    case overlap(Overlap)
    case squeeze(Squeeze)
    case collapse(Collapse)
    case scroll(ScrollProblem)
    case unsafePlace(UnsafePlace)
    case cover(Cover)
    case distortion(Distortion)
    case stretch(Stretch)
    case chain(ChainCollapse)
    case tiny(TinySize)
    case unlikeSize(UnlikeSize)
    case stale(StaleEdge)
    case loose(LooseText)

    /// Identifies the finding even when its details change.
    package var subject: [String] {
        switch self {
        case .outside(let outside): Self.outsideSubject(outside.view, outside.side)
        case .overlap(let overlap): ["overlap"] + overlap.views
        case .squeeze(let squeeze): ["squeeze", squeeze.view, squeeze.axis.rawValue]
        case .collapse(let collapse): ["collapse", collapse.view, collapse.axis.rawValue]
        case .scroll(let problem): ["scroll content", problem.scroll]
        case .unsafePlace(let place): ["unsafe place", place.view]
        case .cover(let cover): ["cover", cover.view]
        case .distortion(let distortion): ["distortion", distortion.view]
        case .stretch(let stretch): ["stretch", stretch.view]
        case .chain(let collapse): ["chain", collapse.axis.rawValue] + collapse.views
        case .tiny(let size): ["tiny", size.size.item, size.size.attribute.rawValue]
        case .unlikeSize(let size): ["unlike size", size.size.item, size.size.attribute.rawValue]
        case .stale(let edge): ["stale", edge.view, edge.axis.rawValue]
        case .loose(let text): ["loose", text.view]
        }
    }

    static func outsideSubject(_ view: String, _ side: Attribute) -> [String] { ["outside", view, side.rawValue] }

    /// The view the finding is about.
    package var view: String {
        switch self {
        case .outside(let outside): outside.view
        case .overlap(let overlap): overlap.views.last ?? ""
        case .squeeze(let squeeze): squeeze.view
        case .collapse(let collapse): collapse.view
        case .scroll(let problem): problem.scroll
        case .unsafePlace(let place): place.view
        case .cover(let cover): cover.view
        case .distortion(let distortion): distortion.view
        case .stretch(let stretch): stretch.view
        case .chain(let collapse): collapse.views.first ?? ""
        case .tiny(let size): size.size.item
        case .unlikeSize(let size): size.size.item
        case .stale(let edge): edge.view
        case .loose(let text): text.view
        }
    }

    /// The locations of the members, the most likely mistake first.
    package var origins: [Origin?] {
        switch self {
        case .outside(let outside): outside.causes.map(\.origin)
        case .overlap(let overlap): Self.distinct(overlap.origin, overlap.related)
        case .squeeze(let squeeze): squeeze.causes.map(\.origin)
        case .collapse(let collapse): Self.distinct(collapse.origin, collapse.related)
        case .scroll(let problem): [problem.origin]
        case .unsafePlace(let place): Self.distinct(place.origin, place.way?.origin ?? place.origin)
        case .cover(let cover): Self.distinct(cover.origin, cover.related)
        case .distortion(let distortion): [distortion.origin]
        case .stretch(let stretch): Self.distinct(stretch.origin, stretch.related)
        case .chain(let collapse): collapse.causes.map(\.origin)
        case .tiny(let size): [size.origin]
        case .unlikeSize(let size): [size.origin]
        case .stale(let edge): Self.distinct(edge.origin, edge.related)
        case .loose(let text): [text.origin]
        }
    }

    private static func distinct(_ origin: Origin?, _ related: Origin?) -> [Origin?] {
        origin == related ? [origin] : [origin, related]
    }

    /// A constraint that contributes to the finding.
    package struct Cause: Hashable, Sendable {
        package var member: Conflict.Member
        /// The equation, as in `icon.left == card.left + 16`.
        package var equation: String
        /// The value of the second side in points; positions are in root coordinates.
        package var value: Double
        package var origin: Origin?

        package init(member: Conflict.Member, equation: String, value: Double, origin: Origin?) {
            self.member = member
            self.equation = equation
            self.value = value
            self.origin = origin
        }
    }
}
