internal import Masonry
internal import Evaluator
internal import FixIts
internal import Scripts
internal import Diagnostics

// One attribute too many in a chain.
extension ConflictRepairs {
    /// Of a view that has a size and is held at both edges, one edge out of the chain that says it with others: the one that
    /// was said later, and with it those of which the same chain says one too many in other conflicts; or the other one.
    ///
    /// - Returns: what takes them out, and their numbers.
    var takenOut: [(candidate: RepairCandidate, ids: Set<Int>)] {
        guard let (size, edges) = excess(in: conflict) else { return [] }
        return edges.enumerated().compactMap { rank, edge -> (candidate: RepairCandidate, ids: Set<Int>)? in
            guard let origin = edge.origin, let chain = chain(around: origin),
                rank == 0 || edges[0].origin.map(chain.contains) == true
            else { return nil }
            let others = trials.before.conflicts.compactMap(excess).compactMap { other -> LayoutConstraint? in
                guard other.edges.indices.contains(rank) else { return nil }
                let mate = other.edges[rank]
                // Of many views that one word speaks of, it is that of each.
                guard mate.origin == origin || other.size.first.view === size.first.view else { return nil }
                return mate !== edge && mate.origin.map(chain.contains) == true ? mate : nil
            }
            var seen: Set<Int> = []
            let dropped = ([edge] + others).filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
            let own = dropped.filter { $0.first.view === edge.first.view }
            let made = trials.chains.made(by: chain).filter { $0.first.view === edge.first.view }
            guard made.count > own.count, dropped.count <= Self.mostTakenOut else { return nil }
            let attributes = own.map { "`\($0.first.attribute.rawValue)`" }.joinedAsList()
            let place = chain.source.isInput ? "`\(chain.quotation)`" : chain.name
            let taken = candidate(
                "remove \(attributes) from \(place)", writer.statement(dropping: dropped.map(\.id)),
                code: edit(of: chain, dropping: dropped))
            return taken.map { ($0, seen) }
        }
    }

    private static let mostTakenOut = 100

    /// Without the size that others in the conflict are to be equal to: they share what room there is.
    var sharing: RepairCandidate? {
        let scene = interpreter.scene
        let members = conflict.set.compactMap { $0.id.flatMap { scene.constraint(id: $0) } }
        let leader = members.first { size in
            guard size.first.attribute.isSize, size.second == nil, size.relation == .equal else { return false }
            return members.count { $0.second?.nameOnly == size.first.nameOnly && $0.relation == .equal } > 1
        }
        guard let leader else { return nil }
        let views =
            [leader.first.view] + members.filter { $0.second?.nameOnly == leader.first.nameOnly }.map(\.first.view)
        let change = ConflictChange(kind: .drop, members: [.constraint(leader.id)])
        return candidate(
            "\(change.title(names)), so that \(views.map { "`\($0.name)`" }.joinedAsList()) share the space",
            change.statement(by: writer), code: trials.edit(for: change, at: origin(of: conflict.broken)))
    }

    /// A size of a view, and both its edges along the axis, the later first, where that is what a conflict is about.
    private func excess(in conflict: Conflict) -> (size: LayoutConstraint, edges: [LayoutConstraint])? {
        let scene = interpreter.scene
        let members = conflict.set.compactMap { $0.id.flatMap { scene.constraint(id: $0) } }
        for size in members where size.first.attribute.isSize && size.relation == .equal {
            let edges = members.filter { edge in
                edge.first.view === size.first.view && edge.first.attribute.isSide && edge.relation == .equal
                    && edge.first.attribute.axis == size.first.attribute.axis && edge.second != nil
            }
            guard edges.count == 2, [edges[0].id, edges[1].id, size.id].contains(conflict.broken.id) else { continue }
            return (size, edges.sorted { $0.id > $1.id })
        }
        return nil
    }

    private func edit(of chain: WrittenChain, dropping dropped: [LayoutConstraint]) -> String? {
        guard !chain.source.isInput else { return nil }
        var words: [(place: Origin, others: [Attribute])] = []
        for constraint in dropped {
            guard let origin = constraint.origin else { return nil }
            if words.contains(where: { $0.place == origin }) { continue }
            // What a loop makes has one place for many views, of which the same has to be left for each.
            var left: [View: [Attribute]] = [:]
            for other in trials.chains.made(by: chain) where other.origin == origin {
                left[other.first.view, default: []] += dropped.contains { $0 === other } ? [] : [other.first.attribute]
            }
            let others = left[constraint.first.view] ?? []
            guard left.values.allSatisfy({ $0 == others }) else { return nil }
            words.append((origin, others))
        }
        return chain.edit(dropping: words)
    }
}
