internal import Masonry
internal import Evaluator

/// Which open views others follow: each is found once, however many follow it.
struct OpenLeaders {
    private let layout: Layout
    /// By view and axis; nil where those that are followed go round in a circle.
    private var known: [Place: String?] = [:]

    private struct Place: Hashable {
        let view: String
        let axis: Axis
    }

    init(_ layout: Layout) {
        self.layout = layout
    }

    /// The open view that a view follows along the axis, over others or not: the first of those that are placed by none;
    /// the view itself where it follows none, or such as follow one another.
    mutating func leader(of view: String, _ axis: Axis) -> String {
        var (path, seen) = ([view], Set([view]))
        var leader: String?
        while let last = path.last {
            if let found = known[Place(view: last, axis: axis)] {
                leader = found
                break
            }
            guard let next = predecessor(of: last, axis) else {
                leader = last
                break
            }
            guard seen.insert(next).inserted else { break }
            path.append(next)
        }
        for view in path { known.updateValue(leader, forKey: Place(view: view, axis: axis)) }
        return leader ?? view
    }

    /// Another open view that one of the view's own constraints ties it to.
    private func predecessor(of view: String, _ axis: Axis) -> String? {
        layout.constraints(about: view).lazy.filter {
            $0.first.item == view && $0.relation == .equal && $0.first.attribute.axis == axis
        }.compactMap { $0.second?.item }.first { second in
            second != view && (layout.item(named: second)?.ambiguous.contains { $0.axis == axis } ?? false)
        }
    }
}
