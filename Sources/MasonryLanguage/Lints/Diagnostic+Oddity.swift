internal import Masonry

extension Diagnostic {
    /// What is to be said of what lies where it is hardly meant to, at the constraint that put it there.
    ///
    /// - Parameter mend: what mends it and harms nothing; without a title what the oddity itself tells of.
    init(_ oddity: Oddity, mend: Repair?) {
        let labels = oddity.origins.prefix(oddity.labels.count).enumerated().compactMap { index, origin -> Label? in
            guard let origin, let text = origin.sourceText else { return nil }
            return Label(
                source: text, span: Span(origin.range), message: oddity.labels[index], isPrimary: index == 0)
        }
        let written = labels.first.map { label in
            let (source, start) = (label.source, label.span.lower)
            return source.text(in: start..<max(start, source.range(ofLine: source.line(at: start)).upperBound))
        }
        self.init(
            severity: .warning, slug: oddity.slug.rawValue, message: oddity.message, labels: labels,
            notes: oddity.notes, help: Self.help(oddity, written ?? "", mend),
            repair: mend.map { mend in
                Repair(
                    title: mend.title.isEmpty ? oddity.message : mend.title, effect: mend.effect,
                    statement: mend.statement, code: mend.code)
            })
    }

    private static func help(_ oddity: Oddity, _ written: String, _ mend: Repair?) -> String? {
        let own = oddity.help(written: written, isMended: mend?.title.isEmpty == true)
        let silence = oddity.silence
        guard let mend, !mend.title.isEmpty else {
            return [own.map { $0 + (silence == nil ? "" : $0.hasSuffix("?") ? " " : "; ") }, silence].compactMap(\.self)
                .joined()
        }
        let change = "to \(mend.title) (solved and checked: \(mend.effect))" + (mend.code.map { ": \($0)" } ?? "")
        return [oddity.isAdvised ? own : nil, change, silence].compactMap(\.self).joined(separator: "\n")
    }
}

extension Oddity {
    /// The view that it is said of.
    var view: String {
        switch self {
        case .stray(let stray): stray.view
        case .overlap(let overlap): overlap.views.last ?? ""
        case .squeeze(let squeeze): squeeze.view
        case .collapse(let collapse): collapse.view
        case .scrollContent(let content): content.scroll
        case .unsafePlace(let place): place.view
        case .cover(let cover): cover.view
        case .distortion(let distortion): distortion.view
        }
    }

    /// Where what takes part was written, what is to blame first.
    var origins: [Origin?] {
        switch self {
        case .stray(let stray): stray.causes.map(\.origin)
        case .overlap(let overlap): Self.distinct(overlap.origin, overlap.related)
        case .squeeze(let squeeze): squeeze.causes.map(\.origin)
        case .collapse(let collapse): Self.distinct(collapse.origin, collapse.related)
        case .scrollContent(let content): [content.origin]
        case .unsafePlace(let place): Self.distinct(place.origin, place.way?.origin ?? place.origin)
        case .cover(let cover): Self.distinct(cover.origin, cover.related)
        case .distortion(let distortion): [distortion.origin]
        }
    }

    private static func distinct(_ origin: Origin?, _ related: Origin?) -> [Origin?] {
        origin == related ? [origin] : [origin, related]
    }

    fileprivate var slug: Slug {
        switch self {
        case .stray: .outsideSuperview
        case .overlap: .overlappingViews
        case .squeeze: .squeezedText
        case .collapse: .emptyView
        case .scrollContent: .scrollContent
        case .unsafePlace: .unsafeArea
        case .cover: .coveredText
        case .distortion: .stretchedPicture
        }
    }

    /// What is said at the first of the origins.
    fileprivate var labels: [String] {
        switch self {
        case .stray: [""]
        case .overlap: ["", "the other one"]
        case .squeeze: [""]
        case .collapse: ["", "the other edge"]
        case .scrollContent, .distortion: [""]
        case .cover: ["", "declared before it"]
        case .unsafePlace(let place):
            ["", place.way.map { $0.outer == place.edge ? "what follows it" : "the screen's edge" } ?? ""]
        }
    }

