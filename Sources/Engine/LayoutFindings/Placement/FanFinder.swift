internal import Masonry

/// Finds views that overlap on purpose, each shifted by the same step, like a hand of cards.
struct FanFinder {
    private let solved: SolvedScene
    private var solution: LayoutSolution { solved.solution }

    /// The largest gap between rows that are apart, in points.
    private static let widestGap = 24.0
    /// A view rarely covers less than this share of the previous one on purpose.
    private static let minCovered = 0.25

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    /// The names of the views in each fan.
    func fans(in parents: [View]) -> [Set<String>] {
        parents.flatMap { parent -> [Set<String>] in
            if parent.subviews.count < 3 { return [] }
            var order: [Shape] = []
            var groups: [Shape: [View]] = [:]
            for view in parent.subviews where solved.isPlain(view) {
                guard let frame = solution.roundedFrame(of: view), view.kind != .label || hasOwnSize(view) else {
                    continue
                }
                let shape = Shape(kind: view.kind, size: Size(width: frame.width, height: frame.height))
                if groups[shape] == nil { order.append(shape) }
                groups[shape, default: []].append(view)
            }
            return order.flatMap { fans(among: groups[$0] ?? [], in: parent) }
        }
    }

    private struct Shape: Hashable {
        let kind: ViewKind
        let size: Size
    }

    /// Views of one size that follow each other by the same step, in order.
    private func fans(among views: [View], in parent: View) -> [Set<String>] {
        var fans: [Set<String>] = []
        var start = 0
        while start + 2 < views.count {
            var end = start + 1
            while end < views.count, let step = step(from: views[end - 1], to: views[end]),
                let first = self.step(from: views[start], to: views[start + 1]), step.isNear(first)
            {
                end += 1
            }
            if end - start > 2, isIntended(Array(views[start..<end]), in: parent) {
                fans.append(Set(views[start..<end].map(\.name)))
            }
            start = max(start + 1, end - 1)
        }
        return fans
    }

    private func step(from view: View, to next: View) -> Point? {
        guard let frame = solution.frame(of: view), let other = solution.frame(of: next), frame.overlaps(other) else {
            return nil
        }
        let step = Point(x: other.x - frame.x, y: other.y - frame.y)
        return max(abs(step.x), abs(step.y)) > 0.5 ? step : nil
    }

    /// Whether this is not a row or column in which each view should start where the previous one ends.
    private func isIntended(_ views: [View], in parent: View) -> Bool {
        guard let step = step(from: views[0], to: views[1]), let frame = solution.frame(of: views[0]),
            let bounds = solution.frame(of: parent), !hidesTexts(views)
        else { return false }
        if views[0].kind == .image || abs(step.x) > 0.5 && abs(step.y) > 0.5 { return true }
        let axis: Axis = abs(step.x) > 0.5 ? .horizontal : .vertical
        let (place, length) = axis.components
        let distance = max(abs(step.x), abs(step.y))
        if distance > (1 - Self.minCovered) * frame[length] { return false }
        let count = Double(views.count)
        let isTooLong = frame[place] - bounds[place] + count * frame[length] + (count - 1) * distance > bounds[length]
        return distance > Self.widestGap || isTooLong
    }

    /// Whether a view covers a text in the previous one.
    private func hidesTexts(_ views: [View]) -> Bool {
        zip(views, views.dropFirst()).contains { back, front in
            guard let frame = solution.frame(of: front), let ground = solution.frame(of: back) else { return false }
            // A button's title is centered.
            let title = Rect(x: ground.x + ground.width / 2, y: ground.y + ground.height / 2, width: 1, height: 1)
            if back.kind == .button, back.text?.isEmpty == false, frame.contains(title) { return true }
            return texts(in: back).contains { solution.frame(of: $0)?.overlaps(frame) ?? false }
        }
    }

    private func texts(in view: View) -> [View] {
        view.subviews.flatMap { ($0.kind.hasText && solved.isShown($0) ? [$0] : []) + texts(in: $0) }
    }

    private func hasOwnSize(_ view: View) -> Bool {
        let sizes = solved.constraints(on: view).filter { $0.first.attribute.isSize && $0.relation == .equal }
        return Set(sizes.map(\.first.attribute)).count == 2
    }
}

extension Point {
    fileprivate func isNear(_ other: Point) -> Bool { abs(x - other.x) <= 0.5 && abs(y - other.y) <= 0.5 }
}
