package import LayoutLints
internal import Masonry
package import Diagnostics
internal import Vocabulary
internal import Evaluator

extension Diagnostic {
    /// What is to be said of what lies where it is hardly meant to, at the constraint that put it there.
    ///
    /// - Parameters:
    ///   - others: how many more views the same word did it to.
    ///   - mend: what mends it and harms nothing; without a title what the finding itself tells of.
    package init(_ finding: PlacementFinding, others: Int, mend: Repair?) {
        let labels = finding.origins.prefix(finding.labels.count).enumerated().compactMap { index, origin -> Label? in
            guard let origin, let text = origin.sourceText else { return nil }
            return Label(
                source: text, span: Span(origin.range), message: finding.labels[index], isPrimary: index == 0)
        }
        let written = labels.first.map { label in
            let (source, start) = (label.source, label.span.lower)
            return source.text(in: start..<max(start, source.range(ofLine: source.line(at: start)).upperBound))
        }
        let forgotten = labels.first.flatMap { finding.forgotten(written: written ?? "", at: $0) }
        let mend = forgotten == nil ? mend : nil
        self.init(
            severity: .warning, slug: finding.slug.rawValue, message: finding.message, labels: labels,
            notes: finding.notes + Self.sameOf(more: others),
            help: forgotten?.help ?? Self.help(finding, written ?? "", mend),
            replacement: forgotten?.mend.flatMap { mend in
                labels.first.map { Replacement(source: $0.source, span: mend.span, text: mend.text) }
            },
            repair: mend.map { mend in
                Repair(
                    title: mend.title.isEmpty ? finding.message : mend.title, effect: mend.effect,
                    statement: mend.statement, code: mend.code)
            })
    }

    private static func help(_ finding: PlacementFinding, _ written: String, _ mend: Repair?) -> String? {
        let mended = mend.flatMap { $0.title.isEmpty ? $0.code : nil }.map {
            "\($0) keeps it inside (checked)"
        }
        let own = mended ?? finding.help(written: written, isMended: mend?.title.isEmpty == true)
        let silence = finding.silence
        guard let mend, !mend.title.isEmpty else {
            return [own.map { $0 + (silence == nil ? "" : $0.hasSuffix("?") ? " " : "; ") }, silence].compactMap(\.self)
                .joined()
        }
        return [finding.isAdvised ? own : nil, mend.advice, silence].compactMap(\.self).joined(separator: "\n")
    }
}

extension PlacementFinding {
    /// What a loop forgets to set whose rows lie on one another, or behind the view that its variable started with.
    fileprivate func forgotten(written: String, at place: Diagnostic.Label) -> RepeatedRow.Advice? {
        if case .overlap(let overlap) = self, case .stacked = overlap.kind {
            return RepeatedRow(
                source: place.source, place: place.span, view: String(overlap.views[0].prefix { $0 != "#" }),
                variable: Overlap.variable(in: written)
            ).advice
        }
        if case .overlap(let overlap) = self, case .steps(let step, let length) = overlap.kind {
            return LoopedStep(source: place.source, place: place.span, step: step, length: length).mend.map {
                (overlap.help(written: written, false), $0)
            }
        }
        if case .outside(let outside) = self, outside.view.contains("#"),
            let help = LoopedGrid(
                source: place.source, place: place.span, view: String(outside.view.prefix { $0 != "#" }),
                variable: Overlap.variable(in: written)
            ).advice
        {
            return (help, nil)
        }
        guard case .outside(let outside) = self, case .oppositeEdge(_, let second)? = outside.mistake,
            let name = Overlap.variable(in: written, unless: second.item),
            let declared = place.source.loopVariable(name, behindWhich: place.span)
        else { return nil }
        let view = outside.view.prefix { $0 != "#" }
        return (
            "`\(name)` stays `\(declared)` in every round: say at the end of the loop's body: \(name) = \(view)", nil
        )
    }

    var slug: Slug {
        switch self {
        case .outside: .outsideSuperview
        case .overlap: .overlappingViews
        case .squeeze: .squeezedText
        case .collapse: .emptyView
        case .scroll: .scrollContent
        case .unsafePlace: .unsafeArea
        case .cover: .coveredText
        case .distortion: .stretchedPicture
        }
    }

    /// What is said at the first of the origins.
    fileprivate var labels: [String] {
        switch self {
        case .outside: [""]
        case .overlap: ["", "the other one"]
        case .squeeze: [""]
        case .collapse: ["", "the other edge"]
        case .scroll, .distortion: [""]
        case .cover: ["", "declared before it"]
        case .unsafePlace(let place):
            ["", place.way.map { $0.outer == place.edge ? "what follows it" : "the screen's edge" } ?? ""]
        }
    }

    fileprivate var message: String {
        switch self {
        case .outside(let outside): outside.message
        case .overlap(let overlap): overlap.message
        case .squeeze(let squeeze): squeeze.message
        case .collapse(let collapse): collapse.message
        case .scroll(let content): content.message
        case .unsafePlace(let place): place.message
        case .cover(let cover): cover.message
        case .distortion(let distortion): distortion.message
        }
    }

    fileprivate var notes: [String] {
        switch self {
        case .outside(let outside): outside.notes
        case .overlap, .collapse, .scroll, .unsafePlace, .cover, .distortion: []
        case .squeeze(let squeeze): ["because of " + squeeze.causes.map(\.text).joinedAsList()]
        }
    }

    /// How to say that it is meant, where it may be.
    fileprivate var silence: String? {
        if case .outside = self { "if it is meant: // lint:disable \(slug.rawValue)" } else { nil }
    }

    /// Whether what is said of it tells more than a mend does.
    fileprivate var isAdvised: Bool {
        if case .overlap(let overlap) = self, case .unseparated = overlap.kind { false } else { true }
    }

