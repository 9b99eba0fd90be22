internal import Masonry

/// Looks for buttons that are stretched between two other views. A button that covers another view, or is one of
/// several that share the space, is as large as intended.
struct StretchFinder {
    private let solved: SolvedScene

    /// The least height of a stretched button, in points and as a multiple of what its title needs.
    private static let minHeight = 150.0
    private static let minFactor = 4.0

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func stretches() -> [Stretch] {
        solved.findings(stretch)
    }

    private func stretch(_ view: View) -> Stretch? {
        guard view.kind == .button, view.text?.isEmpty == false, solved.isPlain(view),
            let given = solved.solution.frame(of: view)?.height, let needed = view.intrinsicContentSize?.height,
            given >= max(Self.minHeight, needed * Self.minFactor), !hasMate(view, given)
        else { return nil }
        let own = solved.constraints(on: view).filter { $0.first.attribute.axis == .vertical }
        guard own.count == 2, let top = own.first(where: { $0.first.attribute == .top }),
            let bottom = own.first(where: { $0.first.attribute == .bottom }), let above = top.second,
            let below = bottom.second, above.view !== below.view
        else { return nil }
        // An edge at the screen is more likely to be the one too many than one at a neighbor.
        let (edge, other, place) = above.view === view.superview ? (top, bottom, above) : (bottom, top, below)
        return Stretch(
            view: view.name, needed: needed, given: given, edge: edge.first.nameOnly, place: place.nameOnly,
            origin: edge.origin, related: other.origin)
    }

    /// Whether another button next to it is as high.
    private func hasMate(_ view: View, _ height: Double) -> Bool {
        view.superview?.subviews.contains { other in
            other !== view && other.kind == .button
                && abs((solved.solution.frame(of: other)?.height ?? 0) - height) <= 0.5
        } ?? false
    }
}
