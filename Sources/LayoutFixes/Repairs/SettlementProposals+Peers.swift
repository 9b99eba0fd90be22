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
                title: "make `\(view.name)` as \(extent) as `\(like.name)`, like `\(other.name)`",
                view: view.name, additions: [addition(edges.length, of: view, edges.length, of: like, 0)])
        }
    }

    /// Of two buttons in a row none is to give way to the other.
    var likeButton: [Proposal] { isLengthOpen && item.kind == .button ? likeNeighbour : [] }

    /// Two views, each at its side of the superview and open towards the other: the second begins where the first ends, as far
    /// from it as they are from the sides; and is as long, where nothing says so yet.
    var facingNeighbour: [Proposal] {
        guard isLengthOpen, parent.kind != .scroll, item.kind != .label else { return [] }
        let isOpen = { (view: Layout.Item, edge: Attribute) in
            self.pin(of: view, edge) == nil && self.pin(of: view, self.edges.center) == nil
        }
        let others = layout.items.filter { other in
            isSibling(other) && other.kind != .label && overlapsAcross(other)
                && other.ambiguous.contains { $0.axis == axis && $0.isLength }
        }
        let pairs = others.flatMap { [(item, $0), ($0, item)] }.filter { first, second in
            margin(of: first, edges.near) != nil && isOpen(first, edges.far)
                && margin(of: second, edges.far) != nil && isOpen(second, edges.near)
        }
        guard pairs.count == 1, let (first, second) = pairs.first else { return [] }
        let lengths = Set([first, second].map { Layout.Anchor(item: $0.name, attribute: edges.length) })
        let areTied = layout.constraints.contains { tie in tie.second.map { Set([tie.first, $0]) == lengths } ?? false }
        let gap = [margin(of: first, edges.near), margin(of: second, edges.far)].compactMap(\.self).min() ?? 0
        return [
            Proposal(
                title: "start `\(second.name)` \(axis == .horizontal ? "after" : "below") `\(first.name)`"
                    + (areTied ? "" : " and make it as \(axis == .horizontal ? "wide" : "high")"),
                view: second.name,
                additions: [addition(edges.near, of: second, edges.far, of: first, gap)]
                    + (areTied ? [] : [addition(edges.length, of: second, edges.length, of: first, 0)]))
        ]
    }

    /// The far edge of the last of a row, or the near one of the first, where the other end is held and it is this one that
    /// could be any length.
    var endOfRow: [Proposal] {
        let row = openRow
        guard isLengthOpen, parent.kind != .scroll, row.count > 1, let first = row.first, let last = row.last else {
            return []
        }
        return [(first, edges.near, last, edges.far), (last, edges.far, first, edges.near)].compactMap { ends in
            let (held, edge, open, missing) = ends
            guard open.name != item.name, let margin = margin(of: held, edge), pin(of: open, missing) == nil else {
                return nil
            }
            return Proposal(
                title: "also pin the `\(missing.rawValue)` of `\(open.name)`", view: open.name,
                additions: [addition(missing, of: open, missing, of: parent, missing == edges.far ? -margin : margin)])
        }
    }

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
