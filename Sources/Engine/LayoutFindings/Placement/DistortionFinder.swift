internal import Masonry

/// Looks for images that are stretched along one side only, or have swapped sides. An image with both sides constrained
/// may be cropped on purpose.
struct DistortionFinder {
    private let solved: SolvedScene
    private var solution: LayoutSolution { solved.solution }

    /// Smaller distortions are hardly visible.
    private static let minRatio = 1.25

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func distortions() -> [Distortion] {
        solved.findings(distortion)
    }

    private func distortion(_ view: View) -> Distortion? {
        guard view.kind == .image, solved.isPlain(view), let frame = solution.frame(of: view),
            let own = view.measuredContentSize, own.width > 0.5, own.height > 0.5
        else { return nil }
        let given = Size(width: frame.width, height: frame.height)
        let (ratio, ownRatio) = (given.width / given.height, own.width / own.height)
        guard max(ratio / ownRatio, ownRatio / ratio) >= Self.minRatio else { return nil }
        func found(_ kind: Distortion.Kind, _ cause: LayoutConstraint?) -> Distortion {
            Distortion(view: view.name, kind: kind, own: own, given: given, origin: cause?.origin ?? view.origin)
        }
        for axis in Axis.allCases {
            let isOwn = abs(frame[axis.components.length] - (axis == .horizontal ? own.width : own.height)) <= 0.5
            if isOwn, !isHeld(view, axis), isHeld(view, axis.other) {
                return found(.stretched(by: axis.other), constraints(on: view, axis.other).last)
            }
        }
        guard abs(ratio * ownRatio - 1) < 0.05, max(ownRatio, 1 / ownRatio) >= Self.minRatio else { return nil }
        let sizes = solved.constraints(on: view).filter { size in
            size.first.attribute.isSize && size.relation == .equal
                && (size.second == nil || size.second?.view === view)
        }
        let isStated = sizes.contains { $0.second?.view === view } || Set(sizes.map(\.first.attribute)).count == 2
        return isStated ? found(.turned, sizes.last) : nil
    }

    private func constraints(on view: View, _ axis: Axis) -> [LayoutConstraint] {
        solved.constraints(on: view).filter { $0.first.attribute.axis == axis }
    }

    /// Whether constraints determine the view's length along the axis, by its size or two edges, including constraints
    /// on other views.
    private func isHeld(_ view: View, _ axis: Axis) -> Bool {
        let own = constraints(on: view, axis)
        if own.contains(where: \.first.attribute.isSize) { return true }
        let places = Set(own.filter { $0.relation == .equal && $0.first.attribute.isSide }.map(\.first.attribute))
        return places.contains(where: \.isFarEdge) && places.contains { !$0.isFarEdge }
    }
}
