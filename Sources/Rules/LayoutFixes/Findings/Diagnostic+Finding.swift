internal import FixIts
internal import LayoutFindings
public import Masonry
public import Diagnostics
internal import Vocabulary
internal import Evaluator

extension Diagnostic {
    /// What a finding has to say, at the places where its constraints or its view were written.
    ///
    /// - Parameters:
    ///   - layout: the layout that the finding is of.
    ///   - repairs: the edits that would resolve it, best first.
    ///   - others: the findings that have the same cause.
    ///   - firstCommand: the number that a session's `:fix` knows the first of them by; nil where there is no session.
    ///   - showsArithmetic: whether a conflict shows the sum of its equations that is false.
    public init(
        _ finding: Finding, in layout: Layout, repairs: [Repair] = [], others: [Finding] = [], firstCommand: Int? = nil,
        showsArithmetic: Bool = false
    ) {
        switch finding.kind {
        case .conflict(let conflict):
            let rest = conflict.set.filter { $0 != conflict.broken }
            let shown = rest.prefix(Self.shownMembers)
            let brief = Brief(conflict, in: layout)
            self.init(
                severity: .warning, slug: finding.slug, message: brief.headline,
                labels: ([conflict.broken] + shown).compactMap { member in
                    let isBroken = member == conflict.broken
                    return Label(
                        layout.origin(of: member),
                        message: [
                            layout.equationWithValue(of: member), isBroken ? "broken" : "",
                            layout.origin(of: member)?.trail ?? "",
                        ].filter { !$0.isEmpty }.joined(separator: ", "),
                        isPrimary: isBroken)
                },
                notes: (rest.count > shown.count ? ["and \(rest.count - shown.count) more"] : [])
                    + layout.explanation(of: conflict, showsArithmetic: showsArithmetic) + [
                        "Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint "
                            + layout.description(of: conflict.broken),
                        "it is ignored until the conflict is resolved",
                    ] + Self.notes(on: others, of: finding, in: layout),
                help: Self.help(repairs, firstCommand) ?? (rest.isEmpty ? nil : layout.hint), replacement: nil,
                repairs: repairs, rule: nil, brief: brief)
        case .ambiguous, .openContent, .unplaced, .unsettled, .inexact:
            let removals = layout.removals(after: finding)
            self.init(
                severity: .warning, slug: finding.slug, message: finding.message,
                labels: [
                    Label(finding.origin, message: finding.origin?.trail ?? "", isPrimary: true),
                    Label(
                        removals.first?.origin, message: removals.first?.cause.phrase ?? "", isPrimary: false),
                ].compactMap(\.self),
                notes: OpenReason.texts(on: finding, after: removals, in: layout)
                    + Self.notes(on: others, of: finding, in: layout),
                help: Self.help(repairs, firstCommand), replacement: nil, repairs: repairs, rule: nil,
                brief: Brief(finding, removals.first, others, in: layout))
        }
    }

    /// What has the same cause as a finding. Of what one statement made of many views it is how many they are.
    fileprivate static func notes(on others: [Finding], of finding: Finding, in layout: Layout) -> [String] {
        let rest = others.filter { !$0.isAlike(finding) }
        let alike = others.count - rest.count
        let broken = rest.compactMap { other -> String? in
            guard case .conflict(let conflict) = other.kind else { return nil }
            let place = layout.origin(of: conflict.broken).map { " of \($0.place(seenFrom: finding.origin))" } ?? ""
            return layout.equationWithValue(of: conflict.broken) + place
        }
        let also =
            broken.isEmpty
            ? nil : "\(broken.joinedAsList(limit: 3)) \(broken.count == 1 ? "is" : "are") broken, too"
        return (alike == 0 ? [] : ["so \(alike == 1 ? "is 1 more view" : "are \(alike) more views") of this statement"])
            + [also, rest.unplaced].compactMap(\.self).map { "for the same reason, \($0)" }
            + (rest.openness.map { ["\(finding.isConflict ? "while it is broken" : "for the same reason"), \($0)"] }
                ?? [])
    }