    /// - Parameter written: the rest of the line that is to blame.
    fileprivate func help(written: String, isMended: Bool) -> String? {
        switch self {
        case .outside(let outside): outside.help(isMended)
        case .overlap(let overlap): overlap.help(written: written, isMended)
        case .squeeze(let squeeze): squeeze.help
        case .collapse(let collapse): collapse.help
        case .scroll(let content): content.help
        case .unsafePlace(let place): place.help
        case .cover(let cover): cover.help
        case .distortion(let distortion): distortion.help
        }
    }
}

extension PlacementFinding.Cause {
    /// `#10 message.left == name.left = 60`
    var text: String {
        let isSize = equation.contains(".width ") || equation.contains(".height ")
        return "\(member) \(equation)" + (isSize ? "" : " = \(value.spelled)")
    }

    /// `#4 bubble.width >= 240 on line 6`, `#4 bubble.width >= 240 of in[6]`
    var placed: String {
        let place = origin.map { $0.sourceText?.isInput == true ? " of \($0.source)" : " on line \($0.line)" }
        return "\(member) \(equation)\(place ?? "")"
    }
}

// MARK: Overlapping

extension Overlap {
    /// Where the next view of a row or column is.
    private var following: String { first.attribute.axis == .horizontal ? "to the right of" : "below" }

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
        case .crowded(let length, _):
            return names.joined(separator: " and ") + " lie across each other: there is no room for so many of "
                + length.spelled
        case .early(let distance):
            return "`\(first.item)` covers `\(second.item)`, as `\(first)` is \(distance.spelled) before `\(second)`"
        case .steps(let step, let length):
            return names.joined(separator: " and ")
                + " lie across each other: each begins \(step.spelled) point\(step == 1 ? "" : "s") \(following) "
                + "the one before it, and is \(length.spelled) \(first.attribute.axis == .horizontal ? "wide" : "high")"
        case .sameEdge, .pastEdge:
            return "`\(first.item)` covers `\(second.item)`, as `\(first)` is at `\(second)`"
        }
    }

    fileprivate func help(written: String, _ isMended: Bool) -> String {
        switch kind {
        case .stacked where views.contains { $0.prefix { $0 != "#" } != views[0].prefix { $0 != "#" } }:
            "tie each to the one before it, or let all share the room: [\(views.joined(separator: ", "))]."
                + Member.distribute.rawValue
                + "(\(first.attribute.axis.rawValue), \(ArgumentLabel.spacing.rawValue): 8)"
        case .stacked:
            "tie each to the one before it; a loop has to remember \(remembered(written: written))"
        case .coinciding: "was one of them to be at another edge?"
        case .crossing:
            "is `\(first)` to be at `\(views[0]).\(second.attribute.rawValue)`? then it would be "
                + "\(second.attribute.beyond) `\(views[0])`"
        case .unseparated(let canBeKeptApart):
            canBeKeptApart && isMended
                ? "\(first.item).makeConstraints { make in make.\(first.attribute.rawValue)."
                    + "\(Relation.greaterThanOrEqual.chained)(\(second)) } keeps them apart (checked)"
                : "tie `\(first)` to `\(second)`, or give `\(second.item)` less room"
        case .crowded:
            "give them a smaller length\(fitting), or with `\(ArgumentLabel.spacing.rawValue)` the gaps between them: then they share what "
                + "room there is"
        case .early:
            "an offset is added as it is: \(first.attribute.axis == .horizontal ? "to the right" : "downwards")"
        case .steps(let step, let length):
            "let each begin at least \(length.spelled) \(following) the one before it"
                + (step <= 2 ? "; a counter is multiplied: i * \(length.spelled)" : "")
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
        let variable = Self.variable(in: written, unless: second.item) ?? "previous"
        if first.attribute == second.attribute, let behind = first.attribute.acrossTheView {
            return "its \(behind.rawValue): \(variable) = \(view).\(behind.rawValue)"
        }
        let edge = second.attribute.rawValue
        let saysEdge = written.contains(".\(edge)") || written.contains("\(Spelling.prefix)\(edge)")
        return saysEdge ? "that: \(variable) = \(view)" : "its \(edge): \(variable) = \(view).\(edge)"
    }

    /// With which length all that one call spreads are apart.
    private var fitting: String {
        guard case .crowded(_, let fitting?) = kind else { return "" }
        return " (\(ArgumentLabel.length.rawValue): \(fitting.spelled) leaves 8 between them)"
    }

    /// What the line calls what it is tied to; nil where that is the view's own name.
    fileprivate static func variable(in written: String, unless view: String = "") -> String? {
        let argument = written.drop { $0 != "(" }.dropFirst()
        let name = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let own = view.prefix { $0 != "#" }
        let isVariable = name.first?.isLetter == true && name != own && name != Builtin.`self`.rawValue
        return isVariable ? String(name) : nil
    }
}

// MARK: Squeezed

extension Squeeze {
    fileprivate var message: String {
        "the text of `\(view)` needs a \(axis == .horizontal ? "width" : "height") of \(needed.spelled) and has "
            + given.spelled
    }

    fileprivate var help: String {
        switch fix {
        case .atLeast(let id):
            "with \(Relation.greaterThanOrEqual.chained) instead of \(Relation.equal.chained) in #\(id) it has room (checked)"
        case .resist(let priority):
            "\(view).setContentCompressionResistancePriority(\(priority.spelled), \(axis.rawValue)) gives it room (checked)"
        case .yield(let wish):
            "\(wish.view).\(Member.setContentCompressionResistancePriority.rawValue)"
                + "(\((LayoutPriority.high - 1).spelled), \(wish.axis.rawValue)) lets `\(wish.view)` be cut off instead"
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
