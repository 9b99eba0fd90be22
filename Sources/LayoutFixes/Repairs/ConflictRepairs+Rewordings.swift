internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import Evaluator
internal import Diagnostics
internal import Scripts

// What was written for something else.
extension ConflictRepairs {
    /// How many a report offers.
    private static let offeredRewordings = 2

    /// What leaves nothing to report of the views that were in conflict, and nothing new of others.
    var reworded: [RepairTrials.Tried] {
        let members = ([conflict.broken] + conflict.set.filter { $0 != conflict.broken }.reversed())
            .compactMap { $0.id.flatMap { interpreter.scene.constraint(id: $0) } }
        let proposals = RewordingProposals(scene: interpreter.scene)
        let rewordings = members.prefix(trials.most / 3).flatMap(proposals.all).filter { rewording in
            // The same is offered below in fewer words.
            !rewording.changes.allSatisfy(\.isOfConstant) || rewording.changes.count == 1
        }
        let turned = members.prefix(trials.most / 3).filter { member in
            trials.before.item(named: member.first.view.name)?.ambiguous.contains {
                $0.axis != member.first.attribute.axis
            } ?? false
        }.flatMap(proposals.turnedToOtherAxis)
        let likePeers = members.prefix(trials.most / 3).compactMap(proposals.likePeers)
        let own = members.filter { $0.first.view === members.first?.first.view }
        let swapped = [proposals.exchanged(own), proposals.swapped(own)]
        let turnedRound = [proposals.flippedLimits(members)] + members.map(proposals.flipped)
        let flips = turnedRound.compactMap(\.self).map { trials.candidate(for: $0, at: origin(of: conflict.broken)) }
        let isTurned = turnedRound.first.map { $0 != nil } ?? false
        let relations = Set(flips.compactMap { $0?.statement })
        let likely = likePeers.map { trials.candidate(for: $0, at: origin(of: conflict.broken)) }
        let candidates =
            likely + flips
            + (swapped.prefix(1).compactMap(\.self) + turned + rewordings + swapped.suffix(1).compactMap(\.self))
            .likelierFirst
            .map {
                trials.candidate(for: $0, at: origin(of: conflict.broken))
            }.filter { $0.map { !relations.contains($0.statement) } ?? false }
        let views = Set(members.map(\.first.view.name))
        let tried = trials.tried([centered(members)] + candidates, looksAround: true) { trial in
            let isEmpty = views.contains { view in
                Axis.allCases.contains { trial.leavesNothing(of: view, $0) }
            }
            let isInOthers = trial.after.conflicts.contains { !Set($0.set).isDisjoint(with: conflict.set) }
            return settles(trial) && trial.isClean && !isEmpty && !isInOthers
                && trial.placementFindings.isSubset(of: trials.placementFindings)
                && (!trial.leavesOpen(views) || isTurned && trials.before.leavesOpen(views))
        }.filter {
            // What is so without it was hardly wanted; but a limit may be one to the other side.
            $0.trial.extent.views > 0 || relations.contains($0.repair.statement)
        }
        let order = tried.indices.sorted { one, other in
            (tried[one].trial.empty, tried[one].trial.covered, one)
                < (tried[other].trial.empty, tried[other].trial.covered, other)
        }
        return order.prefix(Self.offeredRewordings).map { tried[$0] }
    }