    fileprivate var message: String {
        switch self {
        case .stray(let stray): stray.message
        case .overlap(let overlap): overlap.message
        case .squeeze(let squeeze): squeeze.message
        case .collapse(let collapse): collapse.message
        case .scrollContent(let content): content.message
        case .unsafePlace(let place): place.message
        case .cover(let cover): cover.message
        case .distortion(let distortion): distortion.message
        }
    }

    fileprivate var notes: [String] {
        switch self {
        case .stray(let stray): stray.notes
        case .overlap, .collapse, .scrollContent, .unsafePlace, .cover, .distortion: []
        case .squeeze(let squeeze): ["because of " + squeeze.causes.map(\.text).joined(separator: ", ")]
        }
    }

    /// How to say that it is meant, where it may be.
    fileprivate var silence: String? {
        if case .stray = self { "if it is meant: // lint:disable \(slug.rawValue)" } else { nil }
    }

    /// Whether what is said of it tells more than a mend does.
    fileprivate var isAdvised: Bool {
        if case .overlap(let overlap) = self, case .unseparated = overlap.kind { false } else { true }
    }

    /// - Parameter written: the rest of the line that is to blame.
    fileprivate func help(written: String, isMended: Bool) -> String? {
        switch self {
        case .stray(let stray): stray.help(isMended)
        case .overlap(let overlap): overlap.help(written: written, isMended)
        case .squeeze(let squeeze): squeeze.help
        case .collapse(let collapse): collapse.help
        case .scrollContent(let content): content.help
        case .unsafePlace(let place): place.help
        case .cover(let cover): cover.help
        case .distortion(let distortion): distortion.help
        }
    }
}

extension Oddity.Cause {
    /// `#10 message.left == name.left = 60`
    fileprivate var text: String {
        let isSize = equation.contains(".width ") || equation.contains(".height ")
        return "\(member) \(equation)" + (isSize ? "" : " = \(value.spelled)")
    }

    /// `#4 bubble.width >= 240 on line 6`, `#4 bubble.width >= 240 of in[6]`
    fileprivate var placed: String {
        let place = origin.map { $0.sourceText?.isInput == true ? " of \($0.source)" : " on line \($0.line)" }
        return "\(member) \(equation)\(place ?? "")"
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

    fileprivate func help(_ isMended: Bool) -> String? {
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
        case .besideSuperview(let first, let other, let own):
            "`\(view)` is in `\(superview)`, and `\(other)` is beside that: is `\(first)` to be at `\(own)`?"
        case .upturnedRatio(let first, let second, let ratio, let length):
            "is the ratio the wrong way round? with `\(second)` divided by \(ratio.spelled(decimals: 4)), `\(first)` would be "
                + length.spelled
        case .fixedEdge(let fixed, let turning):
            "`\(fixed)` stays on its side from right to left, while `\(turning)` turns round: is it to be "
                + "`\(fixed.item).\(fixed.attribute == .left ? Attribute.leading.rawValue : Attribute.trailing.rawValue)`?"
        case .noRoom(let other, let part):
            "`\(other)` leaves no room beside it"
                + (part.map {
                    ": \(Member.offset.rawValue)(\($0.spelled)) adds \($0.spelled) points, and \(Member.multipliedBy.rawValue)"
                        + "(\($0.spelled)) takes a part"
                } ?? "")
        case .emptySuperview:
            "`\(superview)` has no \(side.axis == .horizontal ? "width" : "height")"
        case nil:
            isMended ? mend.map(text) : nil
        }
    }

    private func text(_ mend: Mend) -> String {
        let chain = "make.\(mend.attribute.rawValue).\(mend.relation.chained)(\(superview))"
        let weaker =
            switch mend.weakening {
            case .constraint(let id):
                ", with a lower priority for "
                    + (causes.first { $0.member == mend.weakening }.map(\.placed) ?? "#\(id)") + ","
            case .intrinsic(let equation):
                " and \(equation.view).setContentCompressionResistancePriority(medium, \(equation.axis.rawValue))"
            case nil: ""
            }
        // What stands for one of several of a name is no name.
        let isNamed = !view.contains("#")
        let statement = isNamed ? "\(view).makeConstraints { make in \(chain) }" : "\(chain) on \(view)"
        return "\(statement)\(weaker) keeps it inside (solved and checked)"
    }
}

