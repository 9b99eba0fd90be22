internal import Masonry

/// Looks for texts outside the safe area because they or an ancestor are tied to an edge of the screen.
struct UnsafePlaceFinder {
    private let solved: SolvedScene
    private var solution: LayoutSolution { solved.solution }
    private var root: View { solved.scene.root }

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    /// The first text of each view that moves several.
    func places() -> [UnsafePlace] {
        if root.safeAreaInsets == EdgeInsets(0) || root.hasAssumedSafeArea { return [] }
        var reported: Set<ViewAttribute.Name> = []
        let texts = solved.views.filter { $0.kind.hasText && solved.isPlain($0) && isInSight($0) }
        var places: [UnsafePlace] = []
        for text in texts {
            let found = Self.sides.lazy.compactMap { place(of: text, beyond: $0, among: texts) }.first
            if let place = found, reported.insert(place.edge).inserted { places.append(place) }
            if places.count == SolvedScene.maxFindings { break }
        }
        return places
    }

    private static let sides: [Attribute] = [.left, .top, .right, .bottom]

    /// Whether it neither scrolls nor has a hidden ancestor.
    private func isInSight(_ view: View) -> Bool {
        sequence(first: view, next: \.superview).dropFirst().allSatisfy { $0.kind != .scroll && !$0.isHidden }
    }

    private func place(of text: View, beyond side: Attribute, among texts: [View]) -> UnsafePlace? {
        guard let distance = distance(of: text, beyond: side),
            let holder = sequence(first: text, next: \.superview).first(where: { tie(of: $0, to: root, side) != nil }),
            let outer = tie(of: holder, to: root, side)
        else { return nil }
        let safe = ViewAttribute(view: root, guide: .safeArea, attribute: outer.first.attribute).nameOnly
        if holder === text {
            return UnsafePlace(
                view: text.name, edge: outer.first.nameOnly, origin: outer.origin, safeEdge: safe, distance: distance)
        }
        // A view that moves all of its texts outside is misplaced itself, unless it is the background of the whole
        // screen.
        let inside = texts.filter { $0.isDescendant(of: holder) }
        let beyond = inside.filter { self.distance(of: $0, beyond: side) != nil }
        let inner = text.superview.flatMap { tie(of: text, to: $0, side) }
        let isGround = side.acrossTheView.map { tie(of: holder, to: root, $0) != nil } ?? false
        let isHeldApart = inside.contains { other in
            self.distance(of: other, beyond: side) == nil && isHeld(other, at: side, by: [holder, root])
        }
        let isOwn = inner != nil && (isGround || isHeldApart)
        let (blamed, other) = isOwn ? (inner, outer) : (outer, inner)
        return blamed.map { blamed in
            UnsafePlace(
                view: text.name, edge: blamed.first.nameOnly, origin: blamed.origin, safeEdge: safe,
                distance: distance,
                way: UnsafePlace.Way(
                    outer: outer.first.nameOnly, inner: inner?.first.nameOnly, origin: other?.origin,
                    others: isOwn ? 0 : beyond.count - 1))
        }
    }

    /// How far a view on the screen extends beyond the safe area; nil if it does not.
    private func distance(of view: View, beyond side: Attribute) -> Double? {
        let safe = solution.value(of: ViewAttribute(view: root, guide: .safeArea, attribute: side))
        let (own, screen) = (solution.value(of: view.attribute(side)), solution.value(of: root.attribute(side)))
        let sign: Double = side.isFarEdge ? 1 : -1
        // Beyond the screen it is outside its superview, which is another finding.
        return sign * (own - safe) > 0.5 && sign * (own - screen) <= 0.5 ? sign * (own - safe) : nil
    }

    /// Whether an equation ties the view's edge at a side to one of the other views or their guides.
    private func isHeld(_ view: View, at side: Attribute, by others: [View]) -> Bool {
        solved.constraints(on: view).contains { constraint in
            constraint.first.attribute.resolved(in: solved.scene.direction) == side
                && constraint.second.map { others.contains($0.view) } ?? false
        }
    }

    /// The equation that ties the view's edge at a side to the same edge of an ancestor.
    private func tie(of view: View, to other: View, _ side: Attribute) -> LayoutConstraint? {
        solved.constraints(on: view).first { constraint in
            guard let second = constraint.second, second.view === other, second.guide == nil,
                constraint.relation == .equal, constraint.first.attribute == second.attribute
            else { return false }
            return constraint.first.attribute.resolved(in: solved.scene.direction) == side
        }
    }
}
