internal import LayoutTerms
internal import Masonry

extension Report {
    /// Constraints that can't all hold.
    public struct Conflict: Codable, Hashable, Sendable {
        /// The one that is ignored.
        public var broken: Term
        /// An irreducible set with the broken one, in order of activation; empty if it was not found.
        public var set: [Term]
        public var arithmetic: Arithmetic?
    }

    /// Multiples of equations that add up to `0 relation value`.
    public struct Arithmetic: Codable, Hashable, Sendable {
        public var summands: [Summand]
        public var relation: String
        public var value: Double
    }

    public struct Summand: Codable, Hashable, Sendable {
        public var multiplier: Double
        public var term: Term
    }

    /// An equation that takes part in a conflict: a constraint, or something that holds without one.
    public struct Term: Codable, Hashable, Sendable {
        public enum Kind: String, Codable, Sendable {
            case constraint
            /// The content of a view makes it no larger, or no smaller.
            case hugging, compressionResistance
            /// The root has a position or a length.
            case root
            /// A view keeps a part of the frame that was set for it.
            case givenFrame
            /// A length of a view, or of the content of a scroll view, isn't negative.
            case nonnegative, nonnegativeContent
        }

        public var kind: Kind
        /// The equation for people, if it has one.
        public var equation: String?
        /// The `id` of a constraint.
        public var constraint: Int?
        public var view: String?
        /// `horizontal` or `vertical`.
        public var axis: String?
        /// The part of a frame.
        public var component: String?
        /// The length of the content, in points.
        public var length: Double?
        /// Where the constraint was written, or the view declared.
        public var place: Place?
    }
}

extension Report.Conflict {
    init(_ conflict: Conflict, in layout: Layout) {
        self.init(
            broken: Report.Term(conflict.broken, in: layout), set: conflict.set.map { Report.Term($0, in: layout) },
            arithmetic: conflict.arithmetic.map { arithmetic in
                Report.Arithmetic(
                    summands: arithmetic.summands.map { summand in
                        Report.Summand(
                            multiplier: summand.multiplier.inReport, term: Report.Term(summand.source, in: layout))
                    }, relation: arithmetic.relation.rawValue, value: arithmetic.value.inReport)
            })
    }
}

extension Report.Term {
    fileprivate init(_ member: Conflict.Member, in layout: Layout) {
        switch member {
        case .constraint(let id):
            let record = layout.constraint(id: id)
            self.init(
                kind: .constraint, equation: record?.equation, constraint: id,
                place: Report.Place(record?.latestOrigin))
        case .intrinsic(let equation):
            self.init(
                kind: equation.kind == .hugging ? .hugging : .compressionResistance, equation: equation.equation,
                view: equation.view, axis: equation.axis.rawValue, length: equation.length.inReport,
                place: Report.Place(layout.item(named: equation.view)?.origin))
        }
    }

    fileprivate init(_ source: Conflict.Source, in layout: Layout) {
        let place = { (view: String) in Report.Place(layout.item(named: view)?.origin) }
        switch source {
        case .member(let member): self.init(member, in: layout)
        case .root(let component): self.init(kind: .root, component: component.rawValue)
        case .givenFrame(let view, let component):
            self.init(kind: .givenFrame, view: view, component: component.rawValue, place: place(view))
        case .nonnegative(let view, let axis):
            self.init(kind: .nonnegative, view: view, axis: axis.rawValue, place: place(view))
        case .nonnegativeContent(let view, let axis):
            self.init(kind: .nonnegativeContent, view: view, axis: axis.rawValue, place: place(view))
        }
    }
}
