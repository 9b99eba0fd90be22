internal import FixIts
internal import Diagnostics
internal import Masonry
internal import Syntax
internal import Vocabulary

/// Measures the evidence for and against the edits of a script.
struct EditRanking {
    private let script: ScriptOutline
    private let before: TrialReport
    private let tidiness: FrameTidiness
    private let vocabulary: Vocabulary
    private let numbers: Set<Double>

    init(_ script: ScriptOutline, _ before: TrialReport, _ vocabulary: Vocabulary) {
        self.script = script
        self.before = before
        self.vocabulary = vocabulary
        tidiness = FrameTidiness(before.layout)
        numbers = Set(script.numbers.map(\.value))
    }

    /// What does not depend on the finding.
    ///
    /// - Parameters:
    ///   - operation: the number of the operator in the registry.
    ///   - program: the script with the edit.
    func features(
        of edit: CandidateEdit, by operation: Int, _ report: TrialReport, _ program: Program
    ) -> RankingFeatures {
        var features = RankingFeatures(operation: operation)
        let after = FrameTidiness(report.layout)
        let moved = distances(to: report.layout)
        features[.distance] = moved.reduce(0) { $0 + min(1, $1 / 200) } / Double(max(1, moved.count - 1))
        features[.moved] = Double(moved.count { $0 > 0.5 }) / Double(max(1, moved.count - 1))
        let change = { (count: KeyPath<FrameTidiness, Int>) in
            Double(max(-4, min(4, after[keyPath: count] - tidiness[keyPath: count])))
        }
        features[.unshared] = change(\.unshared)
        features[.sizes] = change(\.sizes)
        features[.gaps] = change(\.gaps)
        features[.unevenMargins] = change(\.unevenMargins)
        features[.outside] = min(4, Double(after.outside))
        features[.overlaps] = min(4, Double(after.overlaps))
        features[.empty] = min(4, Double(after.empty))
        features[.filling] = Double(max(-2, min(2, after.filling - tidiness.filling)))
        features[.isGuess] = edit.guess == nil ? 0 : 1
        features[.insertion] = edit.isInsertion ? 1 : 0
        features[.readsUnused] = edit.readsUnused ? 1 : 0
        features[.deletion] = edit.text.isEmpty ? 1 : 0
        features[.stillDeletion] = edit.text.isEmpty && features[.moved] == 0 ? 1 : 0
        let old = script.text(edit.span)
        features[.changed] = Double(max(old.utf8.count, edit.text.utf8.count)).squareRoot() / 4
        features[.longer] = max(-1, min(1, Double(edit.text.utf8.count - old.utf8.count) / 20))
        if let number = Double(edit.text) {
            if numbers.contains(number) { features[.knownNumber] = 1 }
            if let was = Double(old), number == was * 10 || number * 10 == was { features[.isTenfold] = 1 }
        }
        addChain(of: edit, program, to: &features)
        return features
    }

    /// Adds what depends on the finding.
    ///
    /// - Parameter level: how far the edit is from what the finding names.
    func features(of trial: EditTrial, level: Double, _ problem: SearchProblem) -> RankingFeatures {
        var features = trial.ranking
        let edit = trial.edit
        features.setKind(problem.kind)
        features[.cost] = edit.cost
        features[.level] = level
        features[.isNamed] = level < Blame.named ? 1 : 0
        if problem.isOpen, edit.isInsertion { features[.insertionWhenOpen] = 1 }
        // What is ambiguous was not typed yet.
        if problem.isOpen { features[.isLastTyped] = 0 }
        if features[.moved] == 0, !problem.isOpen { features[.still] = 1 }
        let subjects = zip(before.layout.items, distances(to: trial.layout)).contains { item, distance in
            distance > 0.5 && problem.views.contains(Blame.written(item.name))
        }
        features[.movesSubject] = subjects ? 1 : 0
        return features
    }

    /// How far each view moves, in points.
    private func distances(to layout: Layout) -> [Double] {
        zip(before.layout.items, layout.items).map { $0.rootFrame.difference(from: $1.rootFrame) }
    }

    /// Adds how much more the changed chain is like the others, and like what is usual, than the old one.
    private func addChain(of edit: CandidateEdit, _ program: Program, to features: inout RankingFeatures) {
        if let old = weakened(by: edit) { addWeakened(old, to: &features) }
        let changed = ScriptOutline(program, vocabulary, of: script.scene)
        let place = edit.span.lower + (edit.isInsertion ? edit.text.utf8.count - 1 : 0)
        let new = changed.chains.last { $0.syntax.span.lower <= place && place <= $0.syntax.span.upper }
        guard let new else { return }
        let old =
            edit.isInsertion
            ? nil
            : script.chains.last { $0.syntax.span.lower <= edit.span.lower && edit.span.lower <= $0.syntax.span.upper }
        let after = value(of: new, in: changed)
        let before = old.map { value(of: $0, in: script) } ?? (likeness: 0, typicality: 0)
        features[.likeness] = after.likeness - before.likeness
        features[.typicality] = after.typicality - before.typicality
        features[.finalLikeness] = after.likeness
        addConstant(of: new, in: changed, to: &features)
        if edit.isInsertion { addInserted(new, of: edit, to: &features) }
        if let axis = new.syntax.onlyAttribute?.axis, let was = old?.syntax.onlyAttribute?.axis, axis != was {
            features[.turnsAxis] = new.scope.subjects.contains { self.before.isOpen($0, along: axis) } ? 0 : 1
        }
    }

