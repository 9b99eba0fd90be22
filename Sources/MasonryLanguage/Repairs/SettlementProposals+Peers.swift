internal import Masonry

extension SettlementProposals {
    /// Where others of its kind beside it are all as long as one another, that the one which is not is so too.
    var likePeers: [Proposal] {
        guard isLengthOpen else { return [] }
        let peers = layout.items.filter { other in
            (other.name == item.name || isSibling(other)) && other.kind == item.kind
                && other.ambiguous.contains { $0.axis == axis && $0.isLength }
        }
        let names = Set(peers.map(\.name))
        let ties = layout.constraints.filter { tie in
            tie.first.attribute == edges.length && tie.relation == .equal && tie.multiplier == 1 && tie.constant == 0
                && !tie.isBroken && names.contains(tie.first.item) && tie.second?.attribute == edges.length
                && names.contains(tie.second?.item ?? "")
        }
        let tied = Set(ties.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) })
        let loose = peers.filter { !tied.contains($0.name) }
        guard let like = peers.first(where: { tied.contains($0.name) }),
            let other = peers.last(where: { tied.contains($0.name) })
        else { return [] }
        return loose.prefix(Self.mostLoose).map { view in
            let extent = axis == .horizontal ? "wide" : "high"
            return Proposal(
                title: "make \(view.name) as \(extent) as \(like.name), as \(other.name) is",
                view: view.name, additions: [addition(edges.length, of: view, edges.length, of: like, 0)])
        }
    }

    /// Of two buttons in a row none is to give way to the other.
    var likeButton: [Proposal] { isLengthOpen && item.kind == .button ? likeNeighbour : [] }

    /// Those that several views beside one another could all get: what speaks of no other view than that around them.
    var forEach: [Proposal] {
        all.filter { proposal in
            proposal.view == item.name
                && proposal.additions.allSatisfy { $0.second == nil || $0.second?.item == parent.name }
        }
    }

    /// Of more that are not as long, none alone is what was forgotten.
    private static var mostLoose: Int { 2 }
}
