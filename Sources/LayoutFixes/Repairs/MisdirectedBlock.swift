internal import Masonry
internal import Vocabulary
internal import Evaluator
internal import Diagnostics
internal import Scripts
internal import Syntax
internal import FixIts

/// What makes constraints of one view instead of another that has none: a second block, as a copied one says that still
/// names the first view, and chains of the current view after one in the view that needs them.
struct MisdirectedBlock {
    let trials: RepairTrials
    private var scene: Scene { trials.interpreter.scene }

    init(trials: RepairTrials) { self.trials = trials }

    /// What gives the last block of a view to one beside it that nothing places; nil where nothing speaks for that.
    func repair(of view: View) -> RepairTrials.Tried? {
        if let around = view.superview, let own = chains(for: around) { return own }
        let others = view.superview?.subviews.filter { $0 !== view && isUnplaced($0) } ?? []
        return others.lazy.compactMap { repair(of: view, for: $0) }.first
    }

    /// What gives a view that nothing places the last block of one beside it; nil where nothing speaks for that.
    func repair(for view: View) -> RepairTrials.Tried? {
        guard isUnplaced(view) else { return nil }
        if let own = chains(for: view) { return own }
        let others = view.superview?.subviews.filter { $0 !== view } ?? []
        return others.lazy.compactMap { repair(of: $0, for: view) }.first
    }

    private func isUnplaced(_ view: View) -> Bool { trials.unplaced.contains(view.name) }

    private func repair(of view: View, for other: View) -> RepairTrials.Tried? {
        guard let block = lastBlock(of: view), let place = block.chain.maker.map({ block.chain.tokens[$0.token].span }),
            !block.constraints.contains(where: { $0.second?.view === other }), let origin = other.origin,
            origin.sourceText !== block.chain.source || origin.range.lowerBound < place.lower
        else { return nil }
        var rewording = Rewording(changes: block.constraints.map(Rewording.Change.init))
        rewording.tell(other)
        guard let statement = trials.interpreter.writer.statement(for: rewording) else { return nil }
        let name = trials.interpreter.accentWriter(at: block.constraints[0].origin).expression(for: other) ?? other.name
        let candidate = RepairCandidate(
            title:
                "move the constraints of \(block.chain.maker?.place ?? "") from `\(view.name)` to `\(other.name)`, which has none",
            statement: statement, code: block.chain.editTellingBlock(to: name))
        return trials.tried([candidate]) { trial in
            trial.keepsFindings && trial.after.findings.count < trials.before.findings.count
                && !trial.after.findings.contains { $0.kind == .unplaced(view: other.name) }
        }.first
    }

    /// What gives a view the chains of one in it from the first on that speaks of what is around.
    private func chains(for view: View) -> RepairTrials.Tried? {
        guard isUnplaced(view), trials.interpreter.accent == .masonry else { return nil }
        for inner in view.subviews {
            let own = scene.activeConstraints.filter { $0.first.view === inner }
            let isOutside = { (tie: LayoutConstraint) in
                tie.second.map { $0.view !== view && !$0.view.isDescendant(of: view) } ?? false
            }
            guard let start = own.firstIndex(where: isOutside) else { continue }
            let misdirected = own[start...].filter { $0.second == nil || isOutside($0) }
            let chains = misdirected.map { $0.origin.flatMap { trials.chains.chain(around: $0, isNamed: false) } }
            guard let first = chains[0], !first.source.isInput, chains.allSatisfy({ $0?.maker == nil && $0 != nil })
            else { continue }
            // A function's block makes them anew at every call.
            let origins = Set(misdirected.compactMap(\.origin))
            let made = scene.activeConstraints.filter { tie in
                tie.origin.map(origins.contains) ?? false && tie.first.view.superview?.origin == view.origin
            }
            var rewording = Rewording(changes: made.map(Rewording.Change.init))
            rewording.tellSuperviews()
            guard let statement = trials.interpreter.writer.statement(for: rewording) else { continue }
            let name = String(view.name.prefix { $0 != "#" })
            let candidate = RepairCandidate(
                title: "select `\(name)`, which has no constraints, before you make its constraints",
                statement: statement, code: "before \(first.place), add \(StatementWord.select.rawValue) \(name)")
            let tried = trials.tried([candidate]) { trial in
                trial.keepsFindings && trial.after.findings.count <= trials.before.findings.count
                    && !trial.after.findings.contains { $0.kind == .unplaced(view: view.name) }
            }
            if let tried = tried.first { return tried }
        }
        return nil
    }

    /// The last of several blocks in which a view's constraints are made, where it says an attribute that another says as well.
    private func lastBlock(of view: View) -> (chain: WrittenChain, constraints: [LayoutConstraint])? {
        var blocks: [(chain: WrittenChain, constraints: [LayoutConstraint])] = []
        for constraint in scene.activeConstraints where constraint.first.view === view {
            guard let origin = constraint.origin, let chain = trials.chains.chain(around: origin, isNamed: false),
                chain.maker != nil, chain.editUpdating != nil
            else { return nil }
            if let index = blocks.firstIndex(where: {
                $0.chain.source === chain.source && $0.chain.maker == chain.maker
            }) {
                blocks[index].constraints.append(constraint)
            } else {
                blocks.append((chain, [constraint]))
            }
        }
        guard blocks.count > 1, let last = blocks.last else { return nil }
        let own = Set(last.constraints.map(\.first.attribute))
        let isSaidAgain = blocks.dropLast().joinedConstraints.contains { own.contains($0.first.attribute) }
        return isSaidAgain ? last : nil
    }
}

extension Sequence where Element == (chain: WrittenChain, constraints: [LayoutConstraint]) {
    fileprivate var joinedConstraints: [LayoutConstraint] { flatMap(\.constraints) }
}

extension WrittenChain {
    /// How the block that the chain is in would be another view's; nil where no view stands before it.
    fileprivate func editTellingBlock(to view: String) -> String? {
        guard let maker else { return nil }
        var start = maker.token
        while start > 0, !tokens[start].startsLine, [.dot, .identifier].contains(tokens[start - 1].kind) { start -= 1 }
        var end = maker.token
        // `field.snp.makeConstraints`, `[self.field mas_makeConstraints:…]`
        while end > start,
            tokens[end - 1].kind == .dot || source.text(in: tokens[end - 1].span) == SnapKitWord.snp.rawValue
        {
            end -= 1
        }
        guard start < end else { return nil }
        let old = source.text(in: tokens[start].span.joined(with: tokens[end - 1].span))
        return "on \(maker.place), write `\(view)` instead of `\(old)`"
    }
}
