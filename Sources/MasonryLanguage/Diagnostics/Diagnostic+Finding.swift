public import Masonry

extension Diagnostic {
    /// What a finding has to say, at the places where its constraints or its view were written.
    ///
    /// - Parameters:
    ///   - layout: the layout that the finding is of.
    ///   - repairs: the statements that would settle it, best first.
    ///   - firstCommand: the number that a session's `:fix` knows the first of them by; nil where there is no session.
    ///   - source: gives the source of a name that an `Origin` has; nil for one that is not at hand.
    public init(
        _ finding: Finding, in layout: Layout, repairs: [Repair] = [], firstCommand: Int? = nil,
        source: (String) -> SourceText?
    ) {
        switch finding.kind {
        case .conflict(let conflict):
            let others = conflict.set.filter { $0 != conflict.broken }
            let shown = others.prefix(Self.shownMembers)
            self.init(
                severity: .warning, slug: finding.slug,
                message: finding.message.split(separator: "\n").first.map(String.init) ?? finding.message,
                labels: ([conflict.broken] + shown).compactMap { member in
                    let isBroken = member == conflict.broken
                    return Label(
                        layout.origin(of: member), source,
                        message: layout.equationWithValue(of: member) + (isBroken ? ", broken" : ""),
                        isPrimary: isBroken)
                },
                notes: (others.count > shown.count ? ["and \(others.count - shown.count) more"] : [])
                    + layout.explanation(of: conflict) + [
                        "Will attempt to recover by breaking constraint \(layout.description(of: conflict.broken))",
                        "it stays active, and holds again as soon as the others let it",
                    ],
                help: Self.help(repairs, firstCommand) ?? (others.isEmpty ? nil : layout.hint(for: conflict.set)))
        case .ambiguous, .openContent, .unplaced, .unsettled:
            let removals = layout.removals(behind: finding)
            let removed = removals.map { "#\($0.id) \($0.equation)" }.joinedAsList
            self.init(
                severity: .warning, slug: finding.slug, message: finding.message,
                labels: [
                    Label(finding.origin, source, message: "", isPrimary: true),
                    Label(
                        removals.first?.origin, source, message: "this remake took constraints away", isPrimary: false),
                ].compactMap(\.self),
                notes: removals.isEmpty
                    ? [] : ["`remake` took \(removed) away; `update` would have kept what it does not name"],
                help: Self.help(repairs, firstCommand))
        }
    }

    /// How many of the constraints that a conflict is with are shown at their places.
    private static let shownMembers = 50

    /// The repairs, each on a line of its own: solved and checked.
    private static func help(_ repairs: [Repair], _ firstCommand: Int?) -> String? {
        guard let first = repairs.first else { return nil }
        if repairs.count == 1 {
            guard let code = first.code else { return "\(first.title) (\(first.effect))" }
            return "to \(first.title) (\(first.effect)): \(code)" + (firstCommand.map { "    :fix \($0)" } ?? "")
        }
        let lines = repairs.enumerated().map { index, repair in
            guard let firstCommand else {
                return "\(repair.title) (\(repair.effect))" + (repair.code.map { ": \($0)" } ?? "")
            }
            return ":fix \(firstCommand + index)  \(repair.title): \(repair.effect)"
        }
        return "any of these settles it (solved and checked)\n" + lines.joined(separator: "\n")
    }
}

extension Layout {
    /// Why the members can't all hold: what the others make of the broken one's first side, and what adds up to something
    /// false.
    fileprivate func explanation(of conflict: Conflict) -> [String] {
        guard let arithmetic = conflict.arithmetic else {
            return conflict.set.isEmpty
                ? ["what it conflicts with was not found: there are too many conflicts, or numbers too far apart"] : []
        }
        return ["\(reason(for: conflict, arithmetic))\n\(arithmetic)"]
    }

    /// `#5 and #6 make icon.right 64, but #9 asks for 208`
    private func reason(for conflict: Conflict, _ arithmetic: Conflict.Arithmetic) -> String {
        let (side, asked, isMirrored) = demand(of: conflict.broken)
        let made = asked + (isMirrored ? arithmetic.value : -arithmetic.value)
        let (least, most) = ("at least ", "at most ")
        let bound: String
        switch arithmetic.relation {
        case _ where isExact(conflict, arithmetic), .equal: bound = ""
        case .greaterThanOrEqual: bound = isMirrored ? least : most
        case .lessThanOrEqual: bound = isMirrored ? most : least
        }
        let wish =
            switch relation(of: conflict.broken) {
            case .equal: ""
            case .lessThanOrEqual: most
            case .greaterThanOrEqual: least
            }
        let makers = makers(in: conflict, arithmetic)
        return "\(makers.joinedAsList) \(makers.count == 1 ? "makes" : "make") \(side) \(bound)\(made.spelled), but "
            + "\(conflict.broken) asks for \(wish)\(asked.spelled)"
    }