    /// How many of the constraints that a conflict is with are shown at their places.
    private static let shownMembers = 12

    /// The fixes, each on a line of its own.
    private static func help(_ repairs: [Repair], _ firstCommand: Int?) -> String? {
        guard let first = repairs.first else { return nil }
        if repairs.count == 1 {
            return first.advice + (firstCommand.map { "    :fix \($0)" } ?? "")
        }
        let lines = repairs.enumerated().map { index, repair in
            guard let firstCommand else {
                return repair.advice
            }
            return ":fix \(firstCommand + index)  \(repair.title): \(repair.effect)"
        }
        return "any of these resolves it (checked)\n" + lines.joined(separator: "\n")
    }
}

extension Diagnostic.Brief {
    /// The places of a conflict are those of the broken constraint, then of those on the same view.
    fileprivate init(_ conflict: Conflict, in layout: Layout) {
        let view = layout.item(constrainedBy: conflict.broken)
        let others = conflict.set.filter { $0 != conflict.broken }
        let near = others.filter { layout.item(constrainedBy: $0) == view }
        let members = [conflict.broken] + near + others.filter { !near.contains($0) }
        let reason = ConflictReason(conflict, in: layout)
        self.init(
            headline: reason?.headline ?? "not all constraints of `\(view)` can hold",
            labels: members.compactMap {
                Diagnostic.Label(layout.origin(of: $0), message: "", isPrimary: $0 == conflict.broken)
            }, mark: "ignored for now",
            reason: reason.map { reason in
                ([reason.text] + (conflict.arithmetic.map(layout.givenHeight) ?? []).prefix(1)
                    + layout.hidings(in: conflict).prefix(1)).joined(separator: "; ")
            } ?? layout.explanation(of: conflict, showsArithmetic: false).first)
    }

    fileprivate init(
        _ finding: Finding, _ removal: Layout.Removal?, _ others: [Finding], in layout: Layout
    ) {
        let alike = others.count { $0.isAlike(finding) }
        // Both axes of a view are one finding to a reader.
        let own = others.filter { Repair.OpenView($0)?.name == Repair.OpenView(finding)?.name && !$0.isAlike(finding) }
        let rest = Diagnostic.notes(
            on: others.filter { !own.contains($0) && !$0.isAlike(finding) }, of: finding, in: layout)
        let more = alike == 1 ? "1 more view of this statement is" : "\(alike) more views of this statement are"
        let also = alike == 0 ? nil : "\(more) ambiguous, too"
        let cause = OpenReason.texts(on: finding, after: [removal].compactMap(\.self), in: layout).first
        let parts = [cause, also ?? rest.first].compactMap(\.self)
        self.init(
            headline: ([finding] + own).openness ?? finding.message,
            labels: [
                Diagnostic.Label(finding.origin, message: "", isPrimary: true),
                Diagnostic.Label(removal?.origin, message: "", isPrimary: false),
            ].compactMap(\.self), reason: parts.isEmpty ? nil : parts.joined(separator: "; "))
    }
}

extension Layout {
    /// The view that a member of a conflict is about.
    fileprivate func item(constrainedBy member: Conflict.Member) -> String {
        switch member {
        case .constraint(let id): constraint(id: id)?.first.item ?? ""
        case .intrinsic(let equation): equation.view
        }
    }

    /// Why the members can't all hold: in words, and if asked for, what adds up to something false.
    fileprivate func explanation(of conflict: Conflict, showsArithmetic: Bool) -> [String] {
        guard let arithmetic = conflict.arithmetic, let reason = ConflictReason(conflict, in: self) else {
            return conflict.set.isEmpty
                ? [
                    "the conflicting constraints were not found: there are too many conflicts, or the numbers differ too much "
                        + "in size"
                ] : []
        }
        return [reason.text] + (showsArithmetic ? ["arithmetic: \(arithmetic)"] : [])
            + keptFrames(in: conflict, arithmetic) + givenHeight(in: arithmetic) + hidings(in: conflict)
    }

