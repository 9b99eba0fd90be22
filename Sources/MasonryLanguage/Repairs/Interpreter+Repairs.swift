public import Masonry

extension Interpreter {
    /// The statements that would settle the finding, each checked by solving, best first; none for a finding that nothing
    /// simple settles.
    ///
    /// - Parameter finding: one of the scene's present layout.
    public func repairs(of finding: Finding) -> [Repair] {
        switch finding.kind {
        case .conflict(let conflict): repairs(of: conflict)
        case .ambiguous(let view, let axis, _): scene.view(named: view).map { repairs(of: $0, axis) } ?? []
        case .unplaced(let view): scene.view(named: view).map(placements) ?? []
        case .unsettled: []
        }
    }

    /// The repairs of each finding. Past the first twenty there are none, and of large scenes past fewer: who has so many
    /// mends those first, and each takes some solving.
    public func repairs(of findings: [Finding]) -> [[Repair]] {
        let count = min(20, max(1, 50_000 / max(1, scene.activeConstraints.count)))
        return findings.enumerated().map { $0.offset < count ? repairs(of: $0.element) : [] }
    }

    /// How many changes a report offers.
    private static var offeredRepairs: Int { 5 }

    /// What is already broken comes last: without it nothing is as its author wanted.
    private func repairs(of conflict: Conflict) -> [Repair] {
        let fixes = scene.fixes(for: conflict)
        let ofOthers = fixes.filter { $0.member != conflict.broken }
        let ofBroken = fixes.filter { $0.member == conflict.broken }
        var found: [Repair] = []
        var seen: Set<String> = []
        for fix in ofOthers + ofBroken {
            guard let statement = writer.statement(for: fix.change, of: fix.member) else { continue }
            // What a handle does has no words in a project, which changes the line itself.
            let repair = Repair(
                title: "\(fix)", effect: Self.effect(of: fix.moves), statement: statement,
                code: accent == .masonry ? statement : nil)
            // Of changes to one constraint that come to the same the first, which is the gentlest, will do.
            if seen.insert("\(fix.member) \(repair.effect)").inserted { found.append(repair) }
        }
        guard found.count > Self.offeredRepairs, let last = found.last else { return found }
        return found.prefix(Self.offeredRepairs - 1) + [last]
    }

    private func repairs(of view: View, _ axis: Axis) -> [Repair] {
        guard let ambiguity = scene.ambiguity(of: view, along: axis) else { return [] }
        let isCurrent = currentViews.count == 1 && currentViews[0] === view
        let statement = writer.statement(for: ambiguity.additions, of: view, isCurrent: isCurrent)
        let code = accentWriter.statement(for: ambiguity.additions, of: view, isCurrent: false)
        let parts = ambiguity.components.map(\.component.rawValue).joined(separator: " and ")
        return statement.map {
            [
                Repair(
                    title: "keep the \(parts) of \(view.name) as drawn", effect: "nothing moves", statement: $0,
                    code: accent == .masonry ? $0 : code)
            ]
        } ?? []
    }

    private func placements(of view: View) -> [Repair] {
        guard let expression = writer.expression(for: view) else { return [] }
        func filling(_ view: String, _ superview: String) -> String {
            "\(view).makeConstraints { make in make.edges.equalTo(\(superview)) }"
        }
        let inside = accent == .objectiveC ? view.superview.flatMap(accentWriter.expression) : nil
        let code = accentWriter.expression(for: view).map { filling($0, inside ?? Builtin.superview.rawValue) }
        let statement = filling(expression, Builtin.superview.rawValue)
        return [
            Repair(
                title: "fill the superview with \(view.name)", effect: "\(view.name) gets its superview's frame",
                statement: statement, code: accent == .masonry ? statement : code)
        ]
    }

    /// The accent of the source that was run last.
    private var accent: Accent { knownSources.last?.accent ?? .masonry }

    /// Writes what stands for views in the accent's source: what they are called there.
    private var accentWriter: StatementWriter {
        let isView = if case .view? = evaluator.mainObject { true } else { false }
        let own = Builtin.`self`.rawValue
        let root =
            switch accent {
            case .masonry: Builtin.root.rawValue
            case .objectiveC: isView ? own : "\(own).view"
            case .swift: isView ? own : LibraryMessage.view.rawValue
            }
        return StatementWriter(scene: scene, rootName: root) { [scene] name in scene.view(named: name) }
    }

    private var writer: StatementWriter {
        StatementWriter(scene: scene) { [evaluator, vocabulary] name in
            if case .view(let view)? = evaluator.globals.value(of: vocabulary.names.intern(name)) { view } else { nil }
        }
    }

    // MARK: Effects

    /// The two views that move most, and how many others.
    private static func effect(of moves: [Fix.Move]) -> String {
        if moves.isEmpty { return "nothing moves" }
        let order = moves.indices.sorted { (-moves[$0].distance, $0) < (-moves[$1].distance, $1) }
        let texts = order.prefix(2).map { moves[$0].description }
        let others = moves.count - texts.count
        return texts.joined(separator: ", ") + (others > 0 ? ", and \(others) more move" : "")
    }
}

extension Fix: CustomStringConvertible {
    /// `weaken #6 to high`
    public var description: String {
        switch change {
        case .relax(let relation): "relax \(member) to \(relation.rawValue)"
        case .weaken(let priority): "weaken \(member) to \(LayoutPriority.name(of: priority) ?? priority.spelled)"
        case .setConstant(let constant): "give \(member) the constant \(constant.spelled)"
        case .drop: "drop \(member)"
        }
    }
}

extension Fix.Move: CustomStringConvertible {
    /// `icon becomes 176×32`, `icon moves to 176, 32`
    public var description: String {
        let size = "\(after.width.spelled)×\(after.height.spelled)"
        let place = "\(after.x.spelled), \(after.y.spelled)"
        let isMoved = abs(before.x - after.x) + abs(before.y - after.y) > 1e-6
        let isResized = abs(before.width - after.width) + abs(before.height - after.height) > 1e-6
        return switch (isMoved, isResized) {
        case (true, true): "\(view) becomes \(size) at \(place)"
        case (false, true): "\(view) becomes \(size)"
        default: "\(view) moves to \(place)"
        }
    }
}
