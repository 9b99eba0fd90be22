internal import Masonry

/// Looks for texts that required constraints give less room than they need, or that have no room at all for any reason,
/// unless they were asked to give way.
struct SqueezeFinder {
    private let solved: SolvedScene
    private var scene: Scene { solved.scene }
    private var solution: LayoutSolution { solved.solution }

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func squeezes() -> [Squeeze] {
        let tight = Array(solved.views.compactMap(tight).prefix(SolvedScene.most))
        if tight.isEmpty { return [] }
        let losses = scene.losses { member in
            tight.contains { $0.asks(by: member) }
        }
        return tight.compactMap { text in
            losses.first { text.asks(by: $0.member) }.flatMap { squeeze(text, $0) }
        }
    }

    /// A text with less room than it needs.
    private struct Text {
        let view: View
        let axis: Axis
        let needed: Double
        let given: Double
        /// Whether none of it can be read.
        let isGone: Bool

        var canBreakLines: Bool { axis == .horizontal && view.kind == .label }

        /// Whether the text's need for room comes from this member.
        func asks(by member: Conflict.Member) -> Bool {
            guard case .intrinsic(let equation) = member else { return false }
            return equation.view == view.name && equation.axis == axis && equation.kind == .compressionResistance
        }
    }

    private func tight(_ view: View) -> Text? {
        guard view.kind == .label || view.kind == .button, view.text?.isEmpty == false, solved.isShown(view),
            !solved.excused.contains(view), let frame = solution.frame(of: view)
        else { return nil }
        // A button can be exactly as large as its title.
        let size =
            view.kind == .button
            ? IntrinsicSize(width: view.titleSize.width, height: view.titleSize.height)
            : view.intrinsicSize(wrappedAt: frame.width)
        return Axis.allCases.lazy.compactMap { axis -> Text? in
            let given = frame[axis.components.length]
            guard let needed = size[axis], given < needed - 0.5, solved.isSettled(view, axis),
                view.contentCompressionResistancePriority(axis) >= LayoutPriority.high
                    || given < 0.5 && !hasOwnLength(view, axis),
                axis == .vertical || !view.breaksLines
            else { return nil }
            return Text(view: view, axis: axis, needed: needed, given: given, isGone: !view.hasRoom(in: frame))
        }.first
    }

    /// Whether a constraint sets the view's length, as for a collapsed view.
    private func hasOwnLength(_ view: View, _ axis: Axis) -> Bool {
        view.installedConstraints.lazy.compactMap(\.layoutConstraint).contains {
            $0.isActive && $0.first.attribute.isSize && $0.first.attribute.axis == axis
        }
    }

    /// Nil if the text is limited by something other than required equations: a limit, or another text that leaves it
    /// some room.
    private func squeeze(_ text: Text, _ loss: Loss) -> Squeeze? {
        guard let causes = text.isGone ? wishes(loss.blockers) : equations(loss.blockers, text) else { return nil }
        let size = causes.compactMap { $0.member.id.flatMap { scene.constraint(id: $0) } }
            .first { makesRoom(for: text, relaxing: $0) }
        return Squeeze(
            view: text.view.name, axis: text.axis, needed: text.needed, given: text.given,
            causes: ownFirst(causes, of: text.view),
            fix: size.map { .atLeast($0.id) } ?? resistance(for: text, loss).map(Squeeze.Fix.resist)
                ?? hardWish(among: loss.blockers, of: text).map(Squeeze.Fix.yield)
                ?? (text.canBreakLines && text.given > 0.5 ? .breakLines : nil))
    }

    /// The resistance of another text that no priority can exceed.
    private func hardWish(among blockers: [Reason.Source], of text: Text) -> IntrinsicEquation? {
        blockers.lazy.compactMap { blocker -> IntrinsicEquation? in
            guard case .member(.intrinsic(let wish)) = blocker, wish.kind == .compressionResistance,
                wish.view != text.view.name, let view = scene.view(named: wish.view), view.kind.hasText,
                view.contentCompressionResistancePriority(wish.axis) >= LayoutPriority.required
            else { return nil }
            return wish
        }.first
    }