    /// The middle of a view instead of two of its edges or all four, where the size between them is said as well.
    private func centered(_ members: [LayoutConstraint]) -> RepairCandidate? {
        let sized = Set(members.filter(\.first.attribute.isSize).map(\.first.view))
        for edge in members where !interpreter.scene.isSearchOver {
            let view = edge.first.view
            guard sized.contains(view),
                let second = edge.second, second.attribute == edge.first.attribute, let origin = edge.origin,
                let chain = chain(around: origin)
            else { continue }
            let made = trials.chains.made(by: chain)
            let isPlain = made.allSatisfy { $0.first.view === view && $0.constant == 0 && $0.relation == .equal }
            guard isPlain, let word = Self.centers(of: Set(made.map(\.first.attribute))),
                let text = centering(word, in: second, by: writer), let added = writer.made(by: text, on: view)
            else { continue }
            let own = interpreter.accentWriter(at: origin)
            let code = own.usesAnchors ? nil : centering(word, in: second, by: own)
            return candidate(
                "center `\(view.name)` in `\(second.itemName)` instead of pinning its edges",
                "\(writer.statement(dropping: made.map(\.id))); \(added)",
                code: chain.source.isInput ? nil : code.map { "on \(chain.place), write \($0)" })
        }
        return nil
    }

    /// `make.center.equalTo(card)`
    private func centering(_ word: String, in place: ViewAttribute, by writer: StatementWriter) -> String? {
        writer.expression(for: place.view).map {
            "\(Builtin.make.rawValue).\(word).\(Member.equalTo.rawValue)(\($0))"
        }
    }

    /// The word for the middle between edges; nil where they are not pairs.
    private static func centers(of edges: Set<Attribute>) -> String? {
        let across: [Set<Attribute>] = [[.left, .right], [.leading, .trailing]]
        let down: Set<Attribute> = [.top, .bottom]
        if edges == down { return Attribute.centerY.rawValue }
        if across.contains(edges) { return Attribute.centerX.rawValue }
        return across.contains { $0.union(down) == edges } ? Member.center.rawValue : nil
    }

    /// A size for the other one of the view, which nothing says.
    var otherSize: RepairCandidate? {
        let sizes: [Attribute: (size: Attribute, axis: Axis)] = [
            .width: (.height, .vertical), .height: (.width, .horizontal),
        ]
        let members = conflict.set.compactMap { $0.id.flatMap { interpreter.scene.constraint(id: $0) } }
        for size in members where size.second == nil {
            guard let (other, axis) = sizes[size.first.attribute],
                let open = trials.before.item(named: size.first.view.name)?.ambiguous,
                open.contains(where: { $0.isLength && $0.axis == axis })
            else { continue }
            let alike = interpreter.scene.activeConstraints.filter {
                $0.origin != nil && $0.origin == size.origin && $0.first.attribute == size.first.attribute
            }
            let changes = (alike.isEmpty ? [size] : alike).map { size in
                var change = Rewording.Change(size)
                change.first = size.first.view.attribute(other)
                return change
            }
            return trials.candidate(for: Rewording(changes: changes), at: origin(of: conflict.broken))
        }
        return nil
    }

    /// `size.equalTo((10, 20))` for `size.equalTo([10, 20])`, which relates both sizes to each of the two.
    var paired: RepairCandidate? {
        guard let origin = origin(of: conflict.broken), let chain = chain(around: origin),
            let text = chain.textTiedToPair
        else { return nil }
        let made = trials.chains.made(by: chain)
        guard let view = made.first?.first.view, made.allSatisfy({ $0.first.view === view }),
            let added = writer.made(by: text, on: view)
        else { return nil }
        return candidate(
            "pass the two numbers as one size: an array makes a constraint for each element",
            "\(writer.statement(dropping: made.map(\.id))); \(added)",
            code: chain.source.isInput ? nil : "on \(chain.place), write \(text)")
    }

