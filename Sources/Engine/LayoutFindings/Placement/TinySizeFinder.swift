internal import Masonry

/// Looks for sizes that leave a field or an image less than a quarter of what it needs. Texts in labels and buttons are
/// for `SqueezeFinder`.
struct TinySizeFinder {
    private let solved: SolvedScene

    /// The largest share of its content's length that a tiny view has.
    private static let share = 0.25
    /// The largest length of a tiny view, in points. A large photo may be shown as a thumbnail.
    private static let largest = 10.0

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func sizes() -> [TinySize] {
        solved.findings { view in
            guard view.kind == .field || view.kind == .image, solved.isPlain(view) else { return nil }
            return size(of: view, .horizontal) ?? size(of: view, .vertical)
        }
    }

    private func size(of view: View, _ axis: Axis) -> TinySize? {
        guard view.kind == .image || axis == .vertical, let content = view.measuredContentSize,
            let frame = solved.solution.frame(of: view)
        else { return nil }
        let needed = axis == .horizontal ? content.width : content.height
        let given = frame[axis.components.length]
        guard given <= min(Self.largest, needed * Self.share) else { return nil }
        let size = solved.constraints(on: view).first { size in
            size.first.attribute.isSize && size.first.attribute.axis == axis && size.relation == .equal
                && size.second == nil && size.priority == LayoutPriority.required
        }
        return size.map {
            TinySize(size: $0.first.nameOnly, needed: needed, given: given, origin: $0.origin)
        }
    }
}