    /// Whether a constraint that UIKit itself made is in a conflict: that of a cell's height, or of a hidden arranged view.
    func involvesUIKit(_ conflict: Conflict, isCell: Bool) -> Bool {
        let isOfStack = conflict.set.contains { $0.id.flatMap(constraint)?.key == UIKitName.hiding }
        let isOfCell = isCell && conflict.arithmetic?.summands.contains { $0.source == .root(.height) } == true
        return isOfStack || isOfCell
    }

    /// The arranged views of a conflict that stack views make 0 long because they are hidden.
    fileprivate func hidings(in conflict: Conflict) -> [String] {
        let hiding = conflict.set.compactMap { $0.id.flatMap(constraint) }.filter { $0.key == UIKitName.hiding }
        return hiding.map { record in
            "`\(record.first.item)` is hidden, so its stack view makes its \(record.first.attribute.rawValue) 0 (`\(UIKitName.hiding)`); "
                + "priority 999 lets its own constraint give way"
        }
    }

    /// The constraint by which UIKit gives a cell its height, and what to do about it.
    fileprivate func givenHeight(in arithmetic: Conflict.Arithmetic) -> [String] {
        let isInvolved = arithmetic.summands.contains { $0.source == .root(.height) }
        guard screen.isCell, isInvolved else { return [] }
        return [
            "the cell is \(screen.height.spelled) high because its table or collection says so "
                + "(`UIView-Encapsulated-Layout-Height`)",
            "give one of the cell's own vertical constraints priority 999: UIKit may set another height a moment later",
        ]
    }

    /// The property by which views keep the frames they were given, against constraints of their own.
    private func keptFrames(in conflict: Conflict, _ arithmetic: Conflict.Arithmetic) -> [String] {
        let constrained = Set(conflict.set.compactMap { $0.id.flatMap(constraint)?.first.item })
        var kept: [String] = []
        for case .givenFrame(let view, _) in arithmetic.summands.map(\.source)
        where constrained.contains(view) && !kept.contains(view) {
            kept.append(view)
        }
        let property = Member.translatesAutoresizingMaskIntoConstraints.rawValue
        return kept.map { "`\($0)` keeps its frame as long as its `\(property)` is true" }
    }

    /// What was taken away along the axis that a finding says is open.
    fileprivate func removals(after finding: Finding) -> [Removal] {
        guard case .ambiguous(let view, let axis, _) = finding.kind else { return [] }
        return item(named: view)?.removals.filter { $0.axis == axis } ?? []
    }

    fileprivate var hint: String {
        "removing any one of these resolves it"
    }

    /// `#9 icon.right == card.right - 16 = 208`
    fileprivate func equationWithValue(of member: Conflict.Member) -> String {
        guard case .constraint(let id) = member, let record = constraint(id: id) else {
            if case .intrinsic(let intrinsic) = member { return "\(member) \(intrinsic.equation)" }
            return member.description
        }
        return "\(member) \(record.equation)" + (record.second == nil ? "" : " = \(record.secondValue.spelled)")
    }

    fileprivate func description(of member: Conflict.Member) -> String {
        switch member {
        case .constraint(let id): constraint(id: id)?.description ?? member.description
        case .intrinsic: member.description
        }
    }

    fileprivate func origin(of member: Conflict.Member) -> Origin? {
        switch member {
        case .constraint(let id): constraint(id: id)?.latestOrigin
        case .intrinsic(let intrinsic): item(named: intrinsic.view)?.origin
        }
    }
}

extension Diagnostic.Label {
    fileprivate init?(_ origin: Origin?, message: String, isPrimary: Bool) {
        guard let origin, let text = origin.sourceText else { return nil }
        self.init(
            source: text, span: Span(origin.range.lowerBound, origin.range.upperBound), message: message,
            isPrimary: isPrimary)
    }
}
