/// Looks for texts that are tied to an edge of the screen and lie where its safe area does not reach.
struct UnsafePlaceFinder {
    private let oddities: OddityFinder

    init(_ oddities: OddityFinder) {
        self.oddities = oddities
    }

    func places() -> [UnsafePlace] {
        let root = oddities.scene.root
        if root.safeAreaInsets == EdgeInsets(0) { return [] }
        return Array(root.subviews.compactMap { place(of: $0, in: root) }.prefix(OddityFinder.most))
    }

    private func place(of view: View, in root: View) -> UnsafePlace? {
        guard view.kind.hasText, oddities.isPlain(view) else { return nil }
        return oddities.constraints(on: view).lazy.compactMap { constraint -> UnsafePlace? in
            let attribute = constraint.first.attribute
            guard let second = constraint.second, second.view === root, second.guide == nil, attribute.isEdge,
                attribute == second.attribute, constraint.relation == .equal
            else { return nil }
            let safe = ViewAttribute(view: root, guide: .safeArea, attribute: attribute)
            let (own, limit) = (oddities.solution.value(of: constraint.first), oddities.solution.value(of: safe))
            let isFar = attribute.resolved(in: oddities.scene.direction).isFarEdge
            let distance = isFar ? own - limit : limit - own
            // What is beyond the screen is a stray.
            let isOnScreen =
                isFar ? own <= oddities.solution.value(of: second) : own >= oddities.solution.value(of: second)
            guard distance > 0.5, isOnScreen else { return nil }
            return UnsafePlace(
                view: view.name, edge: constraint.first.nameOnly, safeEdge: safe.nameOnly, distance: distance,
                origin: constraint.origin)
        }.first
    }
}