    /// The chain that the edit deletes, makes an inequality of an equality, or gives another priority.
    private func weakened(by edit: CandidateEdit) -> ScriptOutline.Chain? {
        script.chains.last { chain in
            let syntax = chain.syntax
            if edit.text.isEmpty { return chain.statement.map { edit.span.contains($0) } ?? false }
            return edit.span == syntax.relation.nameSpan && syntax.relationKind == .equal
                || syntax.span.contains(edit.span) && edit.text.contains(Member.priority.rawValue)
        }
    }

    /// Adds what kind of constraint gets weaker.
    private func addWeakened(_ chain: ScriptOutline.Chain, to features: inout RankingFeatures) {
        let attributes = chain.syntax.attributes
        let isNumber = chain.target == nil && attributes.allSatisfy { $0.attribute?.isSize ?? ($0.member == .size) }
        let isEdge = attributes.contains { $0.attribute?.isSide ?? ($0.member == .edges) }
        let isHeight = attributes.first?.attribute == .height
        features[isNumber ? isHeight ? .weakensHeight : .weakensWidth : isEdge ? .weakensEdge : .weakensOther] = 1
        let names = Set(attributes.map(\.name))
        let hasRival = script.chains.contains { other in
            other.syntax.span != chain.syntax.span && other.scope.subjects == chain.scope.subjects
                && other.syntax.attributes.contains { names.contains($0.name) }
        }
        features[.weakensRival] = hasRival ? 1 : 0
    }

    /// Adds whether the constant of an edge fits those of the opposite edges.
    private func addConstant(
        of chain: ScriptOutline.Chain, in changed: ScriptOutline, to features: inout RankingFeatures
    ) {
        guard let edge = chain.syntax.onlyAttribute, edge.isSide, let target = chain.target?.name,
            let subject = chain.scope.subjects.first, script.views.parents[subject] == target
        else { return }
        let others = changed.chains.filter { other in
            other.syntax.span != chain.syntax.span && other.target?.name == target
                && other.scope.subjects.contains { $0 == subject || script.views.parents[$0] == target }
        }
        let constant = changed.constantText(of: chain)
        let opposite = others.filter { $0.syntax.attributes.contains { $0.attribute == edge.acrossTheView } }
        features[.mirrorsConstant] = opposite.contains { changed.constantText(of: $0) == constant } ? 1 : 0
        let isAlone = constant == nil && !others.isEmpty && others.allSatisfy { changed.constantText(of: $0) != nil }
        features[.lacksConstant] = isAlone ? 1 : 0
    }

    /// Adds what kind of constraint is added.
    private func addInserted(_ chain: ScriptOutline.Chain, of edit: CandidateEdit, to features: inout RankingFeatures) {
        let (syntax, view) = (chain.syntax, edit.subjects.first ?? "")
        let attributes = syntax.attributes.compactMap(\.attribute)
        features[.setsSize] = attributes.contains(where: \.isSize) ? 1 : 0
        features[.setsCenter] = attributes.contains(where: \.isCenter) ? 1 : 0
        features[.isLimit] = syntax.relationKind == .equal ? 0 : 1
        features[.moreAttributes] = Double(syntax.attributes.count - 1)
        features.setInserted(InsertedKind(chain, of: view, in: script))
        if let other = chain.target?.name {
            features[.toSuperview] = other == script.views.parents[view] ? 1 : 0
            features[.toSibling] = script.views.parents[other] == script.views.parents[view] ? 1 : 0
            features[.toPrevious] = script.views.previous[view] == other ? 1 : 0
            let own = script.chains.filter { $0.target?.name == other && $0.scope.subjects == edit.subjects }
            features[.ownTarget] = own.isEmpty ? 0 : 1
            let isBeside = { (chain: ScriptOutline.Chain) -> Bool? in
                guard let first = chain.syntax.onlyAttribute else { return nil }
                return (chain.target?.attribute?.name ?? first) == first.acrossTheView
            }
            let axis = syntax.onlyAttribute?.axis
            let isCompleting = own.contains { other in
                guard let one = isBeside(chain), let two = isBeside(other) else { return false }
                return one != two && other.syntax.onlyAttribute?.axis != axis
            }
            features[.completesPair] = isCompleting ? 1 : 0
        }
        guard let constant = syntax.constant else { return }
        features[.hasConstant] = 1
        let counts = script.chains.filter { $0.syntax.constant == constant }
        features[.rareConstant] = 1 / Double(1 + counts.count)
        features[.ownConstant] = counts.contains { $0.scope.subjects == edit.subjects } ? 1 : 0
    }

    private func value(
        of chain: ScriptOutline.Chain, in script: ScriptOutline
    ) -> (likeness: Double, typicality: Double) {
        let own = ChainSignature.all(of: chain, in: script)
        if own.isEmpty { return (0, 0) }
        let others = script.chains.filter { $0.syntax.span != chain.syntax.span }.flatMap {
            ChainSignature.all(of: $0, in: script)
        }
        var sum = (likeness: 0.0, typicality: 0.0)
        for signature in own {
            sum.likeness += others.map { signature.likeness(to: $0) }.max() ?? 0
            sum.typicality += signature.typicality
        }
        return (sum.likeness / Double(own.count), sum.typicality / Double(own.count))
    }
}
