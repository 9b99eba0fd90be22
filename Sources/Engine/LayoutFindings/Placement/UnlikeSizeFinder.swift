internal import Masonry

/// Looks for a button, field or image in a row of its siblings that has another height than all others, or is narrower than all
/// others.
///
/// The one in the middle may be raised, and a wide one may take the room of two.
struct UnlikeSizeFinder {
    private let solved: SolvedScene

    /// The least number of others, for heights and for widths. Three buttons are often of two widths.
    private static let fewest = (height: 2, width: 3)
    /// Lengths that differ less look alike, in points.
    private static let tolerance = 2.0

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func sizes() -> [UnlikeSize] {
        var found: [UnlikeSize] = []
        for row in rows where found.count < SolvedScene.maxFindings {
            found += [Axis.vertical, .horizontal].compactMap { size(in: row, $0) }
        }
        return found
    }

    private typealias Member = (view: View, frame: Rect)

    private struct Group: Hashable {
        let parent: ObjectIdentifier
        let kind: ViewKind
    }

    /// The views of a kind that have a superview, a top, a center or a bottom in common and lie side by side, from left to right.
    private var rows: [[Member]] {
        var order: [Group] = []
        var members: [Group: [Member]] = [:]
        for view in solved.views where [.button, .field, .image].contains(view.kind) && solved.isPlain(view) {
            guard let parent = view.superview, let frame = solved.solution.frame(of: view) else { continue }
            let group = Group(parent: ObjectIdentifier(parent), kind: view.kind)
            if members[group] == nil { order.append(group) }
            members[group, default: []].append((view, frame))
        }
        let lines: [(Rect) -> Double] = [\.y, { $0.y + $0.height / 2 }, { $0.y + $0.height }]
        return order.flatMap { group -> [[Member]] in
            let all = members[group] ?? []
            guard all.count > Self.fewest.height else { return [] }
            for line in lines {
                let row = all.filter { abs(line($0.frame) - line(all[0].frame)) <= 0.5 }.sorted {
                    $0.frame.x < $1.frame.x
                }
                let isRow = zip(row, row.dropFirst()).allSatisfy { $0.frame.x + $0.frame.width <= $1.frame.x + 0.5 }
                if row.count == all.count, isRow { return [row] }
            }
            return []
        }
    }

    private func size(in row: [Member], _ axis: Axis) -> UnlikeSize? {
        let isHeight = axis == .vertical
        let length = { (member: Member) in isHeight ? member.frame.height : member.frame.width }
        guard row.count > (isHeight ? Self.fewest.height : Self.fewest.width) else { return nil }
        // If one differs, two of the first three are alike.
        let usual = abs(length(row[0]) - length(row[1])) <= 0.5 ? length(row[0]) : length(row[2])
        let others = row.indices.filter { abs(length(row[$0]) - usual) > Self.tolerance }
        guard others.count == 1, let odd = others.first,
            row.indices.allSatisfy({ $0 == odd || abs(length(row[$0]) - usual) <= 0.5 }),
            length(row[odd]) < usual || isHeight && odd * 2 != row.count - 1,
            row.allSatisfy({ $0.view === row[odd].view || isGiven($0.view, axis) })
        else { return nil }
        let view = row[odd].view
        let own = solved.constraints(on: view).first { $0.first.attribute.isSize && $0.first.attribute.axis == axis }
        return UnlikeSize(
            size: view.attribute(isHeight ? .height : .width).nameOnly, given: length(row[odd]), usual: usual,
            others: row.count - 1, origin: own?.origin ?? view.origin)
    }

    /// Whether a number sets the length, so that it does not follow from the content or the room.
    private func isGiven(_ view: View, _ axis: Axis) -> Bool {
        solved.constraints(on: view).contains {
            $0.first.attribute.isSize && $0.first.attribute.axis == axis && $0.second == nil && $0.relation == .equal
        }
    }
}
