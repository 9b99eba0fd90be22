internal import LayoutTerms
public import Masonry

extension Report {
    /// A solved layout.
    public struct Layout: Codable, Hashable, Sendable {
        public var screen: Screen
        /// The root, then the views in order of declaration.
        public var views: [View]
        /// The active constraints, in order of activation.
        public var constraints: [Constraint]
    }

    public struct Screen: Codable, Hashable, Sendable {
        /// In points.
        public var width: Double
        public var height: Double
        /// Pixels per point; 0 if frames are not rounded.
        public var scale: Double
        /// `ltr` or `rtl`.
        public var direction: String
    }

    /// In points.
    public struct Rect: Codable, Hashable, Sendable {
        public var x: Double
        public var y: Double
        public var width: Double
        public var height: Double
    }

    /// In points.
    public struct Size: Codable, Hashable, Sendable {
        public var width: Double
        public var height: Double
    }

    public struct View: Codable, Hashable, Sendable {
        public var name: String
        public var kind: String
        /// The name of the superview; nil for the root.
        public var parent: String?
        /// In the parent's coordinates, rounded to the screen's scale.
        public var frame: Rect
        /// In the root's coordinates, not rounded.
        public var rootFrame: Rect
        /// The ambiguous parts of `frame`.
        public var ambiguous: [String]
        /// The parts of `frame` that rest on something unknown; nil if none does.
        public var unknown: [String]?
        /// Of a scroll view.
        public var contentSize: Size?
        public var place: Place?
    }

    /// `first relation second × multiplier + constant @ priority`.
    public struct Constraint: Codable, Hashable, Sendable {
        public var id: Int
        /// As in the log of UIKit.
        public var description: String
        public var key: String?
        public var first: Anchor
        public var relation: String
        public var second: Anchor?
        public var multiplier: Double
        public var constant: Double
        public var priority: Double
        /// The unknown ones of its numbers; nil if all are known.
        public var unknown: Unknown?
        /// The name of the view that holds it.
        public var installedOn: String
        /// Whether it is ignored because of a conflict.
        public var isBroken: Bool
        /// When it holds, if it is in a `when`: `width < 600`.
        public var condition: String?
        /// Where it is seen: one line, or two for a length that depends on another.
        public var segments: [Segment]
        public var place: Place?
        /// The calls and rounds of loops that led to the place, innermost first.
        public var steps: [Step]
    }

    /// A line between the edges that a constraint relates, through edges at one place, or along a length. In points, in the
    /// root's coordinates.
    public struct Segment: Codable, Hashable, Sendable {
        /// `distance`, `alignment`, `size` or `share`.
        public var kind: String
        /// `horizontal` or `vertical`.
        public var axis: String
        /// Along the axis: the edge that it starts from, or the start of a length.
        public var from: Double
        /// Along the axis: the edge that it places, or the end of a length.
        public var to: Double
        /// Where `to` would be if the constraint held; nil if it does.
        public var asked: Double?
        /// Across the axis: where it touches both items.
        public var crossing: [Double]
    }

    /// The names of unknown numbers, for which stand-ins are used.
    public struct Unknown: Codable, Hashable, Sendable {
        /// What the first attribute is related to.
        public var target: String?
        public var constant: String?
        public var multiplier: String?
        public var priority: String?
    }

    public struct Anchor: Codable, Hashable, Sendable {
        public var item: String
        public var attribute: String
    }

    /// A call, or a round of a loop.
    public struct Step: Codable, Hashable, Sendable {
        public enum Kind: String, Codable, Sendable {
            case call, round
        }

        public var kind: Kind
        /// The name of what is called; nil for a closure.
        public var name: String?
        /// The round, from 1.
        public var round: Int?
        public var place: Place?
    }
}

extension Report.Layout {
    public init(_ layout: Layout) {
        self.init(
            screen: Report.Screen(
                width: layout.screen.width.inReport, height: layout.screen.height.inReport,
                scale: layout.screen.scale.inReport, direction: layout.screen.direction.rawValue),
            views: layout.items.map { item in
                Report.View(
                    name: item.name, kind: item.kind.rawValue, parent: item.parent.map { layout.items[$0].name },
                    frame: Report.Rect(item.frame), rootFrame: Report.Rect(item.rootFrame),
                    ambiguous: item.ambiguous.map(\.rawValue),
                    unknown: item.unknown.isEmpty ? nil : item.unknown.map(\.rawValue),
                    contentSize: item.contentSize.map {
                        Report.Size(width: $0.width.inReport, height: $0.height.inReport)
                    },
                    place: Report.Place(item.origin))
            },
            constraints: layout.constraints.map { Report.Constraint($0, layout.segments(of: $0)) })
    }
}

extension Report.Rect {
    fileprivate init(_ rect: Rect) {
        self.init(
            x: rect.x.inReport, y: rect.y.inReport, width: rect.width.inReport, height: rect.height.inReport)
    }
}

extension Report.Segment {
    fileprivate init(_ segment: ConstraintSegment) {
        self.init(
            kind: segment.kind.rawValue, axis: segment.axis.rawValue, from: segment.from.inReport,
            to: segment.to.inReport, asked: segment.asked?.inReport,
            crossing: [segment.crossing.lowerBound.inReport, segment.crossing.upperBound.inReport])
    }
}

extension Report.Constraint {
    fileprivate init(_ record: Layout.ConstraintRecord, _ segments: [ConstraintSegment]) {
        self.init(
            id: record.id, description: record.description, key: record.key, first: Report.Anchor(record.first),
            relation: record.relation.rawValue, second: record.second.map(Report.Anchor.init),
            multiplier: record.multiplier.inReport, constant: record.constant.inReport,
            priority: record.priority.inReport, unknown: Report.Unknown(record.unknown),
            installedOn: record.installedOn, isBroken: record.isBroken,
            condition: record.condition?.description, segments: segments.map(Report.Segment.init),
            place: Report.Place(record.origin),
            steps: (record.origin?.steps ?? []).map { kind, place in
                switch kind {
                case .call(let name): Report.Step(kind: .call, name: name, place: Report.Place(place))
                case .round(let round): Report.Step(kind: .round, round: round, place: Report.Place(place))
                }
            })
    }
}

extension Report.Unknown {
    /// Nil if every number is known.
    fileprivate init?(_ unknown: UnknownNumbers) {
        if unknown.isEmpty { return nil }
        self.init(
            target: unknown.target, constant: unknown.constant, multiplier: unknown.multiplier,
            priority: unknown.priority)
    }
}

extension Report.Anchor {
    fileprivate init(_ anchor: Layout.Anchor) {
        self.init(item: anchor.item, attribute: anchor.attribute.rawValue)
    }
}
