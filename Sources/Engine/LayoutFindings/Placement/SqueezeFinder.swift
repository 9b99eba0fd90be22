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
        let tight = solved.findings(tight)
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
            !solved.excluded.contains(view), let frame = solution.frame(of: view)
        else { return nil }
        // A button can be exactly as large as its title.
        let title = view.kind == .button ? view.titleSize : nil
        let size =
            title.map { IntrinsicSize(width: $0.width, height: $0.height) }
            ?? view.intrinsicSize(wrappedAt: frame.width)
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
        guard let causes = text.isGone ? causes(loss.blockers) : equations(loss.blockers, text) else { return nil }
        let hasFixedSize = causes.compactMap { $0.member.id.flatMap { scene.constraint(id: $0) } }
            .contains { $0.first.view === text.view && $0.isFixedSize }
        return Squeeze(
            view: text.view.name, axis: text.axis, needed: text.needed, given: text.given,
            causes: ownFirst(causes, of: text.view),
            remedy: hasFixedSize
                ? .minimum
                : requiredResistance(among: loss.blockers, of: text).map(Squeeze.Remedy.yield)
                    ?? (text.canBreakLines && text.given > 0.5 ? .breakLines : nil))
    }

    /// The resistance of another text that no priority can exceed.
    private func requiredResistance(among blockers: [Reason.Source], of text: Text) -> IntrinsicEquation? {
        blockers.lazy.compactMap { blocker -> IntrinsicEquation? in
            guard case .member(.intrinsic(let equation)) = blocker, equation.kind == .compressionResistance,
                equation.view != text.view.name, let view = scene.view(named: equation.view), view.kind.hasText,
                view.contentCompressionResistancePriority(equation.axis) >= LayoutPriority.required
            else { return nil }
            return equation
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
    private func causes(_ blockers: [Reason.Source]) -> [PlacementFinding.Cause]? {
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
}

extension View {
    /// Whether the view is a multi-line label, whose width may be less than its text's.
    fileprivate var breaksLines: Bool { kind == .label && numberOfLines != 1 }
}

extension LayoutConstraint {
    /// Whether it gives a length as a number.
    fileprivate var isFixedSize: Bool { second == nil && relation == .equal && first.attribute.isSize }
}