    /// A smaller margin at two opposite edges of a view, which leaves nothing of it.
    var narrower: RepairCandidate? {
        let members = conflict.set.compactMap { $0.id.flatMap { interpreter.scene.constraint(id: $0) } }
        guard let origin = origin(of: conflict.broken), let chain = chain(around: origin), members.count == 2,
            let edge = members.first, let margin = members.map({ abs($0.constant) }).min(), margin > Self.usualMargin,
            case let made = trials.chains.made(by: chain),
            members.allSatisfy({ member in
                made.contains { $0 === member } && abs(member.constant) == margin && !member.leadsOut
                    && member.second?.view === edge.second?.view && member.first.view === edge.first.view
                    && member.first.attribute == member.second?.attribute
            }), edge.first.attribute == members[1].first.attribute.acrossTheView
        else { return nil }
        // A digit too many, or else the usual one.
        let isLonger = margin.truncatingRemainder(dividingBy: 10) == 0 && margin >= 100
        let usual = isLonger ? margin / 10 : Self.usualMargin
        let alike = made.filter { abs($0.constant) == margin }
        return candidate(
            "use a margin of \(usual.spelled) instead of \(margin.spelled)",
            alike.map { writer.statement(givingConstant: $0.constant < 0 ? -usual : usual, to: [$0.id]) }
                .joined(separator: "; "),
            code: chain.source.isInput
                ? nil : chain.text(saying: usual.spelled, for: margin.spelled).map { "on \(chain.place), write \($0)" })
    }

    /// In points.
    private static let usualMargin: Double = 16

    /// What is tied to the edges of an empty scroll view beside it, in that.
    var nested: [RepairCandidate?] {
        interpreter.scene.placementFindings().compactMap { finding in
            guard case .scroll(let content) = finding, case .beside(let name) = content.kind,
                let view = interpreter.scene.view(named: name),
                let scroll = interpreter.scene.view(named: content.scroll),
                conflict.set.contains(where: { member in
                    member.id.flatMap { interpreter.scene.constraint(id: $0) }?.first.view === view
                })
            else { return nil }
            return trials.candidate(nesting: view, in: scroll)
        }
    }

    /// The center along the other axis of a view that nothing places along that.
    var centres: [RepairCandidate?] {
        let broken = conflict.broken.id.flatMap { interpreter.scene.constraint(id: $0) }
        return conflict.set.compactMap { $0.id.flatMap { interpreter.scene.constraint(id: $0) } }
            .filter { [.centerX, .centerY].contains($0.first.attribute) }
            .flatMap { centre in
                RewordingProposals(scene: interpreter.scene)
                    .centres(of: centre.first.view, turnedTo: centre.first.attribute.axis.other)
            }
            .map { trials.candidate(for: $0, at: broken?.origin) }
    }

    /// What an `update` added beside what it was to change, which it would have found by what that is tied to.
    var matching: RepairCandidate? {
        let scene = interpreter.scene
        guard let new = conflict.broken.id.flatMap({ scene.constraint(id: $0) }), new.second != nil else { return nil }
        let ids = scene.constraintFindings().compactMap { finding -> Int? in
            guard case .rival(let id, _) = finding.kind, finding.attributeOrigin == new.origin else { return nil }
            return id
        }
        guard let old = ids.lazy.compactMap({ scene.constraint(id: $0) }).first, old.second != nil,
            conflict.set.contains(.constraint(old.id)), old.multiplier == new.multiplier
        else { return nil }
        var change = Rewording.Change(new)
        (change.relation, change.second, change.multiplier) = (old.relation, old.second, old.multiplier)
        let code = trials.candidate(for: Rewording(changes: [change]), at: new.origin)?.code
        return candidate(
            "update \(names.attributes(of: [old.id])), which is tied to `\(old.second?.nameOnly.description ?? "")`",
            "\(writer.statement(dropping: [new.id])); "
                + writer.statement(givingConstant: new.constant, to: [old.id]),
            code: new.origin?.sourceText?.isInput == false ? code.map { updating($0, at: new.origin) } : nil)
    }

    /// What is to be written in the place of a chain that starts with `update`, which starts with that too.
    private func updating(_ code: String, at origin: Origin?) -> String {
        let (make, update) = (" \(Builtin.make.rawValue).", " \(Builtin.update.rawValue).")
        guard let origin, let text = origin.sourceText?.text(in: 0..<origin.range.lowerBound),
            text.split(separator: "\n", omittingEmptySubsequences: false).last?.contains(update.dropFirst()) ?? false
        else { return code }
        return code.replacing(make, with: update)
    }
}
