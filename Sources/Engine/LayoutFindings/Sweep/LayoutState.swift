package import Masonry

/// What decides about the frames of a layout: which constraints hold exactly, which give way, and how views lie to each other.
///
/// Between two screens with the same state every frame is a linear function of the screen: the solution in between has the
/// same equations, and the prices that prove it to be best don't depend on the screen.
package struct LayoutState: Equatable {
    /// What one can see: what a picture is drawn for.
    package let kind: Kind
    private let constraints: [Side]
    private let contents: [Side]
    private let ambiguous: [[FrameComponent]]
    private let comparisons: [Int8]
    private let columns: [Int32]
    private let rows: [Int32]

    /// Where a difference is: below, at or above 0.
    private struct Side: Equatable {
        let subject: Int
        let sign: Int8
    }

    /// Above this many views, the order of their edges is not compared.
    private static let maxOrderedViews = 300
    private static let tolerance = 1e-6

    /// - Parameter differences: other numbers that change linearly, whose signs matter; nil if it matters how views lie to
    ///   each other.
    package init(of scene: Scene, _ layout: Layout, comparing differences: [Double]? = nil) {
        comparisons = differences?.map(Self.sign) ?? []
        constraints = layout.constraints.map { record in
            Side(subject: record.id, sign: Self.sign(record.firstValue - record.secondValue))
        }
        var contents: [Side] = []
        var squeezed: [Int] = []
        var heights: [Double] = []
        let views = Dictionary(scene.views.map { ($0.name, $0) }) { first, _ in first }
        for (index, item) in layout.items.enumerated() {
            guard let view = views[item.name] else { continue }
            let size = view.intrinsicSize(wrappedAt: item.rootFrame.width)
            for axis in Axis.allCases {
                guard let own = size[axis] else { continue }
                let length = axis == .horizontal ? item.rootFrame.width : item.rootFrame.height
                let sign = Self.sign(length - own)
                contents.append(Side(subject: index, sign: sign))
                if sign < 0, !item.isHidden { squeezed.append(2 * index + (axis == .horizontal ? 0 : 1)) }
            }
            if view.wrapsAtSolvedWidth, let height = size.height { heights.append(height) }
        }
        self.contents = contents
        ambiguous = layout.items.map(\.ambiguous)
        let shown = differences == nil && layout.items.count <= Self.maxOrderedViews ? layout.items : []
        columns = Self.ranks(shown.flatMap { [$0.rootFrame.x, $0.rootFrame.x + $0.rootFrame.width] })
        rows = Self.ranks(shown.flatMap { [$0.rootFrame.y, $0.rootFrame.y + $0.rootFrame.height] })
        kind = Kind(
            hidden: layout.items.map(\.isHidden), texts: layout.items.map(\.text),
            broken: layout.constraints.filter(\.isBroken).map(\.id),
            missed: layout.constraints.filter { !$0.isBroken && $0.missedBy > Self.tolerance }.map(\.id),
            active: layout.constraints.map(\.id), squeezed: squeezed, heights: heights)
    }

    /// What differs from one kind of layout to another.
    package struct Kind: Hashable {
        package let hidden: [Bool]
        package let texts: [String?]
        /// The ids of constraints that are broken, that give way to others, and that are active.
        package let broken: [Int]
        package let missed: [Int]
        package let active: [Int]
        /// The views, twice their number plus the axis, that are smaller than their content.
        package let squeezed: [Int]
        /// The heights of texts that wrap.
        package let heights: [Double]
    }

    private static func sign(_ difference: Double) -> Int8 {
        difference.magnitude <= tolerance ? 0 : difference < 0 ? -1 : 1
    }

    /// The place of each number among all; equal ones have the same.
    private static func ranks(_ numbers: [Double]) -> [Int32] {
        var ranks = [Int32](repeating: 0, count: numbers.count)
        var rank: Int32 = 0
        var last = -Double.infinity
        for index in numbers.indices.sorted(by: { numbers[$0] < numbers[$1] }) {
            if numbers[index] - last > tolerance { rank += 1 }
            last = numbers[index]
            ranks[index] = rank
        }
        return ranks
    }
}
