import Masonry

/// Something that at least three siblings share: an edge, a size, or the gap from one to the next.
struct SiblingPattern {
    private enum Measure: CaseIterable {
        case left, right, top, bottom, centerX, centerY, width, height

        func value(_ frame: Rect) -> Double {
            switch self {
            case .left: frame.x
            case .right: frame.x + frame.width
            case .top: frame.y
            case .bottom: frame.y + frame.height
            case .centerX: frame.x + frame.width / 2
            case .centerY: frame.y + frame.height / 2
            case .width: frame.width
            case .height: frame.height
            }
        }
    }

    private enum Kind {
        case shared(Measure)
        case gaps(Axis)
    }

    private let kind: Kind
    /// In order along the axis, for gaps.
    private let names: [String]

    /// The fewest views that make a pattern.
    private static let fewest = 3
    /// The smallest difference, in points, that is seen.
    private static let seen = 3.0

    static func all(in snapshot: Snapshot) -> [SiblingPattern] {
        snapshot.families.filter { $0.count >= fewest }.flatMap { siblings in
            Measure.allCases.flatMap { shared($0, among: siblings) }
                + Axis.allCases.flatMap { gaps($0, among: siblings) }
        }
    }

    private static func shared(_ measure: Measure, among siblings: [Snapshot.Place]) -> [SiblingPattern] {
        groups(of: siblings) { measure.value($0.frame) }.map {
            SiblingPattern(kind: .shared(measure), names: $0.map(\.name))
        }
    }

    /// Rows, or columns, of siblings with equal gaps: those that share a center across the axis.
    private static func gaps(_ axis: Axis, among siblings: [Snapshot.Place]) -> [SiblingPattern] {
        let across: Measure = axis == .horizontal ? .centerY : .centerX
        return groups(of: siblings) { across.value($0.frame) }.compactMap { line in
            let sorted = line.sorted { $0.frame.start(axis) < $1.frame.start(axis) }
            let pattern = SiblingPattern(kind: .gaps(axis), names: sorted.map(\.name))
            return pattern.isEven(sorted.map(\.frame)) ? pattern : nil
        }
    }

    private static func groups(
        of siblings: [Snapshot.Place], by value: (Snapshot.Place) -> Double
    ) -> [[Snapshot.Place]] {
        Dictionary(grouping: siblings) { (value($0) * 10).rounded() }.values.filter { $0.count >= fewest }
    }

    func holds(in snapshot: Snapshot) -> Bool { isEven(names.compactMap { snapshot[$0]?.frame }) }

    private func isEven(_ frames: [Rect]) -> Bool {
        let values =
            switch kind {
            case .shared(let measure): frames.map(measure.value)
            case .gaps(let axis): zip(frames, frames.dropFirst()).map { $1.start(axis) - $0.end(axis) }
            }
        guard let least = values.min(), let greatest = values.max() else { return true }
        return greatest - least < Self.seen
    }
}

extension Rect {
    fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
    fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? x + width : y + height }
}