extension Attribute {
    /// Where a side is.
    var way: String {
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
    var chained: String {
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
        case .coinciding:
            return names.joined(separator: " and ")
                + " lie exactly on one another, at the same edges of `\(second.item)`"
        case .crossing:
            return names.joined(separator: " and ") + " lie across each other: both have their "
                + "\(first.attribute.rawValue) at `\(second)`"
        case .unseparated:
            return names.joined(separator: " and ") + " lie across each other: nothing keeps them apart"
        case .crowded(let length):
            return names.joined(separator: " and ") + " lie across each other: there is no room for so many of "
                + length.spelled
        case .early(let distance):
            return "`\(first.item)` covers `\(second.item)`, as `\(first)` is \(distance.spelled) before `\(second)`"
        case .steps(let step, let length):
            return names.joined(separator: " and ")
                + " lie across each other: each begins \(step.spelled) points below "
                + "the one before it, and is \(length.spelled) high"
        case .sameEdge, .pastEdge:
            return "`\(first.item)` covers `\(second.item)`, as `\(first)` is at `\(second)`"
        }
    }

    fileprivate func help(written: String, _ isMended: Bool) -> String {
        switch kind {
        case .stacked:
            "tie each to the one before it; a loop has to remember \(remembered(written: written))"
        case .coinciding: "was one of them to be at another edge?"
        case .crossing:
            "is `\(first)` to be at `\(views[0]).\(second.attribute.rawValue)`? then it would be "
                + "\(second.attribute.beyond) `\(views[0])`"
        case .unseparated(let canBeKeptApart):
            canBeKeptApart && isMended
                ? "\(first.item).makeConstraints { make in make.\(first.attribute.rawValue)."
                    + "\(Relation.greaterThanOrEqual.chained)(\(second)) } keeps them apart (solved and checked)"
                : "tie `\(first)` to `\(second)`, or give `\(second.item)` less room"
        case .crowded:
            "give them a smaller length, or with `\(ArgumentLabel.spacing.rawValue)` the gaps between them: then they share what "
                + "room there is"
        case .early:
            "an offset is added as it is: \(first.attribute.axis == .horizontal ? "to the right" : "downwards")"
        case .steps(_, let length): "let each begin at least \(length.spelled) below the one before it"
        case .pastEdge(let own):
            "is `\(own)` to be at `\(second)`? then `\(first.item)` would be \(second.attribute.beyond) `\(second.item)`"
        case .sameEdge(let other):
            "is it to be at `\(other)`? then `\(first.item)` would be \(other.attribute.beyond) `\(other.item)`"
        }
    }
}

extension Overlap {
    /// What a loop assigns at its end: the view, if its edge is said where the next is tied to it, else that edge.
    private func remembered(written: String) -> String {
        let view = views[0].prefix { $0 != "#" }
        let variable = Self.variable(in: written, unless: second.item)
        if first.attribute == second.attribute, let behind = first.attribute.acrossTheView {
            return "its \(behind.rawValue): \(variable) = \(view).\(behind.rawValue)"
        }
        let edge = second.attribute.rawValue
        let saysEdge = written.contains(".\(edge)") || written.contains("\(Spelling.prefix)\(edge)")
        return saysEdge ? "that: \(variable) = \(view)" : "its \(edge): \(variable) = \(view).\(edge)"
    }

    /// What the line calls what it is tied to, where that is not the view's own name.
    private static func variable(in written: String, unless view: String) -> String {
        let argument = written.drop { $0 != "(" }.dropFirst()
        let name = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let own = view.prefix { $0 != "#" }
        return name.first?.isLetter != true || name == own ? "previous" : String(name)
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
        case .resist(let priority):
            "\(view).setContentCompressionResistancePriority(\(priority.spelled), \(axis.rawValue)) gives it room (solved and "
                + "checked)"
        case .breakLines: "\(view).\(Member.numberOfLines.rawValue) = 0 lets it break into lines"
        case nil:
            "give it more room, or say that it may be cut off: "
                + "\(view).setContentCompressionResistancePriority(low, \(axis.rawValue))"
        }
    }
}

// MARK: Empty

extension Collapse {
    fileprivate var message: String {
        "`\(view)` has no \(axis == .horizontal ? "width" : "height"): its \(edge.attribute.rawValue) and its "
            + "\(other.rawValue) are both at `\(place)`"
    }

    fileprivate var help: String { "is `\(edge)` to be at `\(place.item).\(edge.attribute.rawValue)`?" }
}
