internal import Masonry

/// Looks for views that coincide exactly where similar ones are apart.
struct CoincidenceFinder {
    private let solved: SolvedScene
    private var solution: LayoutSolution { solved.solution }

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    /// Views of one kind and size, such as tiles of a grid, of which two have the same position in their superview.
    func coincidences(in parents: [View]) -> [Overlap] {
        parents.flatMap { parent in
            tiles(in: parent).compactMap { tiles -> Overlap? in
                var first: [Rect: View] = [:]
                for tile in tiles {
                    guard let frame = solution.roundedFrame(of: tile) else { continue }
                    guard let other = first[frame] else {
                        first[frame] = tile
                        continue
                    }
                    if let overlap = halfTied(tile, to: other) { return overlap }
                    guard !solved.areRelated(tile, other),
                        Axis.allCases.allSatisfy({ axis in
                            solved.constraints(on: tile).contains {
                                $0.first.attribute.axis == axis && isAtEdge($0, of: parent, as: other)
                            }
                        }),
                        let tie = solved.constraints(on: tile).first(where: { isAtEdge($0, of: parent, as: other) }),
                        let second = tie.second
                    else { continue }
                    return Overlap(
                        kind: .coinciding, views: [other.name, tile.name], first: tie.first.nameOnly,
                        second: second.nameOnly, origin: tie.origin, related: other.origin, in: solved.scene.direction)
                }
                return nil
            }
        }
    }

    /// A tile at the same edge as another along one axis, and positioned by a sibling along the other. It should
    /// probably be at the opposite edge.
    private func halfTied(_ tile: View, to other: View) -> Overlap? {
        let own = solved.constraints(on: tile).filter { $0.second?.view.superview === tile.superview }
        let ties = own.filter { $0.second?.view === other }
        guard ties.count == 1, let tie = ties.first, let second = tie.second, tie.first.attribute.isSide,
            second.attribute == tie.first.attribute, tie.constant == 0, tie.multiplier == 1, tie.relation == .equal,
            own.contains(where: { $0.first.attribute.axis != tie.first.attribute.axis && $0.first.attribute.isSide }),
            !solved.isRelated(other, to: tile), let instead = second.attribute.acrossTheView
        else { return nil }
        return Overlap(
            kind: .sameEdge(insteadOf: ViewAttribute.Name(item: other.name, attribute: instead)),
            views: [other.name, tile.name], first: tie.first.nameOnly, second: second.nameOnly, origin: tie.origin,
            related: other.origin, in: solved.scene.direction)
    }

    /// The subviews of one kind and size, where there are at least three, and the superview has room for more than one.
    private func tiles(in parent: View) -> [[View]] {
        guard parent.subviews.count > 2, let bounds = solution.frame(of: parent) else { return [] }
        var order: [Tile] = []
        var groups: [Tile: [View]] = [:]
        for view in parent.subviews where solved.isPlain(view) {
            guard let frame = solution.roundedFrame(of: view),
                frame.width < bounds.width - 0.5 || frame.height < bounds.height - 0.5
            else { continue }
            let tile = Tile(kind: view.kind, size: Size(width: frame.width, height: frame.height))
            if groups[tile] == nil { order.append(tile) }
            groups[tile, default: []].append(view)
        }
        return order.compactMap { groups[$0] }.filter { $0.count > 2 }
    }

    private struct Tile: Hashable {
        let kind: ViewKind
        let size: Size
    }

    /// Whether the constraint ties an edge to its superview's, and another call ties an edge of the other view to the
    /// same one. Positions that a single call makes equal are intended.
    private func isAtEdge(_ constraint: LayoutConstraint, of parent: View, as other: View) -> Bool {
        guard constraint.second?.view === parent, constraint.first.attribute.isSide, constraint.relation == .equal,
            constraint.priority == LayoutPriority.required
        else { return false }
        return solved.constraints(on: other).contains {
            $0.first.attribute == constraint.first.attribute && $0.second?.nameOnly == constraint.second?.nameOnly
                && $0.constant == constraint.constant && $0.priority == constraint.priority
                && $0.origin != constraint.origin
        }
    }
}
