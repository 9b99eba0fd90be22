internal import Masonry

extension Diagnostic {
    /// What is to be said of what lies where it is hardly meant to, at the constraint that put it there.
    init(_ oddity: Oddity) {
        let labels = oddity.origins.prefix(oddity.labels.count).enumerated().compactMap { index, origin -> Label? in
            guard let origin, let text = origin.sourceText else { return nil }
            return Label(
                source: text, span: Span(origin.range), message: oddity.labels[index], isPrimary: index == 0)
        }
        self.init(
            severity: .warning, slug: oddity.slug.rawValue, message: oddity.message, labels: labels,
            notes: oddity.notes, help: oddity.help)
    }
}

extension Oddity {
    /// The view that it is said of.
    var view: String {
        switch self {
        case .stray(let stray): stray.view
        case .overlap(let overlap): overlap.views.last ?? ""
        case .squeeze(let squeeze): squeeze.view
        }
    }

    /// Where what takes part was written, what is to blame first.
    var origins: [Origin?] {
        switch self {
        case .stray(let stray): stray.causes.map(\.origin)
        case .overlap(let overlap):
            overlap.origin == overlap.related ? [overlap.origin] : [overlap.origin, overlap.related]
        case .squeeze(let squeeze): squeeze.causes.map(\.origin)
        }
    }

    fileprivate var slug: Slug {
        switch self {
        case .stray: .outsideSuperview
        case .overlap: .overlappingViews
        case .squeeze: .squeezedText
        }
    }

    /// What is said at the first of the origins.
    fileprivate var labels: [String] {
        switch self {
        case .stray: [""]
        case .overlap: ["", "the other one"]
        case .squeeze: [""]
        }
    }

    fileprivate var message: String {
        switch self {
        case .stray(let stray): stray.message
        case .overlap(let overlap): overlap.message
        case .squeeze(let squeeze): squeeze.message
        }
    }

    fileprivate var notes: [String] {
        switch self {
        case .stray(let stray): stray.notes
        case .overlap: []
        case .squeeze(let squeeze): ["because of " + squeeze.causes.map(\.text).joined(separator: ", ")]
        }
    }

    fileprivate var help: String? {
        switch self {
        case .stray(let stray): stray.help
        case .overlap(let overlap): overlap.help
        case .squeeze(let squeeze): squeeze.help
        }
    }
}

extension Oddity.Cause {
    /// `#10 message.left == name.left = 60`
    fileprivate var text: String {
        let isSize = equation.contains(".width ") || equation.contains(".height ")
        return "\(member) \(equation)" + (isSize ? "" : " = \(value.spelled)")
    }
}

// MARK: Outside

extension Stray {
    fileprivate var message: String {
        let reach = "\(distance.spelled) \(distance == 1 ? "point" : "points") \(side.way)"
        if isWhole { return "`\(view)` lies wholly outside of `\(superview)`, \(reach)" }
        let other = side.acrossTheView?.way ?? ""
        return "`\(view)` reaches out of `\(superview)`, \(reach)"
            + (oppositeDistance == 0
                ? "" : oppositeDistance == distance ? " and \(other)" : " and \(oppositeDistance.spelled) \(other)")
    }

    fileprivate var notes: [String] {
        let names = followers.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        let rest = followers.count > 3 ? " and \(followers.count - 3) more" : ""
        return (causes.isEmpty ? [] : ["because of " + causes.map(\.text).joined(separator: ", ")])
            + (followers.isEmpty
                ? [] : ["\(names)\(rest), placed by it, \(followers.count == 1 ? "is" : "are") outside with it"])
    }

    fileprivate var help: String? {
        switch mistake {
        case .outwardConstant:
            "offsets count to the right and downwards: into `\(superview)`, a left or top edge takes a positive one, a "
                + "right or bottom edge a negative one; insets count inwards on every edge"
        case .oppositeEdge(let first, let second):
            "is `\(first)` to be at `\(second)`? with `\(second.item).\(first.attribute.rawValue)` it would be on the "
                + "other side"
        case .baselineAtEdge(let first, let second):
            "is `\(first)` to be at `\(second)`? with `\(second.item).\(first.attribute.rawValue)` the texts would stand on "
                + "one line"
        case .outerView(let name):
            "`\(view)` is in `\(superview)`, and `\(name)` is around that: was `\(superview)` meant?"
        case .emptySuperview:
            "`\(superview)` has no \(side.axis == .horizontal ? "width" : "height")"
        case nil:
            mend.map { mend in
                let chain = "make.\(mend.attribute.rawValue).\(mend.relation.chained)(\(superview))"
                let weaker =
                    switch mend.weakening {
                    case .constraint(let id): ", with a lower priority for #\(id),"
                    case .intrinsic(let equation):
                        " and \(equation.view).setContentCompressionResistancePriority(medium, \(equation.axis.rawValue))"
                    case nil: ""
                    }
                return "\(chain)\(weaker) keeps it inside (solved and checked)"
            }
        }
    }
}

extension Attribute {
    /// Where a side is.
    fileprivate var way: String {
        switch self {
        case .left: "to the left"
        case .right: "to the right"
        case .top: "upwards"
        default: "downwards"
        }
    }

    /// How a view lies that is beyond the edge.
    fileprivate var beyond: String {
        switch self {
        case .left, .leading: "to the left of"
        case .right, .trailing: "to the right of"
        case .top: "above"
        default: "below"
        }
    }
}

extension Relation {
    /// The relation as a chain says it.
    fileprivate var chained: String {
        switch self {
        case .equal: Member.equalTo.rawValue
        case .lessThanOrEqual: Member.lessThanOrEqualTo.rawValue
        case .greaterThanOrEqual: Member.greaterThanOrEqualTo.rawValue
        }
    }
}

// MARK: Overlapping

extension Overlap {
    fileprivate var message: String {
        let names = views.map { "`\($0)`" }
        switch kind {
        case .stacked:
            let shown = names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
            return shown.dropLast().joined(separator: ", ") + " and \(shown[shown.endIndex - 1]) lie exactly on one "
                + "another: each has its \(first.attribute.rawValue) at `\(second)`"
        case .crossing:
            return names.joined(separator: " and ") + " lie across each other: both have their "
                + "\(first.attribute.rawValue) at `\(second)`"
        case .sameEdge:
            return "`\(first.item)` covers `\(second.item)`, as `\(first)` is at `\(second)`"
        }
    }

    fileprivate var help: String {
        switch kind {
        case .stacked:
            "tie each to the one before it; a loop has to remember that: previous = \(views[0].prefix { $0 != "#" })"
        case .crossing:
            "is `\(first)` to be at `\(views[0]).\(second.attribute.rawValue)`? then it would be "
                + "\(second.attribute.beyond) `\(views[0])`"
        case .sameEdge(let other):
            "is it to be at `\(other)`? then `\(first.item)` would be \(other.attribute.beyond) `\(other.item)`"
        }
    }
}

// MARK: Squeezed

extension Squeeze {
    fileprivate var message: String {
        "the text of `\(view)` needs a \(axis == .horizontal ? "width" : "height") of \(needed.spelled) and has "
            + given.spelled
    }

    fileprivate var help: String {
        switch mend {
        case .atLeast(let id):
            "with \(Relation.greaterThanOrEqual.chained) instead of \(Relation.equal.chained) in #\(id) it has room (solved and "
                + "checked)"
        case .breakLines: "\(view).\(Member.numberOfLines.rawValue) = 0 lets it break into lines"
        case nil:
            "give it more room, or say that it may be cut off: "
                + "\(view).setContentCompressionResistancePriority(low, \(axis.rawValue))"
        }
    }
}