    /// Nil if a blocker is neither a required equation nor a limit that leaves less than half a line.
    private func equations(_ blockers: [Reason.Source], _ text: Text) -> [PlacementFinding.Cause]? {
        let isCutShort = text.canBreakLines && text.given * 2 < text.needed
        var constraints: [LayoutConstraint] = []
        for blocker in blockers {
            switch blocker {
            case .member(let member):
                guard let constraint = member.id.flatMap({ scene.constraint(id: $0) }),
                    constraint.relation == .equal || isCutShort,
                    constraint.priority == LayoutPriority.required
                else { return nil }
                constraints.append(constraint)
            default: continue
            }
        }
        if constraints.isEmpty { return nil }
        return constraints.map(cause)
    }

    /// The causes, those that refer to the view itself first.
    private func ownFirst(_ causes: [PlacementFinding.Cause], of view: View) -> [PlacementFinding.Cause] {
        let own = { (cause: PlacementFinding.Cause) in
            cause.member.id.flatMap { scene.constraint(id: $0) }.map { $0.first.view === view } ?? false
        }
        return causes.filter(own) + causes.filter { !own($0) }
    }

    private func cause(_ constraint: LayoutConstraint) -> PlacementFinding.Cause {
        let record = scene.record(of: constraint)
        return PlacementFinding.Cause(
            member: .constraint(constraint.id), equation: record.equation, value: record.secondValue,
            origin: constraint.origin)
    }

    /// Everything that the text lost to; nil if one is neither a constraint nor a content size.
    private func wishes(_ blockers: [Reason.Source]) -> [PlacementFinding.Cause]? {
        let causes = blockers.compactMap { blocker -> PlacementFinding.Cause? in
            guard case .member(let member) = blocker else { return nil }
            if let constraint = member.id.flatMap({ scene.constraint(id: $0) }) { return cause(constraint) }
            guard case .intrinsic(let equation) = member else { return nil }
            let length = equation.axis.components.length
            return PlacementFinding.Cause(
                member: member,
                equation:
                    "\(equation.view).\(length.rawValue) \(equation.kind.relation.rawValue) \(equation.length.spelled)",
                value: equation.length, origin: solved.origin(of: member))
        }
        return causes.isEmpty ? nil : causes
    }

    /// A priority slightly above what the text lost to that gives it room and takes none from other texts; nil if there
    /// is none.
    private func resistance(for text: Text, _ loss: Loss) -> Double? {
        let rivals = loss.blockers.compactMap(priority).filter { $0 < LayoutPriority.required }
        let priority = (rivals.max() ?? loss.priority) + 1
        guard text.isGone, priority < LayoutPriority.required,
            let after = solved.trial([.prioritizing(loss.member, priority)], settling: text.view, text.axis),
            let frame = after.frame(of: text.view), text.view.hasRoom(in: frame), solved.isHarmless(after)
        else { return nil }
        return priority
    }

    private func priority(of blocker: Reason.Source) -> Double? {
        guard case .member(let member) = blocker else { return nil }
        switch member {
        case .constraint(let id): return scene.constraint(id: id)?.priority
        case .intrinsic(let equation):
            return scene.view(named: equation.view).map { view in
                equation.kind == .hugging
                    ? view.contentHuggingPriority(equation.axis)
                    : view.contentCompressionResistancePriority(equation.axis)
            }
        }
    }

    /// Whether turning a constraint into a minimum gives the text room without breaking anything else.
    private func makesRoom(for text: Text, relaxing constraint: LayoutConstraint) -> Bool {
        guard constraint.second == nil, constraint.relation == .equal, constraint.first.attribute.isSize,
            constraint.first.attribute.axis == text.axis,
            let after = solved.trial(
                [.relating(.constraint(constraint.id), .greaterThanOrEqual)], settling: constraint.first.view, text.axis
            ),
            !after.openComponents(of: text.view).contains(where: { $0.axis == text.axis }),
            let frame = after.frame(of: text.view)
        else { return false }
        return frame[text.axis.components.length] >= text.needed - 0.5 && solved.isHarmless(after)
    }
}

extension View {
    /// Whether the view is a multi-line label, whose width may be less than its text's.
    fileprivate var breaksLines: Bool { kind == .label && numberOfLines != 1 }
}