    /// Whether all that the broken member can't hold with says what is so, not what it may be at least or at most.
    private func isExact(_ conflict: Conflict, _ arithmetic: Conflict.Arithmetic) -> Bool {
        arithmetic.summands.allSatisfy { summand in
            switch summand.source {
            case .member(let member): member == conflict.broken || relation(of: member) == .equal
            case .root, .givenFrame: true
            case .nonnegative, .nonnegativeContent: false
            }
        }
    }

    /// What a `remake` took away along the axis that a finding says is open.
    fileprivate func removals(behind finding: Finding) -> [Removal] {
        guard case .ambiguous(let view, let axis, _) = finding.kind else { return [] }
        return item(named: view)?.removals.filter { $0.axis == axis } ?? []
    }

    private func relation(of member: Conflict.Member) -> Relation {
        switch member {
        case .constraint(let id): constraints.first { $0.id == id }?.relation ?? .equal
        case .intrinsic(let equation): equation.kind.relation
        }
    }

    /// All that the broken member can't hold with; the screen goes without saying where there is something else.
    private func makers(in conflict: Conflict, _ arithmetic: Conflict.Arithmetic) -> [String] {
        var makers = conflict.set.filter { $0 != conflict.broken }.map(\.description)
        for source in arithmetic.summands.map(\.source) {
            switch source {
            case .member, .root: break
            case .givenFrame(let view, _):
                let maker = "\(view)'s given frame"
                if !makers.contains(maker) { makers.append(maker) }
            case .nonnegative(let view, let axis):
                makers.append("\(view).\(axis == .horizontal ? "width" : "height") >= 0")
            case .nonnegativeContent(let view, let axis):
                makers.append("\(view).contentSize.\(axis == .horizontal ? "width" : "height") >= 0")
            }
        }
        return makers.isEmpty ? ["the screen"] : makers
    }

    /// The first side of a member, what the member asks of it, and whether its equation counts from the other side.
    private func demand(of member: Conflict.Member) -> (side: String, value: Double, isMirrored: Bool) {
        switch member {
        case .intrinsic(let equation):
            return ("\(equation.view).\(equation.axis == .horizontal ? "width" : "height")", equation.length, false)
        case .constraint(let id):
            guard let record = constraints.first(where: { $0.id == id }) else { return (member.description, 0, false) }
            let isDirectional = record.first.attribute.isDirectional || record.second?.attribute.isDirectional == true
            return (
                "\(record.first)", record.secondValue,
                screen.direction == .rightToLeft && record.second != nil && isDirectional
            )
        }
    }

    fileprivate func hint(for set: [Conflict.Member]) -> String {
        "without any one of \(set.map(\.description).joinedAsList) the others hold"
    }

    /// `#9 icon.right == card.right - 16 = 208`
    fileprivate func equationWithValue(of member: Conflict.Member) -> String {
        guard case .constraint(let id) = member, let record = constraints.first(where: { $0.id == id }) else {
            if case .intrinsic(let intrinsic) = member { return "\(member) \(intrinsic.equation)" }
            return member.description
        }
        return "\(member) \(record.equation)" + (record.second == nil ? "" : " = \(record.secondValue.spelled)")
    }

    fileprivate func description(of member: Conflict.Member) -> String {
        switch member {
        case .constraint(let id): constraints.first { $0.id == id }?.description ?? member.description
        case .intrinsic: member.description
        }
    }

    fileprivate func origin(of member: Conflict.Member) -> Origin? {
        switch member {
        case .constraint(let id): constraints.first { $0.id == id }?.origin
        case .intrinsic(let intrinsic): item(named: intrinsic.view)?.origin
        }
    }
}

extension [String] {
    /// `#1, #2 and #3`
    fileprivate var joinedAsList: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}

extension Diagnostic.Label {
    fileprivate init?(_ origin: Origin?, _ source: (String) -> SourceText?, message: String, isPrimary: Bool) {
        guard let origin, let text = source(origin.source) else { return nil }
        self.init(
            source: text, span: Span(origin.range.lowerBound, origin.range.upperBound), message: message,
            isPrimary: isPrimary)
    }
}
