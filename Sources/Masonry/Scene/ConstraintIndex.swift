/// A scene's constraints that are alive, by id: without it one would have to be looked for among all.
final class ConstraintIndex {
    /// The constraints that are alive, by the id minus 1; nil for others. A constraint removes itself before it is
    /// freed.
    private var places: [Unmanaged<LayoutConstraint>?] = []

    subscript(id: Int) -> LayoutConstraint? {
        places.indices.contains(id - 1) ? places[id - 1]?.takeUnretainedValue() : nil
    }

    func add(_ constraint: LayoutConstraint) {
        while places.count < constraint.id { places.append(nil) }
        places[constraint.id - 1] = .passUnretained(constraint)
    }

    /// A constraint that was undone may live on after another one got its id.
    func remove(_ constraint: LayoutConstraint) {
        guard places.indices.contains(constraint.id - 1),
            places[constraint.id - 1]?.toOpaque() == Unmanaged.passUnretained(constraint).toOpaque()
        else { return }
        places[constraint.id - 1] = nil
    }
}
