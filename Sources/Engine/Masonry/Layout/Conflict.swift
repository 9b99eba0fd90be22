/// Required constraints that can't all hold, which of them is broken, and the arithmetic that proves it.
public struct Conflict: Hashable, Sendable {
    /// The constraint that stays active but is ignored when solving.
    public var broken: Member
    /// An irreducible set that contains the broken constraint, in order of activation: without any one of them, the
    /// others can hold. Empty if finding it fails, because there are too many conflicts or the numbers are too far
    /// apart.
    public var set: [Member]
    /// Multiples of the set's equations, and of facts that always hold, that add up to a contradiction; nil if rounding
    /// hides them.
    public var arithmetic: Arithmetic?

    public init(broken: Member, set: [Member], arithmetic: Arithmetic?) {
        self.broken = broken
        self.set = set
        self.arithmetic = arithmetic
    }

    /// A constraint of the set.
    public enum Member: Hashable, Sendable {
        /// A constraint made by a maker, by its id.
        case constraint(Int)
        /// A constraint that the content of a view makes on its size, at a priority of 1000.
        case intrinsic(IntrinsicEquation)

        /// The id of a constraint that a maker made.
        public var id: Int? {
            if case .constraint(let id) = self { id } else { nil }
        }
    }

    /// `0 relation value`, and the equations that add up to it.
    public struct Arithmetic: Hashable, Sendable {
        /// The summands, in order of activation; the broken constraint has the multiplier 1.
        public var summands: [Summand]
        public var relation: Relation
        /// In points.
        public var value: Double

        public init(summands: [Summand], relation: Relation, value: Double) {
            self.summands = summands
            self.relation = relation
            self.value = value
        }
    }

    public struct Summand: Hashable, Sendable {
        public var source: Source
        public var multiplier: Double

        public init(source: Source, multiplier: Double) {
            self.source = source
            self.multiplier = multiplier
        }
    }

    /// Where an equation of the arithmetic comes from.
    public enum Source: Hashable, Sendable {
        case member(Member)
        /// The root has this position or length.
        case root(FrameComponent)
        /// The view keeps this part of the frame that was set for it.
        case givenFrame(view: String, component: FrameComponent)
        /// A length of the view can't be negative.
        case nonnegative(view: String, axis: Axis)
        /// A length of the scroll view's content can't be negative.
        case nonnegativeContent(view: String, axis: Axis)
    }
}

/// `title.width <= 56`: an equation that the content of a view makes on its size.
public struct IntrinsicEquation: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case hugging, compressionResistance

        public var relation: Relation { self == .hugging ? .lessThanOrEqual : .greaterThanOrEqual }
    }

    public var view: String
    public var axis: Axis
    public var kind: Kind
    /// In points.
    public var length: Double

    public init(view: String, axis: Axis, kind: Kind, length: Double) {
        self.view = view
        self.axis = axis
        self.kind = kind
        self.length = length
    }

    /// The name in reports: `title.hugging.horizontal`.
    public var name: String { "\(view).\(kind.rawValue).\(axis.rawValue)" }

    /// The equation for people: `title.width <= 56`.
    public var equation: String {
        "\(view).\(axis == .horizontal ? "width" : "height") \(kind.relation.rawValue) \(length.spelled)"
    }
}

extension Conflict.Member: CustomStringConvertible {
    /// `#3`, or `title.hugging.horizontal`.
    public var description: String {
        switch self {
        case .constraint(let id): "#\(id)"
        case .intrinsic(let equation): equation.name
        }
    }
}

extension Conflict.Source: CustomStringConvertible {
    public var description: String {
        switch self {
        case .member(let member): member.description
        case .root(let component): "(the root's \(component.rawValue))"
        case .givenFrame(let view, let component): "(\(view)'s given \(component.rawValue))"
        case .nonnegativeContent(let view, let axis):
            "(\(view).contentSize.\(axis == .horizontal ? "width" : "height") >= 0)"
        case .nonnegative(let view, let axis): "(\(view).\(axis == .horizontal ? "width" : "height") >= 0)"
        }
    }
}

extension Conflict.Arithmetic: CustomStringConvertible {
    /// `#9 - #5 - 2 * #6 gives 0 == 144`; a long sum is truncated.
    public var description: String {
        var text = ""
        // The broken constraint, with the multiplier 1, comes first.
        let shown = summands.count > Self.shownSummands + 1 ? Self.shownSummands : summands.count
        for summand in summands.reversed().prefix(shown) {
            let sign = summand.multiplier < 0 ? "-" : "+"
            text += text.isEmpty ? (sign == "-" ? "-" : "") : " \(sign) "
            let factor = summand.multiplier.magnitude.spelledFactor
            text += (factor == "1" ? "" : "\(factor) * ") + summand.source.description
        }
        if shown < summands.count { text += " and \(summands.count - shown) more" }
        return "\(text) gives 0 \(relation.rawValue) \(value.spelled(decimals: 4))"
    }

    /// The most summands shown.
    private static let shownSummands = 10
}
